import * as paths from '#contract/paths.generated.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { fieldText, serverText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import styles from './security.module.css';

/** White modules required around a QR code (ISO/IEC 18004). */
const quietZone = 4;

type Props = ResponseBody<'startTotp'> & {
  onDone: (confirmed: ResponseBody<'confirmTotp'>) => void;
  onCancel: () => void;
};

/** Shows the secret as a QR code and as text, and asks for a first code. */
export function SetUpTotp({ secret, uri, qr, onDone, onCancel }: Props) {
  const t = useT('security');
  const { call } = usePageContext();
  const { form, problem, isSubmitting, submit } = useSubmit(
    async (entered) => {
      onDone(await call(paths.confirmTotp, { body: { code: entered.code! } }));
    },
    { checkFirst: true },
  );
  return (
    <Form ref={form} className={styles.form} onSubmit={submit}>
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
        <Button type="submit" disabled={isSubmitting}>
          {t('codes_turn_on')}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
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
