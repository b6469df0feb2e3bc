import { useEffect, useRef, type FormEvent } from 'react';
import { Form, Link, useSubmit } from 'react-router';
import { namesOfKind, searchFilterNames } from '#kernel/search-filters.ts';
import { resultsPath } from '#web/runtime/router/addresses.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { FilterField } from './filter-field.tsx';
import type { Results } from './load-results.ts';
import { hrefWith, withJoined, withoutEmpty } from './results-address.ts';
import styles from './filters.module.css';
import { useOpenOnWideScreens } from '#web/ui/disclosure/use-open-on-wide-screens.ts';
import { useLatestSearch } from './use-latest-search.ts';

const fieldOrder = [...new Set([...namesOfKind('flag'), ...searchFilterNames])];

/** A form whose fields are the query of the address: works with its button alone, and on every change with script. */
export function Filters({ data }: { data: Results }) {
  const { result, path, search } = data;
  const t = useT('search-results');
  const query = new URLSearchParams(search);
  const { facets } = result!;
  const [open, setOpen] = useOpenOnWideScreens();
  const apply = useApply(path);
  const { form, rememberField } = useFieldFocus(path + search);
  const hiddenFields = ['location', 'activity', 'q', 'date', 'adults', 'children', 'sort'].filter((name) =>
    query.get(name),
  );
  return (
    <details className={styles.filters} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('filters')}</summary>
      {/* The form keeps nothing of its own: a new address is a new form. */}
      <Form
        key={path + search}
        ref={form}
        className={styles.form}
        action={path}
        method="get"
        onChange={(event) => {
          rememberField(event.target);
          apply(event);
        }}
        onSubmit={apply}
      >
        {hiddenFields.map((name) => (
          <input key={name} type="hidden" name={name} value={query.get(name)!} />
        ))}
        <CategoryLinks data={data} />
        {fieldOrder.map((name) => (
          <FilterField key={name} name={name} facets={facets} query={query} />
        ))}
        <Button type="submit" look="line" full>
          {t('apply')}
        </Button>
      </Form>
    </details>
  );
}

/** Each change remounts the form. Restores the focus to the field that was changed. */
function useFieldFocus(address: string) {
  const form = useRef<HTMLFormElement>(null);
  const lastChanged = useRef<EventTarget | null>(null);
  useEffect(() => {
    const { name, value, type } = (lastChanged.current ?? {}) as Partial<HTMLInputElement>;
    lastChanged.current = null;
    const fields = [...(form.current?.elements ?? [])] as HTMLInputElement[];
    const isChoice = type === 'radio' || type === 'checkbox';
    const same = name && fields.find((field) => field.name === name && (!isChoice || field.value === value));
    // Not if the focus has moved elsewhere meanwhile.
    if (same && document.activeElement === document.body) same.focus({ preventScroll: true });
  }, [address]);
  return { form, rememberField: (field: EventTarget) => void (lastChanged.current = field) };
}

/** Navigates to the form's address without empty fields and keeps the scroll position. */
function useApply(path: string) {
  const submit = useSubmit();
  const latestSearch = useLatestSearch();
  return (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    // A price is submitted on blur or Enter, not with each digit.
    if (event.type === 'change' && (event.target as HTMLInputElement).type === 'number') return;
    // preventDefault on a change would undo it; only the submit event is taken over.
    if (event.type === 'submit') event.preventDefault();
    const filled = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    const query = withJoined(withoutEmpty(filled));
    // The order is chosen outside the form, perhaps a moment ago.
    const sort = new URLSearchParams(latestSearch()).get('sort');
    if (sort) query.set('sort', sort);
    void submit(query, { action: path, method: 'get', preventScrollReset: true });
  };
}

function CategoryLinks({ data: { result, search } }: { data: Results }) {
  const t = useT('search-results');
  const { category, place, facets } = result!;
  if (facets.categories.length === 0) return null;
  const query = new URLSearchParams(search);
  query.delete('location');
  query.delete('activity');
  const to = (chosen: string | null) =>
    hrefWith(resultsPath({ place: place?.slug, category: chosen }), `?${query}`, {});
  return (
    <fieldset>
      <legend>{t('categories')}</legend>
      <ul className={styles.links}>
        {category ? (
          <li>
            <Link to={to(null)}>{t('all_categories')}</Link>
          </li>
        ) : null}
        {facets.categories.map(({ value, name, count }) => (
          <li key={value}>
            <Link to={to(value)} aria-current={category?.slug === value ? 'true' : undefined}>
              {name} <span>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
