import { useEffect, useRef } from 'react';
import { type Colours, tokensOf } from '#kernel/palette/palette.ts';
import type { Theme } from '#kernel/themes.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { buttonClass } from '#web/ui/button.tsx';
import styles from './theme.module.css';

/** What a page looks like in these colours. A picture for the eye: nothing of it can be pressed. */
export function Preview({ theme, colours }: { theme: Theme; colours: Colours }) {
  const t = useT('theme');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The policy of pages allows no style attributes in markup.
    for (const [token, colour] of Object.entries(tokensOf(theme, colours)))
      box.current!.style.setProperty(`--${token}`, colour);
  }, [theme, colours]);
  return (
    <div ref={box} className={styles.preview} aria-hidden="true">
      <p className={styles.headline}>{t('preview_title')}</p>
      <p>{t('preview_text')}</p>
      <div className={styles.card}>
        <p>
          <strong>{t('preview_card')}</strong>
        </p>
        <p className={styles.quiet}>{t('preview_soft')}</p>
        <p className={styles.link}>{t('preview_link')}</p>
        <div className={styles.buttons}>
          <span className={buttonClass('sea')}>{t('preview_sea')}</span>
          <span className={buttonClass('book')}>{t('preview_book')}</span>
        </div>
      </div>
    </div>
  );
}
