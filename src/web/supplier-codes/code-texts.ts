import type { SupplierCodeView } from '#contract/suppliers/promo-codes.ts';
import { dateLocale, type Language } from '#kernel/languages.ts';
import { longDate } from '#web/articles/long-date.ts';
import type { BoundTranslate } from '#web/runtime/api/t.ts';
import { priceText } from '#web/ui/price.tsx';

type T = BoundTranslate<'supplier-codes'>;

export const reductionText = ({ percent, amount }: SupplierCodeView, t: T, language: Language): string =>
  amount ? t('off_amount', { amount: priceText(amount, language) }) : t('off_percent', { percent: percent ?? 0 });

/** What it is limited to, a sentence for each limit. */
export function termsOf(code: SupplierCodeView, t: T, language: Language): string[] {
  const { validFrom, validUntil, startsFrom, startsUntil, tours, firstBooking, mostPerPerson } = code;
  const dayOf = new Intl.DateTimeFormat(dateLocale(language), { dateStyle: 'long' });
  const until = validUntil && dayOf.format(Date.parse(validUntil) - 1);
  const terms = [
    tours.length > 0 ? tours.map(({ title }) => title).join(' · ') : t('all_tours'),
    validFrom ? t('valid_from', { date: dayOf.format(Date.parse(validFrom)) }) : '',
    until ? t('valid_until', { date: until }) : '',
    startsFrom ? t('starts_from', { date: longDate(startsFrom, language) }) : '',
    startsUntil ? t('starts_until', { date: longDate(startsUntil, language) }) : '',
    firstBooking ? t('first_only') : '',
    mostPerPerson === null ? '' : t('per_person', { count: mostPerPerson }),
  ];
  return terms.filter(Boolean);
}
