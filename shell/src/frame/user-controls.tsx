import { CoinAmount, Link } from '@kaaj/ui';
import { useBalance } from '@kaaj/page-kit';
import { type Person } from '@kaaj/web-kit';
import { type ReactNode } from 'react';
import { useMessages } from '../messages';
import { AccountMenu } from './account-menu';
import { LanguageButton } from './language-button';
import styles from './user-controls.module.css';
import { ThemeButton } from './theme-button';

interface Props {
  readonly person: Person;
  readonly bell: ReactNode;
}

/** The controls of a signed-in user at the end of every header. The balance counts only coins that can be spent. */
export function UserControls({ person, bell }: Props) {
  const t = useMessages();
  const { known, available, words = '' } = useBalance();
  return (
    <div className={styles.controls}>
      {known && (
        <Link href="/dashboard/statement" className={styles.balance} title={`${t('dashboard.statement')}: ${words}`}>
          <CoinAmount coins={available} />
        </Link>
      )}
      <span className={styles.wideOnly}>
        <LanguageButton />
        <ThemeButton />
      </span>
      {bell}
      <AccountMenu person={person} />
    </div>
  );
}
