import { Banner, Button, Link } from '@kaaj/ui';
import { useMessages } from '../../messages';
import { type VerificationResult } from './use-statement-verification';
import styles from './statement.module.css';

const kinds = { right: 'good', wrong: 'error', 'chain-wrong': 'error', failed: 'warn', insecure: 'warn' } as const;

/** Verifies the user's statement lines in the browser. */
export function BooksCheck({ outcome, onCheck }: { outcome: VerificationResult | undefined; onCheck: () => void }) {
  const t = useMessages();
  return (
    <div className={styles.check}>
      <p>
        {t('books.lead')} <Link href="/proof">{t('books.more')}</Link>
      </p>
      <Button variant="secondary" pending={outcome === 'checking'} onClick={onCheck}>
        {t('books.check')}
      </Button>
      {outcome && outcome !== 'checking' && <Banner kind={kinds[outcome]}>{t(`books.outcome.${outcome}`)}</Banner>}
    </div>
  );
}
