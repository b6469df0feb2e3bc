import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After going to another page the heading gets the focus, so that it is read out and Tab goes on from there; on the same page
 *  only where what had the focus is gone. */
export function useFocusOnNavigation(): void {
  const { pathname, search, hash } = useLocation();
  const shown = useRef({ pathname, search });
  useEffect(() => {
    const { pathname: before, search: asked } = shown.current;
    if (before === pathname && asked === search) return;
    shown.current = { pathname, search };
    if (hash || (before === pathname && document.activeElement !== document.body)) return;
    const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname, search, hash]);
}
