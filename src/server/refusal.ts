import { DomainError } from '#contract/domain-error.ts';
import { isOutage } from '#platform/database/outage.ts';
import { describeError } from '#platform/log/log.ts';
import type { Services } from '#platform/services.ts';

/** What a caller is told of an error: refusals as they are; of anything else, which is logged, only whose turn it is. */
export function refusalOf({ log }: Services, error: Error, asked: { method: string; path: string }): DomainError {
  if (error.name === 'DomainError') return error as DomainError;
  const busy = isOutage(error);
  log.error(busy ? 'the database did not answer' : 'a request broke', { ...asked, ...describeError(error) });
  return new DomainError(busy ? 'unavailable' : 'internal', busy ? { retryAfterSeconds: 2 } : {});
}
