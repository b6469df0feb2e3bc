import type { OwnTermsView, TermsView } from '#contract/operator/supplier-terms.ts';
import type { Language } from '#kernel/languages.ts';
import type { Acceptance, AcceptanceCount } from './acceptance-queries.ts';
import type { TermsRow } from './terms-queries.ts';

export function termsView({ supplierId, supplierName, ...terms }: TermsRow, counted?: AcceptanceCount): TermsView {
  const { id, commissionPercent, commissionBefore, endsOwn, texts } = terms;
  return {
    id,
    supplier: supplierId === null ? null : { id: supplierId, name: supplierName ?? '' },
    commissionPercent,
    commissionBefore,
    endsOwn,
    accepted: counted?.said ?? 0,
    continued: counted?.continued ?? 0,
    texts,
    ...momentsOf(terms),
  };
}

export function ownTermsView(
  terms: TermsRow,
  acceptance: Acceptance | undefined,
  language: Language,
): OwnTermsView['data'][number] {
  const { id, commissionPercent, commissionBefore, endsOwn, texts } = terms;
  return {
    id,
    commissionPercent,
    commissionBefore,
    endsOwn,
    text: texts[language],
    ...momentsOf(terms),
    accepted: acceptance?.how ?? null,
    acceptedAt: acceptance?.acceptedAt.toISOString() ?? null,
  };
}

type Moments = Pick<TermsRow, 'announcedAt' | 'startsAt' | 'startedAt' | 'withdrawnAt'>;

const momentsOf = ({ announcedAt, startsAt, startedAt, withdrawnAt }: Moments) => ({
  announcedAt: announcedAt.toISOString(),
  startsAt: startsAt.toISOString(),
  startedAt: startedAt?.toISOString() ?? null,
  withdrawnAt: withdrawnAt?.toISOString() ?? null,
});
