import { GAP_CAUSES, solvencyGap } from '@kaaj/contract';
import { useFormat, SectionCard } from '@kaaj/ui';
import { DescriptionList } from '@kaaj/ui/data';
import { useMessages } from '../../messages';
import { type Entry } from '../../shared/books/entry';

/** The value of all coins compared with the remaining money, in words, and the causes of the difference. */
export function SolvencyExplanation({ entry }: { readonly entry: Entry }) {
  const t = useMessages();
  const format = useFormat();
  const { received, paidOut, redeemable, returned = 0 } = entry.solvency;
  const { left, missing, causes } = solvencyGap(entry);
  const named = GAP_CAUSES.filter((cause) => causes[cause] !== 0);
  return (
    <SectionCard
      title={t('proof.gapNow', { day: format.date(entry.day) })}
      lead={`${t(missing > 0 ? 'proof.missing' : 'proof.covered', {
        received,
        paidOut,
        returned,
        left,
        redeemable,
        difference: Math.abs(missing),
      })}${named.length > 0 ? ` ${t('proof.comesFrom')}` : ''}`}
    >
      <DescriptionList
        facts={named.map((cause) => ({
          key: cause,
          label: t(`proof.cause.${cause}`),
          value: format.dollars(causes[cause]),
        }))}
      />
    </SectionCard>
  );
}
