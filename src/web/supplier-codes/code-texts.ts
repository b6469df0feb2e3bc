import type { SupplierCodeView } from '#contract/suppliers/promo-codes.ts';
import type { Language } from '#kernel/languages.ts';
import { longDate } from '#web/articles/long-date.ts';
import type { BoundTranslate } from '#web/runtime/api/t.ts';
import { priceText } from '#web/ui/price.tsx';
import { validDays } from './code-input.ts';

type T = BoundTranslate<'supplier-codes'>;

export const reductionText = ({ percent, amount }: SupplierCodeView, t: T, language: Language): string =>
  amount ? t('off_amount', { amount: priceText(amount, language) }) : t('off_percent', { percent: percent ?? 0 });

/** What it is limited to, a sentence for each limit. */
export function termsOf(code: SupplierCodeView, t: T, language: Language): string[] {
  const { startsFrom, startsUntil, tours, firstBooking, mostPerPerson } = code;
  const { from, until } = validDays(code, language);
  const terms = [
    tours.length > 0 ? tours.map(({ title }) => title).join(' · ') : t('all_tours'),
    from ? t('valid_from', { date: from }) : '',
    until ? t('valid_until', { date: until }) : '',
    startsFrom ? t('starts_from', { date: longDate(startsFrom, language) }) : '',
    startsUntil ? t('starts_until', { date: longDate(startsUntil, language) }) : '',
    firstBooking ? t('first_only') : '',
    mostPerPerson === null ? '' : t('per_person', { count: mostPerPerson }),
  ];
  return terms.filter(Boolean);
}
