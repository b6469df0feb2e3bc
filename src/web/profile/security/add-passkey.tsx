import { useState } from 'react';
import { canUsePasskeys, createPasskey } from '#web/account/passkey.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { useSending } from '#web/forms/use-sending.ts';
import { fieldText } from '#web/problem-text.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import type { Told } from './part.tsx';
import { passkeyText, useProve } from './proof.tsx';
import styles from './security.module.css';

type Props = { tell: (told: Told | null) => void; onAdded: (name: string) => void };

export function AddPasskey({ tell, onAdded }: Props) {
  const t = useT('security');
  const [isOpen, setOpen] = useState(false);
  if (!canUsePasskeys()) return <p className={styles.none}>{t('passkey_failed')}</p>;
  if (isOpen) return <AddForm tell={tell} onAdded={onAdded} onClose={() => setOpen(false)} />;
  return (
    <Button
      onClick={() => {
        tell(null);
        setOpen(true);
      }}
    >
      {t('passkey_add')}
    </Button>
  );
}

/** A name first, then the browser asks in its own window. */
function AddForm({ tell, onAdded, onClose }: Props & { onClose: () => void }) {
  const t = useT('security');
  const { call } = useSurroundings();
  const prove = useProve();
  const { form, problem, isSending, submit } = useSending(
    async (entered) => {
      const name = entered.name!;
      try {
        const options = await prove(() => call('startPasskey'));
        if (!options) return;
        const passkey = await createPasskey(options);
        await call('addPasskey', { body: { name, passkey } });
        onClose();
        onAdded(name);
      } catch (thrown) {
        if (fieldText(thrown, 'name')) throw thrown;
        tell({ tone: 'bad', text: passkeyText(thrown, t) });
      }
    },
    { checkFirst: true },
  );
  return (
    <form ref={form} method="post" noValidate className={styles.form} onSubmit={submit}>
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
        <Button type="submit" disabled={isSending}>
          {t(isSending ? 'passkey_waiting' : 'passkey_make')}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
