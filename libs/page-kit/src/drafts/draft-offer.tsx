import { Banner, Button } from '@kaaj/ui';
import { useCommonMessages } from '@kaaj/web-kit';
import { type Draft } from './use-draft';

/** A draft of whatever a form holds. */
type AnyDraft = Pick<Draft<never>, 'save'> & { readonly [Part in 'value' | 'offered']: unknown };

/**
 * Shown above a form that is open in another tab too: the other tab's draft can be copied here. Renders nothing without
 * one.
 */
export function DraftOffer({ drafts }: { drafts: readonly AnyDraft[] }) {
  const t = useCommonMessages();
  const offered = drafts.filter((draft) => draft.offered !== undefined);
  if (offered.length === 0 || drafts.some(({ value }) => value !== undefined)) return null;
  const take = () => {
    for (const { offered: text, save } of offered) save(text as never);
  };
  return (
    <Banner
      action={
        <Button variant="secondary" onClick={take}>
          {t('draft.copy')}
        </Button>
      }
    >
      {t('draft.elsewhere')}
    </Banner>
  );
}
