import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { signInHref } from '#web/runtime/router/addresses.ts';
import { useSession } from '#web/runtime/session/session.ts';

/** Redirects to the sign-in page if there is no session, and back after signing in. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const session = useSession();
  return session ? children : <Navigate to={signInHref(pathname + search)} replace />;
}
