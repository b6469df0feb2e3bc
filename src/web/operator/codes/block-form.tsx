import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useDraftSubmit } from '#web/forms/use-draft-submit.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import styles from '../console.module.css';
import { DraftFold } from '../draft-fold.tsx';

type Props = {
  id: string;
  name: string;
  isBlocked: boolean;
  block: (body: { isBlocked: boolean; reason: string }) => Promise<unknown>;
  onDone: (text: string) => Promise<void>;
};

/** Blocks or releases, with a reason for the audit log. */
export function BlockForm({ id, name, isBlocked, block, onDone }: Props) {
  const t = useT('codes');
  const action = isBlocked ? 'release' : 'block';
  const { form, problem, isSubmitting, submit } = useDraftSubmit(
    { caseId: id, name: action },
    async ({ reason = '' }) => {
      await block({ isBlocked: !isBlocked, reason });
      await onDone(t(isBlocked ? 'released_done' : 'blocked_done', { name }));
      return true;
    },
  );
  return (
    <DraftFold caseId={id} summary={t(action)} spoken={t(`${action}_spoken`, { name })} isHarmful={!isBlocked}>
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
    </DraftFold>
  );
}
