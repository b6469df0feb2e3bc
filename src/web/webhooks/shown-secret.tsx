import { ShownOnce } from '#web/team/shown-once.tsx';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { useT } from '#web/runtime/router/page-context.ts';

type Props = { created: ResponseBody<'createWebhook'>; onDone: () => void };

export function ShownSecret({ created: { webhook, secret }, onDone }: Props) {
  const t = useT('webhooks');
  return (
    <ShownOnce
      title={t('shown', { host: new URL(webhook.url).host })}
      text={t('shown_text')}
      label={t('secret')}
      value={secret}
      words={{ copy: t('copy'), copied: t('copied'), done: t('done') }}
      onDone={onDone}
    />
  );
}
