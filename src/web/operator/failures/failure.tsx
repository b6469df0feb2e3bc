import type { DeadJobView, HeldMailView, HeldWebhookView } from '#contract/operator/operations.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { momentText } from '#web/ui/place-time.ts';
import styles from '../console.module.css';
import { eventNames } from '#web/webhooks/event-names.ts';
import { FailureForms } from './failure-forms.tsx';
import { useNameText } from './use-name-text.ts';

type OnDone = (text: string) => Promise<void>;

/** A job that was given up, with its payload and its last error. */
export function DeadJob({ job, onDone }: { job: DeadJobView; onDone: OnDone }) {
  const t = useT('operations');
  const { id, name, payload, givenUpAt, attempts, error, canRetry } = job;
  const text = useNameText()('jobs', name);
  return (
    <li>
      <p>
        <strong>{text}</strong> <span className={styles.soft}>{t('number', { id })}</span>
      </p>
      <p className={styles.soft}>
        <code>{name}</code>
        <span>{t('given_up', { moment: useMoment(givenUpAt) })}</span>
        <span>{t('attempts', { count: attempts })}</span>
        {canRetry ? null : <span>{t('payload_gone')}</span>}
      </p>
      <code>{payload}</code>
      {error ? <code>{error}</code> : null}
      <FailureForms view="jobs" chosen={{ id }} spoken={`${text} ${id}`} canRetry={canRetry} onDone={onDone} />
    </li>
  );
}

/** A mail that was not delivered yet, and when it is tried next. */
export function HeldMail({ mail, onDone }: { mail: HeldMailView; onDone: OnDone }) {
  const t = useT('operations');
  const { id, name, recipient, subject, writtenAt, nextTryAt, attempts, error } = mail;
  const next = useMoment(nextTryAt ?? writtenAt);
  const text = useNameText()('mails', name);
  return (
    <li>
      <p>
        <strong>{subject}</strong>
      </p>
      <p className={styles.soft}>
        <span>{recipient}</span>
        <span>{text}</span>
        <span>{t('written', { moment: useMoment(writtenAt) })}</span>
        <span>{t('attempts', { count: attempts })}</span>
        <span>{nextTryAt ? t('next_try', { moment: next }) : t('no_more_tries')}</span>
      </p>
      {error ? <code>{error}</code> : null}
      <FailureForms view="mails" chosen={{ id }} spoken={`${subject}, ${recipient}`} canRetry onDone={onDone} />
    </li>
  );
}

/** A message that the receiver of a supplier did not accept yet. */
export function HeldWebhook({ webhook, onDone }: { webhook: HeldWebhookView; onDone: OnDone }) {
  const t = useT('operations');
  const { id, event, url, supplier, writtenAt, nextTryAt, attempts, error, canRetry } = webhook;
  const text = t(`webhooks:${eventNames[event]}`);
  const next = useMoment(nextTryAt ?? writtenAt);
  return (
    <li>
      <p>
        <strong>{supplier}</strong> {text}
      </p>
      <p className={styles.soft}>
        <code>{event}</code>
        <span>{t('written', { moment: useMoment(writtenAt) })}</span>
        <span>{t('attempts', { count: attempts })}</span>
        <span>{nextTryAt ? t('next_try', { moment: next }) : t(canRetry ? 'no_more_tries' : 'receiver_off')}</span>
      </p>
      <code>{url}</code>
      {error ? <code>{error}</code> : null}
      <FailureForms
        view="webhooks"
        chosen={{ id }}
        spoken={`${text}, ${supplier}`}
        canRetry={canRetry}
        onDone={onDone}
      />
    </li>
  );
}

function useMoment(at: string): string {
  const t = useT('console');
  return t('moment', { moment: momentText(at, 'UTC', usePageContext().language) });
}
