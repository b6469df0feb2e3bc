import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { useCopy } from '#web/forms/use-copy.ts';
import styles from './press-page.module.css';

/** A short description of the marketplace, with a copy button. */
export function Boilerplate() {
  const t = useT('press');
  const { appName } = usePageContext().settings;
  const { isCopied, copy } = useCopy();
  const paragraphs = [t('words_1', { appName }), t('words_2')];
  return (
    <section>
      <h2>{t('words')}</h2>
      <blockquote className={styles.words}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </blockquote>
      <div className={styles.copy}>
        <Button look="line" onClick={() => void copy(paragraphs.join('\n\n'))}>
          {t('copy')}
        </Button>
        <p role="status">{isCopied ? t('copied') : ''}</p>
      </div>
    </section>
  );
}
