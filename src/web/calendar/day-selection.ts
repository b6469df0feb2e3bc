// Which cells of a calendar are chosen: days of a month or a week, and where there are rows, those between two of them. Drag, Shift
// and Space all end in the same value. Pure.

import { addDays } from '#kernel/dates.ts';

/** `row`: 0 where the calendar has no rows. */
export type Cell = { day: string; row: number };

export type Chosen = { from: string; to: string; firstRow: number; lastRow: number };

export type DaySelection = {
  /** In the order in which they were chosen: from the first cell to where it goes on. null: none. */
  reach: { start: Cell; end: Cell } | null;
  /** While it is dragged: where it began, and what was chosen before, for Escape. */
  drag: { start: Cell; before: DaySelection['reach'] } | null;
};

export type SelectionStep =
  | { do: 'begin'; at: Cell }
  | { do: 'drag'; to: Cell }
  | { do: 'release' }
  /** By Escape, or because the browser took the pointer. */
  | { do: 'cancel' }
  /** By Shift: from the cell that had the focus. */
  | { do: 'extend'; from: Cell; to: Cell }
  /** By Space. */
  | { do: 'toggle'; at: Cell }
  | { do: 'clear' };

export const nothingChosen: DaySelection = { reach: null, drag: null };

export function nextSelection(now: DaySelection, step: SelectionStep): DaySelection {
  const { reach, drag } = now;
  switch (step.do) {
    case 'begin':
      return { reach: { start: step.at, end: step.at }, drag: { start: step.at, before: reach } };
    case 'drag':
      return drag ? { drag, reach: { start: drag.start, end: step.to } } : now;
    case 'release':
      return { reach, drag: null };
    case 'cancel':
      return drag ? { reach: drag.before, drag: null } : nothingChosen;
    case 'extend':
      // From elsewhere than where it ended, another selection begins.
      return { reach: { start: reach && isSame(reach.end, step.from) ? reach.start : step.from, end: step.to }, drag };
    case 'toggle':
      return { reach: reach && isIn(chosenCells(now), step.at) ? null : { start: step.at, end: step.at }, drag };
    case 'clear':
      return nothingChosen;
  }
}

export function chosenCells({ reach }: DaySelection): Chosen | null {
  if (!reach) return null;
  const [{ day: one, row }, { day: other, row: otherRow }] = [reach.start, reach.end];
  return {
    from: one < other ? one : other,
    to: one < other ? other : one,
    firstRow: Math.min(row, otherRow),
    lastRow: Math.max(row, otherRow),
  };
}

export const isIn = (chosen: Chosen | null, { day, row }: Cell): boolean =>
  chosen !== null && chosen.from <= day && day <= chosen.to && chosen.firstRow <= row && row <= chosen.lastRow;

export const isSame = (one: Cell, other: Cell): boolean => one.day === other.day && one.row === other.row;

/** Where a key leads in a week of rows; null: it is none of the grid's, or leads out of it. */
export function cellAfterKey(
  { day, row }: Cell,
  key: string,
  { from, rows }: { from: string; rows: number },
): Cell | null {
  const to = addDays(from, 6);
  const cells: Record<string, Cell> = {
    ArrowLeft: { day: addDays(day, -1), row },
    ArrowRight: { day: addDays(day, 1), row },
    ArrowUp: { day, row: row - 1 },
    ArrowDown: { day, row: row + 1 },
    Home: { day: from, row },
    End: { day: to, row },
  };
  const cell = cells[key];
  return cell && from <= cell.day && cell.day <= to && cell.row >= 0 && cell.row < rows ? cell : null;
}
