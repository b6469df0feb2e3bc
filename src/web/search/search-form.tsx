import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { earliestToday, emptyTrip, hrefWithTrip, readTrip, tripSearch } from '#kernel/trip-context.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { useTrip } from '#web/runtime/router/use-trip.ts';
import { Button } from '#web/ui/button.tsx';
import { SuggestField } from './suggest-field.tsx';
import { latestSearch } from './last-search.ts';
import type { SearchInput, Suggestion } from './search-input.ts';
import { TravellersField } from './travellers-field.tsx';
import styles from './search-form.module.css';

// Loaded with the first letters that are typed, or the first search.
const lookUp = () => import('./look-up.ts');

const nothing: SearchInput = { location: { text: '' }, activity: { text: '' }, ...emptyTrip };

/** Place, activity, an optional date and the party. Without script a plain form that submits to /search. */
export function SearchForm({ initial = latestSearch() ?? nothing }: { initial?: SearchInput }) {
  const { prefix, language } = usePageContext();
  const t = useT('search-form');
  const navigate = useNavigate();
  const [input, setInput] = useInput(initial);
  // A day was sent with neither place nor activity.
  const [isDayAlone, setIsDayAlone] = useState(false);
  const set = (part: Partial<SearchInput>) => {
    setIsDayAlone(false);
    setInput((before) => ({ ...before, ...part }));
  };
  const form = useRef<HTMLFormElement>(null);
  // A day and a party that were entered before the page was hydrated.
  useLayoutEffect(() => {
    const entered = readTrip(new URLSearchParams([...new FormData(form.current!)] as string[][]));
    if (tripSearch({ ...input, ...entered }) !== tripSearch(input)) set(entered);
  }, []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const href = await (await lookUp()).addressOfSearch(input, language);
    if (href) void navigate(href);
    else setIsDayAlone(input.date !== '');
  };
  const choose = (name: 'location' | 'activity') => (chosen: Suggestion) => {
    if (chosen.kind === 'tour') void navigate(hrefWithTrip(chosen.path, input));
    else set({ [name]: { text: chosen.label, slug: chosen.slug } });
  };
  return (
    <form
      ref={form}
      className={styles.form}
      role="search"
      action={`${prefix ? `/${prefix}` : ''}/search`}
      method="get"
      onSubmit={(event) => void submit(event)}
    >
      <SuggestField
        name="location"
        label={t('search_location')}
        placeholder={t('search_location_hint')}
        value={input.location.text}
        onType={(text) => set({ location: { text } })}
        onChoose={choose('location')}
        suggest={async (text) => (await lookUp()).placeSuggestions(text, language)}
        saysNoMatch
      />
      <SuggestField
        name="activity"
        label={t('search_activity')}
        placeholder={t('search_activity_hint')}
        value={input.activity.text}
        onType={(text) => set({ activity: { text } })}
        onChoose={choose('activity')}
        suggest={async (text) => (await lookUp()).activitySuggestions(text, language, input.location.slug)}
      />
      <div className={`${styles.field} ${styles.date}`}>
        <label htmlFor="search-date">{t('search_date')}</label>
        <input
          id="search-date"
          name="date"
          type="date"
          onFocus={({ currentTarget }) => (currentTarget.min = earliestToday())}
          value={input.date}
          onChange={(event) => set({ date: event.target.value })}
        />
      </div>
      <TravellersField party={input} onChange={set} />
      <Button type="submit">{t('search')}</Button>
      <div className={styles.offer} role="status">
        {isDayAlone ? <Link to={hrefWithTrip('/search', input)}>{t('all_on_day')}</Link> : null}
      </div>
    </form>
  );
}

/** Follows the address: Back, a filter or another link may bring another date or party. */
function useInput(initial: SearchInput) {
  const [input, setInput] = useState(initial);
  const trip = useTrip();
  const [shownTrip, setShownTrip] = useState(trip);
  if (trip !== shownTrip) {
    setShownTrip(trip);
    setInput({ ...input, ...trip });
  }
  return [input, setInput] as const;
}
