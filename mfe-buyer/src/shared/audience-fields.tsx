import { useListWorkerGroupsQuery } from '@kaaj/api-client';
import { type AudienceBody, LIMITS } from '@kaaj/contract';
import { Link, SectionHeading, SelectField, Stack } from '@kaaj/ui';
import { useMessages } from '../messages';

const USES = ['required', 'excluded'] as const;
const TEST_USES = ['test', 'excluded'] as const;
type Use = 'required' | 'excluded' | 'test';

/** What each group is to a task, by its id; a group that is left out is nothing to it. */
export type AudienceDraft = Readonly<Record<string, Use>>;

interface AudienceFieldsProps {
  readonly audience: AudienceDraft | undefined;
  readonly errors: Readonly<Record<string, string | undefined>>;
  readonly onChange: (audience: AudienceDraft) => void;
}

/** The groups that may take a task, and those that may not. Without a group there is a link to make one. */
export function AudienceFields({ audience = {}, errors, onChange }: AudienceFieldsProps) {
  const t = useMessages();
  const { data } = useListWorkerGroupsQuery({ size: LIMITS.listPageSizeMax });
  const groups = data?.data ?? [];
  /** A task asks for one test at most. */
  const choose = (id: string, use: Use | undefined) => {
    const kept = Object.entries(audience).filter(([other, its]) => other !== id && !(use === 'test' && its === 'test'));
    onChange({ ...Object.fromEntries(kept), ...(use && { [id]: use }) });
  };
  const wrong = Object.entries(errors).find(([field]) => field.startsWith('audience'))?.[1];
  return (
    <Stack gap={3}>
      <SectionHeading
        id="audience"
        size="small"
        title={t('audience.title')}
        lead={groups.length === 0 ? t('audience.everybody') : t('audience.lead')}
      />
      {groups.map(({ _id, name, ofTest }) => (
        <SelectField
          key={_id}
          label={ofTest ? t('audience.passed', { title: name }) : name}
          value={audience[_id] ?? ''}
          options={[
            { value: '', label: t('audience.none') },
            ...(ofTest ? TEST_USES : USES).map((use) => ({ value: use, label: t(`audience.${use}`) })),
          ]}
          onChange={({ target }) =>
            choose(
              _id,
              [...USES, ...TEST_USES].find((use) => use === target.value),
            )
          }
        />
      ))}
      {wrong && (
        <p className="k-field__error" role="alert">
          {wrong}
        </p>
      )}
      <p>
        <Link href="/dashboard/groups">{t(groups.length === 0 ? 'audience.make' : 'audience.manage')}</Link>
      </p>
    </Stack>
  );
}

/** As it is sent; nothing where everybody may take the task. */
export function audienceOf(draft: AudienceDraft | undefined = {}): { readonly audience?: AudienceBody } {
  const used = (wanted: Use) => Object.keys(draft).filter((id) => draft[id] === wanted);
  const [groups, excluded, [test]] = [used('required'), used('excluded'), used('test')];
  if (groups.length + excluded.length === 0 && test === undefined) return {};
  return { audience: { groups, excluded, ...(test !== undefined && { test }) } };
}
