import type { OwnTermsView, TermsView } from '#contract/operator/supplier-terms.ts';
import type { Language } from '#kernel/languages.ts';
import type { TermsRow } from './terms-queries.ts';

export function termsView({ supplierId, supplierName, ...terms }: TermsRow): TermsView {
  const { id, commissionPercent, commissionBefore, texts } = terms;
  return {
    id,
    supplier: supplierId === null ? null : { id: supplierId, name: supplierName ?? '' },
    commissionPercent,
    commissionBefore,
    texts,
    ...momentsOf(terms),
  };
}

export function ownTermsView(terms: TermsRow, language: Language): OwnTermsView['data'][number] {
  const { id, commissionPercent, commissionBefore, texts } = terms;
  return { id, commissionPercent, commissionBefore, text: texts[language], ...momentsOf(terms) };
}

type Moments = Pick<TermsRow, 'announcedAt' | 'startsAt' | 'startedAt' | 'withdrawnAt'>;

const momentsOf = ({ announcedAt, startsAt, startedAt, withdrawnAt }: Moments) => ({
  announcedAt: announcedAt.toISOString(),
  startsAt: startsAt.toISOString(),
  startedAt: startedAt?.toISOString() ?? null,
  withdrawnAt: withdrawnAt?.toISOString() ?? null,
});
