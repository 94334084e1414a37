import { type Column } from '@kaaj/ui/data';
import { matchMediaQueries, renderUi } from '@kaaj/ui/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { Table, UiRoot } from '..';

interface Line {
  id: number;
  title: string;
  coins: number;
}

const columns: Column<Line>[] = [
  { key: 'title', title: 'Task Title', render: ({ title }) => title, card: 'title' },
  { key: 'coins', title: 'Payable Amount', render: ({ coins }) => coins },
  { key: 'actions', title: 'Actions', render: () => <button type="button">Delete</button>, card: 'actions' },
];

const show = (rows: readonly Line[] | undefined) =>
  renderUi(
    <UiRoot theme="light" language="en">
      <Table label="Manage Tasks" columns={columns} rows={rows} rowKey={({ id }) => id} empty={<p>Nothing</p>} />
    </UiRoot>,
  );

const rows = [
  { id: 1, title: 'Write', coins: 100 },
  { id: 2, title: 'Draw', coins: 40 },
];

describe('the table of the desk', () => {
  it("is antd's, one table with its name, heads and rows", () => {
    show(rows);
    const table = screen.getByRole('table', { name: 'Manage Tasks' });
    const heads = within(table).getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual(['Task Title', 'Payable Amount', 'Actions']);
    expect(within(table).getAllByRole('row')).toHaveLength(3);
    expect(within(table).getByRole('cell', { name: '100' })).toHaveClass('ant-table-cell');
  });

  it('becomes cards with the same words on phones', () => {
    const undo = matchMediaQueries('47.99rem', '63.99rem');
    show(rows);
    expect(screen.queryByRole('table')).toBeNull();
    const [card] = screen.getAllByRole('listitem');
    expect(card).toHaveTextContent(/Write.*Payable Amount.*100/);
    undo();
  });

  it('keeps the place of rows while they load, and says when there are none', () => {
    const { unmount } = show(undefined);
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    unmount();
    show([]);
    expect(screen.getByText('Nothing')).toBeVisible();
  });

  it('can be scrolled without a pointer where it is wider than its room, and is no stop of the keyboard otherwise', () => {
    const width = (name: 'scrollWidth' | 'clientWidth', value: number) =>
      jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(value);
    show(rows);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    cleanup();
    const [inner, outer] = [width('scrollWidth', 900), width('clientWidth', 600)];
    show(rows);
    expect(screen.getByRole('region', { name: 'Manage Tasks' })).toHaveAttribute('tabindex', '0');
    for (const each of [inner, outer]) each.mockRestore();
  });
});
