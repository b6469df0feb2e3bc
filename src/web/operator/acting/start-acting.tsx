import { Link, useNavigate } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import { actingMinutes } from '#kernel/choices/acting.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useDraftSubmit } from '#web/forms/use-draft-submit.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { useIdempotentSend } from '#web/runtime/boot/use-idempotent-send.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import styles from '../console.module.css';
import { actingAddress } from '../list-address.ts';
import { setRunningActing, useRunningActing } from './running-acting.ts';

/** Support begins to act for a traveller, with a reason that the traveller reads; while it runs, the way back to it. */
export function StartActing({ userId }: { userId: string }) {
  const t = useT('acting');
  const { call } = usePageContext();
  const send = useIdempotentSend();
  const navigate = useNavigate();
  const running = useRunningActing();
  const { form, problem, isSubmitting, submit } = useDraftSubmit(
    { caseId: userId, name: 'act' },
    async ({ reason = '' }) => {
      const body = { reason };
      const params = { id: userId };
      const acting = await send(body, (idempotencyKey) => call(paths.startActing, { params, body, idempotencyKey }));
      setRunningActing(acting);
      await navigate(actingAddress(acting.id));
      return true;
    },
  );
  if (running?.traveller.id === userId)
    return (
      <section className={styles.card} aria-labelledby="acting">
        <h2 id="acting">{t('title', { name: running.traveller.name })}</h2>
        <p>{t('banner_reason', { reason: running.reason })}</p>
        <p>
          <Link to={actingAddress(running.id)}>{t('continue')}</Link>
        </p>
      </section>
    );
  return (
    <section className={styles.card} aria-labelledby="acting">
      <h2 id="acting">{t('start')}</h2>
      <p>{t('start_note', { minutes: actingMinutes })}</p>
      {running ? <p>{t('start_ends', { name: running.traveller.name })}</p> : null}
      <Form ref={form} className={styles.form} onSubmit={submit}>
        <FormProblems problem={problem} labels={{ reason: t('reason') }} form={form} />
        <TextField
          label={t('reason')}
          note={t('reason_note')}
          name="reason"
          rows={3}
          maxLength={500}
          required
          error={fieldText(problem, 'reason')}
        />
        <div>
          <Button type="submit" disabled={isSubmitting}>
            {t(isSubmitting ? 'console:working' : 'begin')}
          </Button>
        </div>
      </Form>
    </section>
  );
}
