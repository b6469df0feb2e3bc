// Light, dark, or as the system has it: a cookie, so that the server sends pages in their colours from the first byte.
import { isTheme, themeCookie, type Theme } from '#kernel/themes.ts';

const yearSeconds = 365 * 24 * 3600;

/** What this document is shown in; null: as the system has it. */
export function chosenTheme(): Theme | null {
  const { theme } = document.documentElement.dataset;
  return isTheme(theme) ? theme : null;
}

export function chooseTheme(theme: Theme | null): void {
  const rest = `path=/; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`;
  document.cookie = `${themeCookie}=${theme ?? ''}; max-age=${theme ? yearSeconds : 0}; ${rest}`;
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
  // What the browser draws itself, scroll bars and the like.
  document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', theme ?? 'light dark');
}
