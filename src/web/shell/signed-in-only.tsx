import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useSession } from '#web/session.ts';

/** Takes a person whose session has ended to the sign-in page. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  return useSession() ? children : <Navigate to="/login" replace />;
}
