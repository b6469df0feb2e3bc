// Stores the photos by travellers of the demo world at the first start. Tests copy a database, and no files: their world has none.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Queryable } from '#platform/database/database.ts';
import type { Files } from '#platform/files/files.ts';
import { type EncodedPhoto, encodePhoto, storePhoto } from '#domain/reviews/add-photo.ts';
import { attachPhotos } from '#domain/reviews/photo-queries.ts';
import { travellerEmail } from './load-people.ts';
import { photoName, type PhotographedTrip, photographedTrips } from './review-photos.ts';

type EncodedTrip = PhotographedTrip & { photos: readonly EncodedPhoto[] };

/** Decoded and encoded as an upload is; none where the build has made no drawings. */
export async function encodeReviewPhotos(drawings: string): Promise<EncodedTrip[]> {
  const encoded: EncodedTrip[] = [];
  if (!existsSync(drawings)) return encoded;
  for (const trip of photographedTrips) {
    const photos: EncodedPhoto[] = [];
    for (const position of trip.scenes.keys()) photos.push(await encodeDrawing(path.join(drawings, `${photoName(trip, position)}.svg`)));
    encoded.push({ ...trip, photos });
  }
  return encoded;
}

async function encodeDrawing(file: string): Promise<EncodedPhoto> {
  const png = await sharp(await readFile(file)).png({ compressionLevel: 0 }).toBuffer();
  return encodePhoto(`data:image/png;base64,${png.toString('base64')}`);
}

/** Stored as uploads are, and attached to the reviews. */
export async function addReviewPhotos(to: { db: Queryable; files: Files }, trips: readonly EncodedTrip[]): Promise<void> {
  const { db } = to;
  for (const { tour, traveller, photos } of trips) {
    const { id: reviewId, userId, writtenAt: uploadedAt } = await db
      .selectFrom('reviews')
      .innerJoin('tours', 'tours.id', 'reviews.tourId')
      .innerJoin('users', 'users.id', 'reviews.userId')
      .select(['reviews.id', 'reviews.userId', 'reviews.writtenAt'])
      .where('tours.slug', '=', tour)
      .where('users.email', '=', travellerEmail(traveller))
      .executeTakeFirstOrThrow();
    const ids: string[] = [];
    for (const photo of photos) ids.push((await storePhoto(to, { photo, userId, uploadedAt })).id);
    await attachPhotos(db, { userId, reviewId, ids });
  }
}
