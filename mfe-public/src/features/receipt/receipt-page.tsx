import { useGetReceiptQuery } from '@kaaj/api-client';
import { type Receipt } from '@kaaj/contract';
import { Button, EmptyState, ErrorState, Link, Loading, PageHeading, SkeletonCard } from '@kaaj/ui';
import { usePageTitle, useParams } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { ReceiptFacts } from './receipt-facts';
import { ReceiptTransfers } from './receipt-transfers';
import { ReceiptWorkPart } from './receipt-work';
import styles from './receipt.module.css';

const NOT_FOUND = 404;

/** What was settled, on one sheet. */
export default function ReceiptPage() {
  const t = useMessages();
  const { kind = '', id = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useGetReceiptQuery({ kind, id });
  const receipt = currentData?.data;
  usePageTitle(t('receipt.title'));
  if (error && 'status' in error && error.status === NOT_FOUND) {
    return <EmptyState drawing="no-payments" level={1} title={t('receipt.missing')} text={t('receipt.missingText')} />;
  }
  if (error && !receipt) return <ErrorState title={t('receipt.failed')} retrying={isFetching} onRetry={refetch} />;
  if (!receipt) {
    return (
      <Loading>
        <SkeletonCard lines={8} />
      </Loading>
    );
  }
  return <Sheet receipt={receipt} />;
}

function Sheet({ receipt }: { readonly receipt: Receipt }) {
  const t = useMessages();
  return (
    <article className={styles.sheet}>
      <PageHeading
        title={t('receipt.title')}
        lead={t(`receipt.${receipt.kind}`)}
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
