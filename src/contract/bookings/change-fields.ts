import { z } from '@hono/zod-openapi';
import { validity } from '#contract/bookings/validity.ts';
import { instant, localMoment, price } from '#contract/primitives.ts';

/** What a booking says of changes. */
export const changeFields = {
  noChange: z
    .enum(['too_late', 'on_request'])
    .nullable()
    .describe('why a confirmed booking cannot be changed although its tour is on sale; null: it can, or is none'),
  change: z
    .object({
      startsAtLocal: localMoment,
      validity: validity.optional(),
      optionName: z.string(),
      adults: z.int(),
      children: z.int(),
      due: price,
      redirectUrl: z.string(),
      expiresAt: instant,
    })
    .nullable()
    .describe('what the booking becomes once the difference is paid; it stays as it is until then'),
  supplierChange: z
    .object({
      at: instant,
      reason: z.string().nullable(),
      startsAtLocalBefore: localMoment,
      isMoved: z.boolean(),
      meetingPointBefore: z.string(),
      isElsewhere: z.boolean(),
      freeUntil: instant
        .nullable()
        .describe('until then it can be accepted, or cancelled with a full refund; null: there is nothing to choose'),
      acceptedAt: instant.nullable(),
    })
    .nullable()
    .describe('if the latest change is by its supplier: another time or meeting point'),
  lastChange: z
    .enum(['pending', 'done', 'expired'])
    .nullable()
    .describe('what became of the latest change; expired: it was not paid in time, or dropped'),
};
