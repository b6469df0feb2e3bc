import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { newId } from '#kernel/ids.ts';
import { instantOf, startAt } from '#kernel/zoned-time.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { closeTestTours, dayAhead, createTestTour, type TestTour, zone } from '#test/test-tour.ts';
import { minuteMs } from '#test/time.ts';
import { findTransitions, wallTime } from '#test/zone-transitions.ts';
import { bookingCalendar } from './booking-calendar.ts';
import type { BookingRow } from './booking-queries.ts';

describe('a booking for a calendar', () => {
  let app: TestApp;
  let tour: TestTour;
  let traveller: { token: string };
  let booking: { id: string; reference: string };
  before(async () => {
    app = await testApp();
    tour = await createTestTour({ capacity: 20, starts: [`${dayAhead(10)}T10:00`] });
    traveller = await app.newTraveller();
    booking = await place();
  });
  checkInvariantsAfterEach();
  closeTestTours();

  const place = async () => {
    const body = { tourId: tour.id, departureId: tour.options[0].departures[0]!.id, adults: 2 };
    return (await app.send('POST', '/api/bookings', { token: traveller.token, body })).body;
  };
  const fetchFile = (id: string, token = traveller.token, language = 'en') =>
    app.send<string>('GET', `/api/bookings/${id}/calendar.ics`, { token, headers: { 'accept-language': language } });

  test('is a file that calendars read, stored by no cache on the way', async () => {
    const { status, body, headers } = await fetchFile(booking.id);
    assert.equal(status, 200);
    assert.equal(headers.get('content-type'), 'text/calendar; charset=utf-8');
    assert.equal(headers.get('content-disposition'), `attachment; filename="${booking.reference}.ics"`);
    assert.equal(headers.get('cache-control'), 'private, no-store');
    assert.match(body, /^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
    for (const line of body.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75, line);
  });

  test('begins at ten on the clock of the place, and brings that clock along', async () => {
    const { body } = await fetchFile(booking.id);
    const day = dayAhead(10).replaceAll('-', '');
    const lines = linesOf(body);
    assert.equal(lines.get('DTSTART'), `TZID=${zone}:${day}T100000`);
    assert.equal(lines.get('DTEND'), `TZID=${zone}:${day}T120000`);
    assert.match(body, new RegExp(`BEGIN:VTIMEZONE\r\nTZID:${zone}\r\n`));
    assert.match(lines.get('DTSTAMP')!, /^\d{8}T\d{6}Z$/);
  });

  test('says what, where, with whom and under which reference', async () => {
    const lines = linesOf((await fetchFile(booking.id)).body);
    assert.equal(lines.get('SUMMARY'), 'A walk of our own');
    const { body: view } = await app.send('GET', `/api/bookings/${booking.id}`, { token: traveller.token });
    assert.equal(lines.get('LOCATION'), `${view.city}\\, ${view.country}`);
    assert.match(
      lines.get('DESCRIPTION')!,
      new RegExp(`^Reference ${booking.reference}\\\\nOption 1\\\\n2 people\\\\n`),
    );
    assert.ok(lines.get('DESCRIPTION')!.includes(view.supplier.email));
    assert.equal(lines.get('URL'), `VALUE=URI:http://localhost:3000/bookings/${booking.id}`);
  });

  test('speaks the requested language', async () => {
    const lines = linesOf((await fetchFile(booking.id, traveller.token, 'fr')).body);
    assert.match(lines.get('DESCRIPTION')!, /\\n2 personnes\\n/);
    assert.match(lines.get('URL')!, /\/fr\/bookings\//);
  });

  test('crosses out in the calendar what was cancelled', async () => {
    const { id } = await place();
    const before = linesOf((await fetchFile(id)).body);
    await app.send('POST', `/api/bookings/${id}/cancellation`, { token: traveller.token, body: {} });
    const after = linesOf((await fetchFile(id)).body);
    assert.deepEqual([before.get('STATUS'), after.get('STATUS')], ['CONFIRMED', 'CANCELLED']);
    assert.equal(after.get('UID'), before.get('UID'));
    assert.ok(Number(after.get('SEQUENCE')) > Number(before.get('SEQUENCE')));
  });

  test('of another user is not found, like one that does not exist', async () => {
    const { token } = await app.newTraveller();
    const theirs = await fetchFile(booking.id, token);
    assert.deepEqual([theirs.status, theirs.body], [404, (await fetchFile(newId(), token)).body]);
    assert.equal((await app.send('GET', `/api/bookings/${booking.id}/calendar.ics`)).status, 401);
  });
});

describe('the code of a booking', () => {
  checkInvariantsAfterEach();
  closeTestTours();

  test('opens it for those who receive it, and is shown to the traveller alone', async () => {
    const app = await testApp();
    const tour = await createTestTour();
    const { token } = await app.newTraveller();
    const departureId = tour.options[0].departures[0]!.id;
    const { body: booking } = await app.send('POST', '/api/bookings', {
      token,
      body: { tourId: tour.id, departureId, adults: 1 },
    });
    const { body: handed } = await app.send('GET', `/api/bookings/${booking.id}/code`, { token });
    assert.equal((await app.send('POST', '/api/bookings/lookup', { body: handed })).body.id, booking.id);
    const other = await app.newTraveller();
    assert.equal((await app.send('GET', `/api/bookings/${booking.id}/code`, { token: other.token })).status, 404);
    const { body: hold } = await app.send('POST', '/api/holds', {
      token,
      body: { tourId: tour.id, departureId, adults: 1 },
    });
    assert.equal((await app.send('GET', `/api/bookings/${hold.id}/code`, { token })).status, 404);
  });
});

describe('the end of a booking in a calendar', () => {
  test('is the elapsed duration after its start, over every change of clocks from 2026 to 2030', () => {
    for (const { timeZone, at, before: offset } of findTransitions())
      for (const [minutesBefore, durationMinutes] of [
        [30, 45],
        [90, 120],
      ] as const) {
        const { startsAt } = startAt(wallTime(at - minutesBefore * minuteMs, offset), timeZone);
        const lines = linesOf(calendarOf({ startsAt, timeZone, durationMinutes }));
        const [start, end] = [instantIn(lines.get('DTSTART')!), instantIn(lines.get('DTEND')!)];
        const expected = [startsAt.getTime(), durationMinutes * minuteMs];
        assert.deepEqual([start, end - start], expected, `${timeZone} ${startsAt.toISOString()}`);
      }
  });

  const calendarOf = (row: Pick<BookingRow, 'startsAt' | 'timeZone' | 'durationMinutes'>) =>
    bookingCalendar({ ...someBooking, ...row } as BookingRow, {
      language: 'en',
      now: new Date(0),
      appUrl: 'https://senda.example',
    });
  const someBooking = {
    endsAt: null,
    endsAtLocal: null,
    validDays: null,
    id: newId(),
    reference: 'ABCDEFGH',
    itemsCancelled: 0,
    timesChanged: 0,
    state: 'confirmed',
    title: 'A walk of our own',
    supplierPhone: '+34932550114',
    createdAt: new Date(0),
    adults: 2,
    children: 0,
    country: 'ES',
  };

  /** As calendars read it: a local time that comes twice is its first. */
  function instantIn(property: string): number {
    const [, zoneName, year, month, date, hour, minute, utc] =
      /^(?:TZID=([^:]+):)?(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)00(Z?)$/.exec(property)!;
    const local = `${year}-${month}-${date}T${hour}:${minute}`;
    return instantOf(local, utc ? 'UTC' : zoneName!).getTime();
  }
});

/** The lines of its event by name, those that were folded put together. */
function linesOf(file: string): Map<string, string> {
  const lines = file.slice(file.indexOf('BEGIN:VEVENT')).replaceAll('\r\n ', '').split('\r\n');
  return new Map(lines.map((line) => [line.slice(0, line.search(/[:;]/)), line.slice(line.search(/[:;]/) + 1)]));
}
