import * as paths from '#contract/paths.generated.ts';
import type { WebhookDeliveryView } from '#contract/suppliers/webhooks.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import styles from '#web/team/team.module.css';
import type { Acts } from '#web/team/use-acts.ts';
import { Button } from '#web/ui/button.tsx';
import { momentText } from '#web/ui/place-time.ts';
import own from './webhooks.module.css';
import { eventNames } from './event-names.ts';

type Props = { webhookId: string; delivery: WebhookDeliveryView; mayReplay: boolean; acts: Acts };

const stateNames = { delivered: 'delivered', waiting: 'waiting', failed: 'failed_state' } as const;

/** What was sent, how it was answered, and a button to send it again. */
export function Delivery({ webhookId, delivery, mayReplay, acts }: Props) {
  const t = useT('webhooks');
  const { call, language } = usePageContext();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const { id, event, state, createdAt, attempts, nextAt, status, failure, response, body } = delivery;
  const isWaiting = state === 'waiting';
  const moment = momentText(createdAt, timeZone, language);
  const replay = () => call(paths.replayWebhookDelivery, { params: { id: webhookId, deliveryId: id } });
  return (
    <>
      <div className={styles.row}>
        <div>
          <p className={styles.name}>
            {t(eventNames[event])} <span className={styles.mark}>{t(stateNames[state])}</span>
          </p>
          <p className={styles.soft}>
            <span>{moment}</span>
            {attempts > 0 ? <span>{t('attempts', { count: attempts })}</span> : null}
            {status ? <span>{t('status', { status })}</span> : null}
            {failure ? <span>{t(`failure_${failure}`)}</span> : null}
            {nextAt && attempts > 0 ? (
              <span>{t('next', { moment: momentText(nextAt, timeZone, language) })}</span>
            ) : null}
          </p>
        </div>
        {mayReplay && (!isWaiting || attempts > 0) ? (
          <Button
            look="line"
            disabled={acts.isBusy}
            aria-label={t(isWaiting ? 'replay_now_spoken' : 'replay_spoken', { event: t(eventNames[event]), moment })}
            onClick={() => void acts.run(replay, t('replayed'))}
          >
            {t(isWaiting ? 'replay_now' : 'replay')}
          </Button>
        ) : null}
      </div>
      <details className={own.fold}>
        <summary>{t('details')}</summary>
        <p className={own.label}>{t('message')}</p>
        <pre tabIndex={0}>{body}</pre>
        {status ? (
          <>
            <p className={own.label}>{t('answer')}</p>
            {response ? <pre tabIndex={0}>{response}</pre> : <p>{t('no_answer')}</p>}
          </>
        ) : null}
      </details>
    </>
  );
}
