import { useState } from 'react';
import { Link, NavLink } from 'react-router';
import { useSession } from '#web/session.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { BrandMark, GlobeGlyph, MenuGlyph } from './glyphs.tsx';
import { PreferencesDialog } from './preferences-dialog.tsx';
import { SideMenu } from './side-menu.tsx';
import { UserMenu } from './user-menu.tsx';
import styles from './navbar.module.css';

export const sections = [
  { to: '/tours', key: 'tours' },
  { to: '/categories', key: 'categories' },
  { to: '/tags', key: 'tags' },
] as const;

export function Navbar() {
  const { settings } = useSurroundings();
  const t = useT('navbar');
  const session = useSession();
  const [open, setOpen] = useState<'menu' | 'preferences' | null>(null);
  const close = () => setOpen(null);
  return (
    <header className={styles.bar}>
      <div className={`wide ${styles.inner}`}>
        <Link to="/" className={styles.brand}>
          <BrandMark />
          {settings.appName}
        </Link>
        <nav className={styles.links} aria-label={t('main_navigation')}>
          {sections.map(({ to, key }) => (
            <NavLink key={key} to={to} className={styles.link}>
              {t(key)}
            </NavLink>
          ))}
        </nav>
        <div className={styles.tools}>
          <Button look="quiet" onClick={() => setOpen('preferences')}>
            <GlobeGlyph />
            {t('preferences')}
          </Button>
          {session ? (
            <UserMenu user={session.user} />
          ) : (
            <ButtonLink to="/login" look="line">
              {t('sign_in')}
            </ButtonLink>
          )}
        </div>
        <button type="button" className={styles.burger} aria-label={t('open_menu')} aria-haspopup="dialog" onClick={() => setOpen('menu')}>
          <MenuGlyph />
        </button>
      </div>
      <SideMenu open={open === 'menu'} onClose={close} onPreferences={() => setOpen('preferences')} />
      <PreferencesDialog open={open === 'preferences'} onClose={close} />
    </header>
  );
}
