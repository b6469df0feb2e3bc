import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { partySize } from '#kernel/party.ts';
import { categorySlug } from '#kernel/slugs.ts';
import { hrefWithTrip } from '#kernel/trip-context.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { lastSearchKey, tripOf, type LastSearch } from '#web/search/last-search.ts';
import { shortDayText } from '#web/ui/place-time.ts';
import styles from './hero.module.css';

/** Offers what was searched last again. Lies over the picture, so nothing moves when the browser knows it. */
export function LastSearchLink({ last }: { last: LastSearch }) {
  const t = useT('home');
  const { language } = usePageContext();
  const { location = '', category = '' } = last;
  const name = useNames(last);
  if (!location && !category) return null;
  const trip = tripOf(last);
  const { date } = trip;
  const people = partySize(trip);
  const search = [
    location,
    name ?? category.replaceAll('-', ' '),
    date && shortDayText(date, language),
    people > 1 && t('search-form:travellers', { count: people }),
  ].filter(Boolean);
  const activity = category && categorySlug(category);
  return (
    <Link className={styles.again} to={hrefWithTrip(`/search?${new URLSearchParams({ location, activity })}`, trip)}>
      {t('last_search', { search: search.join('\u00a0· ') })}
    </Link>
  );
}

/** The name of the category, once it is known, as that of the place, which is remembered: both in the language of the page. */
function useNames(last: LastSearch): string | undefined {
  const { location, category } = last;
  const { language } = usePageContext();
  const [name, setName] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    const show = async () => {
      const { namesOfLastSearch } = await import('#web/search/look-up.ts');
      const found = await namesOfLastSearch(last, language);
      if (!isCurrent) return;
      if (found.place && found.place.label !== location) remember({ ...last, location: found.place.label });
      setName(found.category?.name);
    };
    // The words of the search are good enough.
    show().catch(() => undefined);
    return () => void (isCurrent = false);
  }, [location, category, language]);
  return name;
}

function remember(last: LastSearch): void {
  localStorage.setItem(lastSearchKey, JSON.stringify(last));
  // By itself only other windows hear of it.
  dispatchEvent(new Event('storage'));
}
