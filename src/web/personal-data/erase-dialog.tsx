import './personal-data-calls.ts';
import { PasswordField } from '#web/account/password-field.tsx';
import { deleteStoredThings } from '#web/cookies/stored-things.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { useSending } from '#web/forms/use-sending.ts';
import { fieldText, serverText } from '#web/problem-text.ts';
import { clearSession } from '#web/session.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import styles from './personal-info-page.module.css';

type Props = { open: boolean; onClose: () => void; onErased: () => void };

/** What goes and what stays, once more, and the password. */
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
  const { call } = useSurroundings();
  const { form, problem, isSending, submit } = useSending(
    async (entered) => {
      await call('eraseAccount', { body: { password: entered.password! } });
      onErased();
      clearSession();
      deleteStoredThings();
    },
    { checkFirst: true },
  );
  return (
    <form ref={form} method="post" noValidate className={styles.form} onSubmit={submit}>
      <p>{t('dialog_goes')}</p>
      <p>{t('dialog_first')}</p>
      <FormProblems
        problem={problem}
        labels={{ password: t('login:password') }}
        form={form}
        failed={serverText(problem, t) ?? t('erase_failed')}
      />
      <p>{t('dialog_password')}</p>
      <PasswordField mode="sign_in" error={fieldText(problem, 'password')} />
      <Button type="submit" look="danger" full disabled={isSending}>
        {t(isSending ? 'erasing' : 'dialog_submit')}
      </Button>
    </form>
  );
}
