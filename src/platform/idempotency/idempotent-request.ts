// A write that a client may send again: the user, the operation, the idempotency key and the stored response.
import { createHash } from 'node:crypto';
import { DomainError, isDomainError } from '#contract/domain-error.ts';
import type { ErrorCode, FieldProblem } from '#contract/errors.ts';

export type IdempotentRequest = { userId: string; operation: string; key: string | undefined; input: unknown };
export type KeyedRequest = IdempotentRequest & { key: string };
/** `current`: as of a `DomainError`. */
export type Refusal = { code: ErrorCode; fields: readonly FieldProblem[]; current?: unknown };
export type RequestOutcome = { response: unknown } | { refusal: Refusal };
export type IdempotencyRecord = { requestHash: Buffer; status: number; response: unknown };

export const statusSucceeded = 200;
export const statusRefused = 409;

export const isKeyed = (request: IdempotentRequest): request is KeyedRequest => request.key !== undefined;

export const hashOf = ({ input }: IdempotentRequest): Buffer =>
  createHash('sha256').update(JSON.stringify(input)).digest();

/** The refusal to store. Undefined for unexpected errors and for temporary refusals (429, 5xx): a repeated request tries
 *  again. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!isDomainError(error)) return undefined;
  const { status, code, fields, current } = error;
  return status < 500 && status !== 429 ? { code, fields, current } : undefined;
}

export function unwrap(result: RequestOutcome): unknown {
  if ('response' in result) return result.response;
  const { code, fields, current } = result.refusal;
  throw new DomainError(code, { fields, current });
}

const storedResponses = new WeakSet<object>();

/** True for a response that was read from the database: an older version with a different contract may have written it. */
export const isStoredResponse = (response: unknown): boolean =>
  typeof response === 'object' && response !== null && storedResponses.has(response);

/** Returns the stored response, or throws the stored refusal. The same key with another input is refused. */
export function replay(request: IdempotentRequest, record: IdempotencyRecord): unknown {
  if (!record.requestHash.equals(hashOf(request))) throw new DomainError('idempotency_key_reused');
  if (typeof record.response === 'object' && record.response !== null) storedResponses.add(record.response);
  return unwrap(
    record.status === statusSucceeded ? { response: record.response } : { refusal: record.response as Refusal },
  );
}
