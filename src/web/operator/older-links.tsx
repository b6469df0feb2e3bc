import { useT } from '#web/runtime/router/page-context.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import styles from './console.module.css';

type Props = { path: string; query: URLSearchParams; next: string | number | null; hash?: string };

/** Below a list that is read by what comes after its last row: older ones, unless another order is chosen. */
export function OlderLinks({ path, query, next, hash = '' }: Props) {
  const t = useT('console');
  const isFirst = !query.has('before');
  if (isFirst && next === null) return null;
  return (
    <nav className={styles.older} aria-label={t('common:pages')}>
      {isFirst ? null : (
        <ButtonLink look="line" to={addressOf(path, query, null) + hash}>
          {query.has('sort') ? t('common:first_page') : t('latest')}
        </ButtonLink>
      )}
      {next === null ? null : (
        <ButtonLink look="line" to={addressOf(path, query, next) + hash} rel="next">
          {query.has('sort') ? t('common:next') : t('older')}
        </ButtonLink>
      )}
    </nav>
  );
}

function addressOf(path: string, query: URLSearchParams, before: string | number | null): string {
  const next = new URLSearchParams(query);
  next.delete('before');
  if (before !== null) next.set('before', String(before));
  return next.size > 0 ? `${path}?${next}` : path;
}
