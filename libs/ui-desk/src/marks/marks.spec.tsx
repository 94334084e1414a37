import { renderUi } from '@kaaj/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { Badge, IconButton, Segmented, StatusBadge, UiRoot } from '..';

const show = (children: ReactNode) =>
  renderUi(
    <UiRoot theme="light" language="en">
      {children}
    </UiRoot>,
  );

const changed = jest.fn();

function Choice() {
  const [value, setValue] = useState('waiting');
  return (
    <Segmented
      aria-label="Which"
      value={value}
      onChange={(chosen) => {
        changed(chosen);
        setValue(chosen);
      }}
      options={[
        { value: 'waiting', label: 'Waiting' },
        { value: 'decided', label: 'Decided' },
      ]}
    />
  );
}

describe('a choice among a few', () => {
  it('is one stop of the keyboard, and arrows choose once', async () => {
    const user = userEvent.setup();
    show(<Choice />);
    expect(screen.getByRole('radiogroup', { name: 'Which' })).not.toHaveAttribute('tabindex');
    await user.tab();
    expect(screen.getByRole('radio', { name: 'Waiting' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'Decided' })).toBeChecked();
    expect(changed.mock.calls).toEqual([['decided']]);
  });
});

describe('marks', () => {
  it('show a state as text', () => {
    show(<StatusBadge status="accepted">Accepted</StatusBadge>);
    expect(screen.getByText('Accepted').closest('.ant-tag')).toHaveClass('ant-tag-success');
  });

  it('show a count in the given digits', () => {
    show(
      <p>
        Waiting <Badge count="১২" />
      </p>,
    );
    expect(screen.getByText(/Waiting/)).toHaveTextContent(/^Waiting ১২$/);
  });
});

describe('hints', () => {
  it('describe an icon button to keyboard users, in addition to its name', async () => {
    const user = userEvent.setup();
    show(<IconButton label="Rename" icon={<svg />} />);
    await user.tab();
    const button = screen.getByRole('button', { name: 'Rename' });
    expect(button).toHaveFocus();
    expect(button).not.toHaveAttribute('title');
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Rename');
  });
});
