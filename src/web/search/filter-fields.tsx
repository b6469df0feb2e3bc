import type { ReactNode } from 'react';
import type { SearchView } from '#contract/search.ts';
import { namesOfKind, type SearchFilterName, searchFilterNames, searchFilters } from '#kernel/search-filters.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { FilterField } from './filter-field.tsx';
import styles from './filters.module.css';

type Props = {
  facets: SearchView['facets'];
  query: URLSearchParams;
  /** How many lines of choices fit beside the list; groups beyond them are folded. */
  lines: number;
  folds: Folds;
};

/** The groups that the visitor has opened or closed, by name: they stay so in the form of the next list. */
export type Folds = Map<string, boolean>;

const flags = namesOfKind('flag');
const groups = searchFilterNames.filter((name) => !(flags as readonly string[]).includes(name));

/** The fields of the filters, in groups that can be folded. */
export function FilterFields({ facets, query, lines, folds }: Props) {
  const t = useT('search-results');
  const unfolded = unfoldedGroups(facets, query, lines);
  return (
    <>
      {flags.map((name) => (
        <FilterField key={name} name={name} facets={facets} query={query} />
      ))}
      {groups.map((name) =>
        linesOf(name, facets) === 0 ? null : (
          <FilterGroup
            key={name}
            name={name}
            title={t(searchFilters[name].title)}
            isOpen={unfolded.has(name)}
            folds={folds}
          >
            <FilterField name={name} facets={facets} query={query} />
          </FilterGroup>
        ),
      )}
    </>
  );
}

type GroupProps = { name: string; title: string; isOpen: boolean; folds: Folds; children: ReactNode };

export function FilterGroup({ name, title, isOpen, folds, children }: GroupProps) {
  return (
    <details className={styles.group} open={folds.get(name) ?? isOpen}>
      <summary
        onClick={({ currentTarget }) => folds.set(name, !(currentTarget.parentElement as HTMLDetailsElement).open)}
      >
        {title}
      </summary>
      {children}
    </details>
  );
}

/** The filters that have a choice, and as many others from the top as fit. */
function unfoldedGroups(facets: SearchView['facets'], query: URLSearchParams, lines: number): Set<SearchFilterName> {
  const unfolded = new Set(
    groups.filter((name) => searchFilters[name].parameters.some((parameter) => query.get(parameter))),
  );
  let left = lines - groups.length - flags.length;
  for (const name of groups) {
    left -= linesOf(name, facets);
    if (left >= 0) unfolded.add(name);
  }
  return unfolded;
}

/** A list has a line for each value, and one for any. */
function linesOf(name: SearchFilterName, facets: SearchView['facets']): number {
  const facet = facets[searchFilters[name].facet];
  return Array.isArray(facet) ? facet.length && facet.length + 1 : facet ? 1 : 0;
}
