import styles from './skeleton.module.css';

/** The shape of what is still being loaded. */
export function Skeleton({ shape = 'line' }: { shape?: 'line' | 'picture' | 'block' }) {
  return <div className={`${styles.skeleton} ${styles[shape]}`} aria-hidden="true" />;
}
