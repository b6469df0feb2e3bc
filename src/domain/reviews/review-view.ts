import { stockPictureUrl } from '../catalogue/stock-picture.ts';
import type { ReviewView } from '#contract/catalogue.ts';
import type { OwnReviewView } from '#contract/reviews.ts';
import type { Language } from '#kernel/languages.ts';

export type ReviewRow = {
  id: string;
  author: string;
  stars: number;
  comment: string;
  language: Language;
  supplierReply: string | null;
  writtenAt: Date;
};

export type OwnReviewRow = ReviewRow & {
  tourId: string;
  tourSlug: string;
  bookingId: string;
  title: string;
  image: string | null;
};

export function reviewView(row: ReviewRow): ReviewView {
  return {
    id: row.id,
    author: row.author,
    rating: row.stars,
    // A day, in UTC: nobody needs the minute, and every reader sees the same day.
    date: row.writtenAt.toISOString().slice(0, 10),
    comment: row.comment,
    language: row.language,
    verified: true,
    supplierReply: row.supplierReply,
  };
}

export function ownReviewView(row: OwnReviewRow): OwnReviewView {
  const { tourId, tourSlug, bookingId, title, image } = row;
  return { ...reviewView(row), tourId, tourSlug, bookingId, title, image: image ?? stockPictureUrl };
}
