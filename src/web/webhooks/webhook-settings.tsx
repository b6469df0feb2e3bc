import * as paths from '#contract/paths.generated.ts';
import type { WebhookView } from '#contract/suppliers/webhooks.ts';
import { webhookUrlMax } from '#kernel/choices/webhook-events.ts';
import { CheckField } from '#web/forms/check-field.tsx';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { useReauthentication } from '#web/profile/security/reauthentication.tsx';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import styles from '#web/team/team.module.css';
import type { Acts } from '#web/team/use-acts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { chosenEvents, EventFields } from './event-fields.tsx';

export function WebhookSettings({ webhook: { id, url, events, state }, acts }: { webhook: WebhookView; acts: Acts }) {
  const t = useT('webhooks');
  const { call } = usePageContext();
  const runReauthenticated = useReauthentication();
  const { form, problem, isSubmitting, submit } = useSubmit(async (entered) => {
    const body = { url: entered.url ?? '', events: chosenEvents(entered), isOn: entered.isOn === 'on' };
    const changed = await runReauthenticated(() => call(paths.changeWebhook, { params: { id }, body }));
    if (!changed) return;
    await acts.run(async () => undefined, t('saved'));
  });
  const eventsError = fieldText(problem, 'events') ? t('events_missing') : undefined;
  return (
    <section className={styles.card} aria-labelledby="settings">
      <h2 id="settings">{t('settings')}</h2>
      <p>
        <span className={styles.mark}>{t(`state_${state}`)}</span>
      </p>
      <Form ref={form} className={styles.form} onSubmit={submit}>
        <FormProblems
          problem={problem}
          labels={{ url: t('url'), events: t('events') }}
          words={{ ...(eventsError && { events: eventsError }) }}
          form={form}
        />
        <CheckField name="isOn" label={t('is_on')} defaultChecked={state === 'on'} />
        <Field
          label={t('url')}
          name="url"
          type="url"
          autoComplete="off"
          defaultValue={url}
          maxLength={webhookUrlMax}
          required
          error={fieldText(problem, 'url')}
        />
        <EventFields chosen={events} error={eventsError} />
        <div>
          <Button type="submit" disabled={isSubmitting}>
            {t(isSubmitting ? 'saving' : 'save')}
          </Button>
        </div>
      </Form>
    </section>
  );
}
