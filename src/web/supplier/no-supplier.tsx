import { AccountPanel } from '#web/account/account-panel.tsx';
import { signOut } from '#web/shell/menus/sign-out.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import styles from './register-page.module.css';

/** Shown to a signed-in user who is not a supplier, with links to go on. */
export function NoSupplier({ email }: { email: string }) {
  const t = useT('partner-account');
  return (
    <AccountPanel title={t('no_partner_title')} lead={t('no_partner_lead', { email })}>
      <p className={styles.choices}>
        <ButtonLink to="/supplier/register">{t('register_title')}</ButtonLink>
        <Button look="line" onClick={() => void signOut()}>
          {t('other_account')}
        </Button>
        <ButtonLink to="/dashboard" look="quiet">
          {t('to_dashboard')}
        </ButtonLink>
      </p>
    </AccountPanel>
  );
}
