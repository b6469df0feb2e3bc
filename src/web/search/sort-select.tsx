import { Form, useNavigate } from 'react-router';
import type { SearchSort } from '#contract/search.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { hrefWith, sorts } from './results-address.ts';
import styles from './search-page.module.css';
import { choiceOfResults, useLatestSearch } from './use-latest-search.ts';

/** With script a choice takes effect at once; without, the button submits it. */
export function SortSelect({ path, search, sort }: { path: string; search: string; sort: SearchSort }) {
  const t = useT('search-results');
  const navigate = useNavigate();
  const latest = useLatestSearch(search);
  const query = new URLSearchParams(search);
  const offered = query.get('q') || sort === 'relevance' ? sorts : sorts.filter((name) => name !== 'relevance');
  return (
    <Form className={styles.sort} action={path} method="get">
      {[...query].map(([name, value], index) =>
        name === 'sort' || name === 'page' ? null : <input key={index} type="hidden" name={name} value={value} />,
      )}
      <label htmlFor="sort">{t('sort')}</label>
      <select
        id="sort"
        name="sort"
        value={sort}
        onChange={(event) => void navigate(hrefWith(path, latest, { sort: event.target.value }), choiceOfResults)}
      >
        {offered.map((name) => (
          <option key={name} value={name}>
            {t(`sort_${name === '-price' ? 'price_down' : name}`)}
          </option>
        ))}
      </select>
      <noscript>
        <Button type="submit" look="line">
          {t('apply')}
        </Button>
      </noscript>
    </Form>
  );
}
