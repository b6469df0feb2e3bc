import { DomainError } from '#contract/domain-error.ts';
import type { OwnTermsView, supplierTermsEndpoints } from '#contract/operator/supplier-terms.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { recordActOf } from '#domain/audit/record-act.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { ownSupplier } from '../own-supplier.ts';
import {
  type AcceptedRow,
  acceptBySaying,
  countAcceptances,
  listAccepted,
  listAcceptancesOf,
} from './acceptance-queries.ts';
import { announceTerms, withdrawTerms } from './change-terms.ts';
import { listTerms, listTermsOf } from './terms-queries.ts';
import { ownTermsView, termsView } from './terms-view.ts';

const shownToSuppliers = 50;

export const supplierTermsHandlers: Handlers<typeof supplierTermsEndpoints> = {
  async listSupplierTerms(context, { query: { page, pageSize } }) {
    const db = context.database.db;
    const range = { limit: pageSize, offset: (page - 1) * pageSize };
    const { rows, total } = await listTerms(db, range);
    const counts = await countAcceptances(
      db,
      rows.map(({ id }) => id),
    );
    const { commissionPercent } = await currentSettings(context);
    const data = rows.map((row) =>
      termsView(
        row,
        counts.find(({ termsId }) => termsId === row.id),
      ),
    );
    return { data, page, pageSize, total, commissionPercent };
  },
  announceTerms: async (context, { body }) => termsView(await announceTerms(context, body)),
  withdrawTerms: async (context, { params }) => termsView(await withdrawTerms(context, params.id)),

  async listAcceptedTerms(context, { query: { page, pageSize, find } }) {
    const range = { find, limit: pageSize, offset: (page - 1) * pageSize };
    const { rows, total } = await listAccepted(context.database.db, range);
    const { commissionPercent } = await currentSettings(context);
    return { data: rows.map((row) => acceptedView(row, commissionPercent)), page, pageSize, total };
  },

  getOwnTerms: (context) => readOwnTerms(context),

  async acceptTerms(context, { params }) {
    await context.database.transaction(async (db) => {
      const { id: supplierId } = await ownSupplier(context, db);
      const acceptance = { termsId: params.id, supplierId, userId: signedIn(context).id, at: context.clock.now() };
      const isKnown = (await listTermsOf(db, supplierId, shownToSuppliers)).some(({ id }) => id === params.id);
      if (!isKnown) throw new DomainError('not_found');
      if (!(await acceptBySaying(db, acceptance))) throw new DomainError('terms_state');
      await recordActOf(context, db, { act: 'supplier_accept_terms', subjectId: supplierId });
    });
    return readOwnTerms(context);
  },
};

async function readOwnTerms(context: Context): Promise<OwnTermsView> {
  const db = context.database.db;
  const supplier = await ownSupplier(context, db);
  const [rows, acceptances, { commissionPercent }] = await Promise.all([
    listTermsOf(db, supplier.id, shownToSuppliers),
    listAcceptancesOf(db, supplier.id),
    currentSettings(context),
  ]);
  return {
    commissionPercent: supplier.commissionPercent ?? commissionPercent,
    isOwn: supplier.commissionPercent !== null,
    registeredAt: supplier.createdAt.toISOString(),
    data: rows.map((row) => {
      const acceptance = acceptances.find(({ termsId }) => termsId === row.id);
      return ownTermsView(row, acceptance, context.caller.language);
    }),
  };
}

function acceptedView({ id, name, ownPercent, createdAt, latest }: AcceptedRow, general: number) {
  const instant = (moment: string | Date) => new Date(moment).toISOString();
  return {
    id,
    name,
    commissionPercent: ownPercent ?? general,
    isOwn: ownPercent !== null,
    accepted: latest?.how ?? ('registered' as const),
    acceptedAt: instant(latest?.acceptedAt ?? createdAt),
    termsFrom: instant(latest?.startsAt ?? createdAt),
  };
}
