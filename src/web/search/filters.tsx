import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { Form, Link, useNavigate, useSubmit } from 'react-router';
import type { SearchView } from '#contract/search.ts';
import { readTrip, withTrip } from '#kernel/trip-context.ts';
import { resultsPath } from '#web/runtime/router/addresses.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { FilterFields, FilterGroup, type Folds } from './filter-fields.tsx';
import type { Results } from './load-results.ts';
import { type Apply, formQuery, hiddenFields, hrefWith } from './results-address.ts';
import styles from './filters.module.css';
import { useOpenOnWideScreens } from '#web/ui/disclosure/use-open-on-wide-screens.ts';
import { choiceOfResults, useLatestSearch } from './use-latest-search.ts';

const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet.tsx')).FilterSheet }));

/** `address`: of the list that is shown. `lines`: how many lines of choices fit beside it. */
type Props = { data: Results; address: string; lines: number };

/** Beside the list and applied at once on wide screens, a sheet on narrow ones, a form with a button without script. */
export function Filters({ data, address, lines }: Props) {
  const t = useT('search-results');
  const [open, setOpen] = useOpenOnWideScreens();
  const [sheet, setSheet] = useState<'open' | 'closed' | null>(null);
  const [folds] = useState<Folds>(() => new Map());
  const { apply, undo } = useApply(data, address);
  return (
    <>
      <details className={styles.filters} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary
          onClick={(event) => {
            if (matchMedia('(min-width: 56rem)').matches) return;
            event.preventDefault();
            setSheet('open');
          }}
        >
          {t('filters')}
        </summary>
        {/* The form keeps nothing of its own: a new list is a new form. */}
        <FilterForm key={address} data={data} lines={lines} folds={folds} apply={apply} />
      </details>
      <div className={styles.applied} role="status">
        {undo ? (
          <p>
            {t('filter_applied')}{' '}
            <button type="button" onClick={undo}>
              {t('undo')}
            </button>
          </p>
        ) : null}
      </div>
      {sheet ? (
        <Suspense>
          <FilterSheet
            key={address}
            data={data}
            categories={<Categories data={data} isOpen folds={folds} />}
            open={sheet === 'open'}
            onClose={() => setSheet('closed')}
            folds={folds}
            apply={apply}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function FilterForm({ data, lines, folds, apply }: Omit<Props, 'address'> & { folds: Folds; apply: Apply }) {
  const { result, path, search } = data;
  const t = useT('search-results');
  const query = new URLSearchParams(search);
  const form = useRef<HTMLFormElement>(null);
  useApplyOnChange(form, apply);
  const { categories } = result!.facets;
  const isRoomy = lines > 2 * categories.length;
  return (
    <Form
      ref={form}
      className={styles.form}
      action={path}
      method="get"
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        apply(event.currentTarget);
      }}
    >
      {hiddenFields(query).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Categories data={data} isOpen={isRoomy} folds={folds} />
      <div>
        <FilterFields
          facets={result!.facets}
          query={query}
          lines={lines - 1 - (isRoomy ? categories.length : 0)}
          folds={folds}
        />
      </div>
      <noscript>
        <Button type="submit" look="line" full>
          {t('apply')}
        </Button>
      </noscript>
    </Form>
  );
}

// Each change brings a new form; the focus goes to the field of the same name in it.
let lastChanged: Pick<HTMLInputElement, 'name' | 'value' | 'type'> | undefined;

/** Listens to the form itself: React does not know the fields of the first page. */
function useApplyOnChange(form: RefObject<HTMLFormElement | null>, apply: Apply) {
  const latestApply = useRef(apply);
  useEffect(() => void (latestApply.current = apply));
  useEffect(() => {
    const { current } = form;
    const onChange = ({ target }: Event) => {
      lastChanged = target as HTMLInputElement;
      latestApply.current(current!);
    };
    current!.addEventListener('change', onChange);
    return () => current!.removeEventListener('change', onChange);
  }, [form]);
  useLayoutEffect(() => {
    const { name, value, type } = lastChanged ?? {};
    lastChanged = undefined;
    const fields = [...(form.current?.elements ?? [])] as HTMLInputElement[];
    const isChoice = type === 'radio' || type === 'checkbox';
    const same = name && fields.find((field) => field.name === name && (!isChoice || field.value === value));
    // Not if the focus has moved elsewhere meanwhile.
    if (same && document.activeElement === document.body) same.focus({ preventScroll: true });
  }, [form]);
}

/** Navigates to the form's address and keeps the scroll position. `undo`: back to the address before, while its list is shown. */
function useApply({ path, search }: Results, address: string) {
  const submit = useSubmit();
  const navigate = useNavigate();
  const latest = useLatestSearch(search);
  const [applied, setApplied] = useState<{ before: string; after: string } | null>(null);
  const apply: Apply = (form) => {
    const query = formQuery(form);
    // The order is chosen outside the form, perhaps a moment ago.
    const sort = new URLSearchParams(latest).get('sort');
    if (sort) query.set('sort', sort);
    setApplied({
      before: hrefWith(path, latest),
      after: hrefWith(path, `${withTrip(query, readTrip(query))}`),
    });
    void submit(query, { action: path, method: 'get', ...choiceOfResults });
  };
  const isShown = applied?.after === address;
  return { apply, undo: isShown ? () => void navigate(applied.before, { preventScrollReset: true }) : null };
}

type CategoriesProps = { data: Results; isOpen: boolean; folds: Folds };

function Categories({ data: { result, search, initialInput }, isOpen, folds }: CategoriesProps) {
  const t = useT('search-results');
  const { category, place, facets } = result!;
  const query = new URLSearchParams(search);
  query.delete('location');
  query.delete('activity');
  // An activity that is no category is text, which a category narrows.
  if (!category) query.set('q', `${initialInput.activity.text} ${query.get('q') ?? ''}`.trim());
  const to = (chosen: string | null) => hrefWith(resultsPath({ place: place?.slug, category: chosen }), `?${query}`);
  const link = ({ value, name, count }: CategoryFacet) => (
    <Link to={to(value)} aria-current={category?.slug === value ? 'true' : undefined}>
      {name} <span>{count}</span>
    </Link>
  );
  return facets.categories.length > 0 ? (
    <FilterGroup name="categories" title={t('categories')} isOpen={isOpen} folds={folds}>
      <ul className={styles.links}>
        {category ? (
          <li>
            <Link to={to(null)}>{t('all_categories')}</Link>
          </li>
        ) : null}
        {categoryTree(facets.categories).map(({ below, ...one }) => (
          <li key={one.value}>
            {link(one)}
            {below.length > 0 ? (
              <ul>
                {below.map((lower) => (
                  <li key={lower.value}>{link(lower)}</li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
    </FilterGroup>
  ) : null;
}

type CategoryFacet = SearchView['facets']['categories'][number];

/** Those with a parent in the list are below it; they follow it. */
function categoryTree(categories: readonly CategoryFacet[]): (CategoryFacet & { below: CategoryFacet[] })[] {
  const isBelow = ({ parent }: CategoryFacet) => categories.some(({ value }) => value === parent);
  return categories
    .filter((one) => !isBelow(one))
    .map((one) => ({ ...one, below: categories.filter(({ parent }) => parent === one.value) }));
}
