import type { Currency } from '#kernel/money.ts';
import { formatMoney } from '#kernel/money.ts';
import type { TourPriceRule } from '#kernel/tour-documents/tour-document.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { weekdayNames } from '../weekday-names.ts';

/** 'Adult · Sat, Sun · from 4 people: 20% less' */
export function useRuleText(currency: Currency): (rule: TourPriceRule) => string {
  const t = useT('authoring');
  const { language } = usePageContext();
  return (rule) => {
    const { unit, seasonFrom, seasonTo, weekdays, startTimes, fromPeople, daysBefore, hoursBefore } = rule;
    const days = weekdayNames(language).filter(({ value }) => weekdays.includes(value));
    const conditions = [
      unit && t(`unit_${unit}`),
      (seasonFrom ?? seasonTo) && `${seasonFrom ?? '…'} – ${seasonTo ?? '…'}`,
      days.map(({ text }) => text).join(', '),
      startTimes.join(', '),
      fromPeople !== null && t('when_people', { count: fromPeople }),
      daysBefore !== null && t('when_early', { count: daysBefore }),
      hoursBefore !== null && t('when_late', { count: hoursBefore }),
    ];
    return [conditions.filter(Boolean).join(' · '), effectOf(rule)].filter(Boolean).join(': ');
  };

  function effectOf({ priceMinor, percent }: TourPriceRule): string {
    if (priceMinor !== null) return formatMoney({ amountMinor: priceMinor, currency }, language);
    return percent === null
      ? t('rule_unfinished')
      : t(percent < 0 ? 'effect_less' : 'effect_more', { percent: Math.abs(percent) });
  }
}
