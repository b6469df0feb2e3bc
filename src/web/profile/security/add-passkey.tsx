import { useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import { canUsePasskeys, createPasskey } from '#web/account/passkey.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import type { NoticeContent } from './security-section.tsx';
import { passkeyErrorText, useReauthentication } from './reauthentication.tsx';
import styles from './security.module.css';

type Props = { showNotice: (notice: NoticeContent | null) => void; onAdded: (name: string) => void };

export function AddPasskey({ showNotice, onAdded }: Props) {
  const t = useT('security');
  const [isOpen, setOpen] = useState(false);
  if (!canUsePasskeys()) return <p className={styles.empty}>{t('passkey_failed')}</p>;
  if (isOpen) return <AddForm showNotice={showNotice} onAdded={onAdded} onClose={() => setOpen(false)} />;
  return (
    <Button
      onClick={() => {
        showNotice(null);
        setOpen(true);
      }}
    >
      {t('passkey_add')}
    </Button>
  );
}

/** Asks for a name first, then the browser opens its own dialog. */
function AddForm({ showNotice, onAdded, onClose }: Props & { onClose: () => void }) {
  const t = useT('security');
  const { call } = usePageContext();
  const runReauthenticated = useReauthentication();
  const [isWaiting, setWaiting] = useState(false);
  const { form, problem, isSubmitting, submit } = useSubmit(
    async (entered) => {
      const name = entered.name!;
      try {
        const options = await runReauthenticated(() => call(paths.startPasskey));
        if (!options) return;
        setWaiting(true);
        const passkey = await createPasskey(options).finally(() => setWaiting(false));
        await call(paths.addPasskey, { body: { name, passkey } });
        onClose();
        onAdded(name);
      } catch (thrown) {
        if (fieldText(thrown, 'name')) throw thrown;
        showNotice({ tone: 'bad', text: passkeyErrorText(thrown, t) });
      }
    },
    { checkFirst: true },
  );
  return (
    <Form ref={form} className={styles.form} onSubmit={submit}>
      <FormProblems problem={problem} labels={{ name: t('passkey_name') }} form={form} />
      <Field
        label={t('passkey_name')}
        note={t('passkey_name_note')}
        name="name"
        required
        maxLength={60}
        autoComplete="off"
        autoFocus
        error={fieldText(problem, 'name')}
      />
      <div className={styles.buttons}>
        <Button type="submit" disabled={isSubmitting}>
          {t(isWaiting ? 'passkey_waiting' : 'passkey_make')}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  );
}
