import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import home from './home.module.css';
import styles from './supplier-invitation.module.css';

/** Invites suppliers to register. */
export function SupplierInvitation() {
  const t = useT('home');
  const { appName } = usePageContext().settings;
  return (
    <section className={`wide ${home.section}`} aria-labelledby="partners">
      <div className={styles.invitation}>
        <h2 id="partners">{t('partners')}</h2>
        <p>{t('partners_text', { appName })}</p>
        <ButtonLink to="/become-supplier" look="line">
          {t('partners_more')}
        </ButtonLink>
      </div>
    </section>
  );
}
