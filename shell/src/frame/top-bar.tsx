import { ButtonLink, classes, Container, IconButton, Stack } from '@kaaj/ui';
import { ExternalIcon, MenuIcon } from '@kaaj/ui/icons';
import { useSettings } from '@kaaj/page-kit';
import { NavLink, useSession } from '@kaaj/web-kit';
import { useState } from 'react';
import { useMessages } from '../messages';
import { Brand } from './brand';
import { Drawer } from './drawer';
import { LanguageButton } from './language-button';
import { LazyNotificationBell } from './lazy-notification-bell';
import menu from './menu-link.module.css';
import { UserControls } from './user-controls';
import { ThemeButton } from './theme-button';
import styles from './top-bar.module.css';

const linkClass = ({ isActive }: { isActive: boolean }) => classes(menu.link, isActive && menu.here, styles.link);

function Links({ signedIn, onNavigate }: { readonly signedIn: boolean; readonly onNavigate?: () => void }) {
  const t = useMessages();
  const developers = useSettings()?.links.developers;
  return (
    <>
      <NavLink to="/" end className={linkClass} onClick={onNavigate}>
        {t('nav.home')}
      </NavLink>
      <NavLink to="/alltasks" className={linkClass} onClick={onNavigate}>
        {t('nav.allTasks')}
      </NavLink>
      {signedIn && (
        <NavLink to="/dashboard" className={linkClass} onClick={onNavigate}>
          {t('nav.dashboard')}
        </NavLink>
      )}
      <NavLink to="/aboutus" className={linkClass} onClick={onNavigate}>
        {t('nav.aboutUs')}
      </NavLink>
      {developers && (
        <a className={classes(menu.link, styles.link)} href={developers} target="_blank" rel="noreferrer">
          {t('nav.joinAsDeveloper')}
          <ExternalIcon size={14} />
        </a>
      )}
    </>
  );
}

/** The fixed bar of the public pages. */
export function TopBar() {
  const t = useMessages();
  const { person } = useSession();
  const [menuOpen, setMenuOpen] = useState(false);
  const closeMenu = () => setMenuOpen(false);
  return (
    <header className={styles.bar}>
      <Container className={styles.inside}>
        <IconButton
          className={styles.menuButton}
          label={t('nav.openMenu')}
          icon={<MenuIcon />}
          aria-expanded={menuOpen}
          onClick={() => setMenuOpen(true)}
        />
        <Brand signedIn={person !== null} />
        <nav className={styles.links} aria-label={t('nav.main')}>
          <Links signedIn={person !== null} />
        </nav>
        {person ? (
          <UserControls person={person} bell={<LazyNotificationBell email={person.email} />} />
        ) : (
          <div className={styles.controls} data-guests>
            <LanguageButton />
            <span className={styles.wideOnly}>
              <ThemeButton />
            </span>
            <ButtonLink href="/signin" size="small" variant="secondary">
              {t('nav.signIn')}
            </ButtonLink>
            <span className={styles.wideOnly}>
              <ButtonLink href="/signup" size="small">
                {t('nav.signUp')}
              </ButtonLink>
            </span>
          </div>
        )}
      </Container>
      <Drawer open={menuOpen} onClose={closeMenu} title={t('nav.main')}>
        <Stack as="nav" gap={1}>
          <Links signedIn={person !== null} onNavigate={closeMenu} />
        </Stack>
        {!person && (
          <ButtonLink href="/signup" block onClick={closeMenu}>
            {t('nav.signUp')}
          </ButtonLink>
        )}
      </Drawer>
    </header>
  );
}
