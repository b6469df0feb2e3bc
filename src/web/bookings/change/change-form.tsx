import type { FormEvent } from 'react';
import type { BookingView } from '#contract/bookings.ts';
import type { TourView } from '#contract/catalogue.ts';
import { BookingFields } from '#web/booking-box/booking-fields.tsx';
import { NextStarts } from '#web/booking-box/dates/next-starts.tsx';
import { Departures } from '#web/booking-box/offer/departures.tsx';
import { Extras } from '#web/booking-box/offer/extras.tsx';
import { hasStartsToChoose } from '#web/booking-box/sold-out-for.ts';
import { partyFields } from '#web/booking-box/sold-units.ts';
import { partyText } from '../booking/party-text.ts';
import { Form } from '#web/forms/form.tsx';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { BusyButton } from '#web/ui/loading/busy-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Price } from '#web/ui/price.tsx';
import { whenText } from '#web/ui/when-text.ts';
import styles from './change-form.module.css';
import { ChangeOutcome } from './change-outcome.tsx';
import { doneText, submitText } from './change-texts.ts';
import { useChange } from './use-change.ts';

export type ChangeHandlers = {
  onClose: () => void;
  onDone: (message: string) => void;
};

type Props = ChangeHandlers & { booking: BookingView; tour: TourView };

/** Date, party, start and extras, then what the change costs or refunds, and one button. */
export function ChangeForm({ booking, tour, onClose, onDone }: Props) {
  const t = useT('booking-change');
  const { language } = usePageContext();
  const change = useChange({
    booking,
    tour,
    onChanged: (changed, quote) => onDone(doneText(changed, quote, { t, language })),
  });
  const { quoted, sending } = change;
  const quote = change.isChanged && !quoted.isOld ? quoted.quote : null;
  return (
    <Form
      className={styles.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void change.change();
      }}
    >
      <p className={styles.booked}>
        <span>{t('for_now')}</span>
        <strong>{whenText(booking, language)}</strong>
        <span>
          {booking.optionName}&nbsp;· {partyText(booking, t)}&nbsp;· <Price {...booking.total} />
        </span>
      </p>
      <Choices tour={tour} booking={booking} change={change} />
      <ChangeOutcome booking={booking} change={change} />
      <div className={styles.submit}>
        <BusyButton
          type="submit"
          look="book"
          full
          aria-disabled={!change.isReady || undefined}
          isBusy={sending.state === 'sending' || sending.state === 'leaving'}
          busyText={t(sending.state === 'leaving' ? 'to_payment' : 'submitting')}
        >
          {submitText(quote, { t, language })}
        </BusyButton>
      </div>
      <Button look="quiet" full onClick={onClose}>
        {t('keep')}
      </Button>
    </Form>
  );
}

type ChoicesProps = Pick<Props, 'tour' | 'booking'> & { change: ReturnType<typeof useChange> };

/** The parts of the booking box that choose. */
function Choices({ tour, booking, change }: ChoicesProps) {
  const t = useT('booking-change');
  const words = useT('tour-detail');
  const { today, choice, enter, starts, availability, departure, sending } = change;
  const booked = { ...tour, units: tour.options.flatMap(({ units }) => units) };
  const chosen = {
    today,
    entered: choice,
    trip: choice,
    change: enter,
    failure: starts.problem,
    placement: sending,
    booked: booking,
  };
  return (
    <>
      <BookingFields
        tour={booked}
        booking={chosen}
        party={partyFields(booked.units, { name: 'adults', label: words('adults') }, words)}
        problem={starts.problem}
      />
      {availability && hasStartsToChoose(availability) ? (
        <Departures departures={availability.departures} chosen={departure} onChoose={change.choose} />
      ) : null}
      <div aria-live="polite">
        {availability && !departure ? (
          <Notice tone="bad">{availability.available ? t('no_start') : availability.message}</Notice>
        ) : null}
        {starts.problem ? <Notice tone="bad">{serverText(starts.problem, t) ?? words('check_failed')}</Notice> : null}
      </div>
      {availability && !departure ? <NextStarts tour={tour} booking={{ ...chosen, availability }} /> : null}
      <Extras booking={{ availability, departure, extras: choice.extras, setExtras: change.setExtras }} />
    </>
  );
}
