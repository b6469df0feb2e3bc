import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Focuses the heading after a navigation, so that it is read out and Tab continues from there; within the same page
 *  only if the focused element is gone. */
export function useFocusOnNavigation(): void {
  const { pathname, search, hash } = useLocation();
  const shown = useRef({ pathname, search });
  useEffect(() => {
    const { pathname: previousPath, search: previousSearch } = shown.current;
    if (previousPath === pathname && previousSearch === search) return;
    shown.current = { pathname, search };
    if (hash || (previousPath === pathname && document.activeElement !== document.body)) return;
    const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname, search, hash]);
}
