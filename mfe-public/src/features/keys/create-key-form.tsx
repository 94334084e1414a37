import { useCreateKeyMutation } from '@kaaj/api-client';
import { KEY_SCOPES, type KeyScope, LENGTHS, LIMITS, type CreatedKey, readWholeNumber } from '@kaaj/contract';
import { Button, Form, NumberField, SectionCard, SelectField, SwitchField, TextField } from '@kaaj/ui';
import { useSend } from '@kaaj/page-kit';
import { useSession } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import choiceStyles from '../../shared/choices.module.css';
import { typed } from '../../shared/form';
import styles from './keys.module.css';

const DAYS = [7, 30, LIMITS.keyDays.usual, 180, LIMITS.keyDays.max] as const;

/** What a worker's key is good for, and a buyer's. */
const OF_ROLE: Readonly<Record<string, readonly KeyScope[]>> = {
  Worker: KEY_SCOPES.filter((scope) => scope !== 'tasks:write' && scope !== 'submissions:review'),
  Buyer: KEY_SCOPES.filter((scope) => scope !== 'submissions:write'),
};

/** `onMade` is called with the key itself, which is shown only once. */
export function CreateKeyForm({ onMade }: { onMade: (made: CreatedKey) => void }) {
  const t = useMessages();
  const { user } = useSession();
  const { send, fieldErrors, field, submitButton } = useSend();
  const [createKey] = useCreateKeyMutation();

  const capError = (text: string) => {
    const { min, max } = LIMITS.spendingCap;
    const { value = 0 } = readWholeNumber(text);
    return text !== '' && (value < min || value > max) && t('keys.capRange', { min, max });
  };

  function submit(form: HTMLFormElement) {
    const name = typed(form, 'name');
    const scopes = new FormData(form).getAll('scopes') as KeyScope[];
    const cap = typed(form, 'spendingCap');
    const spendingCap = readWholeNumber(cap).value;
    const createKeyBody = {
      ...{ name, scopes, days: Number(typed(form, 'days')) },
      ...(spendingCap !== undefined && { spendingCap }),
    };
    void send(() => createKey({ createKeyBody }).unwrap(), {
      form,
      fieldErrors: { name: name === '', scopes: scopes.length === 0 && t('keys.noScope'), spendingCap: capError(cap) },
      onSuccess: ({ data }) => onMade(data),
    });
  }

  return (
    <SectionCard padding="large" title={t('keys.make')}>
      <Form className={choiceStyles.form} onSubmit={({ currentTarget }) => submit(currentTarget)}>
        <TextField
          label={t('keys.name')}
          hint={t('keys.nameHint')}
          {...field('name')}
          required
          autoComplete="off"
          maxLength={LENGTHS.keyName}
        />
        <SelectField
          label={t('keys.days')}
          name="days"
          defaultValue={String(LIMITS.keyDays.usual)}
          options={DAYS.map((days) => ({
            value: String(days),
            label: t('keys.forDays', { days }),
          }))}
        />
        {user?.role === 'Buyer' && (
          <NumberField label={t('keys.cap')} hint={t('keys.capHint')} {...field('spendingCap')} />
        )}
        <fieldset className={choiceStyles.choices}>
          <legend>{t('keys.opens')}</legend>
          {OF_ROLE[user?.role ?? 'Worker']?.map((scope) => (
            <SwitchField key={scope} name="scopes" value={scope} label={t(`keys.scope.${scope}`)} />
          ))}
          <p className={choiceStyles.wrong} aria-live="polite">
            {fieldErrors['scopes']}
          </p>
        </fieldset>
        <p className={styles.never}>{t('keys.never')}</p>
        <Button {...submitButton}>{t('keys.make')}</Button>
      </Form>
    </SectionCard>
  );
}
