import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { signInHref } from '#web/runtime/router/addresses.ts';
import { useSession } from '#web/runtime/session/session.ts';

/** Takes a person whose session has ended to the sign-in page, and back afterwards. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const session = useSession();
  return session ? children : <Navigate to={signInHref(pathname + search)} replace />;
}
