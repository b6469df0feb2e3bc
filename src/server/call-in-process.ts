// The contract's client for pages on the server: the same calls as a browser's fetch, without the network,
// and for nobody in particular.
import { routes } from '#contract/contract.ts';
import { DomainError } from '#contract/domain-error.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Language } from '#kernel/languages.ts';
import type { Call } from '#web/call.ts';

type Sent = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };

export function callInProcess(app: (request: Request) => Promise<Response>, language: Language): Call {
  const call = async (name: keyof typeof routes, sent: Sent = {}): Promise<unknown> => {
    const { method, path } = routes[name];
    const url = new URL(`http://in.process/api${fill(path, sent.params)}`);
    for (const [key, value] of Object.entries(sent.query ?? {})) {
      if (value !== undefined && value !== null) url.searchParams.set(key, String(value));
    }
    const response = await app(new Request(url, { method, headers: { 'accept-language': language } }));
    if (response.ok) return response.status === 204 ? undefined : response.json();
    const { code } = (await response.json()) as { code: ErrorCode };
    throw new DomainError(code);
  };
  return call as Call;
}

function fill(path: string, params: Record<string, string> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
