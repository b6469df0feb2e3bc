// A write that may be repeated: whose it is, under which key, and what was answered to it.
import { createHash } from 'node:crypto';
import { DomainError } from '#contract/domain-error.ts';
import type { ErrorCode, FieldProblem } from '#contract/errors.ts';

export type Attempt = { userId: string; operation: string; key: string | undefined; input: unknown };
export type Keyed = Attempt & { key: string };
export type Refusal = { code: ErrorCode; fields: readonly FieldProblem[] };
export type Result = { answer: unknown } | { refusal: Refusal };
export type Kept = { requestHash: Buffer; status: number; answer: unknown };

export const statusAnswered = 200;
export const statusRefused = 409;

export const isKeyed = (attempt: Attempt): attempt is Keyed => attempt.key !== undefined;

export const hashOf = ({ input }: Attempt): Buffer => createHash('sha256').update(JSON.stringify(input)).digest();

/** The refusal to keep; undefined for a fault, and for what is only so at the moment (429, 5xx): the repeat is there
 *  to try again. */
export function refusalOf(error: unknown): Refusal | undefined {
  if ((error as DomainError | undefined)?.name !== 'DomainError') return undefined;
  const { status, code, fields } = error as DomainError;
  return status < 500 && status !== 429 ? { code, fields } : undefined;
}

export function unwrap(result: Result): unknown {
  if ('answer' in result) return result.answer;
  throw new DomainError(result.refusal.code, { fields: result.refusal.fields });
}

/** What was answered before. The same key with another input is refused. */
export function repeatAnswer(attempt: Attempt, kept: Kept): unknown {
  if (!kept.requestHash.equals(hashOf(attempt))) throw new DomainError('idempotency_key_reused');
  return unwrap(kept.status === statusAnswered ? { answer: kept.answer } : { refusal: kept.answer as Refusal });
}
