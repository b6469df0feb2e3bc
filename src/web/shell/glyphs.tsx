// The icons of the frame.
import styles from './menus/navbar.module.css';

/** A path over a hill into the sun. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <circle className={styles.markSun} cx="21" cy="12" r="8" />
      <path className={styles.markHill} d="M1 28C4 17 11 12 17 16s9 2 14 12z" />
      <path className={styles.markPath} d="M9 27c4-2 1-5 5-6s2-3 2-3" />
    </svg>
  );
}

export function MenuGlyph() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3 7h18M3 12h18M3 17h12" />
    </svg>
  );
}

export function GlobeGlyph() {
  return (
    <svg className={styles.glyph} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="9" />
      <path d="M3 12h18M12 3c3 3 4 6 4 9s-1 6-4 9c-3-3-4-6-4-9s1-6 4-9z" />
    </svg>
  );
}
