import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import * as paths from '#contract/paths.generated.ts';
import type { SearchView } from '#contract/search.ts';
import { namesOfKind, searchFilters } from '#kernel/search-filters.ts';
import { call } from '#web/runtime/api/api.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FilterFields, type Folds } from './filter-fields.tsx';
import type { Results } from './load-results.ts';
import { type Apply, formQuery, hiddenFields } from './results-address.ts';
import { searchQueryOf } from './search-query.ts';
import styles from './filters.module.css';

type Props = { data: Results; categories: ReactNode; open: boolean; onClose: () => void; folds: Folds; apply: Apply };

/** The filters on a narrow screen: one button says how many tours they leave, and shows them. The counts follow what is chosen. */
export function FilterSheet({ data, categories, open, onClose, folds, apply }: Props) {
  const t = useT('search-results');
  const { total, facets, query, count } = useCounts(data);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onClose();
    apply(event.currentTarget);
  };
  return (
    <Dialog title={t('filters')} open={open} onClose={onClose} side>
      <form className={styles.sheet} onChange={(event) => count(event.currentTarget)} onSubmit={submit}>
        {hiddenFields(new URLSearchParams(data.search)).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {categories}
        <FilterFields facets={facets} query={query} lines={Infinity} folds={folds} />
        <div className={styles.show}>
          <Button type="submit" full>
            {t('show_results', { count: total })}
          </Button>
        </div>
        <p className="visually-hidden" role="status">
          {t('total', { count: total })}
        </p>
      </form>
    </Dialog>
  );
}

const pauseMs = 200;

/** How many tours the form's filters leave, in all and for each further choice, requested a moment after each change. */
function useCounts({ result, search, initialInput: { location, activity } }: Results) {
  const { language, currency } = usePageContext();
  const [counted, setCounted] = useState(() => ({
    total: result!.total,
    facets: result!.facets,
    query: new URLSearchParams(search),
  }));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const count = (form: HTMLFormElement) => {
    const request = ++latest.current;
    const chosen = formQuery(form);
    const query = {
      ...searchQueryOf(chosen),
      // What is no place or category is searched as it was written.
      locationSlug: result!.place?.slug ?? (location.text || undefined),
      categorySlug: result!.category?.slug ?? (activity.text || undefined),
      lang: language,
      currency: currency(),
      page: 1,
      pageSize: 1,
    };
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      call(paths.searchTours, { query }).then(
        ({ total, facets }) =>
          request === latest.current &&
          setCounted({ total, facets: withCounts(result!.facets, facets), query: chosen }),
        () => undefined,
      );
    }, pauseMs);
  };
  return { ...counted, count };
}

/** The filters that list their values, each with its count. */
const listed = namesOfKind('values', 'terms', 'atLeast', 'atMost');

/** No field leaves the form, so that nothing chosen is lost: a value that no tour has any more counts 0. */
function withCounts(shown: SearchView['facets'], counted: SearchView['facets']): SearchView['facets'] {
  const facets = { ...counted, price: shown.price };
  for (const name of listed) {
    const { facet } = searchFilters[name];
    const missing = shown[facet].filter(({ value }) => !counted[facet].some((one) => one.value === value));
    facets[facet] = [...counted[facet], ...missing.map((one) => ({ ...one, count: 0 }))];
  }
  return facets;
}
