import { useId } from 'react';
import { useRevalidator } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import type { BookingView } from '#contract/bookings.ts';
import type { PickupChoiceView } from '#contract/bookings/pickups.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { momentText } from '#web/ui/place-time.ts';
import { StatusMessage } from '#web/ui/status-message.tsx';
import styles from './pickup-choice.module.css';

type Props = { booking: BookingView; choice: PickupChoiceView };

/** Where travellers want to be picked up; nothing once it can no longer be changed: the ticket says what was chosen. */
export function PickupChoice({ booking, choice }: Props) {
  const t = useT('booking-detail');
  const { call, language } = usePageContext();
  const { revalidate } = useRevalidator();
  const heading = useId();
  const { form, problem, result, isSubmitting, submit } = useSubmit(async ({ pickupPointId }) => {
    await call(paths.choosePickup, {
      params: { id: booking.id },
      body: { pickupPointId: pickupPointId ? String(pickupPointId) : null },
    });
    void revalidate();
    return true;
  });
  const { points, chosen, until } = choice;
  if (until === null) return null;
  const { timeZone, city } = booking;
  return (
    <section className={styles.pickup} aria-labelledby={heading} id="pickup">
      <h2 id={heading}>{t('pickup')}</h2>
      <Form ref={form} className={styles.form} onSubmit={submit}>
        <FormProblems problem={problem} labels={{}} form={form} failed={t('pickup_failed')} />
        <SelectField
          label={t('pickup_where')}
          name="pickupPointId"
          defaultValue={chosen ?? ''}
          note={t('pickup_until', { moment: momentText(until, timeZone, language), place: city })}
        >
          <option value="">{t('pickup_none')}</option>
          {[...Map.groupBy(points, ({ zone }) => zone)].map(([zone, ofZone]) => (
            <optgroup key={zone} label={zone}>
              {ofZone.map(({ id, name, atLocal }) => (
                <option key={id} value={id}>
                  {`${atLocal.slice(11)} · ${name}`}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
        <StatusMessage isShown={result !== null}>
          <Notice tone="good">{t('pickup_saved')}</Notice>
        </StatusMessage>
        <Button type="submit" look="line" disabled={isSubmitting}>
          {t(isSubmitting ? 'pickup_saving' : 'pickup_save')}
        </Button>
      </Form>
    </section>
  );
}
