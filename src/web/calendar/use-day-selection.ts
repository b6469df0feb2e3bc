// The days that are chosen in a calendar, and the ways to choose them that all its grids have: drag, Shift, Space and Escape.
import { useReducer, useRef, type KeyboardEvent } from 'react';
import { type Cell, type Chosen, chosenCells, isSame, nextSelection, nothingChosen } from './day-selection.ts';
import { type Point, usePointerDrag } from './pointer-drag.ts';

export type DayChoice = {
  chosen: Chosen | null;
  /** Nothing may appear above the days meanwhile, which would move another one under the pointer. */
  isBeingDragged: boolean;
  clear: () => void;
  /** By Shift: to another cell, from the one that has the focus. */
  extend: (focused: Cell, to: Cell) => void;
  /** Where Shift with a click goes on from. */
  end: Cell | null;
  /** Returns true if the key was one of the choice. */
  press: (event: KeyboardEvent, focused: Cell) => boolean;
  /** The ref of the grid: its cells have `data-day`, and `data-row` if it has rows. */
  grid: ReturnType<typeof usePointerDrag>;
};

/** `onDragEnd`: with the last cell. */
export function useDaySelection(onDragEnd: (cell: Cell) => void = () => undefined): DayChoice {
  const [selection, step] = useReducer(nextSelection, nothingChosen);
  const last = useRef<Cell>(null);
  const grid = usePointerDrag({
    begin(from, to, isHeld) {
      const at = cellAt(from);
      const reached = cellAt(to);
      // A mouse that moves within a day clicks.
      if (!at || (!isHeld && (!reached || isSame(at, reached)))) return false;
      last.current = at;
      step({ do: 'begin', at });
      return true;
    },
    move(to) {
      const cell = cellAt(to);
      if (!cell || (last.current && isSame(last.current, cell))) return;
      last.current = cell;
      step({ do: 'drag', to: cell });
    },
    end() {
      step({ do: 'release' });
      if (last.current) onDragEnd(last.current);
    },
    cancel: () => step({ do: 'cancel' }),
  });
  return {
    chosen: chosenCells(selection),
    isBeingDragged: selection.drag !== null,
    clear: () => step({ do: 'clear' }),
    extend: (from, to) => step({ do: 'extend', from, to }),
    end: selection.reach?.end ?? null,
    press(event, focused) {
      if (event.key !== ' ' && event.key !== 'Escape') return false;
      event.preventDefault();
      step(event.key === ' ' ? { do: 'toggle', at: focused } : { do: 'cancel' });
      return true;
    },
    grid,
  };
}

export const cellSelector = ({ day, row }: Cell): string => `[data-day="${day}"][data-row="${row}"]`;

/** The cell in which an element is. */
export function cellOf(element: Element | null): Cell | null {
  const cell = element?.closest('[data-row]');
  return cell ? { day: cell.getAttribute('data-day') ?? '', row: Number(cell.getAttribute('data-row')) } : null;
}

const cellAt = ({ x, y }: Point): Cell | null => cellOf(document.elementFromPoint(x, y));
