import { isLongEnough, hasBothCases } from './password-rules-met';
import { classes } from '@kaaj/ui';
import { CheckCircleIcon, InfoIcon } from '@kaaj/ui/icons';
import { useMessages } from '../messages';
import styles from './password-rules.module.css';

/** The rules for a password, each ticked off as it is met. */
export function PasswordRules({ password }: { readonly password: string }) {
  const t = useMessages();
  const rules = [
    { text: t('signUp.ruleLength'), met: isLongEnough(password) },
    { text: t('signUp.ruleLetters'), met: hasBothCases(password) },
  ];
  return (
    <ul className={styles.rules} aria-label={t('signUp.rules')}>
      {rules.map(({ text, met }) => (
        <li key={text} className={classes(styles.rule, met && styles.met)}>
          {met ? <CheckCircleIcon size={16} /> : <InfoIcon size={16} />}
          <span>
            {text}
            {met && <span className="k-visually-hidden"> ({t('signUp.ruleMet')})</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
