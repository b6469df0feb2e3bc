import { Navigate, useSearchParams } from 'react-router';
import { safeNext } from '#web/runtime/router/addresses.ts';
import { definePage } from '#web/runtime/router/page.ts';
import { useIsHydrated } from '#web/runtime/boot/use-is-hydrated.ts';
import { useSession } from '#web/runtime/session/session.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { BookedTripCard } from './booked-trip.tsx';
import { HarbourArt } from './harbour-art.tsx';
import { purposeOfNext, tripOfNext } from './trip-of-next.ts';
import type { Mode } from './sign-in-form.tsx';
import { SignInPanel } from './sign-in-panel.tsx';
import { useSessionEnded } from './use-session-ended.ts';

export const page = definePage<null>({
  head: (_, { t, url }) => {
    const mode = modeOf(url.searchParams);
    return { title: t(`login:title_${mode}`), description: t(`login:lead_${mode}`), canonical: '/login' };
  },
  Page: LoginPage,
});

function LoginPage() {
  const t = useT('login');
  const { settings } = usePageContext();
  const session = useSession();
  const isHydrated = useIsHydrated();
  const isOver = useSessionEnded();
  const [query] = useSearchParams();
  const mode = modeOf(query);
  // The server renders one page for every `next`, so what depends on it is rendered after hydration.
  const next = isHydrated ? query.get('next') : null;
  if (session) return <Navigate to={safeNext(next, session.user.role)} replace />;
  const purpose = purposeOfNext(next);
  const isBooking = purpose === 'booking';
  const trip = isBooking || purpose === 'cart' ? tripOfNext(next) : null;
  const isOrder = purpose === 'cart' || /^\/orders\b/.test(next ?? '');
  const hasEnded = isOver && mode === 'sign_in';
  // The sentence of the book page without a user, until a date is chosen.
  const isUndated = isBooking && mode === 'sign_in' && !trip?.trip.date;
  const leadOn = isUndated ? ('content:login_to_book' as const) : purpose && (`lead_${purpose}_${mode}` as const);
  const leadKey = hasEnded ? (isBooking ? 'lead_ended_booking' : 'lead_ended') : leadOn;
  return (
    <SignInPanel
      title={t(hasEnded ? 'title_ended' : `title_${purpose ?? mode}`)}
      lead={leadKey ? <strong>{t(leadKey)}</strong> : t(`lead_${mode}`)}
      mode={mode}
      otherMode={otherModePath(mode, query, isHydrated)}
      asksName={isBooking}
      code={settings.guestCheckout && (isBooking || isOrder) ? 'first' : 'offered'}
      aside={trip ? <BookedTripCard {...trip} title={t(isBooking ? 'your_booking' : 'your_choice')} /> : <HarbourArt />}
    />
  );
}

function modeOf(query: URLSearchParams): Mode {
  return query.get('mode') === 'register' ? 'register' : 'sign_in';
}

/** The link to the other mode keeps the other query parameters. */
function otherModePath(mode: Mode, query: URLSearchParams, isHydrated: boolean): string {
  const otherQuery = new URLSearchParams(isHydrated ? query : undefined);
  if (mode === 'register') otherQuery.delete('mode');
  else otherQuery.set('mode', 'register');
  return otherQuery.size > 0 ? `/login?${otherQuery}` : '/login';
}
