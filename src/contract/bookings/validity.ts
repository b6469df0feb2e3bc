import { z } from '@hono/zod-openapi';
import { instant, localMoment } from '#contract/primitives.ts';

/** When one can come with an opening-hours or open-dated ticket, which does not begin at a fixed time. */
export const validity = z
  .object({
    kind: z.enum(['opening_hours', 'open_dated']),
    untilLocal: localMoment,
    untilUtc: instant,
    text: z.string().describe('for people: when one can come'),
  })
  .describe(
    'opening_hours: one comes at any time from the start, which is the opening, until then; open_dated: once, on any day until then, which is the start as well; absent: it begins at its start',
  );
export type Validity = z.output<typeof validity>;
