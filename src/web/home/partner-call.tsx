import { useSurroundings, useT } from '#web/surroundings.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import home from './home.module.css';
import styles from './partner-call.module.css';

/** For whoever came to sell rather than to book. */
export function PartnerCall() {
  const t = useT('home');
  const { appName } = useSurroundings().settings;
  return (
    <section className={`wide ${home.section}`} aria-labelledby="partners">
      <div className={styles.call}>
        <h2 id="partners">{t('partners')}</h2>
        <p>{t('partners_text', { appName })}</p>
        <ButtonLink to="/become-supplier" look="line">
          {t('partners_more')}
        </ButtonLink>
      </div>
    </section>
  );
}
