import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useIsHydrated } from '#web/runtime/boot/use-is-hydrated.ts';
import { getSession, hasSessionEnded } from '#web/runtime/session/session.ts';

/** True on a sign-in page that was opened because a session has ended. Noted in the entry of the history: a reload still says so. Not if
 *  the user has gone Back by then: the sign-in page would replace the page that they went to. */
export function useSessionEnded(): boolean {
  const { state, pathname, search } = useLocation();
  const isHydrated = useIsHydrated();
  const navigate = useNavigate();
  const isNoted = (state as { hasSessionEnded?: true } | null)?.hasSessionEnded ?? false;
  useEffect(() => {
    if (hasSessionEnded() && !isNoted && !getSession() && location.href.endsWith(pathname + search))
      void navigate(pathname + search, { replace: true, state: { hasSessionEnded: true } });
  }, [isNoted, navigate, pathname, search]);
  return isHydrated && isNoted;
}
