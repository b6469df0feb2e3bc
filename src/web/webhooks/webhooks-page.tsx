import { useState } from 'react';
import { Link } from 'react-router';
import type { WebhookView } from '#contract/suppliers/webhooks.ts';
import * as paths from '#contract/paths.generated.ts';
import { longDate } from '#web/articles/long-date.ts';
import { ReauthenticationProvider } from '#web/profile/security/reauthentication.tsx';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { may } from '#web/runtime/session/may.ts';
import { OwnerFrame } from '#web/team/owner-frame.tsx';
import styles from '#web/team/team.module.css';
import { useActs } from '#web/team/use-acts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { momentText } from '#web/ui/place-time.ts';
import { eventNames } from './event-names.ts';
import { ShownSecret } from './shown-secret.tsx';
import { WebhookForm } from './webhook-form.tsx';

type Loaded = ResponseBody<'listWebhooks'>;

export const page = definePage<Loaded | null>({
  load,
  head: (_, { t }) => ({ title: t('webhooks:title'), indexed: false }),
  Page: WebhooksPage,
});

async function load({ call }: LoadContext): Promise<Loaded | null> {
  return may('programs') ? call(paths.listWebhooks) : null;
}

function WebhooksPage({ data }: { data: Loaded | null }) {
  const t = useT('webhooks');
  const acts = useActs();
  const [created, setCreated] = useState<ResponseBody<'createWebhook'> | null>(null);
  return (
    <OwnerFrame title={t('title')} loaded={data} acts={acts}>
      {({ data: webhooks }) => (
        <ReauthenticationProvider>
          <div className={styles.form}>
            <p>{t('lead')}</p>
            <p>
              {t('how')} <Link to="/supplier/keys">{t('keys')}</Link>
            </p>
          </div>
          {created ? <ShownSecret created={created} onDone={() => setCreated(null)} /> : null}
          <div className={styles.columns}>
            <section className={styles.card} aria-labelledby="webhooks">
              <h2 id="webhooks">{t('list')}</h2>
              {webhooks.length === 0 ? <p>{t('none')}</p> : null}
              <ul className={styles.rows}>
                {webhooks.map((webhook) => (
                  <li key={webhook.id}>
                    <Webhook webhook={webhook} />
                  </li>
                ))}
              </ul>
            </section>
            <WebhookForm onCreated={setCreated} />
          </div>
        </ReauthenticationProvider>
      )}
    </OwnerFrame>
  );
}

function Webhook({ webhook: { id, url, events, state, failingSince, createdAt } }: { webhook: WebhookView }) {
  const t = useT('webhooks');
  const { language } = usePageContext();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <div className={styles.row}>
      <div>
        <p className={styles.name}>
          {url} <span className={styles.mark}>{t(`state_${state}`)}</span>
        </p>
        <p>{events.map((event) => t(eventNames[event])).join(' · ')}</p>
        <p className={styles.soft}>
          {failingSince && state === 'on' ? (
            <span>{t('failing', { moment: momentText(failingSince, timeZone, language) })}</span>
          ) : null}
          <span>{t('since', { date: longDate(createdAt, language) })}</span>
        </p>
      </div>
      <ButtonLink look="line" to={`/supplier/webhooks/${id}`} aria-label={t('log_spoken', { url })}>
        {t('log')}
      </ButtonLink>
    </div>
  );
}
