// Texts that staff has written instead of those of the build: which of them may be used.
import { isSafeLink, linksIn } from '#kernel/articles/article-text.ts';
import type { Language } from '#kernel/languages.ts';
import type { Messages } from '#kernel/messages.ts';

export type TextOverride = { language: Language; namespace: string; key: string; text: string };

export type OverrideProblem =
  | { rule: 'html' }
  | { rule: 'link'; address: string }
  | { rule: 'placeholders'; names: readonly string[] };

const pluralForm = /_(zero|one|two|few|many|other)$/;
const placeholder = /\{\{\s*(\w+)\s*\}\}/g;
const html = /<[a-z/!?]/i;

/** 'tours_count' for 'tours_count_one', with the form; a key that merely ends like one is its own. */
export function entryOf(messages: Messages, key: string): { key: string; form: string | null } {
  const form = pluralForm.exec(key)?.[1];
  const base = key.replace(pluralForm, '');
  return form && `${base}_other` in messages ? { key: base, form } : { key, form: null };
}

/** Null if `text` can replace the text of the build: the same placeholders, except a number that a plural form spells out,
 *  no HTML, and no link to what would run or is not secure, unless the build has it. */
export function overrideProblem(messages: Messages, key: string, text: string): OverrideProblem | null {
  if (html.test(text)) return { rule: 'html' };
  const builtLinks = linksIn(messages[key] ?? '');
  const address = linksIn(text).find((to) => !isSafeLink(to) && !builtLinks.includes(to));
  if (address) return { rule: 'link', address };
  const { form } = entryOf(messages, key);
  const expected = placeholdersOf(messages[key] ?? '');
  const found = placeholdersOf(text);
  const spelledOut = form !== null && form !== 'other' ? ['count'] : [];
  const isWhole = expected.every((name) => found.includes(name) || spelledOut.includes(name));
  const isKnown = found.every((name) => expected.includes(name) || spelledOut.includes(name));
  const isBroken = /\{\{|\}\}/.test(text.replace(placeholder, ''));
  return isWhole && isKnown && !isBroken ? null : { rule: 'placeholders', names: expected };
}

const placeholdersOf = (text: string): string[] => [
  ...new Set([...text.matchAll(placeholder)].map(([, name]) => name!)),
];
