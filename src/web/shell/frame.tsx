import type { ReactNode } from 'react';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { Footer } from './footer.tsx';
import { Navbar } from './navbar.tsx';
import styles from './shell.module.css';

/** Skip link, bar, page, footer. Knows no loader, so it also frames what is rendered without any. */
export function Frame({ children }: { children: ReactNode }) {
  const t = useT('common');
  const { banner } = useSurroundings();
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('skip_to_content')}
      </a>
      <Navbar />
      <main id="main" className={styles.main} tabIndex={-1}>
        {banner}
        {children}
      </main>
      <Footer />
    </>
  );
}
