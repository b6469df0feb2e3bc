import type { taxonomyEndpoints, TaxonomyEntryView } from '#contract/operator/taxonomy.ts';
import type { TaxonomyKind } from '#kernel/choices/taxonomy-kinds.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { listTaxonomyRows, type TaxonomyRow } from '#domain/catalogue/taxonomy-queries.ts';
import { changeTaxonomyEntry, createTaxonomyEntry, mergeTaxonomyEntries } from './change-taxonomy.ts';

export const taxonomyHandlers: Handlers<typeof taxonomyEndpoints> = {
  async listTaxonomy({ database }, { params: { kind }, query: { page, pageSize, find, top } }) {
    const listed = { find, isTop: top === 'true', limit: pageSize, offset: (page - 1) * pageSize };
    const { rows, total } = await listTaxonomyRows(database, kind, listed);
    return { data: rows.map((row) => entryView(kind, row)), page, pageSize, total };
  },
  createTaxonomyEntry: async (context, { params: { kind }, body }) =>
    entryView(kind, await createTaxonomyEntry(context, kind, body)),
  changeTaxonomyEntry: async (context, { params: { kind, id }, body }) =>
    entryView(kind, await changeTaxonomyEntry(context, kind, id, body)),
  async mergeTaxonomyEntries(context, { params: { kind, id }, body }) {
    const { tours, into } = await mergeTaxonomyEntries(context, kind, id, body.into);
    return { tours, into: entryView(kind, into) };
  },
};

const entryView = (kind: TaxonomyKind, row: TaxonomyRow): TaxonomyEntryView => ({ ...row, kind });
