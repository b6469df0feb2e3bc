import type { BookingItemView } from '#contract/bookings/cancellations.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Price } from '#web/ui/price.tsx';
import '#web/styles/boxes.css';
import styles from './cancel-dialog.module.css';
import { itemName } from './item-name.ts';
import { cancellableItems } from './use-booking-items.ts';

type Props = {
  items: readonly BookingItemView[];
  /** Positions; null for the whole booking. */
  chosen: readonly number[] | null;
  onChoose: (chosen: readonly number[] | null) => void;
};

/** The whole booking, or some of its persons and tickets. */
export function ChooseItems({ items, chosen, onChoose }: Props) {
  const t = useT('booking-detail');
  const offered = cancellableItems(items);
  const isOfExtras = offered.every(({ kind }) => kind === 'extra');
  return (
    <>
      <fieldset className={styles.choice}>
        <legend>{t('cancel_what')}</legend>
        <Choice name={t('cancel_all')} isChosen={chosen === null} onChoose={() => onChoose(null)} />
        <Choice
          name={t(isOfExtras ? 'cancel_some_extras' : 'cancel_some')}
          isChosen={chosen !== null}
          onChoose={() => onChoose([])}
        />
      </fieldset>
      {chosen ? (
        <fieldset className={styles.choice}>
          <legend>{t(isOfExtras ? 'cancel_which_extras' : 'cancel_which')}</legend>
          {offered.map((item) => {
            const { position, price } = item;
            const isChosen = chosen.includes(position);
            const others = chosen.filter((one) => one !== position);
            return (
              <label key={position} className={styles.item}>
                <input
                  type="checkbox"
                  checked={isChosen}
                  onChange={() => onChoose(isChosen ? others : [...others, position].toSorted((a, b) => a - b))}
                />
                <span>{itemName(item, items, t)}</span>
                <span className={styles.price}>
                  <Price priceMinor={price.priceMinor} currency={price.currency} />
                </span>
              </label>
            );
          })}
        </fieldset>
      ) : null}
    </>
  );
}

function Choice({ name, isChosen, onChoose }: { name: string; isChosen: boolean; onChoose: () => void }) {
  return (
    <label className={styles.item}>
      <input type="radio" name="cancelled" checked={isChosen} onChange={onChoose} />
      <span>{name}</span>
    </label>
  );
}
