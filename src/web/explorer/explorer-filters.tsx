import type { FormEvent } from 'react';
import { Form, useNavigation, useSubmit } from 'react-router';
import { filterParameters, namesOfKind, searchFilters } from '#kernel/search-filters.ts';
import { useFieldsOfAddress } from '#web/forms/use-fields-of-address.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { useCurrency } from '#web/runtime/session/preferences.ts';
import { Button } from '#web/ui/button.tsx';
import { useOpenOnWideScreens } from '#web/ui/disclosure/use-open-on-wide-screens.ts';
import { path } from './explorer-address.ts';
import type { Explorer } from './load-explorer.ts';
import '#web/styles/boxes.css';
import styles from './explorer-filters.module.css';

/** A form whose fields are the query of the address: works with its button alone, and on every change with script. Folded on a phone. */
export function ExplorerFilters({ data }: { data: Explorer }) {
  const t = useT('explorer');
  const [open, setOpen] = useOpenOnWideScreens('48rem');
  return (
    <details className={styles.filters} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('filters')}</summary>
      <FilterForm data={data} />
    </details>
  );
}

const flags = namesOfKind('flag');
const fields = ['category', 'priceMin', 'priceMax', ...filterParameters(flags)];

function FilterForm({ data: { map, currentPlace, search } }: { data: Explorer }) {
  const t = useT('explorer');
  const titleOf = useT('search-results');
  const { onChange, onSubmit, ...form } = useFieldsOfAddress();
  const apply = useApply(onSubmit);
  const currency = useCurrency();
  const query = new URLSearchParams(search);
  const others = [...query].filter(([name]) => !fields.includes(name));
  const { facets } = currentPlace ?? map;
  const { categories, price } = facets;
  return (
    <Form
      {...form}
      className={styles.form}
      action={path}
      method="get"
      autoComplete="off"
      onChange={(event) => {
        onChange(event);
        apply(event);
      }}
      onSubmit={apply}
    >
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label>
        <span>{t('category')}</span>
        <select name="category" defaultValue={query.get('category') ?? ''}>
          <option value="">{t('any_category')}</option>
          {withChosen(categories, query.get('category')).map(({ value, name, count, parent }) => (
            <option key={value} value={value}>
              {(parent ? '– ' : '') + (count === null ? name : `${name} (${count})`)}
            </option>
          ))}
        </select>
      </label>
      <Amount
        name="priceMin"
        label={`${t('price_min')} (${currency})`}
        hint={price && Math.floor(price.min)}
        query={query}
      />
      <Amount
        name="priceMax"
        label={`${t('price_max')} (${currency})`}
        hint={price && Math.ceil(price.max)}
        query={query}
      />
      {flags.map((name) => (
        <label key={name} className={styles.tick}>
          <input
            type="checkbox"
            name={searchFilters[name].parameters[0]}
            value="true"
            defaultChecked={query.has(searchFilters[name].parameters[0])}
          />
          <span>
            {titleOf(searchFilters[name].title)} <small>({facets[searchFilters[name].facet]})</small>
          </span>
        </label>
      ))}
      <Button type="submit" look="line">
        {t('apply')}
      </Button>
    </Form>
  );
}

type Choice = { value: string; name: string; count: number | null; parent?: string | null };

/** A chosen value stays in the list even if no tour matches it any more. */
function withChosen(categories: readonly Choice[], chosen: string | null): readonly Choice[] {
  if (!chosen || categories.some(({ value }) => value === chosen)) return categories;
  return [...categories, { value: chosen, name: chosen.replaceAll('-', ' '), count: null }];
}

type AmountProps = { name: string; label: string; hint: number | null; query: URLSearchParams };

function Amount({ name, label, hint, query }: AmountProps) {
  return (
    <label>
      <span>{label}</span>
      <input
        type="number"
        inputMode="numeric"
        name={name}
        min="0"
        placeholder={hint === null ? undefined : String(hint)}
        defaultValue={query.get(name) ?? ''}
      />
    </label>
  );
}

/** Navigates to the form's address without empty fields and keeps the scroll position. What is no filter, as the place, is that of the address
 *  or of the one to come: the form may still be that of the page before. */
function useApply(onSubmit: () => void) {
  const submit = useSubmit();
  const { location: next } = useNavigation();
  return (event: FormEvent<HTMLFormElement>) => {
    // A price is submitted on blur or Enter, not with each digit.
    if (event.type === 'change' && (event.target as HTMLInputElement).type === 'number') return;
    // preventDefault on a change would undo it; only the submit event is taken over.
    if (event.type === 'submit') event.preventDefault();
    const entered = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    // As useLatestSearch has it, which would be a file of its own for both pages: 144 bytes more in the first load of results.
    const { search } = next?.pathname === window.location.pathname ? next : window.location;
    const query = new URLSearchParams([
      ...[...new URLSearchParams(search)].filter(([name]) => !fields.includes(name)),
      ...entered.filter(([name, value]) => fields.includes(name!) && value !== ''),
    ]);
    onSubmit();
    void submit(query, { action: path, method: 'get', preventScrollReset: true, viewTransition: false });
  };
}
