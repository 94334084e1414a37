import { renderUi } from '@kaaj/ui/testing';
import { screen } from '@testing-library/react';
import { type ReactElement } from 'react';
import { UiRoot } from '..';
import { Progress, Shares } from '.';

const show = (piece: ReactElement) =>
  renderUi(
    <UiRoot theme="light" language="en">
      {piece}
    </UiRoot>,
  );

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
