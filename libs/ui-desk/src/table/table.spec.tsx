import { type Column } from '@kaaj/ui/data';
import { matchMediaQueries, renderUi } from '@kaaj/ui/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ColumnPlace, type ColumnSort, Table, UiRoot } from '..';

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

  it('becomes cards with the same texts on phones', () => {
    const undo = matchMediaQueries('47.99rem', '63.99rem');
    show(rows);
    expect(screen.queryByRole('table')).toBeNull();
    const [card] = screen.getAllByRole('listitem');
    expect(card).toHaveTextContent(/Write.*Payable Amount.*100/);
    undo();
  });

  it('reserves the space of rows while they load, and shows an empty state', () => {
    const { unmount } = show(undefined);
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    unmount();
    show([]);
    expect(screen.getByText('Nothing')).toBeVisible();
  });

  it('is focusable for scrolling when it is wider than its container, and not focusable otherwise', () => {
    const width = (name: 'scrollWidth' | 'clientWidth', value: number) =>
      jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(value);
    show(rows);
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    cleanup();
    const [inner, outer] = [width('scrollWidth', 900), width('clientWidth', 600)];
    show(rows);
    expect(screen.getByRole('group', { name: 'Manage Tasks' })).toHaveAttribute('tabindex', '0');
    for (const each of [inner, outer]) each.mockRestore();
  });
});

