import { matchMediaQueries, renderUi } from '@kaaj/ui/testing';
import { screen, within } from '@testing-library/react';
import { type ReactElement } from 'react';
import { UiRoot } from '..';
import { Progress, Shares, StepList, ActivityTimeline } from '.';

const show = (piece: ReactElement) =>
  renderUi(
    <UiRoot theme="light" language="en">
      {piece}
    </UiRoot>,
  );

describe('steps at the desk', () => {
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

  it.each(['on a wide screen', 'on a phone'])('are a list in their order with one heading each, %s', (where) => {
    const undo = where === 'on a phone' ? matchMediaQueries('47.99rem', '63.99rem') : () => undefined;
    show(list());
    const section = screen.getByRole('region', { name: 'First steps' });
    const items = within(within(section).getByRole('list')).getAllByRole('listitem');
    expect(items.map((item) => within(item).getByRole('heading', { level: 3 }).textContent)).toEqual([
      'Buy coins (done)',
      'Post a task',
      'Decide',
    ]);
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    undo();
  });

  it('show the link of the next step only, and the progress', () => {
    show(list());
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Post']);
    expect(screen.getByRole('progressbar', { name: 'Decide' })).toHaveValue(1);
  });

  it('show nothing while the progress is loading', () => {
    show(list(true));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });
});

describe('a story at the desk', () => {
  it('is a named list of events, the oldest first, with texts and pictures', () => {
    show(
      <ActivityTimeline
        label="What happened"
        pictureName={(number) => `Picture ${number}`}
        entries={[
          { key: 'sent', title: 'Sent', when: '4 Dec', text: 'Five sentences.', pictures: ['/a.png', '/b.png'] },
          { key: 'rejected', title: 'Rejected', when: '5 Dec', tone: 'bad' },
        ]}
      />,
    );
    const [sent, rejected] = within(screen.getByRole('list', { name: 'What happened' })).getAllByRole('listitem');
    expect(sent).toHaveTextContent('Sent4 DecFive sentences.');
    expect(screen.getByRole('link', { name: 'Picture 2' })).toHaveAttribute('href', '/b.png');
    expect(rejected).toHaveTextContent('Rejected5 Dec');
  });
});

describe('how far something is, at the desk', () => {
  it('has its name and its value in the unit that is counted', () => {
    show(<Progress label="Posting" value={250} max={400} />);
    const bar = screen.getByRole('progressbar', { name: 'Posting' });
    expect(bar).toHaveValue(250);
    expect(bar).toHaveAttribute('aria-valuemax', '400');
  });

  it('is decorative when it consists of shares', () => {
    show(<Shares max={10} shares={[{ value: 4, tone: 'good' }]} />);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });
});
