// Old town: one of three views.
import type { Theme } from '#frame.ts';
import { hillTown } from './old-town-hill.ts';
import { lane } from './old-town-lane.ts';
import { square } from './old-town-square.ts';

export const oldTown: Theme = (r, p, f) => r.pick([hillTown, lane, square] as const)(r, p, f);
