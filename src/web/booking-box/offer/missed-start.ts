import type { DepartureView } from '#contract/bookings.ts';
import type { Language } from '#kernel/languages.ts';
import { formatMoney, money } from '#kernel/money.ts';
import type { BoundTranslate } from '#web/runtime/api/t.ts';
import { timesText, whenText } from '#web/ui/when-text.ts';

type MissedStart = {
  /** The departure that the visitor chose, as it is now; undefined: it is not offered any more. */
  wanted: DepartureView | undefined;
  /** The one that is selected in its place; null: none. */
  instead: DepartureView | null;
  /** Others can be booked on that day. */
  hasOthers: boolean;
};

/** What became of a chosen start that cannot be booked any more, and the next best. */
export function missedStartText(
  { wanted, instead, hasOthers }: MissedStart,
  { t, language }: { t: BoundTranslate<'book-tour'>; language: Language },
): string {
  const start = wanted ? whenText(wanted, language) : '';
  const next = instead
    ? t('missed_instead', { time: timesText(instead, language), option: instead.optionName })
    : t(hasOthers ? 'missed_choose' : 'missed_other_day');
  const [before, now] = [chargedText(wanted, language), chargedText(instead, language)];
  const price = before && now && before !== now ? ` ${t('missed_price', { before, now })}` : '';
  return `${t(reasonOf(wanted), { start })} ${next}${price}`;
}

const chargedText = (departure: DepartureView | null | undefined, language: Language): string | null =>
  departure?.charged ? formatMoney(money(departure.charged.priceMinor, departure.charged.currency), language) : null;

function reasonOf(wanted: DepartureView | undefined) {
  if (!wanted) return 'missed_gone';
  if (wanted.total === null) return 'missed_not_for_party';
  return wanted.seatsLeft === 0 ? 'missed_sold_out' : 'missed_no_room';
}
