import { useLocation } from 'react-router';
import { AccountPanel } from '#web/account/account-panel.tsx';
import { Prose } from '#web/articles/prose.tsx';
import { useIsHydrated } from '#web/runtime/boot/use-is-hydrated.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { definePage } from '#web/runtime/router/page.ts';
import { ButtonLink } from '#web/ui/button.tsx';

export const page = definePage<null>({
  head: (_, { t }) => ({ title: t('team:closed_title'), indexed: false }),
  Page: ClosedPage,
});

/** After an owner has closed the account of a supplier, whose name comes with the navigation. The session has ended. */
function ClosedPage() {
  const t = useT('team');
  const { state } = useLocation();
  const isHydrated = useIsHydrated();
  const name = isHydrated ? (state as { name?: string } | null)?.name : undefined;
  const points = [t('closed_tours'), t('closed_stays'), t('closed_export'), t('closed_reopen'), t('closed_mail')];
  return (
    <AccountPanel title={t('closed_title')} lead={name ? t('closed_named', { name }) : t('closed_text')}>
      <Prose paragraphs={points} />
      <p>
        <ButtonLink to="/login">{t('closed_sign_in')}</ButtonLink>
      </p>
    </AccountPanel>
  );
}
