import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UiRoot } from '../app';
import { matchMediaQueries, renderUi } from '../testing/render-ui';
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

function show(shown: readonly Line[], props: { loading?: boolean } = {}) {
  renderUi(
    <UiRoot theme="light" language="en">
      <Table
        label="Tasks to Review"
        columns={columns}
        rows={shown}
        rowKey={(row) => row.id}
        empty={<p>Nothing</p>}
        {...props}
      />
    </UiRoot>,
  );
}

describe('Table', () => {
  it('is a named table on wide screens', () => {
    show(rows);
    const table = screen.getByRole('table', { name: 'Tasks to Review' });
    expect(within(table).getByRole('columnheader', { name: 'Payable Amount' })).toBeVisible();
    expect(within(table).getByRole('button', { name: 'Accept Draw' })).toBeVisible();
  });

  it('becomes a list of cards with the same words on phones', () => {
    const undo = matchMediaQueries('767.98', '1023.98');
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
    show([], { loading: true });
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
  });
});

it('Pagination counts from zero and writes the digits of the language', async () => {
  const go = jest.fn();
  renderUi(
    <UiRoot theme="light" language="bn">
      <Pagination label="Pages" page={0} pageSize={5} total={12} onChange={go} />
    </UiRoot>,
    'bn',
  );
  await userEvent.click(screen.getByRole('button', { name: '৩' }));
  expect(go).toHaveBeenCalledWith(2);
});

it('Modal closes by its button and by Escape', async () => {
  function Page() {
    const [open, setOpen] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Bell
        </button>
        <Modal open={open} onClose={() => setOpen(false)} title="Notification">
          Words
        </Modal>
      </>
    );
  }
  const user = userEvent.setup({ delay: null });
  renderUi(
    <UiRoot theme="light" language="en">
      <Page />
    </UiRoot>,
  );
  const dialog = () => screen.queryByRole('dialog', { name: 'Notification' });
  expect(dialog()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(dialog()).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Bell' }));
  await waitFor(() => expect(dialog()).toBeVisible());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog()).toBeNull());
});
