import { SIGN_UP_ROLES, type SignUpRole } from '@kaaj/contract';
import { classes, SelectField, useHydrated } from '@kaaj/ui';
import { StepDrawing } from '@kaaj/ui/drawings';
import { useMessages } from '../../messages';
import styles from './role-field.module.css';

const DRAWINGS = { Worker: 'earn', Buyer: 'post' } as const satisfies Record<SignUpRole, string>;

interface Props {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (role: string) => void;
}

/** One of two cards to press. They set a select, which keyboards and screen readers have in their place. */
export function RoleField({ value, error, onChange }: Props) {
  const t = useMessages();
  const hydrated = useHydrated();
  const cards = (
    <span className={styles.cards} aria-hidden="true">
      {SIGN_UP_ROLES.map((role) => (
        <button
          key={role}
          type="button"
          tabIndex={-1}
          disabled={!hydrated}
          data-waiting={hydrated ? undefined : ''}
          className={classes(styles.card, role === value && styles.chosen)}
          onClick={() => onChange(role)}
        >
          <StepDrawing name={DRAWINGS[role]} />
          <strong>{t(`role.${role}`)}</strong>
          <span>{t(`signUp.as${role}`)}</span>
        </button>
      ))}
    </span>
  );
  return (
    <div className={styles.role}>
      <SelectField
        label={t('signUp.role')}
        name="role"
        placeholder={t('signUp.rolePlaceholder')}
        options={SIGN_UP_ROLES.map((role) => ({ value: role, label: t(`role.${role}`) }))}
        hint={cards}
        required
        error={error}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
