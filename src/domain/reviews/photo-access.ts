// Who may load a photo of a review: everyone while the review is public. While it is hidden, its author and operators:
// their lists contain a signed URL, because a browser sends no token for an image.
import { type FileKeys, isValidFileKey } from '#platform/files/file-keys.ts';
import type { Services } from '#platform/services.ts';
import { findPhotoOf } from './photo-queries.ts';

export type PhotoAccess = 'everybody' | 'key_holder' | 'nobody';

/** Undefined if the file is no photo of a review. */
export async function findPhotoAccess(
  services: FileKeys & Pick<Services, 'database'>,
  file: string,
  key = '',
): Promise<PhotoAccess | undefined> {
  const photo = await findPhotoOf(services.database.db, file);
  if (!photo) return undefined;
  if (!photo.isHidden) return 'everybody';
  return isValidFileKey(services, file, key) ? 'key_holder' : 'nobody';
}
