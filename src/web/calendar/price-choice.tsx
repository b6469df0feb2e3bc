import type { CallRequest } from '#web/runtime/api/call.ts';
import type { Currency } from '#kernel/money.ts';
import type { UnitKind } from '#kernel/units.ts';
import { NumberField, PriceField } from '#web/authoring/parsed-field.tsx';
import { useT } from '#web/runtime/router/page-context.ts';
import { SelectField } from '#web/ui/field.tsx';
import '#web/styles/boxes.css';
import styles from './edits.module.css';

export type NewPrice = { isFixed: boolean; unit: UnitKind | ''; priceMinor: number | null; percent: number | null };

/** Without an amount: one that was not typed must not become the price of all departures. */
export const noPrice: NewPrice = { isFixed: true, unit: 'adult', priceMinor: null, percent: null };

/** Of a ticket that is sold: of the first, where the one chosen before is not among those of the tours that are chosen now. */
export function soldPrice(price: NewPrice, units: readonly UnitKind[]): NewPrice {
  const isSold = price.unit === '' ? !price.isFixed : units.includes(price.unit);
  return isSold ? price : { ...price, unit: (price.isFixed && units[0]) || '' };
}

/** As it is sent; undefined while it is not finished. */
export function requestedPrice(
  { isFixed, unit, priceMinor, percent }: NewPrice,
  currency: Currency,
): CallRequest<'editCalendar'>['body']['price'] {
  if (!isFixed) return percent ? { ...(unit && { unit }), percent } : undefined;
  return unit && priceMinor !== null ? { unit, priceMinor, currency } : undefined;
}

/** `units`: those that can be chosen. */
type Props = { price: NewPrice; units: readonly UnitKind[]; currency: Currency; onChange: (price: NewPrice) => void };

/** A price of one kind of ticket, or a change by percent of one or all. */
export function PriceChoice({ price, units, currency, onChange }: Props) {
  const t = useT('calendar');
  const { isFixed, unit } = price;
  return (
    <>
      <fieldset className={styles.tours}>
        <legend>{t('price_how')}</legend>
        <div className={styles.buttons}>
          {[true, false].map((one) => (
            <label key={String(one)}>
              <input
                type="radio"
                name="price-how"
                checked={isFixed === one}
                onChange={() => onChange({ ...price, isFixed: one, unit: one ? unit || units[0] || '' : '' })}
              />
              {t(one ? 'price_fixed' : 'price_percent')}
            </label>
          ))}
        </div>
      </fieldset>
      <div className={styles.span}>
        <SelectField
          label={t('ticket')}
          value={unit}
          onChange={({ target }) => onChange({ ...price, unit: target.value as UnitKind | '' })}
        >
          {isFixed ? null : <option value="">{t('all_tickets')}</option>}
          {units.map((kind) => (
            <option key={kind} value={kind}>
              {t(`unit_${kind}`)}
            </option>
          ))}
        </SelectField>
        {isFixed ? (
          <PriceField
            label={t('amount', { currency })}
            name="amount"
            currency={currency}
            value={price.priceMinor}
            unreadableAs={null}
            onValue={(priceMinor) => onChange({ ...price, priceMinor })}
            required
          />
        ) : (
          <NumberField
            label={t('percent_up')}
            name="percent"
            note={t('percent_note')}
            value={price.percent}
            unreadableAs={null}
            onValue={(percent) => onChange({ ...price, percent })}
            required
          />
        )}
      </div>
    </>
  );
}
