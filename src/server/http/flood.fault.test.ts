// More requests than the process can handle, over a real port, in front of an application whose work is counted.
import assert from 'node:assert/strict';
import http from 'node:http';
import { afterEach, describe, test } from 'node:test';
import { createAdmission } from '#platform/admission/admission.ts';
import { admit } from './admit.ts';
import { requestLimits } from './request-classes.ts';
import { type Listening, listen } from '#server/process/listen.ts';

const rules = { appUrl: 'http://localhost:3000', trustProxy: false, browsePerMinute: 1e6, rateLimitScale: 1 };
const turnsOfBooking = 8;
const searchMs = 1;
const booking = '/api/bookings';
const search = '/api/tours/search?q=sea';

describe('a flood', () => {
  let listening: Listening;
  const agent = new http.Agent({ keepAlive: true });
  afterEach(async () => {
    agent.destroy();
    listening.server.closeAllConnections();
    await listening.close();
  });
  const request = (method: string, path: string) =>
    new Promise<{ status: number; retryAfter: string | undefined }>((resolve, reject) => {
      const request = http.request({ agent, method, path, host: '127.0.0.1', port: listening.port }, (response) => {
        const { statusCode: status, headers } = response;
        response.resume().on('end', () => resolve({ status: status!, retryAfter: headers['retry-after'] }));
      });
      request.on('error', reject).end();
    });

  test('of searches leaves turns of the loop to a booking, and the rest is rejected', async () => {
    let searches = 0;
    listening = await listen(
      async (request) => {
        if (new URL(request.url).pathname !== booking) {
          // As a search in the index: it uses the loop and never waits for I/O.
          const endMs = performance.now() + searchMs;
          while (performance.now() < endMs);
          searches++;
          return new Response('found');
        }
        const before = searches;
        for (let turn = 0; turn < turnsOfBooking; turn++) await new Promise((resolve) => setTimeout(resolve, 1));
        return new Response('booked', { headers: { 'searches-between': String(searches - before) } });
      },
      '127.0.0.1',
      0,
      admit(rules, createAdmission(requestLimits)),
    );
    const statuses: Record<number, number> = {};
    let isOver = false;
    const crowd = Array.from({ length: 400 }, async () => {
      while (!isOver) {
        const { status, retryAfter } = await request('GET', search);
        statuses[status] = (statuses[status] ?? 0) + 1;
        if (status === 503) assert.equal(retryAfter, '2');
      }
    });
    const refusedByMs = performance.now() + 10_000;
    while (!statuses[503] && performance.now() < refusedByMs) await new Promise((resolve) => setTimeout(resolve, 10));
    const between: number[] = [];
    for (let n = 0; n < 9; n++) {
      const response = await fetch(`http://127.0.0.1:${listening.port}${booking}`, { method: 'POST' });
      assert.equal(response.status, 200);
      between.push(Number(response.headers.get('searches-between')));
    }
    isOver = true;
    await Promise.all(crowd);
    between.sort((a, b) => a - b);
    // Without a share of the turn each turn serves hundreds, and one booking takes seconds.
    assert.ok(between[4]! <= turnsOfBooking * 10, `${between.join(', ')} searches while one booking was made`);
    assert.ok(statuses[200]! > 0 && statuses[503]! > 0, JSON.stringify(statuses));
  });

  test('of pages, which wait for the database in between, leaves the loop to a booking and to health', async () => {
    let pieces = 0;
    listening = await listen(
      async (request) => {
        const { pathname } = new URL(request.url);
        if (pathname === '/healthz') return new Response('ok');
        if (pathname !== booking) {
          for (let piece = 0; piece < 4; piece++) {
            const endMs = performance.now() + 4;
            while (performance.now() < endMs);
            pieces++;
            await new Promise((resolve) => setTimeout(resolve, 1));
          }
          return new Response('page');
        }
        const before = pieces;
        for (let turn = 0; turn < turnsOfBooking; turn++) await new Promise((resolve) => setTimeout(resolve, 1));
        return new Response('booked', { headers: { 'pieces-between': String(pieces - before) } });
      },
      '127.0.0.1',
      0,
      admit(rules, createAdmission(requestLimits)),
    );
    const statuses: Record<number, number> = {};
    let isOver = false;
    const crowd = Array.from({ length: 400 }, async () => {
      while (!isOver) {
        const { status } = await request('GET', '/tour/by-the-sea');
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    });
    const refusedByMs = performance.now() + 10_000;
    while (!statuses[503] && performance.now() < refusedByMs) await new Promise((resolve) => setTimeout(resolve, 10));
    const [between, healthPieces]: number[][] = [[], []];
    for (let n = 0; n < 9; n++) {
      const response = await fetch(`http://127.0.0.1:${listening.port}${booking}`, { method: 'POST' });
      assert.equal(response.status, 200);
      between!.push(Number(response.headers.get('pieces-between')));
      const before = pieces;
      await (await fetch(`http://127.0.0.1:${listening.port}/healthz`)).text();
      healthPieces!.push(pieces - before);
    }
    isOver = true;
    await Promise.all(crowd);
    const median = (counts: number[]) => counts.sort((a, b) => a - b)[4]!;
    // Two pages are served next to others (`besideOthers`), each with at most one piece a turn; two more in the turn in which it began.
    assert.ok(
      median(between!) <= turnsOfBooking * 2 + 2,
      `${between!.join(', ')} pieces of pages while one booking was made`,
    );
    // 4 ms each: within 100 ms.
    assert.ok(median(healthPieces!) <= 24, `${healthPieces!.join(', ')} pieces of pages before a sign of life`);
    assert.ok(statuses[200]! > 0 && statuses[503]! > 0, JSON.stringify(statuses));
  });
});
