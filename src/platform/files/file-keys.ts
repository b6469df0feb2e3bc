// Signed keys in the addresses of files that not everyone may load: a browser sends no token for an image.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Services } from '#platform/services.ts';

/** The secret for signing. */
export type FileKeys = Pick<Services, 'secrets' | 'clock'>;

const keySeconds = 3600;

/** Valid for one file and one hour. */
export function fileKey({ secrets, clock }: FileKeys, file: string): string {
  return signed(secrets, file, secondsOf(clock.now()) + keySeconds);
}

export function isValidFileKey({ secrets, clock }: FileKeys, file: string, key: string): boolean {
  const until = Number(key.split('.')[0]);
  if (!Number.isSafeInteger(until) || until <= secondsOf(clock.now())) return false;
  const [given, expected] = [Buffer.from(key), Buffer.from(signed(secrets, file, until))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function signed({ mediaKey }: Services['secrets'], file: string, until: number): string {
  return `${until}.${createHmac('sha256', mediaKey).update(`${file} ${until}`).digest('base64url')}`;
}

const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);
