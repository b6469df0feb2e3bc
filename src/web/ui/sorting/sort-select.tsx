import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { listSorts, type SortedList, type SortOf } from '#kernel/choices/list-sorts.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { sortIn } from './sort-in.ts';
import styles from './sort-select.module.css';

type Props<List extends SortedList> = {
  list: List;
  /** How the list is sorted without a choice, where that is not the first of `listSorts`. */
  usual?: SortOf<List> | undefined;
  /** Those of its orders that this search allows. */
  only?: readonly SortOf<List>[];
};

/** The order of a list. It is in the address, and begins with the first page. */
export function SortSelect<List extends SortedList>({ list, usual, only }: Props<List>) {
  const t = useT('sorting');
  const id = useId();
  const [query, setQuery] = useSearchParams();
  const sorts: readonly SortedBy[] = only ?? listSorts[list];
  const first: SortedBy = usual ?? listSorts[list][0];
  const choose = (sort: string) => {
    const next = new URLSearchParams(query);
    for (const name of ['sort', 'page', 'before']) next.delete(name);
    if (sort !== first) next.set('sort', sort);
    setQuery(next, { preventScrollReset: true });
  };
  return (
    <p className={styles.sort}>
      <label htmlFor={id}>{t('label')}</label>
      <select id={id} value={sortIn(query, list) ?? first} onChange={(event) => choose(event.target.value)}>
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`by_${sort}`)}
          </option>
        ))}
      </select>
    </p>
  );
}

type SortedBy = SortOf<SortedList>;

/** In a form of filters, which rebuilds the address: the order stays. */
export function SortField({ query }: { query: URLSearchParams }) {
  const sort = query.get('sort');
  return sort ? <input type="hidden" name="sort" value={sort} /> : null;
}
