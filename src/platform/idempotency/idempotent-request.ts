// A write that may be repeated: whose it is, under which key, and what was answered to it.
import { createHash } from 'node:crypto';
import { DomainError } from '#contract/domain-error.ts';
import type { ErrorCode, FieldProblem } from '#contract/errors.ts';

export type IdempotentRequest = { userId: string; operation: string; key: string | undefined; input: unknown };
export type KeyedRequest = IdempotentRequest & { key: string };
export type Refusal = { code: ErrorCode; fields: readonly FieldProblem[] };
export type Outcome = { answer: unknown } | { refusal: Refusal };
export type IdempotencyRecord = { requestHash: Buffer; status: number; answer: unknown };

export const statusSucceeded = 200;
export const statusRefused = 409;

export const isKeyed = (request: IdempotentRequest): request is KeyedRequest => request.key !== undefined;

export const hashOf = ({ input }: IdempotentRequest): Buffer =>
  createHash('sha256').update(JSON.stringify(input)).digest();

/** The refusal to keep; undefined for a fault, and for what is only so at the moment (429, 5xx): the repeat is there
 *  to try again. */
export function refusalOf(error: unknown): Refusal | undefined {
  if ((error as DomainError | undefined)?.name !== 'DomainError') return undefined;
  const { status, code, fields } = error as DomainError;
  return status < 500 && status !== 429 ? { code, fields } : undefined;
}

export function unwrap(result: Outcome): unknown {
  if ('answer' in result) return result.answer;
  throw new DomainError(result.refusal.code, { fields: result.refusal.fields });
}

const storedResponses = new WeakSet<object>();

/** True for a response that was read from the store: an older version, whose contract was another one, may have written it. */
export const isStoredResponse = (response: unknown): boolean =>
  typeof response === 'object' && response !== null && storedResponses.has(response);

/** What was answered before. The same key with another input is refused. */
export function replay(request: IdempotentRequest, kept: IdempotencyRecord): unknown {
  if (!kept.requestHash.equals(hashOf(request))) throw new DomainError('idempotency_key_reused');
  if (typeof kept.answer === 'object' && kept.answer !== null) storedResponses.add(kept.answer);
  return unwrap(kept.status === statusSucceeded ? { answer: kept.answer } : { refusal: kept.answer as Refusal });
}
