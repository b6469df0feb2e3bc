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
