import { useState } from 'react';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './press-page.module.css';

/** A short description of the marketplace, with a copy button. */
export function Boilerplate() {
  const t = useT('press');
  const { appName } = usePageContext().settings;
  const [copied, setCopied] = useState(false);
  const paragraphs = [t('words_1', { appName }), t('words_2')];
  const copy = async () => {
    await navigator.clipboard.writeText(paragraphs.join('\n\n'));
    setCopied(true);
  };
  return (
    <section>
      <h2>{t('words')}</h2>
      <blockquote className={styles.words}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </blockquote>
      <div className={styles.copy}>
        <Button look="line" onClick={() => void copy().catch(() => setCopied(false))}>
          {t('copy')}
        </Button>
        <p role="status">{copied ? t('copied') : ''}</p>
      </div>
    </section>
  );
}
