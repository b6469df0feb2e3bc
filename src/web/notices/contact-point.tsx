import { Link } from 'react-router';
import type { OperatorView } from '#contract/marketplace.ts';
import { useT } from '#web/runtime/router/page-context.ts';

/** The contact point for authorities and users; the form works even if no address is configured. */
export function ContactPoint({ operator: { name, email, address, countryName } }: { operator: OperatorView }) {
  const t = useT('digital-services');
  return (
    <ul>
      {email ? (
        <li>
          {t('contact_email') + t('content:after_label')} <a href={`mailto:${email}`}>{email}</a>
        </li>
      ) : null}
      {address ? (
        <li>{`${t('contact_post')}${t('content:after_label')} ${[name, address, countryName].filter(Boolean).join(', ')}`}</li>
      ) : null}
      <li>
        <Link to="/contact">{t('contact_form')}</Link>
      </li>
    </ul>
  );
}
