import { useEffect, useRef, type ReactNode } from 'react';
import styles from './news.module.css';

/** What has just happened. It takes the focus, since what was pressed is often gone by then. */
export function News({ told, children }: { told: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!told) return;
    // A dialog that closes in the same moment gives the focus back first.
    const timer = setTimeout(() => box.current?.focus());
    return () => clearTimeout(timer);
  }, [told]);
  return (
    <div ref={box} tabIndex={-1} className={styles.news}>
      {told ? children : null}
    </div>
  );
}
