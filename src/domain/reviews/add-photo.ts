// Photos uploaded before their review is written.
import type { WaitingPhotoView } from '#contract/reviews.ts';
import { newId } from '#kernel/ids.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Files } from '#platform/files/files.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { readPicture } from '#platform/pictures/read-picture.ts';
import type { Services } from '#platform/services.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import {
  deleteUnattachedBefore,
  deleteUnattachedBeyond,
  deleteUnattachedPhoto,
  insertPhoto,
  type NewPhoto,
} from './photo-queries.ts';
import { photoView } from './review-view.ts';

/** For full screen, and for the thumbnails below a review. */
const sizes = [
  { shape: 'whole', sidePixels: 1600 },
  { shape: 'square', sidePixels: 320 },
] as const;

/** More than two reviews need; further uploads delete the oldest. */
const unattachedMax = 10;
const unattachedMs = 24 * 3600_000;

/** Throws invalid_input on `picture`, and too_many_requests. */
export async function addPhoto(context: Context, picture: string): Promise<WaitingPhotoView> {
  const { database, files, clock } = context;
  const { id: userId } = signedIn(context);
  await throttle(context, 'reviewPhotos', userId);
  const to = { db: database.db, files };
  const photo = await storePhoto(to, { photo: await encodePhoto(picture), userId, uploadedAt: clock.now() });
  await removeFiles(context, await deleteUnattachedBeyond(database.db, userId, unattachedMax));
  return { id: photo.id, ...photoView(photo) };
}

export type EncodedPhoto = Awaited<ReturnType<typeof encodePhoto>>;

/** Throws invalid_input on `picture`. */
export const encodePhoto = (picture: string) => readPicture(picture, 'picture', sizes);

type Stored = Pick<NewPhoto, 'userId' | 'uploadedAt'> & { photo: EncodedPhoto };

export async function storePhoto(
  { db, files }: { db: Queryable; files: Files },
  { photo: [whole, small], ...uploaded }: Stored,
): Promise<NewPhoto> {
  const stored = { file: await files.put(whole.bytes, 'webp'), smallFile: await files.put(small.bytes, 'webp') };
  const photo = { id: newId(), ...uploaded, ...stored, width: whole.width, height: whole.height };
  try {
    await insertPhoto(db, photo);
  } catch (error) {
    await removeFiles({ files }, [stored]);
    throw error;
  }
  return photo;
}

export async function removePhoto(context: Context, id: string): Promise<void> {
  await removeFiles(context, await deleteUnattachedPhoto(context.database.db, signedIn(context).id, id));
}

/** Deletes photos of reviews that were never written; a recurring job. */
export async function deleteUnattachedPhotos(services: Services): Promise<void> {
  const oldest = new Date(services.clock.now().getTime() - unattachedMs);
  await removeFiles(services, await deleteUnattachedBefore(services.database.db, oldest));
}

/** After the rows: no row ever names a missing file. */
async function removeFiles(
  { files }: Pick<Services, 'files'>,
  deleted: readonly { file: string; smallFile: string }[],
): Promise<void> {
  for (const { file, smallFile } of deleted) await Promise.all([files.remove(file), files.remove(smallFile)]);
}
