import { useEffect, useRef } from 'react';
import type { DepartureView } from '#contract/bookings.ts';
import { fewSeats } from '#kernel/party.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Price } from '#web/ui/price.tsx';
import { timesText } from '#web/ui/when-text.ts';
import { guideLanguages } from '#web/tour/guide-languages.ts';
import '#web/styles/boxes.css';
import { bringIntoView } from './bring-into-view.ts';
import styles from './departures.module.css';

type Props = {
  departures: readonly DepartureView[];
  chosen: DepartureView | null;
  onChoose: (departure: DepartureView) => void;
};

function reasonOf({ seatsLeft, total }: DepartureView) {
  if (total === null) return 'book-tour:not_for_party';
  return seatsLeft === 0 ? 'sold_out' : 'book-tour:no_room';
}

/** The departures of a day with more than one. Shows scarcity only with the number of seats left. */
export function Departures({ departures, chosen, onChoose }: Props) {
  const t = useT('tour-detail');
  const { language } = usePageContext();
  /** One group takes a private departure whole: its number of seats says nothing about how soon it is gone. */
  const noteOf = ({ privateGroup, seatsLeft }: DepartureView) => {
    if (privateGroup) return t('book-tour:private_up_to', { count: seatsLeft });
    return seatsLeft <= fewSeats ? t('seats_left', { count: seatsLeft }) : null;
  };
  const reasonText = (departure: DepartureView) =>
    departure.mostPeople && departure.seatsLeft
      ? t('book-tour:up_to', { count: departure.seatsLeft })
      : t(reasonOf(departure));
  const group = useInViewOnceChecked();
  return (
    <fieldset ref={group} className={styles.departures}>
      <legend>{t(departures.some(({ validity }) => validity) ? 'book-tour:periods' : 'book-tour:departures')}</legend>
      {departures.map((departure) => {
        const full = !departure.hasRoom;
        return (
          <label
            key={departure.id}
            className={departure.validity || full ? styles.departure : `${styles.departure} ${styles.timed}`}
          >
            <input
              type="radio"
              name="departure"
              checked={departure.id === chosen?.id}
              disabled={full}
              onChange={() => onChoose(departure)}
            />
            {departure.validity ? null : <strong>{timesText(departure, language)}</strong>}
            <span className={styles.name}>
              {departure.validity ? <strong>{timesText(departure, language)}</strong> : null} {departure.optionName}
              <span className={styles.facts}>
                {full ? null : <small>{guideLanguages(departure.languages, language)}</small>}{' '}
                <small>{full ? reasonText(departure) : noteOf(departure)}</small>
              </span>
            </span>
            {departure.total && !full ? (
              <span>
                <Price {...departure.total} />
              </span>
            ) : null}
          </label>
        );
      })}
    </fieldset>
  );
}

/** Who pressed the button that checks sees what there is to choose: on a low window it may be below the edge or the total. So does who
 *  comes with a date and has not touched the box yet. */
function useInViewOnceChecked() {
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const { current } = group;
    const { activeElement } = document;
    const form = current!.form!;
    // Days and numbers of people, which ask by themselves, would leave the window under the pointer.
    if (activeElement?.matches('[data-check]') && form.contains(activeElement)) bringIntoView(current!);
    else if (!form.matches(':hover, :focus-within'))
      bringIntoView(current!.querySelector(':checked')?.parentElement ?? current!, { isBoxOnly: true });
  }, []);
  return group;
}
