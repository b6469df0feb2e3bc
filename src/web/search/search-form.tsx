import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import type { Language } from '#kernel/languages.ts';
import { readSlug } from '#kernel/slugs.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { Button } from '#web/ui/button.tsx';
import { rememberSearch } from './last-search.ts';
import { SuggestField } from './suggest-field.tsx';
import { activitySuggestions, placeSuggestions, slugOfActivity, slugOfPlace } from './suggestions.ts';
import styles from './search-form.module.css';

/** A text as typed; the slug where it was chosen from the list. */
export type SoughtPart = { text: string; slug?: string };
export type Sought = { location: SoughtPart; activity: SoughtPart; date: string };

const nothing: Sought = { location: { text: '' }, activity: { text: '' }, date: '' };

/** Where and what, with a day if one likes. Without script it is a plain form that asks /search. */
export function SearchForm({ initial = nothing }: { initial?: Sought }) {
  const { prefix, language } = useSurroundings();
  const t = useT('search-form');
  const navigate = useNavigate();
  const [sought, setSought] = useState(initial);
  const set = (part: Partial<Sought>) => setSought((before) => ({ ...before, ...part }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const slugs = await slugsOf(sought, language);
    if (slugs.length === 0) return;
    rememberSearch(rememberedOf(sought, slugs));
    void navigate(`/${slugs.join('/')}${sought.date ? `?date=${sought.date}` : ''}`);
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
        value={sought.location.text}
        onChange={(location) => set({ location })}
        suggest={(text) => placeSuggestions(text, language)}
      />
      <SuggestField
        name="activity"
        label={t('search_activity')}
        placeholder={t('search_activity_hint')}
        value={sought.activity.text}
        onChange={(activity) => set({ activity })}
        suggest={(text) => activitySuggestions(text, language)}
      />
      <div className={styles.part}>
        <label htmlFor="search-date">{t('search_date')}</label>
        <input
          id="search-date"
          name="date"
          type="date"
          value={sought.date}
          onChange={(event) => set({ date: event.target.value })}
        />
      </div>
      <Button type="submit">{t('search')}</Button>
    </form>
  );
}

/** The parts of /{locationSlug}/{activitySlug}, only those given. */
async function slugsOf({ location, activity }: Sought, language: Language): Promise<string[]> {
  const slugs = await Promise.all([
    location.text.trim() ? (location.slug ?? slugOfPlace(location.text.trim(), language)) : null,
    activity.text.trim() ? (activity.slug ?? slugOfActivity(activity.text.trim(), language)) : null,
  ]);
  return slugs.filter((slug) => slug !== null);
}

function rememberedOf({ location, activity }: Sought, slugs: readonly string[]) {
  return {
    ...(activity.text.trim() ? { category: readSlug(slugs.at(-1)!).slug } : {}),
    ...(location.text.trim() ? { location: location.text.trim() } : {}),
  };
}
