import { type BooksHealth } from '@kaaj/contract';
import { Banner, useFormat } from '@kaaj/ui';
import { useMessages } from '../../messages';

/** Whether the chain of closed days holds; names what does not. */
export function BooksBanner({ books: { lastDay, faults, named } }: { books: BooksHealth }) {
  const t = useMessages();
  const format = useFormat();
  if (faults === 0) {
    return <Banner>{lastDay ? t('ledger.books.hold', { day: format.date(lastDay) }) : t('ledger.books.none')}</Banner>;
  }
  return (
    <Banner kind="error" title={t('ledger.books.broken', { count: faults })}>
      {named.map((words) => (
        <p key={words}>{words}</p>
      ))}
    </Banner>
  );
}
