import * as paths from '#contract/paths.generated.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useDraftSubmit } from '#web/forms/use-draft-submit.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, TextField } from '#web/ui/field.tsx';
import styles from './console.module.css';

type Props = { id: string; name: string; onDone: (text: string) => Promise<void> };

/** Opens the account of a supplier again that its owner has closed. */
export function ReopeningForm({ id, name, onDone }: Props) {
  const t = useT('console');
  const { call } = usePageContext();
  const { form, problem, isSubmitting, submit } = useDraftSubmit(
    { caseId: id, name: 'reopen' },
    async ({ reason = '', ownerEmail = '' }) => {
      await call(paths.reopenSupplier, { params: { id }, body: { reason, ownerEmail } });
      await onDone(t('reopened_done', { name }));
      return true;
    },
  );
  return (
    <Form ref={form} className={styles.form} onSubmit={submit}>
      <p>{t('reopen_note')}</p>
      <FormProblems problem={problem} labels={{ ownerEmail: t('reopen_owner'), reason: t('reasons') }} form={form} />
      <Field
        label={t('reopen_owner')}
        note={t('reopen_owner_hint')}
        name="ownerEmail"
        type="email"
        autoComplete="off"
        maxLength={254}
        required
        error={fieldText(problem, 'ownerEmail')}
      />
      <TextField
        label={t('reasons')}
        name="reason"
        rows={3}
        maxLength={2000}
        required
        error={fieldText(problem, 'reason')}
      />
      <div>
        <Button type="submit" disabled={isSubmitting}>
          {t(isSubmitting ? 'working' : 'reopen')}
        </Button>
      </div>
    </Form>
  );
}
