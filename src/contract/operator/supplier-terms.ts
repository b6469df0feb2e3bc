// Changes of the terms under which suppliers sell: announced by the operator, read by suppliers.
import { z } from '@hono/zod-openapi';
import { endpoints } from '#contract/endpoint.ts';
import { noticeDays } from '#kernel/choices/supplier-terms.ts';
import { calendarDate, id, idParams, instant, listOf, paging } from '#contract/primitives.ts';

const percent = z.number().min(0).max(50);
const moments = {
  announcedAt: instant,
  startsAt: instant,
  startedAt: instant.nullable(),
  withdrawnAt: instant.nullable(),
};
const commission = {
  commissionPercent: percent.nullable().describe('null: it stays'),
  commissionBefore: percent.nullable(),
};

/** How a supplier came to its terms: by registering, by saying so, or by selling on when they started. */
export const acceptanceKinds = ['registered', 'said', 'continued'] as const;

const terms = z
  .object({
    id,
    supplier: z.object({ id, name: z.string() }).nullable().describe('null: all'),
    ...commission,
    endsOwn: z.boolean().describe('from its start a supplier has the commission of all again'),
    accepted: z.int().describe('suppliers that have said so'),
    continued: z.int().describe('suppliers that sold on when it started'),
    texts: z.object({ en: z.string(), es: z.string(), fr: z.string() }),
    ...moments,
  })
  .openapi('SupplierTerms');
export type TermsView = z.output<typeof terms>;

const ownTerms = z
  .object({
    commissionPercent: percent.describe('what is kept of each sale now'),
    isOwn: z.boolean().describe('a commission of its own, not that of all'),
    registeredAt: instant.describe('when it agreed to the terms of then'),
    data: z
      .array(
        z.object({
          id,
          ...commission,
          endsOwn: z.boolean(),
          text: z.string(),
          ...moments,
          acceptedAt: instant.nullable(),
          accepted: z.enum(['said', 'continued']).nullable().describe('null: not yet'),
        }),
      )
      .describe('latest first'),
  })
  .openapi('OwnTerms');
export type OwnTermsView = z.output<typeof ownTerms>;

const text = z.string().trim().min(10).max(2000);
const newTerms = z.strictObject({
  supplierId: id.optional().describe('all suppliers without it'),
  commissionPercent: percent.optional().describe('of one supplier its own commission, else that of all who have none'),
  endsOwn: z
    .literal(true)
    .optional()
    .describe('of one supplier: it has the commission of all again, in place of its own'),
  startsOn: calendarDate.describe(`${noticeDays} days ahead at least (in UTC), unless the commission falls`),
  texts: z.strictObject({ en: text, es: text, fr: text }).describe('what changes, as suppliers read it'),
});
export type NewTerms = z.output<typeof newTerms>;

export const supplierTermsEndpoints = endpoints({
  listSupplierTerms: {
    method: 'GET',
    path: '/admin/terms',
    summary:
      'Announced changes of the terms of suppliers, latest first, and the commission of those who have none of their own',
    access: 'operator',
    query: z.object(paging),
    status: 200,
    response: listOf(terms).extend({ commissionPercent: percent }),
    codes: [],
  },
  announceTerms: {
    method: 'POST',
    path: '/admin/terms',
    summary: 'Announce a change; the suppliers that it concerns are told by mail, and it starts by itself',
    access: 'operator',
    body: newTerms,
    status: 201,
    response: terms,
    codes: [],
    idempotent: true,
  },
  withdrawTerms: {
    method: 'POST',
    path: '/admin/terms/{id}/withdrawal',
    summary: 'Withdraw a change before it starts; those who were notified of it are notified of that',
    access: 'operator',
    params: idParams,
    status: 200,
    response: terms,
    codes: ['not_found', 'terms_state'],
  },
  listAcceptedTerms: {
    method: 'GET',
    path: '/admin/terms/acceptances',
    summary: 'Each supplier with its commission and the latest terms that it has accepted, by name',
    access: 'operator',
    query: z.object({ ...paging, find: z.string().trim().max(254).optional().describe('a part of its name') }),
    status: 200,
    response: listOf(
      z
        .object({
          id,
          name: z.string(),
          commissionPercent: percent,
          isOwn: z.boolean().describe('its own, not that of all'),
          accepted: z.enum(acceptanceKinds),
          acceptedAt: instant,
          termsFrom: instant.describe('when these terms started or will start; of its registration, that'),
        })
        .openapi('AcceptedTerms'),
    ),
    codes: [],
  },
  acceptTerms: {
    method: 'POST',
    path: '/supplier/terms/{id}/acceptance',
    summary: 'Accept announced terms before they start; who sells on then has accepted them as well',
    access: 'owner',
    params: idParams,
    status: 200,
    response: ownTerms,
    codes: ['not_found', 'terms_state'],
  },
  getOwnTerms: {
    method: 'GET',
    path: '/supplier/terms',
    summary: 'The commission of the supplier one acts for, and what was announced to it',
    access: 'supplier',
    status: 200,
    response: ownTerms,
    codes: ['not_found'],
  },
});
