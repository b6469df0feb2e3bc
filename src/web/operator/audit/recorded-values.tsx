import { Link } from 'react-router';
import { listText } from '#kernel/formats.ts';
import { isCalendarDate } from '#kernel/dates.ts';
import type { Language } from '#kernel/languages.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { fullDayText, wallTimeText } from '#web/ui/place-time.ts';
import styles from '../console.module.css';
import { userAddress } from '../list-address.ts';

const named = [
  'name',
  'subject',
  'role',
  'version',
  'url',
  'host',
  'events',
  'scopes',
  'quantity',
  'startsAtLocal',
  'perUsd',
  'asOf',
  'records',
  'messageRef',
  'slug',
  'tours',
  'members',
  'isOn',
  'isArchived',
] as const;
const people = ['traveller', 'member'] as const;
/** Ids that say nothing to a person: the entry names what it is about. */
const ids = ['acting', 'document', 'departureId', 'optionId', 'prefix'];

type Values = Record<string, unknown>;
type Props = { before: string | null; after: string | null };

/** What an entry recorded beside its subject, each value with its name; what has no name is folded, for programs. */
export function RecordedValues({ before, after }: Props) {
  const t = useT('console');
  const { language } = usePageContext();
  const [was, is] = [valuesIn(before), valuesIn(after)];
  const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  const told = named.filter((key) => keys.includes(key) && textOf(is[key] ?? was[key], language) !== undefined);
  const changes = (key: string) => key in was && key in is;
  const value = (given: unknown) =>
    typeof given === 'boolean' ? t(given ? 'setting_yes' : 'setting_no') : textOf(given, language)!;
  const rest = keys.filter((key) => ![...told, ...people, ...ids].includes(key));
  return (
    <>
      {told.length === 0 ? null : (
        <p className={styles.soft}>
          {told.map((key) => (
            <span key={key}>
              {t('common:said_of', { name: t(`audit_part_${key}`) })}{' '}
              {changes(key) && was[key] !== is[key]
                ? t('audit_change', { before: value(was[key]), after: value(is[key]) })
                : value(is[key] ?? was[key])}
            </span>
          ))}
        </p>
      )}
      {people.map((key) => {
        const id = is[key] ?? was[key];
        return typeof id === 'string' ? (
          <p key={key} className={styles.soft}>
            <Link to={userAddress(id)}>{t(`audit_part_${key}`)}</Link>
          </p>
        ) : null;
      })}
      {rest.length === 0 ? null : (
        <details className={styles.fold}>
          <summary>{t('audit_values')}</summary>
          <code>{before === null ? after : t('audit_change', { before, after: after ?? '–' })}</code>
        </details>
      )}
    </>
  );
}

function valuesIn(json: string | null): Values {
  const value: unknown = json === null ? null : JSON.parse(json);
  return typeof value === 'object' && value && !Array.isArray(value) ? (value as Values) : {};
}

/** Undefined for what is no plain value. */
function textOf(value: unknown, language: Language): string | undefined {
  if (Array.isArray(value))
    return value.every((one) => typeof one === 'string') ? listText(language, value) : undefined;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return undefined;
  if (isCalendarDate(value)) return fullDayText(value, language);
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(value) ? wallTimeText(value, language) : value;
}
