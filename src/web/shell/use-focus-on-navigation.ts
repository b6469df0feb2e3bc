import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** By the key of the page: the address of the link that was pressed last on it, if the last press was on one. */
const followed: Record<string, string | null | undefined> = {};

/** Focuses the heading after a navigation, so that it is read out and Tab continues from there, and on the way back the link that was
 *  followed; within the same page only if the focused element is gone. */
export function useFocusOnNavigation(): void {
  const { pathname, search, hash, key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const shown = useRef({ pathname, search });
  useFollowedLinks(key);
  useLayoutEffect(() => {
    const { pathname: previousPath, search: previousSearch } = shown.current;
    if (previousPath === pathname && previousSearch === search) return;
    shown.current = { pathname, search };
    if (hash || (previousPath === pathname && document.activeElement !== document.body)) return;
    const link = isBack ? find(`main a[href="${CSS.escape(followed[key] ?? '')}"]`) : null;
    const target = link ?? find('main h1') ?? find('main');
    if (!target) return;
    if (!link) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname, search, hash, key, isBack]);
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

function useFollowedLinks(key: string): void {
  useEffect(() => {
    const note = ({ target }: MouseEvent) => {
      followed[key] = (target as Element).closest('main a')?.getAttribute('href');
    };
    addEventListener('click', note, true);
    return () => removeEventListener('click', note, true);
  }, [key]);
}
