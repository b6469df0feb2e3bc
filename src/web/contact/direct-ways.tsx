import type { OperatorView } from '#contract/marketplace.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { PhoneLink } from '#web/ui/text/phone-link.tsx';

/** The operator's contact details; nothing if none are configured. */
export function DirectWays({ operator: { name, email, phone, address, countryName } }: { operator: OperatorView }) {
  const t = useT('contact');
  if (!email && !phone && !address) return null;
  return (
    <>
      <h2>{t('direct')}</h2>
      <dl>
        {email ? (
          <div>
            <dt>{t('direct_email')}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        ) : null}
        {phone ? (
          <div>
            <dt>{t('direct_phone')}</dt>
            <dd>
              <PhoneLink phone={phone} />
            </dd>
          </div>
        ) : null}
        {address ? (
          <div>
            <dt>{t('direct_address')}</dt>
            <dd>{[name, address, countryName].filter(Boolean).join(', ')}</dd>
          </div>
        ) : null}
      </dl>
    </>
  );
}
