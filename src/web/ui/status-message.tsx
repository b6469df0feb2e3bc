import { useEffect, useRef, type ReactNode } from 'react';
import styles from './status-message.module.css';

/** The outcome of the last action. It takes the focus, since the button that was pressed is often gone by then. */
export function StatusMessage({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isShown) return;
    // After a dialog that closes at the same time has returned the focus.
    const timer = setTimeout(() => box.current?.focus());
    return () => clearTimeout(timer);
  }, [isShown]);
  return (
    <div ref={box} tabIndex={-1} className={styles.message}>
      {isShown ? children : null}
    </div>
  );
}
