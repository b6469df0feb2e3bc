// Numbers and durations as people write them. null: nothing is written; undefined: it cannot be read, or not with certainty.
import { plain } from '#kernel/typed/plain-text.ts';

/** '12', '1 200', '-10 %' */
export function parseWhole(typed: string): number | null | undefined {
  const text = plain(typed).replace(/\s*%$/, '');
  if (text === '') return null;
  const isWhole = /^[-+−]?(?:\d{1,9}|\d{1,3}(?: \d{3}){1,2})$/.test(text);
  return isWhole ? Number(text.replace('−', '-').replaceAll(' ', '')) : undefined;
}

const duration = (days: string, hours: string, minutes: string): RegExp =>
  new RegExp(
    `^(?:(?<days>\\d+)\\s*${days})?${between}(?:(?<hours>\\d+(?:[.,]\\d+)?)\\s*${hours})?${between}(?:(?<minutes>\\d+)\\s*${minutes})?$`,
  );
const between = String.raw`\s*(?:,|and|y|et)?\s*`;
const inUnits = duration(
  '(?:d|days?|d[ií]as?|j|jours?)\\b\\.?',
  '(?:h|hrs?|hours?|horas?|heures?)(?![a-z])\\.?',
  "(?:m|min|mins|minutes?|minutos?)?(?![a-z])[.']?",
);

/** '90', '90 min', '1h30', '1:30', '1.5 h' and '1 hour 30 minutes' as minutes. */
export function parseMinutes(typed: string): number | null | undefined {
  const text = plain(typed);
  if (text === '') return null;
  const [, clockHours, clockMinutes] = /^(\d{1,3}):([0-5]\d)(?:\s*h)?$/.exec(text) ?? [];
  if (clockHours !== undefined) return Number(clockHours) * 60 + Number(clockMinutes);
  const { days, hours, minutes } = inUnits.exec(text)?.groups ?? {};
  if (days === undefined && hours === undefined && minutes === undefined) return undefined;
  const isPartOfHour = hours !== undefined || days !== undefined;
  if (isPartOfHour && Number(minutes ?? 0) > 59) return undefined;
  const all = Number(days ?? 0) * 1440 + Number(hours?.replace(',', '.') ?? 0) * 60 + Number(minutes ?? 0);
  const isWhole = Math.abs(all - Math.round(all)) < 1e-6;
  return isWhole && all < 1e6 ? Math.round(all) : undefined;
}
