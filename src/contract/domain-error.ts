import { errorStatuses, type ErrorCode, type FieldProblem } from './errors.ts';

type Details = { fields?: readonly FieldProblem[]; retryAfterSeconds?: number; current?: unknown };

/** An expected refusal. Compare `code`, not the class: the code of server and browser exist twice. */
export class DomainError extends Error {
  override name = 'DomainError';
  readonly code: ErrorCode;
  readonly fields: readonly FieldProblem[];
  readonly retryAfterSeconds: number | undefined;
  /** What is there instead of what the caller expected. */
  readonly current: unknown;

  constructor(code: ErrorCode, details: Details = {}) {
    super(code);
    this.code = code;
    this.fields = details.fields ?? [];
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.current = details.current;
  }

  get status(): number {
    return errorStatuses[this.code];
  }
}

/** A refusal of the input, naming one field. */
export function invalid(field: string, rule: FieldProblem['rule'], params?: FieldProblem['params']): DomainError {
  return new DomainError('invalid_input', { fields: [{ field, rule, params }] });
}

/** The value that `find` returns, or the refusal that it throws, for a caller that goes on with something else. Any other error is thrown. */
export function attempt<Value>(
  find: () => Value,
): { value: Value; refusal?: undefined } | { value?: undefined; refusal: DomainError } {
  try {
    return { value: find() };
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'DomainError') throw error;
    return { refusal: error as DomainError };
  }
}
