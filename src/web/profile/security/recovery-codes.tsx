import { useLayoutEffect, useRef } from 'react';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useCopy } from '#web/forms/use-copy.ts';
import styles from './security.module.css';

/** Shown only once: to be copied or printed. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const t = useT('security');
  const heading = useRef<HTMLHeadingElement>(null);
  const { isCopied, copy } = useCopy();
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.recovery}>
      <h3 ref={heading} tabIndex={-1}>
        {t('recovery_title')}
      </h3>
      <p>{t('recovery_text')}</p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      {isCopied ? <Notice tone="good">{t('recovery_copied')}</Notice> : null}
      <div className={styles.buttons}>
        <Button look="line" onClick={() => void copy(codes.join('\n'))}>
          {t('recovery_copy')}
        </Button>
        <Button look="line" onClick={() => print()}>
          {t('recovery_print')}
        </Button>
        <Button onClick={onSaved}>{t('recovery_kept')}</Button>
      </div>
    </div>
  );
}
