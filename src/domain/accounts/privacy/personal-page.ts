// Personal data as an HTML page of its own: read from a folder, without the product and without a network.
import { formatMoment, momentInSentence } from '#kernel/moments.ts';
import type { Language } from '#kernel/languages.ts';
import { findMessage } from '#kernel/messages.ts';
import { type Currency, formatMoney, isCurrency, money } from '#kernel/money.ts';
import type { TextKey } from '#kernel/text-keys.ts';
import type { PersonalRecord } from '#platform/personal-data/source.ts';
import { messagesOf, text } from '#platform/texts/texts.ts';

type PageInput = { language: Language; appName: string; now: Date; parts: readonly string[] };

export function personalPage({ language, appName, now, parts }: PageInput) {
  const say = (key: TextKey<'personal-data'>, params = {}) => escaped(text(language, 'personal-data', key, params));
  const shown = createWriter(language);
  const titleOf = (part: string) => escaped(labelOf(language, 'part', part));
  const contents = parts.map((part) => `<li><a href="#${part}">${titleOf(part)}</a></li>`).join('');
  return {
    top: `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${say('title', { appName })}</title>
<style>${styles}</style>
</head>
<body>
<h1>${say('title', { appName })}</h1>
<p>${say('made', { moment: momentInSentence(now, 'UTC', language) })}</p>
<p>${say('files')}</p>
<nav><ul>${contents}</ul></nav>
`,
    beginPart: (part: string) => `<section id="${part}"><h2>${titleOf(part)}</h2>\n`,
    record: (record: PersonalRecord) => `<article>${shown(record)}</article>\n`,
    endPart: (count: number) => `${count === 0 ? `<p>${say('nothing')}</p>` : ''}</section>\n`,
    bottom: '</body>\n</html>\n',
  };
}

const styles =
  ':root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}body{max-width:50rem;margin:0 auto;padding:2rem 1rem}' +
  'article{border-top:1px solid;padding:.75rem 0}dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem;margin:0}' +
  'dt{font-weight:650}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}@media(max-width:36rem){dl{grid-template-columns:1fr}}';

/** A value as HTML: missing values are left out, dates and amounts are formatted, objects nest. */
function createWriter(language: Language) {
  const shown = (value: unknown, currency?: Currency): string => {
    if (value instanceof Date) return `${formatMoment(value, 'UTC', language)} UTC`;
    if (Array.isArray(value)) return value.map((item) => `<div>${shown(item, currency)}</div>`).join('');
    if (typeof value === 'object' && value !== null) return shownFields(value, currency);
    return escaped(String(value));
  };
  const shownFields = (record: { currency?: unknown }, outer?: Currency): string => {
    const currency = isCurrency(record.currency) ? record.currency : outer;
    const fields = Object.entries(record).filter(([, value]) => value !== null && value !== undefined && value !== '');
    const rows = fields.map(([name, value]) => {
      const isAmount = name.endsWith('Minor') && typeof value === 'number' && currency;
      const words = isAmount ? escaped(formatMoney(money(value, currency), language)) : shown(value, currency);
      return `<dt>${escaped(labelOf(language, 'field', name))}</dt><dd>${words}</dd>`;
    });
    return `<dl>${rows.join('')}</dl>`;
  };
  return (record: PersonalRecord) => shownFields(record);
}

/** The text of a source or field, or its name split into words if a domain has no text for it. */
function labelOf(language: Language, kind: 'part' | 'field', name: string): string {
  const key = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return findMessage(messagesOf(language, 'personal-data'), `${kind}.${key}`, language) ?? key.replaceAll('_', ' ');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (value: string): string => value.replace(/[&<>"']/g, (character) => entities[character]!);
