import { Link } from 'react-router';
import type { AuditEntryView } from '#contract/operator/audit.ts';
import type { Language } from '#kernel/languages.ts';
import { formatMoney, fromDecimal, isCurrency } from '#kernel/money.ts';
import type { KeyEnding } from '#kernel/text-keys.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { momentText } from '#web/ui/place-time.ts';
import { ActorName } from './actor-name.tsx';
import styles from '../console.module.css';
import { RecordedValues } from './recorded-values.tsx';
import { messagesAddress, supplierAddress, userAddress } from '../list-address.ts';
import { kindOf } from '../settings/setting-kinds.ts';
import { useValueText } from '../settings/use-value-text.ts';

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
            <p className={styles.soft}>
              <ActorName actor={entry.actor} />
            </p>
            <Change entry={entry} />
            {entry.reason ? <p className={styles.written}>{entry.reason}</p> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Of a setting as its page says it, of an amount as money, of a record by the names of its values. */
function Change({ entry: { act, subject, before, after } }: { entry: AuditEntryView }) {
  const t = useT('console');
  const { language } = usePageContext();
  const settingText = useValueText(subject.id);
  const kind = act === 'setting_change' ? kindOf(subject.id) : undefined;
  if (!kind && (after ?? before ?? '').startsWith('{') && act !== 'setting_change')
    return <RecordedValues before={before} after={after} />;
  if (after === null) return null;
  // A setting with a page of its own is shown there as what it is.
  if (kind?.as === 'page' || (!kind && /^[[{]/.test(after)))
    return (
      <details className={styles.fold}>
        <summary>{t('audit_values')}</summary>
        <code>{t('audit_change', { before: before ?? '–', after })}</code>
      </details>
    );
  const text = (json: string) => (kind ? settingText(json) : plainText(json, language));
  return <p>{before === null ? text(after) : t('audit_change', { before: text(before), after: text(after) })}</p>;
}

/** Of what is JSON: a text without its quotes, an amount as '€5'. */
function plainText(json: string, language: Language): string {
  const text = /^"[^"\\]*"$/.test(json) ? json.slice(1, -1) : json;
  const [, amount, currency] = /^(\d+(?:\.\d+)?) ([A-Z]{3})$/.exec(text) ?? [];
  return isCurrency(currency) ? formatMoney(fromDecimal(Number(amount), currency), language) : text;
}

function Subject({ entry: { act, subject } }: { entry: AuditEntryView }) {
  const t = useT('console');
  if (act === 'setting_change' && kindOf(subject.id))
    return <Link to="/admin/settings">{t(`setting_${subject.id as KeyEnding<'console', 'setting_'>}`)}</Link>;
  if (subject.name !== null && act.startsWith('user_')) return <Link to={userAddress(subject.id)}>{subject.name}</Link>;
  if (subject.name !== null && act.startsWith('supplier_'))
    return <Link to={supplierAddress(subject.name)}>{subject.name}</Link>;
  if (subject.name !== null && act.startsWith('booking_'))
    return <Link to={`/admin/bookings/${subject.name}`}>{subject.name}</Link>;
  if (subject.name !== null && act.startsWith('message_'))
    return <Link to={messagesAddress(subject.name)}>{subject.name}</Link>;
  return <span>{subject.name ?? `${subject.id} (${t('audit_gone')})`}</span>;
}
