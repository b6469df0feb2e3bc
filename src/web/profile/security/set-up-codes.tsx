import type { Answer } from '#web/call.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { useSending } from '#web/forms/use-sending.ts';
import { fieldText, serverText } from '#web/problem-text.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import styles from './security.module.css';

/** Modules of white that a reader needs around the code (ISO/IEC 18004). */
const quietZone = 4;

type Props = Answer<'startTotp'> & { onDone: (made: Answer<'confirmTotp'>) => void; onStop: () => void };

/** The secret into the app, by camera or by hand, and a first code back. */
export function SetUpCodes({ secret, uri, qr, onDone, onStop }: Props) {
  const t = useT('security');
  const { call } = useSurroundings();
  const { form, problem, isSending, submit } = useSending(
    async (entered) => {
      onDone(await call('confirmTotp', { body: { code: entered.code! } }));
    },
    { checkFirst: true },
  );
  return (
    <form ref={form} method="post" noValidate className={styles.form} onSubmit={submit}>
      <p>{t('codes_scan')}</p>
      <div className={styles.secret}>
        <QrCode {...qr} label={t('codes_qr')} />
        <div>
          <p>{t('codes_by_hand')}</p>
          <p className={styles.typed}>{inFours(secret)}</p>
          <p>
            <a href={uri}>{t('codes_open_app')}</a>
          </p>
        </div>
      </div>
      <FormProblems
        problem={problem}
        labels={{ code: t('code') }}
        form={form}
        failed={serverText(problem, t) ?? t('failed')}
      />
      <Field
        label={t('code')}
        note={t('code_note')}
        name="code"
        required
        maxLength={10}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        error={fieldText(problem, 'code')}
      />
      <div className={styles.buttons}>
        <Button type="submit" disabled={isSending}>
          {t('codes_turn_on')}
        </Button>
        <Button look="quiet" onClick={onStop}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

function QrCode({ size, path, label }: { size: number; path: string; label: string }) {
  const side = size + 2 * quietZone;
  return (
    <svg
      className={styles.qr}
      viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect x={-quietZone} y={-quietZone} width={side} height={side} />
      <path d={path} />
    </svg>
  );
}

const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');
