// Pictures that a supplier uploads for its tours. A picture never changes: cropping it makes another one.
import { z } from '@hono/zod-openapi';
import { endpoints } from '#contract/endpoint.ts';
import { id, idParams } from '#contract/primitives.ts';
import type { PictureCrop } from '#kernel/tour-documents/picture-limits.ts';
import { tourPictureLimits } from '#kernel/tour-documents/picture-limits.ts';

const part = z.number().min(0).max(1);
const crop = z
  .strictObject({ left: part, top: part, width: part.positive(), height: part.positive() })
  .refine(({ left, width }) => left + width <= 1.0001, { path: ['width'], params: { rule: 'too_big' } })
  .refine(({ top, height }) => top + height <= 1.0001, { path: ['height'], params: { rule: 'too_big' } })
  .describe('fractions of the original') satisfies z.ZodType<PictureCrop>;

export const supplierPictureView = z
  .object({
    id,
    state: z.enum(['pending', 'ready', 'failed']).describe('failed: it is tried again'),
    width: z.int(),
    height: z.int(),
    url: z.string().nullable().describe('null until it is ready; of a picture that is not published it lasts an hour'),
    originalUrl: z.string().describe('what is cropped; lasts an hour'),
    crop: crop.nullable().describe('null: the whole original'),
  })
  .openapi('SupplierPicture');
export type SupplierPictureView = z.output<typeof supplierPictureView>;

const pictureIds = z
  .string()
  .transform((ids) => ids.split(','))
  .pipe(z.array(id).max(2 * tourPictureLimits.perTour));
const added = {
  method: 'POST',
  access: 'supplier',
  status: 201,
  response: supplierPictureView,
  idempotent: true,
} as const;

export const tourPictureEndpoints = endpoints({
  listTourPictures: {
    method: 'GET',
    path: '/supplier/tours/{id}/pictures',
    summary: 'Pictures for an own tour, by their ids; those of others are left out',
    access: 'supplier',
    scope: 'tours:read',
    params: idParams,
    query: z.object({ ids: pictureIds.describe('separated by commas') }),
    status: 200,
    response: z.object({ data: z.array(supplierPictureView) }),
    codes: ['not_found'],
  },
  addTourPicture: {
    ...added,
    scope: 'tours:write',
    path: '/supplier/tours/{id}/pictures',
    summary: 'Upload a picture for an own tour; what no tour uses for a day is deleted',
    params: idParams,
    body: z.strictObject({
      picture: z.string().describe('PNG, JPEG or WebP as a data URL: up to 8 MB and 24 megapixels, at least 800 × 600'),
    }),
    codes: ['not_found', 'too_many_requests'],
    bodyLimitBytes: 12_000_000,
    largeField: { name: 'picture', kind: 'picture' },
  },
  cropTourPicture: {
    ...added,
    scope: 'tours:write',
    path: '/supplier/tours/{id}/pictures/{pictureId}/crop',
    summary: 'Make another picture of a part of the same original',
    params: z.object({ id, pictureId: id }),
    body: z.strictObject({ crop }),
    codes: ['not_found', 'too_many_requests'],
  },
});
