import { useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import type { PasskeyView } from '#contract/accounts/security.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { fieldText, serverText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { localDay, localDateTime } from './local-time.ts';
import { ConfirmInPlace } from './confirm-in-place.tsx';
import styles from './security.module.css';

type Props = { passkey: PasskeyView; onRemove: () => void; onRenamed: () => void };

export function PasskeyRow({ passkey, onRemove, onRenamed }: Props) {
  const t = useT('security');
  const { language } = usePageContext();
  const [step, setStep] = useState<'renaming' | 'removing' | null>(null);
  const { name, createdAt, lastUsedAt } = passkey;
  const stop = () => setStep(null);
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>{t('added', { day: localDay(createdAt, language) })}</p>
        <p className={styles.facts}>
          {lastUsedAt ? t('last_used', { moment: localDateTime(lastUsedAt, language) }) : t('never_used')}
        </p>
      </div>
      {step === null ? (
        <div className={styles.buttons}>
          <Button look="quiet" aria-label={t('rename_spoken', { name })} onClick={() => setStep('renaming')}>
            {t('rename')}
          </Button>
          <Button look="quiet" aria-label={t('remove_spoken', { name })} onClick={() => setStep('removing')}>
            {t('remove')}
          </Button>
        </div>
      ) : null}
      {step === 'removing' ? (
        <ConfirmInPlace
          question={t('passkey_remove_question', { name })}
          action={t('remove')}
          onConfirm={onRemove}
          onCancel={stop}
        />
      ) : null}
      {step === 'renaming' ? (
        <RenameForm
          passkey={passkey}
          onCancel={stop}
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
  onCancel,
  onRenamed,
}: {
  passkey: PasskeyView;
  onCancel: () => void;
  onRenamed: () => void;
}) {
  const t = useT('security');
  const { call } = usePageContext();
  const { form, problem, isSubmitting, submit } = useSubmit(
    async (entered) => {
      await call(paths.renamePasskey, { params: { id: passkey.id }, body: { name: entered.name! } });
      onRenamed();
    },
    { checkFirst: true },
  );
  return (
    <Form ref={form} className={styles.form} onSubmit={submit}>
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
        <Button type="submit" disabled={isSubmitting}>
          {t('save')}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  );
}
