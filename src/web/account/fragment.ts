import { useLocation } from 'react-router';
import { useIsHydrated } from '#web/runtime/boot/use-is-hydrated.ts';

/** The fragment of the address, where mails put secrets that must not reach the server's logs; '' until hydration. */
export function useFragment(): string {
  const { hash } = useLocation();
  return useIsHydrated() ? hash.slice(1) : '';
}

/** The reference and code of a link in a mail: '#SN-7K3M-Q9XA/Q7RM-4XTE'. Both are '' for any other fragment, as the '#main' of the
 *  skip link. */
export function useFragmentKey(): { reference: string; code: string } {
  const [, reference = '', code = ''] = /^([\w-]+)\/([\w-]+)$/.exec(useFragment()) ?? [];
  return { reference, code };
}
