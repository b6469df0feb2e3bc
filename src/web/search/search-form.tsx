import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import type { Language } from '#kernel/languages.ts';
import { readSlug } from '#kernel/slugs.ts';
import { earliestToday, emptyTrip, hrefWithTrip, type TripContext } from '#kernel/trip-context.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { useTrip } from '#web/runtime/router/use-trip.ts';
import { Button } from '#web/ui/button.tsx';
import { rememberSearch } from './last-search.ts';
import { SuggestField } from './suggest-field.tsx';
import type { ResolvedTerm } from './suggestions.ts';
import { TravellersField } from './travellers-field.tsx';
import styles from './search-form.module.css';

/** The typed text; with the slug if it was chosen from the list. */
export type SearchTerm = { text: string; slug?: string };
export type SearchInput = TripContext & { location: SearchTerm; activity: SearchTerm };

// Loaded with the first letters that are typed.
const suggestions = () => import('./suggestions.ts');

const nothing: SearchInput = { location: { text: '' }, activity: { text: '' }, ...emptyTrip };

/** Place, activity, an optional date and the party. Without script a plain form that submits to /search. */
export function SearchForm({ initial = nothing }: { initial?: SearchInput }) {
  const { prefix, language } = usePageContext();
  const t = useT('search-form');
  const navigate = useNavigate();
  const [input, setInput] = useInput(initial);
  const set = (part: Partial<SearchInput>) => setInput((before) => ({ ...before, ...part }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { place, activity } = await resolveInput(input, language);
    const slugs = [place, activity].flatMap((part) => part?.slug ?? []);
    if (slugs.length === 0) return;
    rememberSearch({
      ...(activity && { category: readSlug(activity.slug).slug }),
      ...(place && { location: place.text }),
    });
    void navigate(hrefWithTrip(`/${slugs.join('/')}`, input));
  };
  return (
    <form
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
        onChange={(location) => set({ location })}
        suggest={async (text) => (await suggestions()).placeSuggestions(text, language)}
      />
      <SuggestField
        name="activity"
        label={t('search_activity')}
        placeholder={t('search_activity_hint')}
        value={input.activity.text}
        onChange={(activity) => set({ activity })}
        suggest={async (text) => (await suggestions()).activitySuggestions(text, language)}
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

/** The segments of /{locationSlug}/{activitySlug}; null for an empty field. */
async function resolveInput({ location, activity }: SearchInput, language: Language) {
  const [place, thing] = await Promise.all([
    resolveTerm(location, async (text) => (await suggestions()).resolvePlace(text, language)),
    resolveTerm(activity, async (text) => (await suggestions()).resolveActivity(text, language)),
  ]);
  return { place, activity: thing };
}

/** A term chosen from the list needs no look-up. */
async function resolveTerm(
  { text, slug }: SearchTerm,
  resolveText: (text: string) => Promise<ResolvedTerm | null>,
): Promise<ResolvedTerm | null> {
  const typed = text.trim();
  if (!typed) return null;
  return slug ? { text: typed, slug } : resolveText(typed);
}
