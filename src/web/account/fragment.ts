import { useLocation } from 'react-router';
import { useIsHydrated } from '#web/runtime/boot/use-is-hydrated.ts';

/** The fragment of the address, where mails put secrets that must not reach the server's logs; '' until hydration. */
export function useFragment(): string {
  const { hash } = useLocation();
  return useIsHydrated() ? hash.slice(1) : '';
}
