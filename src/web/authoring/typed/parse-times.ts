// Times of day as people write them.
import { plain } from '#kernel/typed/plain-text.ts';

type Time = { at: string; isTwelveHours: boolean };

const oneTime =
  /^(\d{1,2})(?:\s?[:.h]\s?(\d{2})(?!\d)|(\d{2})(?!\d)|(?!\d))(?:\s?(?:hrs?|hs|h)(?![a-z]))?(?:\s?([ap])\.?\s?m\b\.?)?/;
const separator = /^(?:\s*[,;/&\n]\s*|\s+(?:and|y|e|et)\s+|\s+)+/;

/** The time that a text begins with, and what is behind it. */
function readTime(text: string): { time: Time; rest: string } | undefined {
  const [all, hours, behindMark, joined, half] = oneTime.exec(text) ?? [];
  if (all === undefined || hours === undefined) return undefined;
  const [hour, minute] = [Number(hours), Number(behindMark ?? joined ?? 0)];
  const isPossible = half ? hour >= 1 && hour <= 12 : hour <= 23;
  if (!isPossible || minute > 59) return undefined;
  const hourOfDay = half ? (hour % 12) + (half === 'p' ? 12 : 0) : hour;
  const at = [hourOfDay, minute].map((number) => String(number).padStart(2, '0')).join(':');
  return { time: { at, isTwelveHours: half !== undefined }, rest: text.slice(all.length) };
}

/** '10:00, 6.30 pm, 18h30, 0930' as times of 24 hours, in order. undefined: some of it is none. */
export function parseTimes(typed: string): string[] | undefined {
  const times = new Set<string>();
  for (let text = plain(typed).replace(/^[,;\s]+|[,;\s]+$/g, ''); text;) {
    const read = readTime(text);
    if (!read) return undefined;
    times.add(read.time.at);
    text = read.rest.replace(separator, '');
    // '18:30x', '10:0000'
    if (text && text === read.rest) return undefined;
  }
  return [...times].sort();
}

function parseTime(typed: string): Time | undefined {
  const read = readTime(plain(typed));
  return read?.rest === '' ? read.time : undefined;
}

export type Period = { from: string; to: string };

/** '9:00–13:00, 4 pm to 8 pm', in order. undefined: some of it is none, or '6–8 pm', which may begin in the morning. */
export function parsePeriods(typed: string): Period[] | undefined {
  const parts = typed.split(/[,;\n]+/).filter((part) => part.trim() !== '');
  const periods = parts.map((part) => {
    const [from, to, ...more] = part.split(/\s*[–—-]\s*|\s(?:to|a|à)\s/).map(parseTime);
    if (!from || !to || more.length > 0 || from.isTwelveHours !== to.isTwelveHours) return undefined;
    return { from: from.at, to: to.at };
  });
  if (!periods.every((period) => period !== undefined)) return undefined;
  return periods.sort((a, b) => (a.from < b.from ? -1 : 1));
}
