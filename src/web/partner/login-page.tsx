import { Navigate, useSearchParams } from 'react-router';
import { useArrived } from '#web/account/arrived.ts';
import { SignInPanel } from '#web/account/sign-in-panel.tsx';
import { safeNext } from '#web/addresses.ts';
import { definePage } from '#web/page.ts';
import { useSession } from '#web/session.ts';
import { useT } from '#web/surroundings.ts';
import { NoPartner } from './no-partner.tsx';

export const page = definePage<null>({
  head: (_, { t }) => ({
    title: t('partner-account:login_title'),
    description: t('partner-account:login_lead'),
    canonical: '/supplier/login',
  }),
  Page: SupplierLoginPage,
});

/** The same accounts as everywhere; what is behind this door is for partners. */
function SupplierLoginPage() {
  const t = useT('partner-account');
  const session = useSession();
  const arrived = useArrived();
  const [query] = useSearchParams();
  const next = arrived ? query.get('next') : null;
  if (session?.user.role === 'supplier') return <Navigate to={next ? safeNext(next) : '/supplier'} replace />;
  if (session) return <NoPartner email={session.user.email} />;
  return <SignInPanel title={t('login_title')} lead={t('login_lead')} mode="sign_in" otherMode="/supplier/register" />;
}
