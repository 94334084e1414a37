import { classes } from '@kaaj/ui';
import { NavLink, useSession } from '@kaaj/web-kit';
import { type ReactNode } from 'react';
import { useMessages } from '../messages';
import styles from './account-page.module.css';

const PAGES = [
  { path: '/profile', label: 'profile.title' },
  { path: '/profile/edit', label: 'profile.edit' },
  { path: '/profile/security', label: 'profile.security' },
  { path: '/profile/notices', label: 'mail.title' },
] as const;

/** An Admin has neither keys nor webhooks. */
const FOR_PROGRAMS = [
  { path: '/profile/keys', label: 'profile.keys' },
  { path: '/profile/webhooks', label: 'profile.webhooks' },
] as const;

const linkClass = ({ isActive }: { isActive: boolean }) => classes(styles.link, isActive && styles.here);

/** One page of the signed-in person's account, below the links to the others. */
export function AccountPage({ children }: { readonly children: ReactNode }) {
  const t = useMessages();
  const { user } = useSession();
  const pages = user && user.role !== 'Admin' ? [...PAGES, ...FOR_PROGRAMS] : PAGES;
  return (
    <div className={styles.page}>
      <nav aria-label={t('profile.menu')}>
        <ul className={styles.links}>
          {pages.map(({ path, label }) => (
            <li key={path}>
              <NavLink to={path} end className={linkClass}>
                {t(label)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  );
}
