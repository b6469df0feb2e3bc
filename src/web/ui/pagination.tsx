import { Link } from 'react-router';
import { useT } from '#web/runtime/router/page-context.ts';
import styles from './pagination.module.css';

type Props = { page: number; pageSize: number; total: number; hrefOf: (page: number) => string };

/** Links, so that every page has its address. */
export function Pagination({ page, pageSize, total, hrefOf }: Props) {
  const t = useT('common');
  const last = Math.ceil(total / pageSize);
  if (last < 2) return null;
  return (
    <nav className={styles.pagination} aria-label={t('pages')}>
      {page > 1 ? (
        <Link className={styles.page} to={hrefOf(page - 1)} rel="prev">
          {t('previous')}
        </Link>
      ) : null}
      {pagesAround(page, last).map((shown, index) =>
        shown === null ? (
          <span key={`gap-${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={shown}
            className={styles.page}
            to={hrefOf(shown)}
            aria-current={shown === page ? 'page' : undefined}
            aria-label={t('page_number', { page: shown })}
          >
            {shown}
          </Link>
        ),
      )}
      {page < last ? (
        <Link className={styles.page} to={hrefOf(page + 1)} rel="next">
          {t('next')}
        </Link>
      ) : null}
    </nav>
  );
}

/** First, last and the neighbours of the current page; null is a gap. */
function pagesAround(page: number, last: number): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, last])]
    .filter((number) => number >= 1 && number <= last)
    .toSorted((a, b) => a - b);
  return shown.flatMap((number, index) => (index > 0 && number - shown[index - 1]! > 1 ? [null, number] : [number]));
}
