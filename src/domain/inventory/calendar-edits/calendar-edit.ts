import type { EditKind, EditRefusal, EditState } from '#kernel/choices/calendar-edits.ts';

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
  total: number;
  worked: number;
  departures: number;
  refused: number;
  restored: number;
  madeAt: Date;
  undoneAt: Date | null;
  workedUntil: string | null;
};

/** What became of one item of an edit. `counted`: whether it is one of those that the supplier reads of. */
export type ItemOutcome = {
  id: string;
  outcome: 'changed' | 'same' | 'refused' | 'undone' | 'kept';
  refusal?: EditRefusal | null;
  capacityBefore?: number | null;
  /** Departures whose state is as before again. */
  restored?: boolean;
};
