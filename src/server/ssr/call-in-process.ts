// The contract's client for pages on the server: the same calls as a browser's fetch, anonymously. They call
// the handlers without a Request and a Response in between: 0.016 ms for a tour instead of 0.05.
import { endpointAt, endpointOf } from '#contract/contract.ts';
import { isLanguage, type Language } from '#kernel/languages.ts';
import type { Caller } from '#platform/http/caller.ts';
import { callEndpoint, type Handler } from '#platform/http/serve-endpoints.ts';
import type { Services } from '#platform/services.ts';
import type { Call } from '#web/runtime/api/call.ts';
import { handlers } from '#server/http/handlers.ts';
import { toDomainError } from '#server/http/to-domain-error.ts';

type CallInput = { params?: Record<string, string>; query?: Record<string, unknown> };

export function callInProcess(services: Services, language: Language): Call {
  const call = async (path: string, input: CallInput = {}): Promise<unknown> => {
    const name = endpointAt(path);
    const endpoint = endpointOf(name);
    const query = asQueryStrings(input.query);
    const context = { ...services, caller: anonymousCaller(isLanguage(query.lang) ? query.lang : language) };
    try {
      const handler = handlers[name] as unknown as Handler<never>;
      return await callEndpoint({ name, endpoint, handler }, context, { params: input.params ?? {}, query });
    } catch (error) {
      throw toDomainError(services, error as Error, { method: endpoint.method, path: `/api${endpoint.path}` });
    }
  };
  return call as Call;
}

/** As strings, like in an address. */
function asQueryStrings(query: Record<string, unknown> = {}): Record<string, string> {
  const input = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(input.map(([name, value]) => [name, String(value)]));
}

function anonymousCaller(language: Language): Caller {
  return {
    user: null,
    language,
    address: 'unknown',
    userAgent: '',
    origin: undefined,
    host: undefined,
    idempotencyKey: undefined,
    isHead: false,
    cookie: () => undefined,
    setCookie: () => {
      throw new Error('a page for nobody in particular sets no cookie');
    },
    leaveSlot() {},
  };
}
