import { useSyncExternalStore } from 'react';
import { themes, type Theme } from '#kernel/themes.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { chooseTheme, chosenTheme, watchTheme } from './choose-theme.ts';
import '#web/styles/boxes.css';
import styles from './theme-choice.module.css';

const choices: readonly (Theme | null)[] = [null, ...themes];
// The server renders the same page for everyone; the theme is an attribute of the document.
const themeOfServer = () => null;

/** Takes effect at once. */
export function ThemeChoice({ labelledBy }: { labelledBy: string }) {
  const t = useT('menus');
  const theme = useSyncExternalStore(watchTheme, chosenTheme, themeOfServer);
  return (
    <div className={styles.room}>
      <div className={styles.themes} role="radiogroup" aria-labelledby={labelledBy}>
        {choices.map((choice) => (
          <label key={choice ?? 'system'} className={styles.theme}>
            <input type="radio" name="theme" checked={theme === choice} onChange={() => chooseTheme(choice)} />
            <ThemePicture theme={choice} />
            <span>{t(`theme_${choice ?? 'system'}`)}</span>
          </label>
        ))}
      </div>
    </div>
  );
}

/** A small picture of a page: background, a sun over a hill, two lines of text. The system's theme is half of each. */
function ThemePicture({ theme }: { theme: Theme | null }) {
  return (
    <svg viewBox="0 0 120 72" aria-hidden="true">
      {theme === 'dark' ? null : <PagePicture shade={styles.light!} />}
      {theme === 'light' ? null : (
        <g className={theme === null ? styles.half : undefined}>
          <PagePicture shade={styles.dark!} />
        </g>
      )}
    </svg>
  );
}

function PagePicture({ shade }: { shade: string }) {
  return (
    <g className={shade}>
      <path className={styles.paper} d="M0 0h120v72H0z" />
      <circle className={styles.sun} cx="88" cy="22" r="10" />
      <path className={styles.hill} d="M0 44c30-14 52-12 74-4s32 4 46-2v34H0z" />
      <path className={styles.words} d="M10 14h38v5H10zM10 24h26v4H10z" />
    </g>
  );
}
