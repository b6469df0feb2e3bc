import { Navigate, useSearchParams } from 'react-router';
import { safeNext } from '#web/addresses.ts';
import { definePage } from '#web/page.ts';
import { useSession } from '#web/session.ts';
import { useT } from '#web/surroundings.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useArrived } from './arrived.ts';
import type { Mode } from './sign-in-form.tsx';
import { SignInPanel } from './sign-in-panel.tsx';

export const page = definePage<null>({
  head: (_, { t, url }) => {
    const mode = modeOf(url.searchParams);
    return { title: t(`login:title_${mode}`), description: t(`login:lead_${mode}`), canonical: '/login' };
  },
  Page: LoginPage,
});

function LoginPage() {
  const t = useT('login');
  const session = useSession();
  const arrived = useArrived();
  const [query] = useSearchParams();
  const mode = modeOf(query);
  // The server renders one page for every `next`, so what depends on it waits for the browser.
  const next = arrived ? query.get('next') : null;
  if (session) return <Navigate to={safeNext(next)} replace />;
  return (
    <SignInPanel
      title={t(`title_${mode}`)}
      lead={t(`lead_${mode}`)}
      mode={mode}
      otherMode={otherModePath(mode, query, arrived)}
    >
      {arrived && isForBooking(query) ? <Notice>{t('common:login_to_book')}</Notice> : null}
    </SignInPanel>
  );
}

function modeOf(query: URLSearchParams): Mode {
  return query.get('mode') === 'register' ? 'register' : 'sign_in';
}

function isForBooking(query: URLSearchParams): boolean {
  const next = query.get('next') ?? '';
  // The book page, or a tour's page with its booking form filled in.
  return (
    query.get('reason') === 'booking' ||
    /^\/tours\/[^/?]+\/book(?:[?#]|$)/.test(next) ||
    /^\/tour\/[^/?]+\?.*\bdate=/.test(next)
  );
}

/** The other mode keeps where to go afterwards. */
function otherModePath(mode: Mode, query: URLSearchParams, arrived: boolean): string {
  const kept = new URLSearchParams(arrived ? query : undefined);
  if (mode === 'register') kept.delete('mode');
  else kept.set('mode', 'register');
  return kept.size > 0 ? `/login?${kept}` : '/login';
}
