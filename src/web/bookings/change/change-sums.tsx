import type { BookingView } from '#contract/bookings.ts';
import type { ChangeQuoteView } from '#contract/bookings/changes.ts';
import type { PriceView } from '#contract/primitives.ts';
import { formatMoney } from '#kernel/money.ts';
import { partyText } from '../booking/party-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { momentText } from '#web/ui/place-time.ts';
import { whenText } from '#web/ui/when-text.ts';
import { PriceLines } from '#web/ui/price-lines.tsx';
import styles from './change-form.module.css';

type Props = { booking: BookingView; quote: ChangeQuoteView };

/** What was booked and what it becomes, what is paid or refunded and by which rule, and the new deadline of free cancellation. */
export function ChangeSums({ booking, quote }: Props) {
  const t = useT('booking-change');
  const { language } = usePageContext();
  const { optionName, adults, children, lines, dropped, total, totalBefore } = quote;
  const party = partyText({ adults, children, persons: adults + children, lines }, t);
  const keptMinor = total.priceMinor - lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
  return (
    <section className={styles.sums} aria-label={t('becomes')}>
      <p className={styles.becomes}>
        <span>{t('becomes')}</span>
        <strong>{whenText(quote, language)}</strong>
        <span>
          {optionName}&nbsp;· {party}
        </span>
      </p>
      <PriceLines lines={lines} total={total} taxes={quote.taxes} hidesTotal />
      {dropped.length > 0 ? (
        <div className={styles.dropped} role="group" aria-label={t('dropped')}>
          <p className={styles.soft}>{t('dropped')}</p>
          <PriceLines lines={dropped} total={total} hidesTotal />
        </div>
      ) : null}
      <dl className={styles.totals}>
        {keptMinor > 0 ? <Sum name={t('kept')} price={{ ...total, priceMinor: keptMinor }} /> : null}
        <Sum name={t('price_before')} price={totalBefore} />
        <Sum name={t('price_after')} price={total} isStrong />
        <Difference quote={quote} />
      </dl>
      <Answer booking={booking} quote={quote} />
      <Rule quote={quote} />
      <Deadline booking={booking} quote={quote} />
    </section>
  );
}

function Sum({ name, price, isStrong = false }: { name: string; price: PriceView; isStrong?: boolean }) {
  const { language } = usePageContext();
  const { priceMinor: amountMinor, currency } = price;
  return (
    <div className={isStrong ? styles.strong : undefined}>
      <dt>{name}</dt>
      <dd>{formatMoney({ amountMinor, currency }, language)}</dd>
    </div>
  );
}

/** Only sums that are not zero. */
function Difference({ quote: { due, payment, back, decideBy } }: Pick<Props, 'quote'>) {
  const t = useT('booking-change');
  const toPay = payment === 'later' ? 'pay_later' : decideBy ? 'pay_once_accepted' : 'pay_now';
  return (
    <>
      {due.priceMinor > 0 ? <Sum name={t(toPay)} price={due} isStrong /> : null}
      {back.money.priceMinor > 0 ? <Sum name={t('back_money')} price={back.money} isStrong /> : null}
      {back.giftCard.priceMinor > 0 ? <Sum name={t('back_gift_card')} price={back.giftCard} isStrong /> : null}
    </>
  );
}

/** Who has to accept it, by when, and what happens until then. */
function Answer({ booking: { timeZone, city }, quote: { decideBy } }: Props) {
  const t = useT('booking-change');
  const { language } = usePageContext();
  if (!decideBy) return null;
  return (
    <p className={styles.soft}>{t('answered_by', { moment: momentText(decideBy, timeZone, language), place: city })}</p>
  );
}

/** The rule by which something is refunded; if a difference is to be paid, what happens until it is. */
function Rule({ quote }: Pick<Props, 'quote'>) {
  const t = useT('booking-change');
  const { payment, payWithinMinutes, decideBy, refundPercent } = quote;
  const rule = ruleOf(quote);
  return (
    <>
      {rule ? <p className={styles.soft}>{t(rule, { percent: refundPercent })}</p> : null}
      {payment === 'now' && !decideBy ? (
        <p className={styles.soft}>{t('pay_within', { minutes: payWithinMinutes })}</p>
      ) : null}
    </>
  );
}

function ruleOf({ dropped, back, kept, refundPercent }: ChangeQuoteView) {
  const hasBack = back.money.priceMinor + back.giftCard.priceMinor > 0;
  const extent = refundPercent === 100 ? 'all' : refundPercent > 0 ? 'part' : 'none';
  if (dropped.length > 0) return `dropped_${extent}` as const;
  return hasBack || kept.priceMinor > 0 ? (`rule_${extent}` as const) : null;
}

function Deadline({ booking: { timeZone, city, freeCancellationUntil: before }, quote }: Props) {
  const t = useT('booking-change');
  const { language } = usePageContext();
  const { freeCancellationUntil: until, policy } = quote;
  if (until !== null && Date.parse(until) > Date.now())
    return (
      <p className={styles.free}>{t('free_until', { moment: momentText(until, timeZone, language), place: city })}</p>
    );
  const wasFree = before !== null && Date.parse(before) > Date.now();
  if (policy.tiers.length === 0) return <p className={styles.soft}>{t('no_refund')}</p>;
  return <p className={styles.soft}>{t(wasFree ? 'free_over' : 'not_free')}</p>;
}
