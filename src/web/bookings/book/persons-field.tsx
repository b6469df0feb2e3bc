import { useState } from 'react';
import { adultsMax } from '#kernel/party.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Field } from '#web/ui/field.tsx';

type Props = { value: number; onChange: (persons: number) => void; error: string | undefined };

/** Accepts any input; availability is only checked for a number in range. */
export function PersonsField({ value, onChange, error }: Props) {
  const t = useT('book-tour');
  const [typed, setTyped] = useState(String(value));
  return (
    <Field
      label={t('persons')}
      type="number"
      name="persons"
      inputMode="numeric"
      required
      min={1}
      max={adultsMax}
      step={1}
      value={typed}
      error={error}
      onChange={(event) => {
        setTyped(event.target.value);
        const persons = Number(event.target.value);
        if (Number.isInteger(persons) && persons >= 1 && persons <= adultsMax) onChange(persons);
      }}
    />
  );
}
