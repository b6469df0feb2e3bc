// The class of a request, and the limits of each class.
import { endpointNames, endpointOf } from '#contract/contract.ts';
import type { Endpoint, LargeField } from '#contract/endpoint.ts';
import type { RequestClassLimits } from '#platform/admission/admission.ts';
import { bodyLimitBytes } from '#platform/http/body.ts';
import { endpointMatcher } from '#platform/http/match-endpoint.ts';

export const requestClasses = ['booking', 'signIn', 'upload', 'browsing', 'monitoring'] as const;
export type RequestClass = (typeof requestClasses)[number];

// Health must be readable above all under load, and files come from memory: a slot would cost more than the response.
const unlimited = /^\/(?:healthz|plain\.css)$|^\/(?:assets|posters)\//;
// A balancer's and a scraper's: some a second at most. The numbers take some milliseconds to write down.
const monitoringWork = /^\/(?:readyz|metrics)$/;
// The pages of the test provider of payments.
const paymentWork = /^\/pay\//;

const declared = endpointNames.map(endpointOf);
const findEndpoint = endpointMatcher(declared);
const endpointOfRequest = (method: string, path: string): Endpoint | undefined =>
  path.startsWith('/api/') ? findEndpoint(method, path.slice('/api'.length)) : undefined;

export const uploadLimitBytes = Math.max(...declared.map((endpoint) => endpoint.bodyLimitBytes ?? 0));

/** The field of the file in the body of an upload. */
export const largeFieldOf = (method: string, path: string): LargeField | undefined =>
  endpointOfRequest(method, path)?.largeField;

/** An endpoint declares its class. */
export function classifyRequest(method: string, path: string, announcedBytes = 0): RequestClass | undefined {
  if (unlimited.test(path)) return undefined;
  if (monitoringWork.test(path)) return 'monitoring';
  if (paymentWork.test(path)) return 'booking';
  const endpoint = endpointOfRequest(method, path);
  if (announcedBytes > bodyLimitBytes && endpoint?.bodyLimitBytes !== undefined) return 'upload';
  return endpoint?.requestClass ?? 'browsing';
}

// At ten times the peak, served requests end within 3 s and most others are rejected at once.
const maxWaitMs = 2200;
const expectedWaitMs = 1500;

/** Requests to sign in of one public network that are served or queued: the pool of password hashes serves 27 within the expected
 *  wait, and a stranger who sends more must leave room for everyone else. */
export const signInsOfOneNetwork = 8;
/** The maximum for one public network. Private networks, in which load balancers are, are not counted. */
export const monitoringPerMinute = 120;

export const requestLimits: Record<RequestClass, RequestClassLimits<RequestClass>> = {
  // First in, first out is fair when seats are few. Bookings mostly wait for the database; those of one departure wait
  // for each other outside their slots. 2,000 concurrent callers for a few seats get their refusal within seconds.
  booking: {
    slots: { min: 64, max: 64 },
    queue: { maxLength: 2000, maxWaitMs },
    expectedWait: { waitMs: expectedWaitMs, saturatedFrom: 64, unmeasured: 2064 },
  },
  // A password hash takes 112 ms of two threads. It waits in the bounded pool of accounts/passwords/password.ts, where each
  // address has a share, so this class has as many slots as that pool.
  signIn: {
    slots: { min: 64, max: 64 },
    queue: { maxLength: 200, maxWaitMs: 2000 },
    expectedWait: { waitMs: expectedWaitMs, saturatedFrom: 4, unmeasured: 16 },
  },
  // A picture of 12 MB decodes to 100 MB.
  upload: { slots: { min: 4, max: 4 }, queue: { maxLength: 20, maxWaitMs } },
  // 256 requests are a third of a second at 800 a second in one process.
  browsing: {
    // Eight pages that wait for the database continue in the same turn of the event loop, 10 ms each; a booking takes
    // ten turns.
    slots: { min: 8, max: 64, besideOthers: 2 },
    queue: { maxLength: 256, maxWaitMs: 2000, overload: { afterMs: 2000, maxWaitMs: 100 } },
    yieldsTo: ['booking', 'signIn'],
    // A search takes 0.3 ms of the loop and never waits. At 9,000 a second one turn had hundreds of them, and a booking, which
    // takes ten turns, took 11 s.
    turnShare: { aloneMs: 15, besideOthersMs: 5 },
  },
  monitoring: {
    slots: { min: 1, max: 1 },
    queue: { maxLength: 16, maxWaitMs: 2000, overload: { afterMs: 1000, maxWaitMs: 500 } },
    turnShare: { aloneMs: 5, besideOthersMs: 1 },
    yieldsTo: ['booking', 'signIn'],
  },
};
