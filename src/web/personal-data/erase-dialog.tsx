import * as paths from '#contract/paths.generated.ts';
import { deleteStoredItems } from '#web/cookies/stored-items.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { useReauthentication } from '#web/profile/security/reauthentication.tsx';
import { clearSession } from '#web/runtime/session/session.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import styles from './personal-info-page.module.css';

type Props = { open: boolean; onClose: () => void; onErased: () => void };

/** Confirms the erasure: what is deleted and what is retained. */
export function EraseDialog({ open, onClose, onErased }: Props) {
  const t = useT('personal-info');
  return (
    <Dialog title={t('dialog_title')} open={open} onClose={onClose}>
      <EraseForm onErased={onErased} />
    </Dialog>
  );
}

function EraseForm({ onErased }: Pick<Props, 'onErased'>) {
  const t = useT('personal-info');
  const { call } = usePageContext();
  const runReauthenticated = useReauthentication();
  const { form, problem, isSubmitting, submit } = useSubmit(async () => {
    const isErased = await runReauthenticated(async () => {
      await call(paths.eraseAccount);
      return true;
    });
    if (!isErased) return;
    onErased();
    clearSession();
    deleteStoredItems();
  });
  return (
    <Form ref={form} className={styles.form} onSubmit={submit}>
      <p>{t('dialog_goes')}</p>
      <p>{t('dialog_first')}</p>
      <FormProblems problem={problem} labels={{}} form={form} failed={serverText(problem, t) ?? t('erase_failed')} />
      <Button type="submit" look="danger" full disabled={isSubmitting}>
        {t(isSubmitting ? 'erasing' : 'dialog_submit')}
      </Button>
    </Form>
  );
}
