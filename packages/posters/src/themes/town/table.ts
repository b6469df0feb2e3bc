// Table: one of two views.
import type { Theme } from '#frame.ts';
import { byWindow } from './table-by-window.ts';
import { fromAbove } from './table-from-above.ts';

export const table: Theme = (r, p, f) => r.pick([byWindow, fromAbove] as const)(r, p, f);
