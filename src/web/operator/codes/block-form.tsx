import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import styles from '../console.module.css';

type Props = {
  name: string;
  isBlocked: boolean;
  block: (body: { isBlocked: boolean; reason: string }) => Promise<unknown>;
  onDone: (text: string) => Promise<void>;
};

/** Blocks or releases, with a reason for the audit log. */
export function BlockForm({ name, isBlocked, block, onDone }: Props) {
  const t = useT('codes');
  const action = isBlocked ? 'release' : 'block';
  const { form, problem, isSubmitting, submit } = useSubmit(async ({ reason = '' }) => {
    await block({ isBlocked: !isBlocked, reason });
    await onDone(t(isBlocked ? 'released_done' : 'blocked_done', { name }));
    return true;
  });
  return (
    <details className={styles.fold}>
      <summary aria-label={t(`${action}_spoken`, { name })}>{t(action)}</summary>
      <Form ref={form} className={styles.form} onSubmit={submit}>
        <p>{t(`${action}_note`)}</p>
        <FormProblems problem={problem} labels={{ reason: t('reason') }} form={form} />
        <TextField
          label={t('reason')}
          name="reason"
          rows={2}
          maxLength={1000}
          required
          error={fieldText(problem, 'reason')}
        />
        <div>
          <Button type="submit" look={isBlocked ? 'sea' : 'danger'} disabled={isSubmitting}>
            {t(isSubmitting ? 'console:working' : action)}
          </Button>
        </div>
      </Form>
    </details>
  );
}
