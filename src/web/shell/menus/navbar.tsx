import { lazy, Suspense, useState } from 'react';
import { Link, NavLink } from 'react-router';
import { currencySign } from '#kernel/money.ts';
import { ownName } from '#kernel/own-name.ts';
import { useCurrency } from '#web/runtime/session/preferences.ts';
import { useSession } from '#web/runtime/session/session.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { BrandMark, MenuGlyph } from '../glyphs.tsx';
import type { OpenDialog } from '../frame-dialogs.tsx';
import { sections } from '../sections.ts';
import styles from './navbar.module.css';
import { useSignInPath } from './use-sign-in-path.ts';

const FrameDialogs = lazy(async () => ({ default: (await import('../frame-dialogs.tsx')).FrameDialogs }));

const UserMenu = lazy(async () => ({ default: (await import('./user-menu.tsx')).UserMenu }));

const CartLink = lazy(async () => ({ default: (await import('#web/cart/cart-link.tsx')).CartLink }));

export function Navbar({ namesCurrency }: { namesCurrency: boolean }) {
  const { settings, language } = usePageContext();
  const t = useT('navbar');
  const shown = useCurrency();
  const sign = currencySign(shown, language);
  const session = useSession();
  const signInPath = useSignInPath();
  // undefined: no dialog was opened yet, so none is loaded.
  const [open, setOpen] = useState<OpenDialog | undefined>(undefined);
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
          {session ? null : (
            <NavLink to="/become-supplier" className={styles.link}>
              {t('become_partner')}
            </NavLink>
          )}
        </nav>
        {session ? (
          <Suspense>
            <CartLink />
          </Suspense>
        ) : null}
        <Button look="quiet" className={styles.preferences} onClick={() => setOpen('preferences')}>
          <span className="visually-hidden">{`${t('preferences')} `}</span>
          {language.toUpperCase() + (namesCurrency ? ` · ${sign}` : '')}
        </Button>
        <div className={styles.tools}>
          {session ? (
            <Suspense
              // As wide as the button that comes.
              fallback={
                <span className={styles.userButton}>
                  <span className={styles.avatar} />
                  <span>{ownName(session.user) || session.user.email}</span>
                </span>
              }
            >
              <UserMenu user={session.user} />
            </Suspense>
          ) : (
            <ButtonLink to={signInPath} look="line">
              {t('sign_in')}
            </ButtonLink>
          )}
        </div>
        <button
          type="button"
          className={styles.burger}
          aria-label={t('open_menu')}
          aria-haspopup="dialog"
          onClick={() => setOpen('menu')}
        >
          <MenuGlyph />
        </button>
      </div>
      {open === undefined ? null : (
        <Suspense>
          <FrameDialogs open={open} onOpen={setOpen} />
        </Suspense>
      )}
    </header>
  );
}
