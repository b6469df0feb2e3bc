import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import * as paths from '#contract/paths.generated.ts';
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

/** The filters on a narrow screen: one button says how many tours they leave, and shows them. */
export function FilterSheet({ data, categories, open, onClose, folds, apply }: Props) {
  const { result, search } = data;
  const t = useT('search-results');
  const query = new URLSearchParams(search);
  const { total, count } = useTotal(data);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onClose();
    apply(event.currentTarget);
  };
  return (
    <Dialog title={t('filters')} open={open} onClose={onClose} side>
      <form className={styles.sheet} onChange={(event) => count(event.currentTarget)} onSubmit={submit}>
        {hiddenFields(query).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {categories}
        <FilterFields facets={result!.facets} query={query} lines={Infinity} folds={folds} />
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

/** How many tours the form's filters leave, requested a moment after each change. */
function useTotal({ result, initialInput: { location, activity } }: Results) {
  const { language, currency } = usePageContext();
  const [total, setTotal] = useState(result!.total);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const count = (form: HTMLFormElement) => {
    const request = ++latest.current;
    const query = {
      ...searchQueryOf(formQuery(form)),
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
        (found) => request === latest.current && setTotal(found.total),
        () => undefined,
      );
    }, pauseMs);
  };
  return { total, count };
}
