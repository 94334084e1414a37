import { useListWorkerGroupsQuery } from '@kaaj/api-client';
import { type AudienceBody, LIMITS, type WorkerGroup } from '@kaaj/contract';
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

/** The groups that may take a task, and those that may not: only those that are chosen, and a choice of the others. */
export function AudienceFields({ audience = {}, errors, onChange }: AudienceFieldsProps) {
  const t = useMessages();
  const { data } = useListWorkerGroupsQuery({ size: LIMITS.listPageSizeMax });
  const groups = data?.data ?? [];
  const nameOf = ({ name, ofTest }: WorkerGroup) => (ofTest ? t('audience.passed', { title: name }) : name);
  /** A task requires at most one test. */
  const choose = (id: string, use: Use | undefined) => {
    const kept = Object.entries(audience).filter(([other, its]) => other !== id && !(use === 'test' && its === 'test'));
    onChange({ ...Object.fromEntries(kept), ...(use && { [id]: use }) });
  };
  const others = groups.filter(({ _id }) => !audience[_id]);
  const wrong = Object.entries(errors).find(([field]) => field.startsWith('audience'))?.[1];
  return (
    <Stack gap={3}>
      <SectionHeading
        id="audience"
        size="small"
        title={t('audience.title')}
        lead={Object.keys(audience).length === 0 ? t('audience.everybody') : t('audience.lead')}
      />
      {groups
        .filter(({ _id }) => audience[_id])
        .map((group) => (
          <SelectField
            key={group._id}
            label={nameOf(group)}
            value={audience[group._id] ?? ''}
            options={[
              ...(group.ofTest ? TEST_USES : USES).map((use) => ({ value: use, label: t(`audience.${use}`) })),
              { value: '', label: t('audience.none') },
            ]}
            onChange={({ target }) =>
              choose(
                group._id,
                [...USES, ...TEST_USES].find((use) => use === target.value),
              )
            }
          />
        ))}
      {others.length > 0 && (
        <SelectField
          label={t('audience.choose')}
          value=""
          options={[
            { value: '', label: t('audience.chooseOne') },
            ...others.map((group) => ({ value: group._id, label: nameOf(group) })),
          ]}
          onChange={({ target }) => {
            const group = others.find(({ _id }) => _id === target.value);
            if (group) choose(group._id, group.ofTest ? 'test' : 'required');
          }}
        />
      )}
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

/** As it is sent; undefined for a public task. */
export function audienceOf(draft: AudienceDraft | undefined = {}): { readonly audience?: AudienceBody } {
  const used = (wanted: Use) => Object.keys(draft).filter((id) => draft[id] === wanted);
  const [groups, excluded, [test]] = [used('required'), used('excluded'), used('test')];
  if (groups.length + excluded.length === 0 && test === undefined) return {};
  return { audience: { groups, excluded, ...(test !== undefined && { test }) } };
}
