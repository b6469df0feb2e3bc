// Light, dark or the system's theme: in a cookie, so that the server renders the right colours from the first byte.
import { isTheme, themeCookie, themes, type Theme } from '#kernel/themes.ts';

const yearSeconds = 365 * 24 * 3600;

/** The theme of this document; null: the system's. */
export function chosenTheme(): Theme | null {
  const { theme } = document.documentElement.dataset;
  return isTheme(theme) ? theme : null;
}

/** Calls on each change of the theme, wherever on the page it was chosen. Returns what ends that. */
export function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

export function chooseTheme(theme: Theme | null): void {
  const rest = `path=/; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`;
  document.cookie = `${themeCookie}=${theme ?? ''}; max-age=${theme ? yearSeconds : 0}; ${rest}`;
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
  // The scroll bars and other things that the browser draws.
  document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', theme ?? 'light dark');
  // The address bar.
  for (const [index, meta] of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').entries())
    meta.media = mediaOfTheme(themes[index]!, theme);
}

/** The media query under which the browser's own parts of the page, such as its address bar, have the colour of a theme. */
export function mediaOfTheme(theme: Theme, chosen: Theme | null): string {
  if (chosen) return theme === chosen ? 'all' : 'not all';
  return `(prefers-color-scheme: ${theme})`;
}
