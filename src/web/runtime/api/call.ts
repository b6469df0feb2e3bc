// The contract's client as a type: fetch in the browser, in-process calls on the server.
import type { Contract, EndpointName } from '#contract/contract.ts';
import type { RequestOf, ResponseOf } from '#contract/endpoint.ts';
import type { ErrorCode, FieldProblem } from '#contract/errors.ts';

type EndpointRequest<N extends EndpointName> = RequestOf<Contract[N]>;
type WithoutUndefined<T> = {
  [K in keyof T as T[K] extends undefined ? never : unknown extends T[K] ? never : K]: T[K];
};

export type CallRequest<N extends EndpointName> = WithoutUndefined<EndpointRequest<N>> & {
  idempotencyKey?: string;
  /** Aborts the request; only in the browser. */
  signal?: AbortSignal;
};
export type ResponseBody<N extends EndpointName> = ResponseOf<Contract[N]>;

type NameAt = { [N in EndpointName as `${Contract[N]['method']} ${Contract[N]['path']}`]: N };
/** 'GET /tours/{id}', as src/contract/paths.generated.ts has them. */
export type Path = keyof NameAt;
export type NameOf<P extends Path> = NameAt[P];

export type Call = <P extends Path>(path: P, request?: CallRequest<NameOf<P>>) => Promise<ResponseBody<NameOf<P>>>;

/** An error response or a failure. `status` 0: no response. */
export class ApiProblem extends Error {
  override name = 'ApiProblem';
  readonly status: number;
  readonly code: ErrorCode;
  readonly title: string;
  readonly detail: string | null;
  readonly fields: readonly (FieldProblem & { message?: string })[];
  readonly retryAfterSeconds: number | null;
  /** What is there instead of what the caller expected. */
  readonly current: unknown;

  constructor(problem: ProblemShape) {
    super(problem.title ?? problem.code ?? 'unavailable');
    this.status = problem.status ?? 0;
    this.code = problem.code ?? 'unavailable';
    this.title = problem.title ?? '';
    this.detail = problem.detail ?? null;
    this.fields = problem.fields ?? [];
    this.retryAfterSeconds = problem.retryAfterSeconds ?? null;
    this.current = problem.current;
  }
}

export type ProblemShape = {
  status?: number;
  code?: ErrorCode;
  title?: string;
  detail?: string;
  fields?: (FieldProblem & { message?: string })[];
  retryAfterSeconds?: number;
  current?: unknown;
};

/** The status of any thrown value: the server's error class is a different one, so this checks the shape. */
export function statusOf(thrown: unknown): number {
  const status = (thrown as { status?: unknown } | null)?.status;
  return typeof status === 'number' ? status : 0;
}
