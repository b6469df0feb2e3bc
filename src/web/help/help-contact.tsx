import { useT } from '#web/runtime/router/page-context.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import styles from './help-page.module.css';

export function HelpContact() {
  const t = useT('help');
  return (
    <section className={styles.contact} aria-labelledby="contact">
      <div>
        <h2 id="contact">{t('contact')}</h2>
        <p>{t('contact_text')}</p>
      </div>
      <p className={styles.actions}>
        <ButtonLink to="/contact">{t('to_contact')}</ButtonLink>
        <ButtonLink look="line" to="/bookings">
          {t('to_bookings')}
        </ButtonLink>
      </p>
    </section>
  );
}
