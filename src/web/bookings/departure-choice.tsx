import type { DepartureView } from '#contract/bookings.ts';
import type { TourView } from '#contract/catalogue.ts';
import { useT } from '#web/surroundings.ts';
import { Price } from '#web/ui/price.tsx';
import styles from './book-page.module.css';
import { clockText } from '#web/place-time.ts';

type Props = {
  tour: TourView;
  departures: readonly DepartureView[];
  chosen: string | null;
  onChoose: (id: string) => void;
};

/** From here on the number of seats is worth saying. */
const fewSeats = 5;

export function DepartureChoice({ tour, departures, chosen, onChoose }: Props) {
  const t = useT('book-tour');
  return (
    <fieldset className={styles.group}>
      <legend>{t('departure', { place: tour.city })}</legend>
      <div className={styles.cards}>
        {departures.map(({ id, startsAtLocal, optionName, seatsLeft, total }) => (
          <label key={id} className={styles.card}>
            <input
              type="radio"
              name="departure"
              value={id}
              checked={id === chosen}
              disabled={!total || seatsLeft < 1}
              onChange={() => onChoose(id)}
            />
            <span>
              <strong>{clockText(startsAtLocal)}</strong> <span>{optionName}</span>
              <span className={styles.soft}>{seatsText(t, seatsLeft, total !== null)}</span>
            </span>
            {total ? (
              <span className={styles.cardPrice}>
                <Price priceMinor={total.priceMinor} currency={total.currency} />
              </span>
            ) : null}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function seatsText(t: ReturnType<typeof useT>, seatsLeft: number, sold: boolean): string {
  if (seatsLeft < 1) return t('departure_sold_out');
  if (!sold) return t('departure_not_for_party');
  return seatsLeft <= fewSeats ? t('seats_left', { count: seatsLeft }) : t('seats_free');
}
