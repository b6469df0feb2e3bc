import * as paths from '#contract/paths.generated.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useDraftSubmit } from '#web/forms/use-draft-submit.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { useIdempotentSend } from '#web/runtime/boot/use-idempotent-send.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import styles from '../console.module.css';
import { DraftFold } from '../draft-fold.tsx';
import type { FailureView } from './failures-address.ts';

type Props = {
  view: FailureView;
  chosen: { id?: number | string; name?: string };
  /** What the buttons are about, for screen readers. */
  spoken: string;
  canRetry: boolean;
  isAll?: boolean;
  onDone: (text: string) => Promise<void>;
};

/** Tries again, or gives up for good with a reason. */
export function FailureForms({ view, chosen, spoken, canRetry, isAll = false, onDone }: Props) {
  const t = useT('operations');
  const decide = useDecide(view, chosen);
  const retrying = useSubmit(async () => onDone(t('retried', { count: (await decide('retry')).count })));
  const caseId = `${view} ${chosen.id ?? chosen.name ?? ''}`;
  const discarding = useDraftSubmit({ caseId, name: 'discard' }, async ({ reason }) =>
    onDone(t('discarded', { count: (await decide('discard', reason)).count })),
  );
  const [retry, discard] = isAll ? (['retry_all', 'discard_all'] as const) : (['retry', 'discard'] as const);
  return (
    <div className={styles.actions}>
      {canRetry ? (
        <Form ref={retrying.form} onSubmit={retrying.submit}>
          <FormProblems problem={retrying.problem} labels={{}} form={retrying.form} />
          <Button
            type="submit"
            look="line"
            disabled={retrying.isSubmitting}
            aria-label={t('spoken', { action: t(retry), spoken })}
          >
            {t(retrying.isSubmitting ? 'console:working' : retry)}
          </Button>
        </Form>
      ) : null}
      <DraftFold caseId={caseId} summary={t(discard)} spoken={t('spoken', { action: t(discard), spoken })} isHarmful>
        <Form ref={discarding.form} className={styles.form} onSubmit={discarding.submit}>
          <p>{t(`discard_${view}_note`)}</p>
          <FormProblems problem={discarding.problem} labels={{ reason: t('reason') }} form={discarding.form} />
          <TextField
            label={t('reason')}
            name="reason"
            rows={2}
            maxLength={1000}
            required
            error={fieldText(discarding.problem, 'reason')}
          />
          <div>
            <Button type="submit" look="danger" disabled={discarding.isSubmitting}>
              {t(discarding.isSubmitting ? 'console:working' : discard)}
            </Button>
          </div>
        </Form>
      </DraftFold>
    </div>
  );
}

function useDecide(view: FailureView, chosen: Props['chosen']) {
  const { call } = usePageContext();
  const send = useIdempotentSend();
  return (outcome: 'retry' | 'discard', reason?: string) => {
    const body = { ...chosen, outcome, reason };
    return send(body, (idempotencyKey) =>
      view === 'jobs'
        ? call(paths.decideDeadJobs, { body: body as { id?: number; outcome: 'retry' }, idempotencyKey })
        : call(view === 'mails' ? paths.decideHeldMails : paths.decideHeldWebhooks, {
            body: body as { id?: string; outcome: 'retry' },
            idempotencyKey,
          }),
    );
  };
}
