import { z } from '@hono/zod-openapi';
import { givenAnswer } from '#contract/bookings/booking-questions.ts';
import { bookingItemView } from '#contract/bookings/cancellations.ts';
import { validity } from '#contract/bookings/validity.ts';
import { endpoints } from '#contract/endpoint.ts';
import {
  calendarDate,
  currency,
  id,
  idParams,
  instant,
  listOf,
  localMoment,
  paging,
  price,
  sortOf,
} from '#contract/primitives.ts';
import { cancelledDeparture } from './departure-cancellations.ts';
import { metBookingView } from '../supplier-bookings.ts';
import { manualEntryView } from '../manual-entries.ts';
import { teamMember } from '../team.ts';

/** At a time: a month and the rest of its last week. */
export const departureDaysMax = 38;

export const supplierDepartureView = z
  .object({
    id,
    tourId: id,
    tourSlug: z.string(),
    title: z.string(),
    optionName: z.string(),
    startsAtLocal: localMoment,
    endsAtLocal: localMoment.nullable().describe('null: its tour does not say how long it is, or it is open-dated'),
    validity: validity.optional(),
    timeZone: z.string(),
    city: z.string().describe('whose local time it is'),
    open: z.boolean().describe('false: closed for new bookings'),
    seatsTaken: z.int().describe('by bookings, requests and holds'),
    seatsLeft: z.int().nullable().describe('null: there are always places'),
    bookings: z.int().describe('confirmed ones, and those entered by hand'),
    people: z.int().describe('in these bookings'),
    blocked: z.int().describe('seats that the supplier does not sell here'),
    toDecide: z.int().describe('requests that wait for an answer'),
    unanswered: z.int().describe('confirmed bookings whose travellers have not answered all questions'),
    guides: z.array(teamMember.pick({ id: true, name: true })).describe('who leads it'),
    meetingPoint: z.string().nullable().describe('where this departure meets; null: where its tour does'),
    meetsAt: z
      .string()
      .nullable()
      .describe('where this departure meets, else where its tour does, in the language of the caller'),
    withheldBy: z.string().nullable().describe('which other departure has what it needs, where that leaves no places'),
    mayChange: z.boolean().describe('it can be moved to another time or meeting point'),
    mayCancel: z.boolean().describe('it can be cancelled as a whole'),
    cancelled: cancelledDeparture
      .pick({ at: true, by: true, reason: true, note: true, isUnderWay: true })
      .nullable()
      .describe('null: it takes place, as far as is known'),
  })
  .openapi('SupplierDeparture');
export type SupplierDepartureView = z.output<typeof supplierDepartureView>;

/** Phone numbers are of confirmed bookings alone, like names. */
export const sheetBookingView = metBookingView
  .extend({
    phone: z.string().nullable(),
    due: price.nullable().describe('what is still to be paid; null for a guide'),
    items: z
      .array(
        bookingItemView.extend({
          price: price.nullable().describe('null for a guide'),
          checkIn: z
            .object({ at: instant, by: z.string().nullable().describe('null: whose account is erased') })
            .nullable(),
        }),
      )
      .describe('the persons and tickets'),
    answers: z.array(givenAnswer).describe('to the questions of the tour'),
    unanswered: z
      .array(givenAnswer.pick({ questionId: true, person: true, label: true }))
      .describe('what the supplier needs to know and can still be answered'),
    ticketHash: z
      .string()
      .nullable()
      .describe('SHA-256 of what the code of its ticket says, in hexadecimal; null: it has no ticket'),
  })
  .openapi('DaySheetBooking');
export type SheetBookingView = z.output<typeof sheetBookingView>;

export const daySheetView = z
  .object({
    departure: supplierDepartureView,
    bookings: z.array(sheetBookingView),
    entries: z.array(manualEntryView).describe('bookings made elsewhere, and blocks'),
    units: z
      .array(z.object({ id, label: z.string(), seats: z.int() }))
      .describe('what its option sells, for a booking by hand'),
    currency: currency.describe('of the tour'),
  })
  .openapi('DaySheet');
export type DaySheetView = z.output<typeof daySheetView>;

export const supplierDepartureEndpoints = endpoints({
  listSupplierDepartures: {
    method: 'GET',
    path: '/supplier/departures',
    summary:
      'Departures of the own tours on some days, for a guide the assigned ones; closed ones only if they are booked or were cancelled',
    access: 'guide',
    scope: 'departures:read',
    query: z.object({
      ...paging,
      from: calendarDate.describe('a local day of each tour'),
      to: calendarDate.describe(`the last day; at most ${departureDaysMax} days`),
      sort: sortOf('listSupplierDepartures'),
      lang: z.string().max(5).optional(),
    }),
    status: 200,
    response: listOf(supplierDepartureView),
    codes: [],
  },
  getDaySheet: {
    method: 'GET',
    path: '/supplier/departures/{id}',
    summary:
      'A departure of an own tour, for a guide one that is assigned, for an operator any, with everyone who has booked it or asks to',
    access: 'guide',
    scope: 'bookings:read',
    params: idParams,
    query: z.object({ lang: z.string().max(5).optional() }),
    status: 200,
    response: daySheetView,
    codes: ['not_found'],
  },
});