describe('the head of a column by which the server sorts', () => {
  const texts = { label: 'Sort by amount', unsorted: 'Newest first', asc: 'Lowest first', dsc: 'Highest first' };

  function sortable() {
    const asked: string[] = [];
    let answer: (rows: readonly Line[] | undefined) => void = () => undefined;
    function Page() {
      const [order, setOrder] = useState<ColumnSort['order']>('');
      const [shown, setShown] = useState<readonly Line[] | undefined>(rows);
      answer = setShown;
      const onOrder = (wanted: ColumnSort['order']) => {
        asked.push(wanted);
        setOrder(wanted);
        setShown(undefined);
      };
      return (
        <UiRoot theme="light" language="en">
          <Table
            label="Manage Tasks"
            columns={columns}
            rows={shown}
            rowKey={({ id }) => id}
            empty={<p>Nothing</p>}
            sort={{ column: 'coins', order, onOrder, texts }}
          />
        </UiRoot>
      );
    }
    renderUi(<Page />);
    return {
      asked,
      answer: (next: readonly Line[]) => act(() => answer(next)),
      user: userEvent.setup({ delay: null }),
    };
  }

  const head = () => screen.getByRole('columnheader', { name: 'Payable Amount' });
  const titles = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

  it('requests one order after the other, announces it, and keeps the rows in the order of the server', async () => {
    const { asked, answer, user } = sortable();
    expect(head()).not.toHaveAttribute('aria-sort');
    for (const [order, said] of [
      ['asc', 'ascending'],
      ['dsc', 'descending'],
    ] as const) {
      await user.click(head());
      expect(asked.at(-1)).toBe(order);
      expect(head()).toHaveAttribute('aria-sort', said);
      answer(rows);
      expect(titles()).toEqual(['Write', 'Draw']);
    }
    await user.click(head());
    expect(asked).toEqual(['asc', 'dsc', '']);
    expect(head()).not.toHaveAttribute('aria-sort');
  });

  it('announces the sort order in Bangla', () => {
    renderUi(
      <UiRoot theme="light" language="bn">
        <Table
          label="Manage Tasks"
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          empty={null}
          sort={{ column: 'coins', order: '', onOrder: () => undefined, texts }}
        />
      </UiRoot>,
    );
    expect(head()).toHaveAccessibleDescription('সাজানো যায়');
  });

  it('is pressed by keyboard, and keeps the focus while the other order loads', async () => {
    const { answer, user } = sortable();
    await user.tab();
    expect(head()).toHaveFocus();
    await user.keyboard(' ');
    expect(head()).toHaveAttribute('aria-sort', 'ascending');
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    expect(head()).toHaveFocus();
    answer(rows);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(head()).toHaveFocus();
  });

  it('is a choice above the cards on phones', async () => {
    const undo = matchMediaQueries('47.99rem', '63.99rem');
    const { asked, user } = sortable();
    const order = screen.getByRole('combobox', { name: 'Sort by amount' });
    expect(
      within(order)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Newest first', 'Lowest first', 'Highest first']);
    await user.selectOptions(order, 'Highest first');
    expect(asked).toEqual(['dsc']);
    expect(order).toHaveValue('dsc');
    undo();
  });
});

describe('the columns of a table', () => {
  function choosable(hiddenBefore: readonly string[] = []) {
    const kept: (readonly string[])[] = [];
    function Page() {
      const [hidden, setHidden] = useState(hiddenBefore);
      const onHide = (next: readonly string[]) => {
        kept.push(next);
        setHidden(next);
      };
      return (
        <UiRoot theme="light" language="en">
          <Table
            label="Manage Tasks"
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            empty={<p>Nothing</p>}
            choice={{ hidden, onHide }}
          />
        </UiRoot>
      );
    }
    renderUi(<Page />);
    return { kept, user: userEvent.setup({ delay: null }) };
  }

  const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const button = () => screen.getByRole('button', { name: 'Columns: Manage Tasks' });

  it('are selected in the place that the page defines, and nowhere without a table', () => {
    function Page({ shown }: { shown: readonly Line[] }) {
      const [place, setPlace] = useState<HTMLElement | null>(null);
      return (
        <UiRoot theme="light" language="en">
          <header>
            <ColumnPlace ref={setPlace} />
          </header>
          <Table
            label="Manage Tasks"
            columns={columns}
            rows={shown}
            rowKey={({ id }) => id}
            empty={<p>Nothing</p>}
            choice={{ hidden: [], onHide: () => undefined }}
            choicePlace={place}
          />
        </UiRoot>
      );
    }
    const { rerender } = renderUi(<Page shown={rows} />);
    expect(within(screen.getByRole('banner')).getByRole('button', { name: 'Columns: Manage Tasks' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Columns/ })).toHaveLength(1);
    rerender(<Page shown={[]} />);
    expect(screen.queryByRole('button', { name: /^Columns/ })).not.toBeInTheDocument();
  });

  it('are hidden and shown again, except those that identify a row or hold its actions', async () => {
    const { kept, user } = choosable();
    await user.click(button());
    const offered = within(screen.getByRole('group', { name: 'Columns' })).getAllByRole('checkbox');
    expect(offered).toEqual([screen.getByRole('checkbox', { name: 'Payable Amount', checked: true })]);
    await user.click(screen.getByRole('checkbox', { name: 'Payable Amount' }));
    expect(heads()).toEqual(['Task Title', 'Actions']);
    await user.click(screen.getByRole('checkbox', { name: 'Payable Amount', checked: false }));
    expect(heads()).toEqual(['Task Title', 'Payable Amount', 'Actions']);
    expect(kept).toEqual([['coins'], []]);
  });

  it('are selected by keyboard; Escape closes the menu and returns the focus to its button', async () => {
    const { user } = choosable();
    await user.tab();
    expect(button()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    await user.tab();
    await user.keyboard(' ');
    expect(heads()).toEqual(['Task Title', 'Actions']);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
  });

  it('are closed when the focus moves on', async () => {
    const { user } = choosable();
    await user.click(button());
    await user.tab();
    await user.tab();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await user.click(button());
    await user.click(screen.getByRole('cell', { name: '100' }));
    expect(button()).toHaveAttribute('aria-expanded', 'false');
  });

  it('stay hidden as they were, and cards show all of them', () => {
    choosable(['coins', 'title', 'a column of earlier days']);
    expect(heads()).toEqual(['Task Title', 'Actions']);
    cleanup();
    const undo = matchMediaQueries('47.99rem', '63.99rem');
    choosable(['coins']);
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Payable Amount');
    expect(screen.queryByRole('button', { name: /Columns/ })).not.toBeInTheDocument();
    undo();
  });
});
