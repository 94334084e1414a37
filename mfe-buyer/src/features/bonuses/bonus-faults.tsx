import { type PaidBonus } from '@kaaj/contract';
import { Banner } from '@kaaj/ui';
import { problemText } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { type BonusFault } from './bonus-file';

/** The wrong lines of a file, of which nothing was paid. */
export function Faults({ faults }: { readonly faults: readonly BonusFault[] }) {
  const t = useMessages();
  if (faults.length === 0) return null;
  const textOf = (mistake: BonusFault['mistake']) =>
    mistake === 'twice' || mistake === 'noColumn' || mistake === 'noId'
      ? t(`bonuses.${mistake}`)
      : t(`field.${mistake}`);
  return (
    <Banner kind="error" title={t('bonuses.faults')}>
      <ul>
        {faults.map(({ line, column, mistake }) => (
          <li key={`${line} ${column}`}>{t('batch.fault', { line, field: column, text: textOf(mistake) })}</li>
        ))}
      </ul>
    </Banner>
  );
}

/** The bonuses that the server refused. */
export function Unpaid({ answers }: { readonly answers: readonly PaidBonus[] }) {
  const t = useMessages();
  const refused = answers.filter(({ problem }) => problem);
  if (refused.length === 0) return null;
  return (
    <Banner kind="warn" title={t('bonuses.unpaid', { count: refused.length })}>
      <ul>
        {refused.map(({ id, problem }) => (
          <li key={id}>
            <code>{id}</code> {problem && problemText(problem)}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
