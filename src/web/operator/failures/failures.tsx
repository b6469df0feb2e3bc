import { Link } from 'react-router';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { momentText } from '#web/ui/place-time.ts';
import { failuresAddress, failureViews } from './failures-address.ts';
import styles from '../console.module.css';
import { useNameText } from './use-name-text.ts';

export type Failed = ResponseBody<'listFailures'>;

/** What failed behind the pages; a calm line where nothing did. */
export function Failures({ failed }: { failed: Failed }) {
  const t = useT('moderation');
  const nameText = useNameText();
  const { language } = usePageContext();
  const moment = (since: string) => `${momentText(since, 'UTC', language)} UTC`;
  return (
    <section aria-labelledby="failures">
      <h2 id="failures">{t('failures')}</h2>
      {failureViews.every((view) => failed[view].length === 0) ? <p>{t('failures_none')}</p> : null}
      {failureViews
        .map((view) => ({ view, kind: `failed_${view}` as const, rows: failed[view] }))
        .map(({ view, kind, rows }) =>
          rows.length === 0 ? null : (
            <ul key={kind} className={styles.rows} aria-label={t(kind)}>
              {rows.map(({ name, count, since, error }) => (
                <li key={name}>
                  <p>
                    <strong>{t(kind)}</strong> <Link to={failuresAddress(view, name)}>{nameText(view, name)}</Link>
                  </p>
                  <p className={styles.soft}>
                    {view === 'webhooks' ? null : <code>{name}</code>}
                    <span>{t('failed_count', { number: count })}</span>
                    <span>{t('failed_since', { moment: moment(since) })}</span>
                  </p>
                  {error ? <code>{error}</code> : null}
                </li>
              ))}
            </ul>
          ),
        )}
    </section>
  );
}
