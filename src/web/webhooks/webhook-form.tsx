import * as paths from '#contract/paths.generated.ts';
import { webhookEvents, webhookUrlMax } from '#kernel/choices/webhook-events.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import styles from '#web/team/team.module.css';
import { useShownOnceForm } from '#web/team/use-shown-once-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { chosenEvents, EventFields } from './event-fields.tsx';

export function WebhookForm({ onCreated }: { onCreated: (created: ResponseBody<'createWebhook'>) => void }) {
  const t = useT('webhooks');
  const { call } = usePageContext();
  const { form, problem, isSubmitting, submit } = useShownOnceForm((entered) => {
    const body = { url: entered.url ?? '', events: chosenEvents(entered) };
    return call(paths.createWebhook, { body });
  }, onCreated);
  const eventsError = fieldText(problem, 'events') ? t('events_missing') : undefined;
  return (
    <section className={styles.card} aria-labelledby="new-webhook">
      <h2 id="new-webhook">{t('new')}</h2>
      <Form ref={form} className={styles.form} onSubmit={submit}>
        <FormProblems
          problem={problem}
          labels={{ url: t('url'), events: t('events') }}
          words={{ ...(eventsError && { events: eventsError }) }}
          form={form}
        />
        <Field
          label={t('url')}
          note={t('url_note')}
          name="url"
          type="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={webhookUrlMax}
          required
          error={fieldText(problem, 'url')}
        />
        <EventFields chosen={webhookEvents} error={eventsError} />
        <p>{t('create_once')}</p>
        <div>
          <Button type="submit" look="sea" disabled={isSubmitting}>
            {t(isSubmitting ? 'creating' : 'create')}
          </Button>
        </div>
      </Form>
    </section>
  );
}
