import { type WebhookEvent, webhookEvents } from '#kernel/choices/webhook-events.ts';
import { CheckField } from '#web/forms/check-field.tsx';
import { useT } from '#web/runtime/router/page-context.ts';
import styles from './webhooks.module.css';
import { eventNames } from './event-names.ts';

type Props = { chosen: readonly WebhookEvent[]; error: string | undefined };

export function EventFields({ chosen, error }: Props) {
  const t = useT('webhooks');
  return (
    <fieldset className={styles.events}>
      <legend>{t('events')}</legend>
      {webhookEvents.map((event) => (
        <CheckField key={event} name={event} label={t(eventNames[event])} defaultChecked={chosen.includes(event)} />
      ))}
      {error ? <p className={styles.error}>{error}</p> : null}
    </fieldset>
  );
}

export const chosenEvents = (entered: Readonly<Record<string, string | undefined>>): WebhookEvent[] =>
  webhookEvents.filter((event) => entered[event] === 'on');
