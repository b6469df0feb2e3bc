import type { TaxRequestView } from '#contract/operator/seller-reports.ts';
import { pausesAt } from '#kernel/tax/detail-requests.ts';
import type { TaxRequest } from './request-queries.ts';

/** `pausesAt` is null where it is not enforced, or has happened. */
export function requestView(request: TaxRequest | undefined, isEnforced: boolean): TaxRequestView | null {
  if (!request) return null;
  const { requestedAt, firstReminderAt, secondReminderAt, pausedAt } = request;
  return {
    requestedAt: requestedAt.toISOString(),
    firstReminderAt: firstReminderAt?.toISOString() ?? null,
    secondReminderAt: secondReminderAt?.toISOString() ?? null,
    pausesAt: isEnforced && !pausedAt ? pausesAt(request).toISOString() : null,
    pausedAt: pausedAt?.toISOString() ?? null,
  };
}
