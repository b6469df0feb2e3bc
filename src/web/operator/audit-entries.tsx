import { Link } from 'react-router';
import type { AuditEntryView } from '#contract/operator/audit.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { momentText } from '#web/ui/place-time.ts';
import styles from './console.module.css';

/** What operators did, each with who, to whom and why. */
export function AuditEntries({ entries }: { entries: readonly AuditEntryView[] }) {
  const t = useT('console');
  const { language } = usePageContext();
  return (
    <ol className={styles.rows} aria-label={t('audit_entries')}>
      {entries.map((entry) => (
        <li key={entry.id} id={`entry-${entry.sequence}`} className={styles.entry}>
          <p className={styles.soft}>
            <time dateTime={entry.at}>{t('moment', { moment: momentText(entry.at, 'UTC', language) })}</time>
            <span>{t('audit_number', { sequence: entry.sequence })}</span>
          </p>
          <div>
            <p>
              <strong>{t(`act_${entry.act}`)}</strong> <Subject entry={entry} />
            </p>
            <p className={styles.soft}>{entry.actor ? entry.actor.name : t('audit_by_command')}</p>
            {entry.after === null ? null : (
              <p>
                <code>{t('audit_change', { before: entry.before ?? '–', after: entry.after })}</code>
              </p>
            )}
            {entry.reason ? <p className={styles.written}>{entry.reason}</p> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Subject({ entry: { act, subject } }: { entry: AuditEntryView }) {
  const t = useT('console');
  if (act.startsWith('user_') && subject.name !== null)
    return <Link to={`/admin/users/${subject.id}`}>{subject.name}</Link>;
  return <span>{subject.name ?? `${subject.id} (${t('audit_gone')})`}</span>;
}
