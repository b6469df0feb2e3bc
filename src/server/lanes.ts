// Which lane a request waits in, and how long each line may get.
import type { LaneBounds } from '#platform/admission/admission.ts';
import { bodyLimitBytes } from '#platform/http/body.ts';

export const laneNames = ['booking', 'signIn', 'upload', 'browsing'] as const;
export type Lane = (typeof laneNames)[number];

// Signs of life must be readable most of all when all is busy, and files come from memory: a place would cost them more
// than their answer does.
const withoutLane = /^\/(?:healthz|readyz|metrics|plain\.css)$|^\/(?:assets|posters)\//;
// Whoever books, and whoever has booked and looks for it; a session that is renewed is on its way there.
const bookingWork = /^\/api\/(?:bookings|holds|supplier\/bookings|auth\/(?:refresh|logout))(?:\/|$)|^\/pay\//;
// All else that changes an account: most of it computes a password.
const accountWork = /^\/api\/auth\//;

export function laneOf(method: string, path: string, announcedBytes = 0): Lane | undefined {
  if (withoutLane.test(path)) return undefined;
  // Whoever sends more takes up to a minute for it.
  if (announcedBytes > bodyLimitBytes) return 'upload';
  if (bookingWork.test(path)) return 'booking';
  if (method === 'GET' || method === 'HEAD') return 'browsing';
  return accountWork.test(path) ? 'signIn' : 'browsing';
}

// Patience is shorter than anybody's time-out: what is begun is still wanted when it is done.
const patienceMs = 10_000;

export const lanes: Record<Lane, LaneBounds<Lane>> = {
  // First come, first served: that is what is fair when seats are few. 2,000 at the 200 a second of one process is ten
  // seconds of work. They mostly wait for the database, and those of one departure for each other.
  booking: { places: { least: 64, most: 64 }, line: { most: 2000, patienceMs } },
  // A password costs 112 ms of two threads: 18 a second, and 180 in the time anybody waits.
  signIn: { places: { least: 16, most: 16 }, line: { most: 1000, patienceMs } },
  // A picture of 12 MB is decoded to 100 MB.
  upload: { places: { least: 4, most: 4 }, line: { most: 20, patienceMs } },
  // 256 are a third of a second at the 800 a second of one process.
  browsing: {
    places: { least: 8, most: 64 },
    line: { most: 256, patienceMs: 2000, standing: { afterMs: 2000, patienceMs: 100 } },
    yieldsTo: ['booking', 'signIn'],
  },
};
