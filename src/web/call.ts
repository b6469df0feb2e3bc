// The contract's client as a type: in the browser it is fetch, on the server the application in process.
import type { Contract, EndpointName } from '#contract/contract.ts';
import type { RequestOf, ResponseOf } from '#contract/endpoint.ts';
import type { ErrorCode, FieldProblem } from '#contract/errors.ts';

type Sent<N extends EndpointName> = RequestOf<Contract[N]>;
type Given<T> = { [K in keyof T as T[K] extends undefined ? never : unknown extends T[K] ? never : K]: T[K] };

export type CallRequest<N extends EndpointName> = Given<Sent<N>> & {
  idempotencyKey?: string;
  /** Gives up waiting; only in the browser. */
  signal?: AbortSignal;
};
export type Answer<N extends EndpointName> = ResponseOf<Contract[N]>;

export type Call = <N extends EndpointName>(name: N, request?: CallRequest<N>) => Promise<Answer<N>>;

/** A refusal or a failure. `status` 0: no answer came at all. */
export class ApiProblem extends Error {
  override name = 'ApiProblem';
  readonly status: number;
  readonly code: ErrorCode;
  readonly title: string;
  readonly detail: string | null;
  readonly fields: readonly (FieldProblem & { message?: string })[];
  readonly retryAfterSeconds: number | null;

  constructor(problem: ProblemShape) {
    super(problem.title ?? problem.code ?? 'unavailable');
    this.status = problem.status ?? 0;
    this.code = problem.code ?? 'unavailable';
    this.title = problem.title ?? '';
    this.detail = problem.detail ?? null;
    this.fields = problem.fields ?? [];
    this.retryAfterSeconds = problem.retryAfterSeconds ?? null;
  }
}

export type ProblemShape = {
  status?: number;
  code?: ErrorCode;
  title?: string;
  detail?: string;
  fields?: (FieldProblem & { message?: string })[];
  retryAfterSeconds?: number;
};

/** The status of whatever was thrown: the server's own class is another one, so the shape decides. */
export function statusOf(thrown: unknown): number {
  const status = (thrown as { status?: unknown } | null)?.status;
  return typeof status === 'number' ? status : 0;
}
