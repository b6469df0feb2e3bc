import { listText } from '#kernel/formats.ts';
import type { CalendarOverlap } from '#kernel/tour-documents/price-rules.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { fullDayText } from '#web/ui/place-time.ts';

/** A calendar that is edited day by day has many. */
const mostShown = 8;

/** Items of a list: which prices of the calendar apply instead of a rule, by days, starts and ticket. */
export function CalendarOverlaps({ overlaps }: { overlaps: readonly CalendarOverlap[] }) {
  const t = useT('authoring');
  const { language } = usePageContext();
  const whenOf = ({ seasonFrom, seasonTo, startTimes, unit }: CalendarOverlap): string => {
    const days = [...new Set([seasonFrom, seasonTo])].map((day) => fullDayText(day, language)).join(' – ');
    const times = startTimes && listText(language, startTimes);
    return [days, times, unit && t(`unit_${unit}`)].filter(Boolean).join(' · ');
  };
  const more = overlaps.length - mostShown;
  return (
    <>
      {overlaps.slice(0, mostShown).map((one) => (
        <li key={`${one.number} ${whenOf(one)}`}>{t('rules_calendar', { number: one.number, days: whenOf(one) })}</li>
      ))}
      {more > 0 ? <li>{t('rules_calendar_more', { count: more })}</li> : null}
    </>
  );
}
