import { addDays, localDate } from '#kernel/dates.ts';
import { retention } from '#kernel/retention.ts';
import type { EditKind, EditRefusal, EditState } from '#kernel/choices/calendar-edits.ts';
import type { CalendarEditPreview } from '#contract/suppliers/calendar-edits.ts';
import type { Currency } from '#kernel/money.ts';
import type { UnitKind } from '#kernel/units.ts';

export type CalendarEdit = {
  id: string;
  kind: EditKind;
  state: EditState;
  firstDay: string;
  lastDay: string;
  weekdays: number[] | null;
  startTimes: string[] | null;
  tourIds: string[] | null;
  reason: string | null;
  /** How many seats it gives them; null for other kinds. */
  capacity: number | null;
  /** Of prices: of one kind of unit, or of all; a price in the currency of the tours, or a change of the unit's own price. */
  priceUnit: UnitKind | null;
  priceMinor: number | null;
  priceCurrency: Currency | null;
  pricePercent: number | null;
  total: number;
  worked: number;
  departures: number;
  refused: number;
  restored: number;
  madeAt: Date;
  undoneAt: Date | null;
  workedUntil: string | null;
};

/** What it would do with departures that exist. */
export type PreviewCounts = Omit<CalendarEditPreview, 'madeUntil'>;

/** A day is over everywhere after two: all before this one. */
export const oldestDay = (now: Date): string => addDays(localDate(now, 'UTC'), -2);

/** The edits that can be undone. Of others it is not needed what they chose: their departures have started, or were changed since. */
export const undoableFrom = (now: Date): { madeAt: Date; lastDay: string } => ({
  madeAt: new Date(now.getTime() - retention.calendarEditDays * 86_400_000),
  lastDay: oldestDay(now),
});

/** Which options can have a price. */
export type EditedPrice = { unit: UnitKind | null; currency: Currency | null };

/** A departure that was chosen; of prices an option, with how many of its departures were. */
export type EditItem = { id: string; departures: number };

/** What became of one item of an edit. */
export type ItemOutcome = {
  id: string;
  outcome: 'changed' | 'same' | 'refused' | 'undone' | 'kept';
  refusal?: EditRefusal | null;
  capacityBefore?: number | null;
  /** Departures whose state is as before again. */
  restored?: boolean;
};
