import { type Payment } from '@kaaj/contract';
import { Button, ButtonLink, CoinAmount, Logo, Money, Stack, useFormat } from '@kaaj/ui';
import { DescriptionList, Modal } from '@kaaj/ui-desk';
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
      <DescriptionList
        facts={[
          { key: 'for', label: t('receipt.for'), value: `${user?.name ?? ''} (${payment.buyerEmail})`, wide: true },
          { key: 'transaction', label: t('history.transaction'), value: <code>{payment.transID}</code> },
          { key: 'date', label: t('history.date'), value: format.dateTime(payment.purchaseDate) },
          { key: 'coins', label: t('history.coins'), value: <CoinAmount coins={payment.coinsPurchased} /> },
          { key: 'amount', label: t('history.amount'), value: <Money cents={Math.round(payment.amountPaid * 100)} /> },
        ]}
      />
    </Stack>
  );
}
