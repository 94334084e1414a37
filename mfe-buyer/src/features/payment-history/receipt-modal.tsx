import { type Payment } from '@kaaj/contract';
import { Button, ButtonLink, CoinAmount, Logo, Money, Stack, useFormat } from '@kaaj/ui';
import { Descriptions, Modal } from '@kaaj/ui-desk';
import { useSession } from '@kaaj/web-kit';
import { useMessages } from '../../messages';

/** One settled payment, ready to print; closed while `payment` is undefined. */
export function ReceiptModal({ payment, onClose }: { payment: Payment | undefined; onClose: () => void }) {
  const t = useMessages();
  return (
    <Modal
      open={payment !== undefined}
      onClose={onClose}
      title={t('receipt.title')}
      footer={
        <>
          {payment && (
            <ButtonLink variant="ghost" href={`/dashboard/receipt/purchase/${payment._id}`}>
              {t('receipt.whole')}
            </ButtonLink>
          )}
          <Button variant="secondary" onClick={() => window.print()}>
            {t('history.print')}
          </Button>
        </>
      }
    >
      {payment && <Receipt payment={payment} />}
    </Modal>
  );
}

function Receipt({ payment }: { payment: Payment }) {
  const t = useMessages();
  const format = useFormat();
  const { user } = useSession();
  return (
    <Stack gap={4}>
      <Logo name={t('receipt.brand')} />
      <Descriptions
        items={[
          {
            key: 'for',
            label: t('receipt.for'),
            children: `${user?.name ?? ''} (${payment.buyerEmail})`,
            span: 'filled',
          },
          { key: 'transaction', label: t('history.transaction'), children: <code>{payment.transID}</code> },
          { key: 'date', label: t('history.date'), children: format.dateTime(payment.purchaseDate) },
          { key: 'coins', label: t('history.coins'), children: <CoinAmount coins={payment.coinsPurchased} /> },
          {
            key: 'amount',
            label: t('history.amount'),
            children: <Money cents={Math.round(payment.amountPaid * 100)} />,
          },
        ]}
      />
    </Stack>
  );
}
