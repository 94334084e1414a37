import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '@kaaj/ui/testing';
import { UiRoot, useUi, type ConfirmQuestion } from '..';

const question: ConfirmQuestion = {
  title: 'Delete this task?',
  text: '250 coins come back.',
  ok: 'Delete',
  cancel: 'Keep',
  danger: true,
};

function mount(answered: (yes: boolean) => void) {
  function Page() {
    const ui = useUi();
    return (
      <>
        <button type="button" onClick={() => void ui.confirm(question).then(answered)}>
          Ask
        </button>
      </>
    );
  }
  renderUi(
    <UiRoot theme="light" language="en">
      <Page />
    </UiRoot>,
  );
  return userEvent.setup({ delay: null });
}

describe('useUi', () => {
  it.each([
    ['Delete', true],
    ['Keep', false],
  ])('answers a confirmation by %s with %s', async (button, yes) => {
    const answered = jest.fn();
    const user = mount(answered);
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    expect(await screen.findByText('250 coins come back.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(answered).toHaveBeenCalledWith(yes));
  });

  it('takes Escape as no', async () => {
    const answered = jest.fn();
    const user = mount(answered);
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    await screen.findByText('250 coins come back.');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(answered).toHaveBeenCalledWith(false));
  });
});
