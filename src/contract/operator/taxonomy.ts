// Places, categories and tags as operators write them.
import { z } from '@hono/zod-openapi';
import { endpoints } from '#contract/endpoint.ts';
import { id, listOf, paging } from '#contract/primitives.ts';
import { taxonomyKinds } from '#kernel/choices/taxonomy-kinds.ts';

const kind = z.enum(taxonomyKinds);
const inLanguages = (lettersMax: number) => {
  const text = z.string().trim().min(1).max(lettersMax);
  return z.strictObject({ en: text, es: text, fr: text });
};
const names = inLanguages(80);
const texts = inLanguages(200).describe('the line of a place, the description of a category; tags have none');
const facts = z.strictObject({
  country: z.string().regex(/^[A-Z]{2}$/),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  timeZone: z.string().max(60).describe('IANA name; it never changes, because the starts of tours are counted by it'),
});
const slug = z.string().trim().min(1).max(100).describe('without the suffix of addresses');

const parentId = id
  .nullish()
  .describe('the parent category, null for none; one at the top, and only for a category without children');

const entry = z
  .object({
    id,
    kind,
    slug,
    names: z.object({ en: z.string(), es: z.string(), fr: z.string() }),
    texts: z.object({ en: z.string(), es: z.string(), fr: z.string() }).nullable(),
    place: facts.nullable(),
    parentId: id.nullable().describe('the parent category; null at the top, and for places and tags'),
    below: z.int().describe('how many children it has'),
    tours: z.object({ all: z.int(), onSale: z.int() }).describe('of a category with those of the ones below it'),
    movedSlugs: z.array(z.string()).describe('old slugs whose addresses lead here'),
  })
  .openapi('TaxonomyEntry');
export type TaxonomyEntryView = z.output<typeof entry>;

const params = z.object({ kind });
const entryParams = z.object({ kind, id });

export const taxonomyEndpoints = endpoints({
  listTaxonomy: {
    method: 'GET',
    path: '/admin/catalogue/{kind}',
    summary:
      'Places by country, categories with those below each, or tags in their order, with how many tours each has',
    access: 'operator',
    params,
    query: z.object({
      ...paging,
      find: z.string().trim().max(100).optional().describe('a part of a name or slug'),
      top: z.enum(['true']).optional().describe('only categories without a parent'),
    }),
    status: 200,
    response: listOf(entry),
    codes: [],
  },
  createTaxonomyEntry: {
    method: 'POST',
    path: '/admin/catalogue/{kind}',
    summary: 'Create a place, category or tag',
    access: 'operator',
    params,
    body: z.strictObject({
      slug: slug.optional().describe('of its English name by default'),
      names,
      texts: texts.optional(),
      place: facts.optional(),
      parentId,
    }),
    status: 201,
    response: entry,
    codes: [],
    idempotent: true,
  },
  changeTaxonomyEntry: {
    method: 'PUT',
    path: '/admin/catalogue/{kind}/{id}',
    summary: 'Rename a place, category or tag; addresses with its old slug lead to the new one',
    access: 'operator',
    params: entryParams,
    body: z.strictObject({ slug, names, texts: texts.optional(), parentId }),
    status: 200,
    response: entry,
    codes: ['not_found'],
  },
  mergeTaxonomyEntries: {
    method: 'POST',
    path: '/admin/catalogue/{kind}/{id}/merge',
    summary: 'Move all tours to another place, category or tag, and delete this one; its addresses lead to the other',
    access: 'operator',
    params: entryParams,
    body: z.strictObject({ into: id }),
    status: 200,
    response: z.object({ tours: z.int().describe('that moved'), into: entry }),
    codes: ['not_found'],
    idempotent: true,
  },
});
