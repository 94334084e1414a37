import { Banner, Button, Link, Stack } from '@kaaj/ui';
import { useMessages } from '../../messages';
import { type VerificationResult } from './use-statement-verification';

const kinds = { right: 'good', wrong: 'error', 'chain-wrong': 'error', failed: 'warn', insecure: 'warn' } as const;

/** Verifies the user's statement lines in the browser. */
export function BooksCheck({ outcome, onCheck }: { outcome: VerificationResult | undefined; onCheck: () => void }) {
  const t = useMessages();
  return (
    <Stack align="start">
      <p>
        {t('books.lead')} <Link href="/proof">{t('books.more')}</Link>
      </p>
      <Button variant="secondary" pending={outcome === 'checking'} onClick={onCheck}>
        {t('books.check')}
      </Button>
      {outcome && outcome !== 'checking' && <Banner kind={kinds[outcome]}>{t(`books.outcome.${outcome}`)}</Banner>}
    </Stack>
  );
}
