// Garden: one of two kinds.
import type { Theme } from '#frame.ts';
import { parterre } from './garden-parterre.ts';
import { pond } from './garden-pond.ts';

export const garden: Theme = (r, p, f) => r.pick([parterre, pond] as const)(r, p, f);
