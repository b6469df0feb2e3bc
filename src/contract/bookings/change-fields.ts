import { z } from '@hono/zod-openapi';
import { validity } from './validity.ts';
import { instant, localMoment, price } from '#contract/primitives.ts';

/** What a booking says of changes. */
export const changeFields = {
  noChange: z
    .enum(['too_late'])
    .nullable()
    .describe('why a confirmed booking cannot be changed although its tour is on sale; null: it can, or is none'),
  change: z
    .object({
      awaits: z.enum(['payment', 'supplier']).describe('supplier: a request, which the supplier has to accept'),
      startsAtLocal: localMoment,
      validity: validity.optional(),
      optionName: z.string(),
      adults: z.int(),
      children: z.int(),
      total: price,
      due: price,
      redirectUrl: z.string().nullable().describe('where to pay; null while it awaits its supplier'),
      expiresAt: instant,
    })
    .nullable()
    .describe(
      'what the booking becomes once the difference is paid, or its supplier accepts it; it stays as it is until then',
    ),
  changeDeclined: z
    .object({ reason: z.string().nullable() })
    .nullable()
    .describe('the latest change that its traveller requested was declined by its supplier'),
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
    .enum(['pending', 'done', 'expired', 'declined', 'called_off'])
    .nullable()
    .describe(
      'what became of the latest change that its traveller asked for; expired: it was not paid or answered in time, or dropped; called_off: what it would move out of or into was moved, does not take place or is sold no more',
    ),
};
