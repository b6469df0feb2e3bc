import { useState } from 'react';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './press-page.module.css';

/** The marketplace in a few sentences, to be copied. */
export function Boilerplate() {
  const t = useT('press');
  const { appName } = useSurroundings().settings;
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
