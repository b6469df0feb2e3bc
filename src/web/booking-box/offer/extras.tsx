import type { DepartureView } from '#contract/bookings.ts';
import type { OfferedExtraView } from '#contract/bookings/extras.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Price } from '#web/ui/price.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { countOf, extrasOn, mostOf } from '../chosen-extras.ts';
import type { Booking } from '../use-booking.ts';
import styles from './extras.module.css';

type Chosen = Pick<Booking, 'availability' | 'departure' | 'extras' | 'setExtras'>;

/** What is sold in addition to places on the chosen departure: a wetsuit, photos. */
export function Extras({ booking }: { booking: Chosen }) {
  const t = useT('book-tour');
  const { availability, departure, extras, setExtras } = booking;
  const offered = availability && departure ? extrasOn(availability, departure) : [];
  if (!departure || offered.length === 0) return null;
  return (
    <fieldset className={styles.extras}>
      <legend>{t('extras')}</legend>
      {offered.map((extra) => (
        <ExtraStepper
          key={extra.id}
          extra={extra}
          departure={departure}
          count={countOf(extra, departure, extras)}
          onChange={(count) => setExtras({ ...extras, [extra.id]: count })}
        />
      ))}
    </fieldset>
  );
}

type Props = {
  extra: OfferedExtraView;
  departure: DepartureView;
  count: number;
  onChange: (count: number) => void;
};

function ExtraStepper({ extra, departure, count, onChange }: Props) {
  const t = useT('book-tour');
  const { id, label, note, price, per, least } = extra;
  const most = mostOf(extra, departure);
  const left = departure.extrasLeft?.[id];
  return (
    <Stepper
      label={label}
      name={`extra-${id}`}
      note={
        <>
          {price.priceMinor === 0 ? (
            t('ticket_free')
          ) : (
            <Price priceMinor={price.priceMinor} currency={price.currency} />
          )}{' '}
          {t(per === 'person' ? 'extra_per_person' : 'extra_per_booking')}
          {note ? `\u00a0· ${note}` : null}
          {most === 0 ? `\u00a0· ${t('extra_none_left')}` : null}
          {most > 0 && left !== undefined && left <= 5 ? `\u00a0· ${t('extra_left', { count: left })}` : null}
        </>
      }
      min={0}
      max={most}
      value={count}
      onChange={(next) => onChange(next > 0 && next < least ? (next > count ? least : 0) : next)}
    />
  );
}
