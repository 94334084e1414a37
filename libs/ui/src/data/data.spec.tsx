import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { matchMediaQueries, renderUi } from '../testing/render-ui';
import { Toasts } from '..';
import { Modal, Pagination, Table, type Column } from '.';

interface Line {
  id: number;
  title: string;
  coins: number;
}

const rows: Line[] = [
  { id: 1, title: 'Write', coins: 100 },
  { id: 2, title: 'Draw', coins: 40 },
];
const columns: Column<Line>[] = [
  { key: 'title', title: 'Task Title', render: (row) => row.title, card: 'title' },
  { key: 'coins', title: 'Payable Amount', render: (row) => row.coins },
  {
    key: 'actions',
    title: 'Actions',
    render: (row) => <button type="button">Accept {row.title}</button>,
    card: 'actions',
  },
];

function show(shown: readonly Line[] | undefined) {
  renderUi(
    <Table label="Tasks to Review" columns={columns} rows={shown} rowKey={(row) => row.id} empty={<p>Nothing</p>} />,
  );
}

describe('Table', () => {
  it('is a named table on wide screens', () => {
    show(rows);
    const table = screen.getByRole('table', { name: 'Tasks to Review' });
    expect(within(table).getByRole('columnheader', { name: 'Payable Amount' })).toBeVisible();
    expect(within(table).getByRole('button', { name: 'Accept Draw' })).toBeVisible();
  });

  it('becomes a list of cards with the same texts on phones', () => {
    const undo = matchMediaQueries('47.99rem', '63.99rem');
    show(rows);
    expect(screen.queryByRole('table')).toBeNull();
    const cards = within(screen.getByRole('list', { name: 'Tasks to Review' })).getAllByRole('listitem');
    expect(cards).toHaveLength(2);
    expect(cards[0]).toHaveTextContent('Write');
    expect(cards[0]).toHaveTextContent('Payable Amount');
    expect(within(cards[1] as HTMLElement).getByRole('button', { name: 'Accept Draw' })).toBeVisible();
    undo();
  });

  it('shows the empty state without rows, and a skeleton while loading', () => {
    show([]);
    expect(screen.getByText('Nothing')).toBeVisible();
    show(undefined);
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
  });
});

it('Pagination counts from zero and writes the digits of the language', async () => {
  const go = jest.fn();
  renderUi(<Pagination label="Pages" page={0} pageSize={5} total={12} onChange={go} />, 'bn');
  await userEvent.click(screen.getByRole('button', { name: '৩' }));
  expect(go).toHaveBeenCalledWith(2);
});

describe('Modal', () => {
  function mount() {
    function Page() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            Bell
          </button>
          <Modal
            open={open}
            onClose={() => setOpen(false)}
            title="Notification"
            footer={<button type="button">Read</button>}
          >
            Words
          </Modal>
        </>
      );
    }
    renderUi(<Page />);
    return userEvent.setup({ delay: null });
  }
  const dialog = () => screen.queryByRole('dialog', { name: 'Notification' });

  it.each([
    ['its close button', (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Close' }))],
    ['Escape', (user: UserEvent) => user.keyboard('{Escape}')],
    ['a click outside', (user: UserEvent) => user.click(dialog() as HTMLElement)],
  ])('closes by %s and returns the focus', async (_, close) => {
    const user = mount();
    await user.click(screen.getByRole('button', { name: 'Bell' }));
    expect(dialog()).toHaveFocus();
    await close(user);
    expect(dialog()).toBeNull();
    expect(screen.getByRole('button', { name: 'Bell' })).toHaveFocus();
  });

  const bell = () => screen.getByText('Bell', { selector: 'button' });

  describe('when a click does not focus a button, as in Safari', () => {
    const openByClick = () => {
      const user = mount();
      fireEvent.click(bell());
      return user;
    };

    it('returns the focus to the button that was clicked', async () => {
      const user = openByClick();
      expect(dialog()).toHaveFocus();
      await user.keyboard('{Escape}');
      expect(bell()).toHaveFocus();
    });
  });

  it('moves the focus to the content when its opener was removed', async () => {
    function Page() {
      const [open, setOpen] = useState(false);
      return (
        <main tabIndex={-1}>
          {!open && <button onClick={() => setOpen(true)}>Once</button>}
          <Modal open={open} onClose={() => setOpen(false)} title="Notification">
            Words
          </Modal>
        </main>
      );
    }
    const user = userEvent.setup({ delay: null });
    const { container } = renderUi(<Page />);
    await user.click(screen.getByRole('button', { name: 'Once' }));
    await user.keyboard('{Escape}');
    await waitFor(() =>
      expect(container.querySelector('main')).toContainElement(document.activeElement as HTMLElement),
    );
  });

  it('holds the toasts while it is the topmost dialog', () => {
    const two = (first: boolean, second: boolean) => (
      <>
        <Toasts toasts={[]} onGone={() => undefined} />
        <Modal open={first} onClose={() => undefined} title="First">
          one
        </Modal>
        <Modal open={second} onClose={() => undefined} title="Second">
          two
        </Modal>
      </>
    );
    const place = () => document.querySelector('.k-toasts')?.closest('dialog, body');
    const { rerender } = renderUi(two(true, true));
    expect(place()).toBe(screen.getByRole('dialog', { name: 'Second' }));
    rerender(two(true, false));
    expect(place()).toBe(screen.getByRole('dialog', { name: 'First' }));
    rerender(two(false, false));
    expect(place()).toBe(document.body);
  });

  it('stays open on a click inside', async () => {
    const user = mount();
    await user.click(screen.getByRole('button', { name: 'Bell' }));
    await user.click(screen.getByText('Words'));
    expect(dialog()).toBeVisible();
  });
});
