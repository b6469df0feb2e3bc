import { Link } from 'react-router';
import { isCalendarDate } from '#kernel/dates.ts';
import { adultsMax, childrenMax } from '#kernel/party.ts';
import { asksForTooMany, readTrip } from '#kernel/trip-context.ts';
import { useTextsOf } from '#web/configuration/use-texts-of.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { fullDayText } from '#web/ui/place-time.ts';

/** The address has a day that has passed, or more people than one booking has. For results a party counts only with a day; the page of a
 *  tour has no list to say of that it is of any day. */
export function CutTrip({ isOfTour = false }: { isOfTour?: boolean }) {
  useTextsOf('search-more');
  const t = useT('search-more');
  const { language } = usePageContext();
  const query = new URLSearchParams(location.search);
  const { date } = readTrip(query);
  const past = date || isOfTour ? '' : (query.get('date') ?? '');
  const most = { adults: adultsMax, children: childrenMax };
  return (
    <div role="status">
      {isCalendarDate(past) ? <p>{t('date_passed', { day: fullDayText(past, language) })}</p> : null}
      {asksForTooMany(query) ? (
        <p>
          {t(isOfTour ? 'party_limit' : date ? 'party_cut' : 'party_most', most)}{' '}
          <Link to="/contact">{t('party_write')}</Link>
        </p>
      ) : null}
    </div>
  );
}
