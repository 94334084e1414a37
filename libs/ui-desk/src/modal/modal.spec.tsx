import { renderUi } from '@kaaj/ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { Modal, UiRoot } from '..';

function Page({ footer }: { footer?: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Show
      </button>
      <Modal open={open} onClose={() => setOpen(false)} title="One receipt" footer={footer}>
        <p>500 coins</p>
      </Modal>
    </>
  );
}

function mount(footer?: ReactNode) {
  renderUi(
    <UiRoot theme="light" language="en">
      <Page footer={footer} />
    </UiRoot>,
  );
  return userEvent.setup({ delay: null });
}

describe('the modal of the desk', () => {
  it.each([
    ['its buttons', <button type="button">Print</button>, ['Close', 'Print']],
    ['no buttons where it has none', undefined, ['Close']],
  ])('is antd’s, named by its title, with its texts and %s', async (_, footer, names) => {
    const user = mount(footer);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show' }));
    const dialog = await screen.findByRole('dialog', { name: 'One receipt' });
    expect(dialog).toHaveClass('ant-modal');
    expect(dialog).toHaveAttribute('aria-modal', 'true');
    expect(dialog).toHaveTextContent('500 coins');
    const buttons = within(dialog).getAllByRole('button');
    expect(buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual(names);
  });

  it('is not closed by a click on its shield in the first moment', async () => {
    const user = mount();
    await user.click(screen.getByRole('button', { name: 'Show' }));
    const dialog = await screen.findByRole('dialog');
    const shield = dialog.querySelector('.k-click-shield') as Element;
    fireEvent.mouseDown(shield);
    fireEvent.click(shield);
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it.each([
    ['Escape', (user: ReturnType<typeof mount>) => user.keyboard('{Escape}')],
    ['its close button', (user: ReturnType<typeof mount>) => user.click(screen.getByRole('button', { name: 'Close' }))],
  ])('closes by %s, and returns the focus to its opener', async (_, close) => {
    const user = mount();
    const opener = screen.getByRole('button', { name: 'Show' });
    await user.click(opener);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await close(user);
    expect(opener).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
