// The effect of a key, a paste or a deletion on a telephone field, and the position of the caret.
import { anyDigit, digitsIn, entryAfter, type PhoneEntry, splitExtension } from './phone-number.ts';

/** The text of the input after a change, before it is formatted. */
export type Change = { text: string; caret: number; isBackspace: boolean };

export function applyChange(entry: PhoneEntry, change: Change): { entry: PhoneEntry; caret: number } {
  const isFormatOnly = change.isBackspace && removesFormatOnly(entry.text, change);
  const typed = isFormatOnly ? withoutDigitBefore(change.text, change.caret) : change.text;
  const next = entryAfter(entry, typed);
  const behind = change.text.length - change.caret;
  // After the number nothing is formatted: the text after the caret stays.
  if (behind <= splitExtension(next.text).tail.trimStart().length)
    return { entry: next, caret: next.text.length - behind };
  const before = digitsIn(change.text.slice(0, change.caret)) - (isFormatOnly ? 1 : 0);
  return { entry: next, caret: afterDigits(next.text, Math.max(0, before)) };
}

/** True if backspace removed a character that formatting would insert again. */
function removesFormatOnly(before: string, { text, caret }: Change): boolean {
  if (before.length - text.length !== 1 || digitsIn(text) !== digitsIn(before)) return false;
  const { head } = splitExtension(before);
  return caret < head.length || (caret === head.length && /\s/.test(before[caret] ?? '') && before.length > caret + 1);
}

/** Backspace on a formatting character deletes the digit before it. */
export function withoutDigitBefore(text: string, position: number): string {
  const at = [...text.slice(0, position).matchAll(anyDigit)].at(-1)?.index;
  return at === undefined ? text : text.slice(0, at) + text.slice(at + 1);
}

/** The position of the caret in `text` after so many digits. */
export function afterDigits(text: string, count: number): number {
  if (count === 0) return 0;
  return ([...text.matchAll(anyDigit)][count - 1]?.index ?? text.length - 1) + 1;
}
