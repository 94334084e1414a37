import { useGetReceiptQuery } from '@kaaj/api-client';
import { type Receipt } from '@kaaj/contract';
import { Button, Link, PageHeading } from '@kaaj/ui';
import { NotFound, QueryState } from '@kaaj/page-kit';
import { useParams } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { ReceiptFacts } from './receipt-facts';
import { ReceiptTransfers } from './receipt-transfers';
import { ReceiptWorkPart } from './receipt-work';
import styles from './receipt.module.css';

/** What was settled, on one sheet. */
export default function ReceiptPage() {
  const t = useMessages();
  const { kind = '', id = '' } = useParams();
  const query = useGetReceiptQuery({ kind, id });
  const back = { href: '/dashboard/statement', label: t('receipt.toWallet') };
  return (
    <QueryState
      query={query}
      errorTitle={t('receipt.failed')}
      tabTitle={t('receipt.title')}
      notFound={
        <NotFound drawing="no-payments" title={t('receipt.missing')} text={t('receipt.missingText')} back={back} />
      }
    >
      {(receipt) => <Sheet receipt={receipt} />}
    </QueryState>
  );
}

function Sheet({ receipt }: { readonly receipt: Receipt }) {
  const t = useMessages();
  return (
    <article className={styles.sheet}>
      <PageHeading
        title={t('receipt.title')}
        lead={t(`receipt.${receipt.kind}`)}
        back={{ href: '/dashboard/statement', label: t('statement.title') }}
        actions={
          <Button variant="secondary" className="k-no-print" onClick={() => window.print()}>
            {t('receipt.print')}
          </Button>
        }
      />
      <ReceiptFacts receipt={receipt} />
      {receipt.work && <ReceiptWorkPart work={receipt.work} dispute={receipt.dispute} />}
      <ReceiptTransfers transfers={receipt.transfers} />
      <p className={styles.check}>
        {t('receipt.check')}{' '}
        <Link href="/proof" className="k-no-print">
          {t('receipt.books')}
        </Link>
      </p>
    </article>
  );
}
