// The yearly report of sellers (Council Directive (EU) 2021/514): of all as the operator sees it, and of one as it sees itself.
import { z } from '@hono/zod-openapi';
import { endpoints, fileResponse } from '#contract/endpoint.ts';
import {
  calendarDate,
  currency,
  id,
  idParams,
  instant,
  listOf,
  noContent,
  paging,
  price,
  sortOf,
} from '#contract/primitives.ts';
import { isCountry } from '#kernel/countries.ts';
import { differenceParts, filingKinds, recordChanges } from '#kernel/tax/filings.ts';
import { exclusions, sellerKinds, sellerStates } from '#kernel/tax/tax-details.ts';

const country = z.string().refine(isCountry, { params: { rule: 'unknown_value' } });
const word = (longest: number) => z.string().trim().min(1).max(longest);

const taxDetails = z
  .strictObject({
    kind: z.enum(sellerKinds),
    firstName: word(100).optional().describe('of a person'),
    lastName: word(100).optional().describe('of a person'),
    birthDate: calendarDate.optional().describe('of a person'),
    birthCity: word(100).optional().describe('of a person without a tax number'),
    birthCountry: country.optional(),
    tin: z.string().trim().min(2).max(40).optional().describe('the tax number; it is checked by its shape'),
    tinCountry: country.optional().describe('which state issued it'),
    noTinReason: word(300).optional().describe('why there is none'),
    vatNumber: z.string().trim().min(4).max(24).optional().describe('with the code of its state'),
    exclusion: z.enum(exclusions).optional().describe('of a state body, or listed at an exchange: nothing is reported'),
  })
  .openapi('TaxDetails');
export type TaxDetailsInput = z.output<typeof taxDetails>;

const taxRequest = z
  .object({
    requestedAt: instant,
    firstReminderAt: instant.nullable(),
    secondReminderAt: instant.nullable(),
    pausesAt: instant.nullable().describe('when sales are paused at the earliest; null: they are, or will not be'),
    pausedAt: instant.nullable().describe('since when nothing new is sold'),
  })
  .openapi('TaxDetailsRequest');
export type TaxRequestView = z.output<typeof taxRequest>;

/** Of the start page as well. */
export const openTaxRequest = taxRequest.nullable().describe('null: nothing was requested, or nothing is missing');

const trader = z.object({
  legalName: z.string(),
  address: z.string(),
  country: z.string(),
  countryName: z.string(),
  registerNumber: z.string(),
});

const quarter = z.object({
  quarter: z.int().min(1).max(4),
  activities: z.int().describe('bookings that took place, or whose terms kept something'),
  consideration: price.describe('what was credited, without what the marketplace kept'),
  fees: price.describe('what the marketplace kept'),
});
const amounts = z.object({
  currency: currency.describe('in which it was paid'),
  quarters: z.array(quarter).length(4),
  activities: z.int(),
  consideration: price,
  fees: price,
});

const year = z.coerce.number().int().min(2020).max(2999);

const seller = z
  .object({
    id,
    name: z.string(),
    trader,
    state: z
      .enum(sellerStates)
      .describe(
        'incomplete: its tax details are not given; outside: resident in no member state of the EU; excluded: a state body, or listed at an exchange',
      ),
    kind: z.enum(sellerKinds).nullable(),
    countries: z.array(z.string()).describe('where its tours are'),
    memberStates: z.array(z.string()).describe('of these, those of the EU'),
    currencies: z.array(amounts),
    request: openTaxRequest,
  })
  .openapi('SellerOfYear');
export type SellerOfYearView = z.output<typeof seller>;

const changeCounts = z
  .object({ new: z.int(), changed: z.int(), gone: z.int() })
  .describe('sellers, by what it says of them');

const filing = z
  .object({
    id,
    year: z.int(),
    kind: z
      .enum(filingKinds)
      .describe('the first of a year; one with sellers that are in none yet; one that corrects what was sent'),
    messageRef: z.string().describe('the MessageRefId of the file'),
    operatorChanged: z.boolean().describe('it corrects who runs the marketplace, too'),
    counts: changeCounts,
    madeAt: instant,
    filedAt: instant.nullable().describe('null: the operator has not said yet that it was sent'),
  })
  .openapi('SellerFiling');
export type FilingView = z.output<typeof filing>;

const difference = z
  .object({
    supplierId: id,
    name: z.string(),
    currency,
    change: z.enum(recordChanges).describe('in no message yet; in one with other content; not to be reported any more'),
    parts: z
      .array(z.object({ part: z.enum(differenceParts), filed: z.string().nullable(), now: z.string().nullable() }))
      .describe('what differs; amounts are of the four quarters, in whole units'),
  })
  .openapi('SellerDifference');
export type DifferenceView = z.output<typeof difference>;

/** What the report needs from the settings `operator` and `sellerReport`. */
export const operatorParts = ['name', 'address', 'country', 'taxNumber', 'filedIn'] as const;

const ofYear = { year: year.optional().describe('this one, or one that was added up; without it, the last') };

