import { type WebhookEvent, webhookEvents } from '#kernel/choices/webhook-events.ts';
import { CheckField } from '#web/forms/check-field.tsx';
import { CheckFields } from '#web/team/check-fields.tsx';
import { useT } from '#web/runtime/router/page-context.ts';
import { eventNames } from './event-names.ts';

type Props = { chosen: readonly WebhookEvent[]; error: string | undefined };

export function EventFields({ chosen, error }: Props) {
  const t = useT('webhooks');
  return (
    <CheckFields legend={t('events')} error={error}>
      {webhookEvents.map((event) => (
        <CheckField key={event} name={event} label={t(eventNames[event])} defaultChecked={chosen.includes(event)} />
      ))}
    </CheckFields>
  );
}

export const chosenEvents = (entered: Readonly<Record<string, string | undefined>>): WebhookEvent[] =>
  webhookEvents.filter((event) => entered[event] === 'on');
