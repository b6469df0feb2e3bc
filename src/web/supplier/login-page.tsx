import { Navigate, useSearchParams } from 'react-router';
import { useIsHydrated } from '#web/runtime/boot/use-is-hydrated.ts';
import { SignInPanel } from '#web/account/sign-in-panel.tsx';
import { useSessionEnded } from '#web/account/use-session-ended.ts';
import { safeNext } from '#web/runtime/router/addresses.ts';
import { definePage } from '#web/runtime/router/page.ts';
import { useSession } from '#web/runtime/session/session.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { NoSupplier } from './no-supplier.tsx';

export const page = definePage<null>({
  head: (_, { t }) => ({
    title: t('partner-account:login_title'),
    description: t('partner-account:login_lead'),
    canonical: '/supplier/login',
  }),
  Page: SupplierLoginPage,
});

/** The same accounts as elsewhere; leads to the supplier's area. */
function SupplierLoginPage() {
  const t = useT('partner-account');
  const session = useSession();
  const isHydrated = useIsHydrated();
  const hasEnded = useSessionEnded();
  const [query] = useSearchParams();
  const next = isHydrated ? query.get('next') : null;
  if (session?.user.role === 'supplier') return <Navigate to={safeNext(next, 'supplier')} replace />;
  if (session) return <NoSupplier email={session.user.email} />;
  return (
    <SignInPanel
      title={t(hasEnded ? 'login:title_ended' : 'login_title')}
      lead={hasEnded ? <strong>{t('login:lead_ended')}</strong> : t('login_lead')}
      mode="sign_in"
      otherMode="/supplier/register"
      asksName={false}
    />
  );
}