export const sellerReportEndpoints = endpoints({
  getTaxDetails: {
    method: 'GET',
    path: '/supplier/tax-details',
    summary: 'What the own supplier has said about itself for the yearly report to the tax authority',
    access: 'owner',
    status: 200,
    response: z.object({
      details: taxDetails.nullable(),
      givenAt: instant.nullable(),
      trader: trader.extend({ taxNumber: z.string() }),
      isReported: z.boolean().describe('resident in a member state of the EU, as far as is known'),
      request: openTaxRequest,
    }),
    codes: ['not_found'],
  },
  saveTaxDetails: {
    method: 'PUT',
    path: '/supplier/tax-details',
    summary:
      'Say for the yearly report whether one is a person or a company, and give the tax number or why there is none',
    access: 'owner',
    body: taxDetails,
    status: 200,
    response: z.object({ details: taxDetails, givenAt: instant }),
    codes: ['not_found'],
  },
  getOwnSellerReport: {
    method: 'GET',
    path: '/supplier/seller-report',
    summary: 'What is reported of the own supplier for a year',
    access: 'owner',
    query: z.object(ofYear),
    status: 200,
    response: z.object({
      years: z.array(z.int()),
      year: z.int(),
      summedAt: instant.nullable().describe('null: not added up yet'),
      isOver: z.boolean(),
      seller,
      filed: z
        .array(
          z.object({
            filedAt: instant,
            change: z.enum(recordChanges).describe('reported, corrected or withdrawn'),
            activities: z.int(),
            consideration: price.describe('in whole units, as it was sent'),
            fees: price,
          }),
        )
        .describe('what was sent of it to the tax authority, the earliest first'),
    }),
    codes: ['not_found'],
  },
  downloadOwnSellerReport: {
    method: 'GET',
    path: '/supplier/seller-report.csv',
    summary: 'The same as a table, in the language of the caller',
    access: 'owner',
    query: z.object(ofYear),
    status: 200,
    response: fileResponse,
    file: 'text/csv; charset=utf-8',
    codes: ['not_found'],
  },
  listSellersOfYear: {
    method: 'GET',
    path: '/admin/seller-reports',
    summary: 'The sellers that were credited something in a year',
    access: 'operator',
    query: z.object({
      ...paging,
      ...ofYear,
      state: z.enum(sellerStates).optional(),
      sort: sortOf('listSellersOfYear'),
      find: z.string().trim().max(160).optional().describe('a part of a name'),
    }),
    status: 200,
    response: listOf(seller).extend({
      years: z.array(z.int()),
      year: z.int(),
      summedAt: instant.nullable().describe('null: not added up yet'),
      isOver: z.boolean().describe('and added up since, so that it can be reported'),
      counts: z.object(Object.fromEntries(sellerStates.map((state) => [state, z.int()]))),
      operatorMissing: z.array(z.enum(operatorParts)),
    }),
    codes: [],
  },
  listSellerFilings: {
    method: 'GET',
    path: '/admin/seller-reports/filings',
    summary: 'The messages of a year to the tax authority, and of which sellers the filed ones are not true any more',
    access: 'operator',
    query: z.object({ ...paging, ...ofYear }),
    status: 200,
    response: listOf(difference).extend({
      year: z.int(),
      filings: z.array(filing).describe('the latest first'),
      canCorrect: z.boolean().describe('the year is still added up'),
      counts: changeCounts,
      operatorChanged: z.boolean(),
    }),
    codes: [],
  },
  makeSellerFiling: {
    method: 'POST',
    path: '/admin/seller-reports/filings',
    summary: 'Make a message of a year that is over, with all sellers of whom nothing is missing, or with what differs',
    access: 'operator',
    body: z.strictObject({ year: z.int().min(2020).max(2999), kind: z.enum(filingKinds) }),
    status: 201,
    response: filing,
    codes: ['filing_state'],
    idempotent: true,
  },
  downloadSellerFiling: {
    method: 'GET',
    path: '/admin/seller-reports/filings/{id}/report.xml',
    summary: 'A message as XML in the structure of the schema DPI',
    access: 'operator',
    params: idParams,
    status: 200,
    response: fileResponse,
    file: 'application/xml; charset=utf-8',
    codes: ['not_found'],
  },
  fileSellerFiling: {
    method: 'POST',
    path: '/admin/seller-reports/filings/{id}/filed',
    summary: 'Say that a message was sent to the tax authority; it is kept as it is, and its sellers are told',
    access: 'operator',
    params: idParams,
    status: 200,
    response: filing,
    codes: ['not_found', 'filing_state'],
  },
  discardSellerFiling: {
    method: 'DELETE',
    path: '/admin/seller-reports/filings/{id}',
    summary: 'Throw a message away that was not sent',
    access: 'operator',
    params: idParams,
    status: 204,
    response: noContent,
    codes: ['not_found', 'filing_state'],
  },
  sumSellerReports: {
    method: 'POST',
    path: '/admin/seller-reports/sums',
    summary: 'Add this year and the one before up anew, soon',
    access: 'operator',
    status: 202,
    response: z.object({}),
    codes: [],
  },
});
