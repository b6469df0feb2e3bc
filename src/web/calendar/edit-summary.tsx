import { Link } from 'react-router';
import type { CalendarEditPreview } from '#contract/suppliers/calendar-edits.ts';
import type { EditKind } from '#kernel/choices/calendar-edits.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Notice } from '#web/ui/notice.tsx';
import { dayText } from '#web/ui/place-time.ts';
import { holdsWithoutDepartures } from './edit-texts.ts';

/** `from`: the first of the days. */
type Props = CalendarEditPreview & { kind: EditKind; from: string; places: string; price: string };

/** It changes something, now or of departures that are added later. */
export const holdsLater = (kind: EditKind, { departures, madeUntil }: CalendarEditPreview): boolean =>
  departures > 0 || (madeUntil !== null && holdsWithoutDepartures(kind));

/** What an edit would change, before it does. */
export function EditSummary({ kind, from, places, price, ...preview }: Props) {
  const t = useT('calendar');
  const { language } = usePageContext();
  const { departures, already, kept, booked, seatsTaken, madeUntil } = preview;
  const seats = t('sold', { count: seatsTaken });
  return (
    <Notice>
      <p>{departures > 0 ? t(`will_${kind}`, { count: departures, places, price }) : t(`nothing_${kind}`)}</p>
      {already > 0 && kind !== 'price' ? <p>{t(`already_${kind}`, { count: already })}</p> : null}
      {kept > 0 && kind !== 'close' ? <p>{t(`kept_${kind}`, { count: kept })}</p> : null}
      {booked > 0 ? (
        <p>
          {t(`booked_${kind}`, { count: booked, seats })}{' '}
          {kind === 'close' ? <Link to={`/supplier/departures?from=${from}`}>{t('to_departures')}</Link> : null}
        </p>
      ) : null}
      {madeUntil && holdsLater(kind, preview) ? (
        <p>{t(`later_${kind}`, { day: dayText(madeUntil, language), places })}</p>
      ) : null}
    </Notice>
  );
}
