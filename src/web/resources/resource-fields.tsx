import type { ReactNode } from 'react';
import { useT } from '#web/runtime/router/page-context.ts';
import { Field } from '#web/ui/field.tsx';

type Props = {
  resource?: { name: string; quantity: number };
  nameError: ReactNode;
  quantityError: ReactNode;
};

export function ResourceFields({ resource, nameError, quantityError }: Props) {
  const t = useT('resources');
  return (
    <>
      <Field
        label={t('name')}
        note={t('name_note')}
        name="name"
        maxLength={80}
        required
        autoComplete="off"
        defaultValue={resource?.name}
        error={nameError}
      />
      <CountField
        label={t('quantity')}
        name="quantity"
        min={1}
        max={10_000}
        value={resource?.quantity ?? 1}
        error={quantityError}
      />
    </>
  );
}

type CountProps = { label: string; name: string; min: number; max: number; value: number; error: ReactNode };

export function CountField({ value, ...field }: CountProps) {
  return <Field {...field} type="number" inputMode="numeric" required autoComplete="off" defaultValue={value} />;
}
