import { useSearchParams } from 'react-router';
import { useIsHydrated } from '#web/runtime/boot/use-is-hydrated.ts';
import { signInHref } from '#web/runtime/router/addresses.ts';

/** The sign-in page. From a page on the way to something it keeps the way, as soon as the page is hydrated: the server renders one
 *  page for every `next`. */
export function useSignInPath(): string {
  const [query] = useSearchParams();
  const next = useIsHydrated() ? query.get('next') : null;
  return next ? signInHref(next) : '/login';
}
