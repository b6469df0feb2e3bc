import { useEffect, useRef, useState } from 'react';
import { useTextsOf } from '#web/configuration/use-texts-of.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Field } from '#web/ui/field.tsx';
import { registerName } from './given-name.ts';

/** Asks who books; for accounts without a name. Not `required`: availability is checked without it. */
export function OwnNameField() {
  useTextsOf('questions');
  const t = useT('questions');
  const [wrong, setWrong] = useState<'own_name_missing' | 'own_name_failed' | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const input = () => frame.current!.querySelector('input')!;
    return registerName({
      read: () => input().value,
      report: (reported) => {
        setWrong(reported);
        input().focus();
      },
    });
  }, []);
  return (
    <div ref={frame}>
      <Field
        label={t('own_name')}
        name="ownName"
        aria-required
        maxLength={120}
        autoComplete="name"
        note={t('own_name_note')}
        error={wrong ? t(wrong) : undefined}
        onChange={() => setWrong(null)}
      />
    </div>
  );
}
