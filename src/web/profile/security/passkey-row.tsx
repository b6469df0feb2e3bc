import { useState } from 'react';
import type { PasskeyView } from '#contract/security.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { useSending } from '#web/forms/use-sending.ts';
import { fieldText, serverText } from '#web/problem-text.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { dayHere, momentHere } from './moment.ts';
import { Sure } from './sure.tsx';
import styles from './security.module.css';

type Props = { passkey: PasskeyView; onRemove: () => void; onRenamed: () => void };

export function PasskeyRow({ passkey, onRemove, onRenamed }: Props) {
  const t = useT('security');
  const { language } = useSurroundings();
  const [doing, setDoing] = useState<'renaming' | 'removing' | null>(null);
  const { name, createdAt, lastUsedAt } = passkey;
  const stop = () => setDoing(null);
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>{t('added', { day: dayHere(createdAt, language) })}</p>
        <p className={styles.facts}>
          {lastUsedAt ? t('last_used', { moment: momentHere(lastUsedAt, language) }) : t('never_used')}
        </p>
      </div>
      {doing === null ? (
        <div className={styles.buttons}>
          <Button look="quiet" aria-label={t('rename_spoken', { name })} onClick={() => setDoing('renaming')}>
            {t('rename')}
          </Button>
          <Button look="quiet" aria-label={t('remove_spoken', { name })} onClick={() => setDoing('removing')}>
            {t('remove')}
          </Button>
        </div>
      ) : null}
      {doing === 'removing' ? (
        <Sure question={t('passkey_remove_question', { name })} deed={t('remove')} onSure={onRemove} onStop={stop} />
      ) : null}
      {doing === 'renaming' ? (
        <RenameForm
          passkey={passkey}
          onStop={stop}
          onRenamed={() => {
            stop();
            onRenamed();
          }}
        />
      ) : null}
    </li>
  );
}

function RenameForm({
  passkey,
  onStop,
  onRenamed,
}: {
  passkey: PasskeyView;
  onStop: () => void;
  onRenamed: () => void;
}) {
  const t = useT('security');
  const { call } = useSurroundings();
  const { form, problem, isSending, submit } = useSending(
    async (entered) => {
      await call('renamePasskey', { params: { id: passkey.id }, body: { name: entered.name! } });
      onRenamed();
    },
    { checkFirst: true },
  );
  return (
    <form ref={form} method="post" noValidate className={styles.form} onSubmit={submit}>
      <FormProblems
        problem={problem}
        labels={{ name: t('passkey_name') }}
        form={form}
        failed={serverText(problem, t) ?? t('failed')}
      />
      <Field
        label={t('passkey_name')}
        name="name"
        required
        maxLength={60}
        autoComplete="off"
        autoFocus
        defaultValue={passkey.name}
        error={fieldText(problem, 'name')}
      />
      <div className={styles.buttons}>
        <Button type="submit" disabled={isSending}>
          {t('save')}
        </Button>
        <Button look="quiet" onClick={onStop}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
