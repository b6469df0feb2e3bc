import type { BookingItemView } from '#contract/bookings/cancellations.ts';
import { formatMoney } from '#kernel/money.ts';
import { itemName } from '../cancel/item-name.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import styles from './booking-page.module.css';

/** Each person, ticket and extra with what became of it. */
export function PeopleStates({ items }: { items: readonly BookingItemView[] }) {
  const t = useT('booking-detail');
  const { language } = usePageContext();
  const stateOf = ({ state, refund }: BookingItemView): string => {
    if (state !== 'cancelled' || !refund || refund.priceMinor === 0) return t(`person_${state}`);
    const amount = formatMoney({ amountMinor: refund.priceMinor, currency: refund.currency }, language);
    return t('person_cancelled_refund', { refund: amount });
  };
  return (
    <section className={styles.people}>
      <h2>{t('people_states')}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.position}>
            <span>{itemName(item, items, t)}</span>
            <strong data-state={item.state}>{stateOf(item)}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
