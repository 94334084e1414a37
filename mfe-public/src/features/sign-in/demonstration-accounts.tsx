import { Button, Row } from '@kaaj/ui';
import { type Role } from '@kaaj/contract';
import { useMessages } from '../../messages';
import styles from './sign-in.module.css';

interface Props {
  readonly accounts: readonly { readonly role: Role; readonly email: string; readonly password: string }[];
  readonly onPick: (email: string, password: string) => void;
}

/**
 * Buttons that fill the form with a demonstration account, if the owner enabled them. Their space is reserved, so that
 * nothing moves.
 */
export function DemonstrationAccounts({ accounts, onPick }: Props) {
  const t = useMessages();
  return (
    <section className={styles.demo} aria-labelledby="demo" hidden={accounts.length === 0}>
      <h2 id="demo" className={styles.demoTitle}>
        {t('signIn.demo')}
      </h2>
      <Row justify="center">
        {accounts.map(({ role, email, password }) => (
          <Button key={role} variant="secondary" onClick={() => onPick(email, password)}>
            {t(`role.${role}`)}
          </Button>
        ))}
      </Row>
      <p className={styles.off}>{t('signIn.demoHint')}</p>
    </section>
  );
}
