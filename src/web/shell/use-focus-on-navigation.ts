import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Focuses the heading after a navigation, so that it is read out and Tab continues from there, and on the way back the link that was
 *  followed; within the same page only if the focused element is gone. */
export function useFocusOnNavigation(): void {
  const { pathname, search, hash, key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const shown = useRef({ pathname, search });
  const followed = useFollowedLinks(key);
  useEffect(() => {
    const { pathname: previousPath, search: previousSearch } = shown.current;
    if (previousPath === pathname && previousSearch === search) return;
    shown.current = { pathname, search };
    if (hash || (previousPath === pathname && document.activeElement !== document.body)) return;
    const link = isBack ? linkTo(followed.get(key)) : undefined;
    const target =
      link ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (!target) return;
    if (!link) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname, search, hash, key, isBack, followed]);
}

/** By the key of the page: the address of the link that was activated last on it. */
function useFollowedLinks(key: string): ReadonlyMap<string, string> {
  const { current: followed } = useRef(new Map<string, string>());
  useEffect(() => {
    const note = ({ target }: MouseEvent) => {
      const href = target instanceof Element && target.closest('main a')?.getAttribute('href');
      if (href) followed.set(key, href);
      else followed.delete(key);
    };
    addEventListener('click', note, true);
    return () => removeEventListener('click', note, true);
  }, [followed, key]);
  return followed;
}

const linkTo = (href: string | undefined): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('main a')].find((link) => link.getAttribute('href') === href);
