import type { SearchView } from '#contract/search.ts';
import { type SearchFilterName, searchFilters } from '#kernel/search-filters.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { useCurrency } from '#web/runtime/session/preferences.ts';
import { valuesOf } from './filter-values.ts';
import '#web/styles/boxes.css';
import styles from './filters.module.css';

type FieldProps = { name: SearchFilterName; facets: SearchView['facets']; query: URLSearchParams };

/** The field of a filter, by its kind. */
export function FilterField({ name, facets, query }: FieldProps) {
  const t = useT('search-results');
  const filter = searchFilters[name];
  const [parameter] = filter.parameters;
  if (filter.kind === 'price')
    return <PriceRange title={t(filter.title)} names={filter.parameters} price={facets[filter.facet]} query={query} />;
  if (filter.kind === 'flag') {
    const count = facets[filter.facet];
    const isOn = query.has(parameter);
    return count > 0 || isOn ? <FilterSwitch name={parameter} label={t(filter.title)} count={count} on={isOn} /> : null;
  }
  const several = 'several' in filter && filter.several;
  return (
    <FilterChoices
      type={several ? 'checkbox' : 'radio'}
      name={parameter}
      title={t(filter.title)}
      chosen={valuesOf(query, parameter)}
      any={several ? undefined : t('any')}
      values={facets[filter.facet]}
    />
  );
}

type ChoicesProps = {
  type: 'radio' | 'checkbox';
  name: string;
  title: string;
  values: SearchView['facets']['tags'];
  chosen: readonly string[];
  any: string | undefined;
};

/** Each value with the number of tours that would match. */
function FilterChoices({ type, name, title, values, chosen, any }: ChoicesProps) {
  if (values.length === 0) return null;
  return (
    <fieldset>
      <legend className="visually-hidden">{title}</legend>
      {any ? (
        <label className={styles.choice}>
          <input type={type} name={name} value="" defaultChecked={chosen.length === 0} />
          <span>{any}</span>
        </label>
      ) : null}
      {values.map((value) => (
        <label key={value.value} className={styles.choice}>
          <input type={type} name={name} value={value.value} defaultChecked={chosen.includes(value.value)} />
          <span>{value.name}</span>
          <span className={styles.count}>{value.count}</span>
        </label>
      ))}
    </fieldset>
  );
}

type SwitchProps = { name: string; label: string; count: number; on: boolean };

function FilterSwitch({ name, label, count, on }: SwitchProps) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" name={name} value="true" defaultChecked={on} />
      <span>{label}</span>
      <span className={styles.count}>{count}</span>
    </label>
  );
}

type PriceProps = {
  title: string;
  names: readonly [string, string];
  price: SearchView['facets']['price'];
  query: URLSearchParams;
};

function PriceRange({ title, names: [min, max], price, query }: PriceProps) {
  const t = useT('search-results');
  const currency = useCurrency();
  if (!price) return null;
  return (
    <fieldset>
      <legend className="visually-hidden">{title}</legend>
      <div className={styles.range}>
        <input
          className={styles.input}
          type="number"
          inputMode="numeric"
          name={min}
          min="0"
          aria-label={`${t('price_min')} (${currency})`}
          placeholder={String(Math.floor(price.min))}
          defaultValue={query.get(min) ?? ''}
        />
        <span aria-hidden="true">–</span>
        <input
          className={styles.input}
          type="number"
          inputMode="numeric"
          name={max}
          min="0"
          aria-label={`${t('price_max')} (${currency})`}
          placeholder={String(Math.ceil(price.max))}
          defaultValue={query.get(max) ?? ''}
        />
        <span aria-hidden="true">{currency}</span>
      </div>
    </fieldset>
  );
}
