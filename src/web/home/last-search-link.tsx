import { Link } from 'react-router';
import { partySize } from '#kernel/party.ts';
import { categorySlug } from '#kernel/slugs.ts';
import { hrefWithTrip } from '#kernel/trip-context.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { tripOf, type LastSearch } from '#web/search/last-search.ts';
import { dayText } from '#web/ui/place-time.ts';
import styles from './hero.module.css';

/** Offers what was searched last again. Lies over the picture, so nothing moves when the browser knows it. */
export function LastSearchLink({ last }: { last: LastSearch }) {
  const t = useT('home');
  const { language } = usePageContext();
  const { location = '', category = '' } = last;
  if (!location && !category) return null;
  const trip = tripOf(last);
  const { date } = trip;
  const people = partySize(trip);
  const search = [
    location,
    category.replaceAll('-', ' '),
    date && dayText(date, language),
    (date || people > 1) && t('search-form:travellers', { count: people }),
  ].filter(Boolean);
  const activity = category && categorySlug(category);
  return (
    <Link className={styles.again} to={hrefWithTrip(`/search?${new URLSearchParams({ location, activity })}`, trip)}>
      {t('last_search', { search: search.join(' · ') })}
    </Link>
  );
}
