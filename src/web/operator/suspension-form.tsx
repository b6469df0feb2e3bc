import * as paths from '#contract/paths.generated.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useDraftSubmit } from '#web/forms/use-draft-submit.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import styles from './console.module.css';
import { GroundFields, groundOf, useGroundLabels } from './ground-fields.tsx';

type Props = {
  kind: 'user' | 'supplier';
  id: string;
  name: string;
  isSuspended: boolean;
  /** Called with the message that says what was done. */
  onDone: (text: string) => Promise<void>;
};

const pathOf = {
  user: { suspend: paths.suspendUser, restore: paths.restoreUser },
  supplier: { suspend: paths.suspendSupplier, restore: paths.restoreSupplier },
} as const;

/** Suspends or restores, with the statement of reasons that they get to read. */
export function SuspensionForm({ kind, id, name, isSuspended, onDone }: Props) {
  const t = useT('console');
  const { call } = usePageContext();
  const action = isSuspended ? 'restore' : 'suspend';
  const labels = { ...useGroundLabels(), reason: t('reasons') };
  const { form, problem, isSubmitting, submit } = useDraftSubmit(
    { caseId: id, name: action },
    async ({ reason = '', ...ground }) => {
      const params = { id };
      if (isSuspended) await call(pathOf[kind].restore, { params, body: { reason } });
      else await call(pathOf[kind].suspend, { params, body: { reason, ...groundOf(ground) } });
      await onDone(t(isSuspended ? 'restored_done' : 'suspended_done', { name }));
      return true;
    },
  );
  return (
    <Form ref={form} className={styles.form} onSubmit={submit}>
      <p>{t(`${action}_${kind}_note`)}</p>
      <FormProblems problem={problem} labels={labels} form={form} />
      {isSuspended ? null : <GroundFields error={(field) => fieldText(problem, field)} />}
      <TextField
        label={labels.reason}
        name="reason"
        rows={4}
        maxLength={2000}
        required
        note={t('reasons_note')}
        error={fieldText(problem, 'reason')}
      />
      <div>
        <Button type="submit" look={isSuspended ? 'sea' : 'danger'} disabled={isSubmitting}>
          {t(isSubmitting ? 'working' : action)}
        </Button>
      </div>
    </Form>
  );
}
