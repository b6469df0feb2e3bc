import { type FileKeys, fileKey } from '#platform/files/file-keys.ts';
import { stockPictureUrl } from '#domain/catalogue/stock-picture.ts';
import type { PhotoView, ReviewView } from '#contract/catalogue.ts';
import type { ReportedReviewView } from '#contract/review-reports.ts';
import type { OwnReviewView, SupplierReviewView } from '#contract/reviews.ts';
import type { Language } from '#kernel/languages.ts';
import type { PhotoRow } from './photo-queries.ts';

export type ReviewRow = {
  id: string;
  author: string;
  stars: number;
  comment: string;
  language: Language;
  photos: PhotoRow[];
  supplierReply: string | null;
  replyLanguage: Language | null;
  writtenAt: Date;
};

type OfTour = { tourId: string; tourSlug: string; title: string; image: string | null; supplier: string };
/** The last decision, if it hides the review. */
type HidingDecision = { basis: 'law' | 'terms'; reasons: string; decidedAt: string };

export type OwnReviewRow = ReviewRow & OfTour & { bookingId: string; hidden: HidingDecision | null };
export type SupplierReviewRow = ReviewRow & OfTour;
export type ReportedReviewRow = ReviewRow &
  OfTour & {
    hiddenAt: Date | null;
    reports: ReportedReviewView['reports'];
    decisions: ReportedReviewView['decisions'];
  };

export function reviewView(row: ReviewRow): ReviewView {
  return {
    id: row.id,
    author: row.author,
    rating: row.stars,
    // A day in UTC: the same for every reader.
    date: row.writtenAt.toISOString().slice(0, 10),
    comment: row.comment,
    language: row.language,
    verified: true,
    photos: row.photos.map(photoView),
    supplierReply: row.supplierReply,
    replyLanguage: row.supplierReply === null ? null : (row.replyLanguage ?? row.language),
  };
}

const mediaPath = '/media/files/';

export function photoView({ file, smallFile, width, height }: PhotoRow): PhotoView {
  return { url: mediaPath + file, smallUrl: mediaPath + smallFile, width, height };
}

/** Pictures of a hidden review, for its author and operators. */
function hiddenPhotoView(photo: PhotoRow, keys: FileKeys): PhotoView {
  const [url, smallUrl] = [photo.file, photo.smallFile].map((file) => `${mediaPath}${file}?key=${fileKey(keys, file)}`);
  return { ...photoView(photo), url: url!, smallUrl: smallUrl! };
}

export function ownReviewView(row: OwnReviewRow, keys: FileKeys): OwnReviewView {
  const { bookingId, hidden } = row;
  return {
    ...supplierReviewView(row),
    ...(hidden && { photos: row.photos.map((photo) => hiddenPhotoView(photo, keys)) }),
    bookingId,
    // The database writes instants in JSON in its own format.
    hidden: hidden && { ...hidden, decidedAt: new Date(hidden.decidedAt).toISOString() },
  };
}

export function supplierReviewView(row: SupplierReviewRow): SupplierReviewView {
  const { tourId, tourSlug, title, image, supplier } = row;
  return { ...reviewView(row), tourId, tourSlug, title, image: image ?? stockPictureUrl, supplier };
}

export function reportedReviewView(row: ReportedReviewRow, keys: FileKeys): ReportedReviewView {
  const { tourId, tourSlug, title, hiddenAt, reports, decisions } = row;
  return {
    ...reviewView(row),
    ...(hiddenAt && { photos: row.photos.map((photo) => hiddenPhotoView(photo, keys)) }),
    tourId,
    tourSlug,
    title,
    hidden: hiddenAt !== null,
    reports: reports.map((report) => ({ ...report, reportedAt: new Date(report.reportedAt).toISOString() })),
    decisions: decisions.map((one) => ({ ...one, decidedAt: new Date(one.decidedAt).toISOString() })),
  };
}
