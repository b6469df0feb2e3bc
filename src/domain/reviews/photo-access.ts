// Who may load a photo of a review: everybody while the review is public. While it is hidden, its author and operators:
// their lists contain a signed URL, because a browser sends no token for an image.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Services } from '#platform/services.ts';
import { findPhotoOf } from './photo-queries.ts';

/** The secret for signing. */
export type PhotoKeys = Pick<Services, 'secrets' | 'clock'>;
export type PhotoAccess = 'everybody' | 'key_holder' | 'nobody';

const keySeconds = 3600;

/** Undefined if the file is no photo of a review. */
export async function findPhotoAccess(
  services: PhotoKeys & Pick<Services, 'database'>,
  file: string,
  key = '',
): Promise<PhotoAccess | undefined> {
  const photo = await findPhotoOf(services.database.read, file);
  if (!photo) return undefined;
  if (!photo.isHidden) return 'everybody';
  return isValidKey(services, file, key) ? 'key_holder' : 'nobody';
}

/** Valid for one file and one hour. */
export function photoKey({ secrets, clock }: PhotoKeys, file: string): string {
  return signed(secrets, file, secondsOf(clock.now()) + keySeconds);
}

function isValidKey({ secrets, clock }: PhotoKeys, file: string, key: string): boolean {
  const until = Number(key.split('.')[0]);
  if (!Number.isSafeInteger(until) || until <= secondsOf(clock.now())) return false;
  const [given, expected] = [Buffer.from(key), Buffer.from(signed(secrets, file, until))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function signed({ mediaKey }: Services['secrets'], file: string, until: number): string {
  return `${until}.${createHmac('sha256', mediaKey).update(`${file} ${until}`).digest('base64url')}`;
}

const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);
