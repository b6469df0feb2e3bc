import { useEffect, useRef } from 'react';
import { useT } from '#web/surroundings.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './security.module.css';

type Props = { question: string; deed: string; onSure: () => void; onStop: () => void };

/** Asks in place before something is taken away; the question has the focus, Escape takes it back. */
export function Sure({ question, deed, onSure, onStop }: Props) {
  const t = useT('security');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      role="group"
      aria-label={question}
      tabIndex={-1}
      className={styles.sure}
      onKeyDown={({ key }) => key === 'Escape' && onStop()}
    >
      <p>{question}</p>
      <div className={styles.buttons}>
        <Button look="danger" onClick={onSure}>
          {deed}
        </Button>
        <Button look="quiet" onClick={onStop}>
          {t('keep')}
        </Button>
      </div>
    </div>
  );
}
