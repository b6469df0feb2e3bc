import type { ReactNode } from 'react';
import { HorizonArt, type Motif } from './horizon-art.tsx';
import styles from './page-header.module.css';
import { Inline } from './prose.tsx';

/** The header of a page about the marketplace: title and lead over a drawing. */
export function PageHeader({
  title,
  lead,
  motif,
  children,
}: {
  title: string;
  lead: string;
  motif: Motif;
  children?: ReactNode;
}) {
  return (
    <header className={styles.header}>
      <HorizonArt motif={motif} />
      <div className={`wide ${styles.text}`}>
        <h1>{title}</h1>
        <p className={styles.intro}>
          <Inline text={lead} />
        </p>
        {children}
      </div>
    </header>
  );
}
