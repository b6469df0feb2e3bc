import { errorStatuses, type ErrorCode, type FieldProblem } from './errors.ts';

type Details = { fields?: readonly FieldProblem[]; retryAfterSeconds?: number; current?: unknown };

/** An expected refusal. Recognise it by `isDomainError`. */
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

/** By its name: the class is in the server's code and again in the bundle of the pages, so `instanceof` fails for an error of the other. */
export const isDomainError = (error: unknown): error is DomainError =>
  error instanceof Error && error.name === 'DomainError';

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
    if (!isDomainError(error)) throw error;
    return { refusal: error };
  }
}
