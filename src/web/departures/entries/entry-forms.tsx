import { useState } from 'react';
import { useRevalidator } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { manualEntryEndpoints } from '#contract/suppliers/manual-entries.ts';
import { enteredMinor } from '#web/amounts/entered-amount.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { MoneyField } from '#web/amounts/typed-number-field.tsx';
import { type Entered, useSubmit } from '#web/forms/use-submit.ts';
import type { OfflineSheet } from '#web/offline/offline-sheets.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { useIdempotentSend } from '#web/runtime/boot/use-idempotent-send.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import styles from '../departures.module.css';

type Props = { sheet: OfflineSheet; onDone: (text: string) => void };
type Body = InputOf<(typeof manualEntryEndpoints)['addManualEntry']>['body'];

/** Sends what `bodyOf` makes of the fields, once however often it is tried. */
function useEntry({ sheet, onDone }: Props, bodyOf: (entered: Entered) => Body) {
  const t = useT('departures');
  const { call } = usePageContext();
  const { revalidate } = useRevalidator();
  const send = useIdempotentSend();
  const { id } = sheet.departure;
  return useSubmit(
    async (entered) => {
      const body = bodyOf(entered);
      const { seats, name } = await send([id, body], (idempotencyKey) =>
        call(paths.addManualEntry, { params: { id }, body, idempotencyKey }),
      );
      await revalidate();
      onDone(name ? t('entry_added', { name }) : t('entry_is_blocked', { count: seats }));
    },
    { checkFirst: true },
  );
}

export function BookingForm(props: Props) {
  const t = useT('departures');
  const { language } = usePageContext();
  const { units, currency, departure } = props.sheet;
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>(units[0] ? { [units[0].id]: 1 } : {});
  const { form, problem, isSubmitting, submit } = useEntry(props, ({ name, email, phone, note, paidMinor }) => ({
    kind: 'booking',
    units: Object.entries(chosen).flatMap(([unitId, quantity]) => (quantity > 0 ? [{ unitId, quantity }] : [])),
    ...(name && { name }),
    ...(email && { email }),
    ...(phone && { phone }),
    ...(note && { note }),
    ...(paidMinor && { paidMinor: enteredMinor(paidMinor, currency, language) }),
  }));
  const labels = {
    name: t('entry_name'),
    units: t('entry_units'),
    email: t('entry_email'),
    phone: t('entry_phone'),
    note: t('entry_note'),
    paidMinor: t('entry_paid_field', { currency }),
  };
  return (
    <Form ref={form} className={styles.form} onSubmit={submit}>
      <p>{t('entry_add_text')}</p>
      <FormProblems problem={problem} labels={labels} form={form} />
      <Field
        label={labels.name}
        name="name"
        maxLength={120}
        required
        autoComplete="off"
        error={fieldText(problem, 'name')}
      />
      <fieldset className={styles.units}>
        <legend>{labels.units}</legend>
        {units.map(({ id, label, seats }) => (
          <Stepper
            key={id}
            label={label}
            name={`unit-${id}`}
            min={0}
            max={seats > 0 && departure.seatsLeft !== null ? Math.floor(departure.seatsLeft / seats) : 99}
            value={chosen[id] ?? 0}
            onChange={(quantity) => setChosen({ ...chosen, [id]: quantity })}
          />
        ))}
      </fieldset>
      <div className={styles.moment}>
        <Field
          label={labels.phone}
          name="phone"
          type="tel"
          maxLength={40}
          autoComplete="off"
          error={fieldText(problem, 'phone')}
        />
        <Field
          label={labels.email}
          name="email"
          type="email"
          maxLength={254}
          autoComplete="off"
          error={fieldText(problem, 'email')}
        />
      </div>
      <Field label={labels.note} name="note" maxLength={500} autoComplete="off" error={fieldText(problem, 'note')} />
      <MoneyField
        label={labels.paidMinor}
        note={t('entry_paid_note')}
        name="paidMinor"
        currency={currency}
        error={fieldText(problem, 'paidMinor')}
      />
      <div>
        <Button type="submit" disabled={isSubmitting}>
          {t(isSubmitting ? 'entry_saving' : 'entry_add_do')}
        </Button>
      </div>
    </Form>
  );
}

export function BlockForm(props: Props) {
  const t = useT('departures');
  const { seatsLeft } = props.sheet.departure;
  const [seats, setSeats] = useState(1);
  const { form, problem, isSubmitting, submit } = useEntry(props, ({ note }) => ({
    kind: 'block',
    seats,
    ...(note && { note }),
  }));
  const labels = { seats: t('entry_how_many'), note: t('entry_why') };
  return (
    <Form ref={form} className={styles.form} onSubmit={submit}>
      <p>{t('entry_block_text')}</p>
      <FormProblems problem={problem} labels={labels} form={form} />
      <Stepper
        label={labels.seats}
        name="seats"
        min={1}
        max={Math.max(1, Math.min(seatsLeft ?? 999, 999))}
        value={seats}
        onChange={setSeats}
      />
      <Field
        label={labels.note}
        note={t('entry_why_note')}
        name="note"
        maxLength={500}
        required
        autoComplete="off"
        error={fieldText(problem, 'note')}
      />
      <div>
        <Button type="submit" disabled={isSubmitting}>
          {t(isSubmitting ? 'entry_saving' : 'entry_block_do')}
        </Button>
      </div>
    </Form>
  );
}
