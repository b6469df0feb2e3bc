// The ledger as operators read it: its trial balance, and what was posted.
import { z } from '@hono/zod-openapi';
import { endpoints, fileResponse } from '#contract/endpoint.ts';
import { calendarDate, currency, id, instant, price, sortOf } from '#contract/primitives.ts';
import { ledgerAccounts, ledgerKinds } from '#kernel/choices/ledger.ts';

const period = {
  from: calendarDate.optional().describe('the first day, in UTC'),
  until: calendarDate.optional().describe('the last day, in UTC'),
};
const filters = {
  ...period,
  find: z
    .string()
    .trim()
    .max(100)
    .optional()
    .describe('the reference of a booking or order, or the id of a booking, payment, gift card or posting'),
  kind: z.enum(ledgerKinds).optional(),
  account: z.enum(ledgerAccounts).optional().describe('that an entry is of'),
  currency: currency.optional().describe('of an entry; with an account of an entry of it'),
};

const sums = { debit: price, credit: price, balance: price.describe('debit less credit') };

const posting = z
  .object({
    id,
    at: instant,
    kind: z.enum(ledgerKinds),
    booking: z.string().nullable().describe('its reference'),
    entries: z.array(
      z.object({
        account: z.enum(ledgerAccounts),
        owner: z.string().nullable().describe('the supplier or affiliate by name, the gift card by id'),
        amount: price.describe('debit is positive, credit negative'),
      }),
    ),
  })
  .openapi('Posting');
export type PostingView = z.output<typeof posting>;

export const ledgerEndpoints = endpoints({
  getTrialBalance: {
    method: 'GET',
    path: '/admin/ledger',
    summary: 'What was posted to each account in each currency, and what that comes to: zero, if the ledger is right',
    access: 'operator',
    query: z.object(period),
    status: 200,
    response: z.object({
      currencies: z.array(
        z.object({
          currency,
          accounts: z.array(z.object({ account: z.enum(ledgerAccounts), ...sums })),
          ...sums,
        }),
      ),
      isBalanced: z.boolean(),
    }),
    codes: [],
  },
  downloadTrialBalance: {
    method: 'GET',
    path: '/admin/ledger/trial-balance.csv',
    summary: 'The trial balance as a table',
    access: 'operator',
    query: z.object(period),
    status: 200,
    response: fileResponse,
    file: 'text/csv; charset=utf-8',
    codes: [],
  },
  listPostings: {
    method: 'GET',
    path: '/admin/ledger/postings',
    summary: 'What was posted',
    access: 'operator',
    query: z.object({ ...filters, sort: sortOf('listPostings'), before: id.optional() }),
    status: 200,
    response: z.object({ data: z.array(posting), next: id.nullable() }),
    codes: [],
  },
  downloadPostings: {
    method: 'GET',
    path: '/admin/ledger/postings.csv',
    summary: 'What was posted as a table, a row for each entry, latest first',
    access: 'operator',
    query: z.object(filters),
    status: 200,
    response: fileResponse,
    file: 'text/csv; charset=utf-8',
    codes: [],
  },
});
