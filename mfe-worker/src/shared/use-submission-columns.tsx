import { type Submission } from '@kaaj/contract';
import { CoinAmount, AvatarWithName, StatusBadge } from '@kaaj/ui';
import { type Column } from '@kaaj/ui/data';
import { usePersonName } from '@kaaj/page-kit';
import { useMessages } from '../messages';

/** The columns of every table of a worker's own submissions. */
export function useSubmissionColumns() {
  const t = useMessages();
  const nameOf = usePersonName();
  return {
    pay: {
      key: 'pay',
      title: t('column.payableAmount'),
      align: 'end',
      render: ({ task }) => <CoinAmount coins={task.payableAmount} />,
    },
    buyer: {
      key: 'buyer',
      title: t('column.buyerName'),
      render: ({ buyer }) => <AvatarWithName name={nameOf(buyer.name)} src={buyer.image} />,
    },
    status: {
      key: 'status',
      title: t('column.status'),
      render: ({ status }) => <StatusBadge status={status}>{t(`status.${status}`)}</StatusBadge>,
    },
  } satisfies Record<string, Column<Submission>>;
}
