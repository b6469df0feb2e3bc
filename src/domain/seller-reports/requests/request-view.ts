import type { TaxRequestView } from '#contract/operator/seller-reports.ts';
import { pausesAt } from '#kernel/tax/detail-requests.ts';
import type { TaxRequest } from './request-queries.ts';

/** `pausesAt` is null where it is not enforced, or has happened, and until a second reminder that did not name it is sent again. */
export function requestView(request: TaxRequest | undefined, isEnforced: boolean): TaxRequestView | null {
  if (!request) return null;
  const { requestedAt, firstReminderAt, secondReminderAt, deadlineAnnounced, pausedAt } = request;
  const isAhead = isEnforced && !pausedAt && (!secondReminderAt || deadlineAnnounced);
  return {
    requestedAt: requestedAt.toISOString(),
    firstReminderAt: firstReminderAt?.toISOString() ?? null,
    secondReminderAt: secondReminderAt?.toISOString() ?? null,
    pausesAt: isAhead ? pausesAt(request).toISOString() : null,
    pausedAt: pausedAt?.toISOString() ?? null,
  };
}
