import type { ReactNode } from 'react';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { useLocation } from 'react-router';
import { Footer } from './footer.tsx';
import { Navbar } from './menus/navbar.tsx';
import styles from './shell.module.css';

type Props = { children: ReactNode; namesCurrency: boolean };

/** Skip link, navigation bar, page and footer. Uses no loader data, so it also frames pages that are rendered without
 *  loaders. */
export function Frame({ children, namesCurrency }: Props) {
  const t = useT('common');
  const { banner, settings } = usePageContext();
  const { pathname } = useLocation();
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('skip_to_content')}
      </a>
      {/** To the booking box, past the header and what is read. */}
      {pathname.startsWith('/tour/') ? (
        <a className={styles.skip} href="#booking">
          {t('tour-detail:choose_date')}
        </a>
      ) : null}
      <Navbar namesCurrency={namesCurrency} />
      <main id="main" className={styles.main} tabIndex={-1}>
        {settings.isDemonstration ? <p className={styles.demonstration}>{t('demonstration')}</p> : null}
        {banner}
        {children}
      </main>
      <Footer />
    </>
  );
}
