import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './forms.module.css';

/** Replaces a form after success; its heading takes the focus, so that it is read out and Tab continues from there. */
export function SuccessMessage({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.success}>
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <circle cx="32" cy="32" r="30" />
        <path d="M18 33l10 10 19-22" />
      </svg>
      <div>
        <h3 ref={heading} tabIndex={-1}>
          {title}
        </h3>
        {children}
      </div>
    </div>
  );
}
