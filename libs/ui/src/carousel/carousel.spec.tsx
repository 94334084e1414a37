import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode } from 'react';
import { matchMediaQueries, renderUi, mockIntersectionObserver } from '../testing/render-ui';
import { Carousel } from '.';

const show = (first: ReactNode = <p>One</p>) =>
  renderUi(
    <Carousel label="Success Stories" slideLabel={(number, total) => `${number} of ${total}`}>
      {first}
      <p>Two</p>
      <p>Three</p>
    </Carousel>,
  );
const carousel = () => screen.getByRole('region', { name: 'Success Stories' });

describe('Carousel', () => {
  it('advances automatically until it is paused, and resumes on request', async () => {
    show();
    expect(carousel()).toHaveAttribute('data-moving', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(carousel()).toHaveAttribute('data-moving', 'false');
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(carousel()).toHaveAttribute('data-moving', 'true');
  });

  it('does not advance with prefers-reduced-motion', () => {
    const undo = matchMediaQueries('prefers-reduced-motion');
    show();
    expect(carousel()).toHaveAttribute('data-moving', 'false');
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
    undo();
  });

  it('stops under the pointer and the focus, and resumes afterwards', async () => {
    show(<a href="/first">One</a>);
    const slide = screen.getByRole('group', { name: '1 of 3' });
    await userEvent.hover(slide);
    expect(carousel()).toHaveAttribute('data-moving', 'false');
    await userEvent.unhover(slide);
    expect(carousel()).toHaveAttribute('data-moving', 'true');
    act(() => screen.getByRole('link', { name: 'One' }).focus());
    expect(carousel()).toHaveAttribute('data-moving', 'false');
    act(() => screen.getByRole('link', { name: 'One' }).blur());
    expect(carousel()).toHaveAttribute('data-moving', 'true');
  });

  it('stays paused when the pointer enters and leaves', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    await userEvent.hover(screen.getByRole('group', { name: '1 of 3' }));
    await userEvent.unhover(screen.getByRole('group', { name: '1 of 3' }));
    expect(carousel()).toHaveAttribute('data-moving', 'false');
  });

  it('stays paused after a touch until it is resumed', async () => {
    show();
    await userEvent.pointer({ keys: '[TouchA]', target: screen.getByRole('group', { name: '1 of 3' }) });
    expect(carousel()).toHaveAttribute('data-moving', 'false');
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(carousel()).toHaveAttribute('data-moving', 'true');
  });

  describe('that scrolls in and out of view', () => {
    const scroll = mockIntersectionObserver();

    it('stops out of view, and resumes in view', () => {
      show();
      scroll(false);
      expect(carousel()).toHaveAttribute('data-moving', 'false');
      scroll(true);
      expect(carousel()).toHaveAttribute('data-moving', 'true');
    });
  });

  it('has its pause button first in the tab order and for screen readers', async () => {
    show();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Pause' })).toHaveFocus();
  });

  it('exposes the text of every slide to screen readers, also of hidden ones', () => {
    renderUi(
      <Carousel label="Success Stories" slideLabel={(number, total) => `${number} of ${total}`}>
        <h1>One</h1>
        <h2>Two</h2>
      </Carousel>,
    );
    for (const name of ['One', 'Two'])
      expect(screen.getByRole('heading', { name }).closest('[inert], [aria-hidden="true"]')).toBeNull();
  });

  it('names each slide and offers buttons for all of them', () => {
    show();
    expect(screen.getByRole('group', { name: '1 of 3' })).toHaveTextContent('One');
    for (const name of ['Previous', 'Next', '1 of 3', '2 of 3', '3 of 3'])
      expect(screen.getByRole('button', { name })).toBeVisible();
  });
});
