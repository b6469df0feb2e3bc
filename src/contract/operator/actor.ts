// Who of the marketplace's staff did something.
import { z } from '@hono/zod-openapi';
import { id } from '#contract/primitives.ts';

export const actor = z
  .object({ id, name: z.string(), email: z.string().nullable().describe('null: the account was erased') })
  .openapi('Actor');
export type ActorView = z.output<typeof actor>;
