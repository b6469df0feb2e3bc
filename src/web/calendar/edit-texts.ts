// What is said of an edit, by what it does.
import type { CalendarEditView } from '#contract/suppliers/calendar-edits.ts';
import type { Language } from '#kernel/languages.ts';
import type { BoundTranslate } from '#web/runtime/api/t.ts';
import { dayText } from '#web/ui/place-time.ts';

type T = BoundTranslate<'calendar'>;

export function spanText(t: T, language: Language, { from, to }: { from: string; to: string }): string {
  const [first, last] = [dayText(from, language), dayText(to, language)];
  return from === to ? first : t('span', { from: first, to: last });
}

/** What it has done, for the list of the latest. */
export function lineText(t: T, language: Language, edit: CalendarEditView): string {
  const { kind, departures: count, capacity } = edit;
  return t(`line_${kind}`, { when: spanText(t, language, edit), count, places: capacity ?? 0 });
}

export function outcomeText(t: T, { kind, state, departures, restored, capacity }: CalendarEditView): string {
  if (state === 'undone') return t(`undone_${kind}`, { count: restored });
  return t(`done_${kind}`, { count: departures, places: capacity ?? 0 });
}
