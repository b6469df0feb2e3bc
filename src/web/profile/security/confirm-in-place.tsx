import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './security.module.css';

type Props = {
  question: string;
  action: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** It can be undone. */
  isHarmless?: boolean;
  /** What it would do. */
  children?: ReactNode;
};

/** Asks for confirmation in place; the question has the focus, Escape cancels. */
export function ConfirmInPlace({ question, action, onConfirm, onCancel, isHarmless = false, children }: Props) {
  const t = useT('security');
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      role="group"
      aria-label={question}
      tabIndex={-1}
      className={isHarmless ? `${styles.confirmation} ${styles.harmless}` : styles.confirmation}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
    >
      <p>{question}</p>
      {children}
      <div className={styles.buttons}>
        <Button look={isHarmless ? 'sea' : 'danger'} onClick={onConfirm}>
          {action}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {t('keep')}
        </Button>
      </div>
    </div>
  );
}
