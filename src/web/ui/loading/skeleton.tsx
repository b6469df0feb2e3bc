import styles from './skeleton.module.css';

/** A placeholder while something is loading. */
export function Skeleton({ shape = 'line' }: { shape?: 'line' | 'picture' | 'block' }) {
  return <div className={`${styles.skeleton} ${styles[shape]}`} aria-hidden="true" />;
}
