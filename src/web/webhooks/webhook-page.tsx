import filters from '#web/bookings/list/booking-list.module.css';
import { sortIn, sortParameter } from '#web/ui/sorting/sort-in.ts';
import { SortSelect } from '#web/ui/sorting/sort-select.tsx';
import { useState } from 'react';
import { Link, Navigate, useRevalidator, useSearchParams } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import type { WebhookView } from '#contract/suppliers/webhooks.ts';
import { wholeNumber } from '#kernel/whole-number.ts';
import { ConfirmInPlace } from '#web/profile/security/confirm-in-place.tsx';
import { ReauthenticationProvider, useReauthentication } from '#web/profile/security/reauthentication.tsx';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { may } from '#web/runtime/session/may.ts';
import { OwnerFrame } from '#web/team/owner-frame.tsx';
import styles from '#web/team/team.module.css';
import { type Acts, useActs } from '#web/team/use-acts.ts';
import { Button } from '#web/ui/button.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { momentText } from '#web/ui/place-time.ts';
import { Delivery } from './delivery.tsx';
import { ShownSecret } from './shown-secret.tsx';
import { WebhookSettings } from './webhook-settings.tsx';

type Loaded = { webhook: WebhookView | undefined; deliveries: ResponseBody<'listWebhookDeliveries'> | null };

const outcomes = ['delivered', 'failed'] as const;
const outcomeIn = (query: URLSearchParams) => outcomes.find((one) => one === query.get('outcome'));

export const page = definePage<Loaded | null>({
  load,
  head: (_, { t }) => ({ title: t('webhooks:title'), indexed: false }),
  Page: WebhookPage,
});

async function load({ call, params, url }: LoadContext): Promise<Loaded | null> {
  if (!may('programs')) return null;
  const { data } = await call(paths.listWebhooks);
  const webhook = data.find(({ id }) => id === params.id);
  const query = {
    page: wholeNumber(url.searchParams.get('page'), { min: 1, max: 10_000, fallback: 1 }),
    outcome: outcomeIn(url.searchParams),
    sort: sortIn(url.searchParams, 'listWebhookDeliveries'),
  };
  const deliveries = webhook && (await call(paths.listWebhookDeliveries, { params: { id: webhook.id }, query }));
  return { webhook, deliveries: deliveries ?? null };
}

function WebhookPage({ data }: { data: Loaded | null }) {
  const t = useT('webhooks');
  const acts = useActs();
  return (
    <OwnerFrame
      title={data?.webhook ? new URL(data.webhook.url).host : t('title')}
      above={{ name: t('title'), to: '/supplier/webhooks' }}
      loaded={data}
      acts={acts}
    >
      {({ webhook, deliveries }) =>
        webhook && deliveries ? (
          <ReauthenticationProvider>
            <div className={styles.columns}>
              <Log webhook={webhook} deliveries={deliveries} acts={acts} />
              <Settings webhook={webhook} acts={acts} />
            </div>
          </ReauthenticationProvider>
        ) : (
          <p>{t('not_found')}</p>
        )
      }
    </OwnerFrame>
  );
}

type LogProps = { webhook: WebhookView; deliveries: ResponseBody<'listWebhookDeliveries'>; acts: Acts };

function Log({ webhook: { id, state }, deliveries, acts }: LogProps) {
  const t = useT('webhooks');
  const { call } = usePageContext();
  const { revalidate } = useRevalidator();
  const [query] = useSearchParams();
  const outcome = outcomeIn(query);
  const test = () => call(paths.testWebhook, { params: { id } });
  return (
    <section className={styles.card} aria-labelledby="log">
      <h2 id="log">{t('log_title')}</h2>
      <p>{t('log_text')}</p>
      <div className={styles.buttons}>
        {state === 'on' ? (
          <Button look="line" disabled={acts.isBusy} onClick={() => void acts.run(test, t('tested'))}>
            {t('test')}
          </Button>
        ) : null}
        <Button look="quiet" onClick={() => void revalidate()}>
          {t('reload')}
        </Button>
      </div>
      <nav className={filters.filters} aria-label={t('log_choice')}>
        {([undefined, ...outcomes] as const).map((one) => (
          <Link
            key={one ?? 'all'}
            to={logAddress(id, { ...sortParameter(query), ...(one && { outcome: one }) })}
            aria-current={one === outcome ? 'page' : undefined}
          >
            {t(`log_${one ?? 'all'}`)}
          </Link>
        ))}
      </nav>
      {deliveries.data.length === 0 ? (
        <p>{t(outcome ? `log_none_${outcome}` : 'log_none')}</p>
      ) : (
        <SortSelect list="listWebhookDeliveries" />
      )}
      <ul className={styles.rows}>
        {deliveries.data.map((delivery) => (
          <li key={delivery.id}>
            <Delivery webhookId={id} delivery={delivery} mayReplay={state === 'on'} acts={acts} />
          </li>
        ))}
      </ul>
      <Pagination
        {...deliveries}
        hrefOf={(number) => logAddress(id, { ...Object.fromEntries(query), page: String(number) })}
      />
    </section>
  );
}

function logAddress(id: string, parameters: Record<string, string>): string {
  const query = new URLSearchParams(parameters);
  return query.size > 0 ? `/supplier/webhooks/${id}?${query}` : `/supplier/webhooks/${id}`;
}

function Settings({ webhook, acts }: { webhook: WebhookView; acts: Acts }) {
  const t = useT('webhooks');
  const { call, language } = usePageContext();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const runReauthenticated = useReauthentication();
  const [renewed, setRenewed] = useState<ResponseBody<'renewWebhookSecret'> | null>(null);
  const [step, setStep] = useState<'confirming' | 'deleted' | null>(null);
  const { id, previousUntil } = webhook;
  const renew = async () => {
    try {
      const result = await runReauthenticated(() => call(paths.renewWebhookSecret, { params: { id } }));
      if (!result) return;
      setRenewed(result);
      await acts.run(async () => undefined, t('renewed'));
    } catch (problem) {
      await acts.run(() => Promise.reject(problem), '');
    }
  };
  const remove = async () => {
    await call(paths.deleteWebhook, { params: { id } });
    setStep('deleted');
  };
  if (step === 'deleted') return <Navigate to="/supplier/webhooks" replace />;
  return (
    <div className={styles.form}>
      {renewed ? <ShownSecret created={renewed} onDone={() => setRenewed(null)} /> : null}
      <WebhookSettings key={JSON.stringify(webhook)} webhook={webhook} acts={acts} />
      <section className={styles.card} aria-labelledby="secret">
        <h2 id="secret">{t('secret')}</h2>
        <p>{t('renew_text')}</p>
        {previousUntil && Date.parse(previousUntil) > Date.now() ? (
          <p className={styles.soft}>
            {t('renewing_until', { moment: momentText(previousUntil, timeZone, language) })}
          </p>
        ) : null}
        <div className={styles.buttons}>
          <Button look="line" disabled={acts.isBusy} onClick={() => void renew()}>
            {t('renew')}
          </Button>
          <Button look="quiet" onClick={() => setStep('confirming')}>
            {t('delete')}
          </Button>
        </div>
        {step === 'confirming' ? (
          <ConfirmInPlace
            question={t('delete_question')}
            action={t('delete')}
            onConfirm={() => void acts.run(remove, t('deleted'))}
            onCancel={() => setStep(null)}
          />
        ) : null}
      </section>
    </div>
  );
}
