import { Avatar } from '../src/components/avatar';
import { Button } from '../src/components/button';
import { CoinAmount } from '../src/components/coin';
import { Row } from '../src/components/layout';
import { StatusBadge } from '../src/components/status-badge';
import { type Column } from '../src/data/table';
import { useWords } from './use-words';

export interface Line {
  id: number;
  task: string;
  coins: number;
  status: 'pending' | 'accepted' | 'rejected';
}

/** Three rows of submitted work, and the columns of every table that shows them. */
export function useLines(): { lines: readonly Line[]; columns: Column<Line>[] } {
  const t = useWords();
  return {
    lines: [
      { id: 1, task: t.task, coins: 100, status: 'pending' },
      { id: 2, task: t.task2, coins: 1250, status: 'accepted' },
      { id: 3, task: t.task2, coins: 40, status: 'rejected' },
    ],
    columns: [
      {
        key: 'worker',
        title: t.worker,
        render: () => (
          <Row gap={2}>
            <Avatar name={t.buyerName} size={32} />
            {t.buyerName}
          </Row>
        ),
      },
      { key: 'task', title: t.title, render: (row) => row.task, card: 'title' },
      { key: 'coins', title: t.payableAmount, render: (row) => <CoinAmount coins={row.coins} /> },
      {
        key: 'actions',
        title: t.actions,
        card: 'actions',
        render: (row) =>
          row.status === 'pending' ? (
            <Row gap={2}>
              <Button size="small">{t.accept}</Button>
              <Button size="small" variant="secondary">
                {t.reject}
              </Button>
            </Row>
          ) : (
            <StatusBadge status={row.status}>{t[row.status]}</StatusBadge>
          ),
      },
    ],
  };
}
