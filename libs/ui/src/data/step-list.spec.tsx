import { screen, within } from '@testing-library/react';
import { renderUi } from '../testing/render-ui';
import { StepList } from './step-list';

describe('steps', () => {
  const steps = [
    { key: 'coins', title: 'Buy coins', text: 'Tasks are paid in coins.', done: true, action: <a href="/buy">Buy</a> },
    {
      key: 'task',
      title: 'Post a task',
      text: 'Say what is to be done.',
      done: false,
      action: <a href="/add">Post</a>,
    },
    { key: 'review', title: 'Decide', text: 'Look at what comes.', done: false, progress: { value: 1, max: 4 } },
  ];
  const list = (awaited = false) => <StepList title="First steps" doneLabel="done" steps={steps} awaited={awaited} />;

  it('are a list in their order with one heading each', () => {
    renderUi(list());
    const section = screen.getByRole('region', { name: 'First steps' });
    const items = within(within(section).getByRole('list')).getAllByRole('listitem');
    expect(items.map((item) => within(item).getByRole('heading', { level: 3 }).textContent)).toEqual([
      'Buy coins (done)',
      'Post a task',
      'Decide',
    ]);
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  });

  it('show the way of the next one alone, and how far one has come', () => {
    renderUi(list());
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Post']);
    expect(screen.getByRole('progressbar', { name: 'Decide' })).toHaveValue(1);
  });

  it('say nothing while it is not known what is done', () => {
    renderUi(list(true));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });
});
