// The response to a request that is rejected for load. Built once per code, language and version of the texts: an overloaded server mostly rejects,
// and building a response takes 0.2 ms.
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { html } from 'hono/html';
import { DomainError } from '#contract/domain-error.ts';
import type { LargeField } from '#contract/endpoint.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { readPrefix } from '#kernel/language-routes.ts';
import { defaultLanguage, isLanguage, type Language } from '#kernel/languages.ts';
import { acceptedLanguage } from '#platform/http/accept-language.ts';
import { tooLarge } from '#platform/http/body.ts';
import { problemOf } from '#platform/http/problem.ts';
import { text, textsVersion } from '#platform/texts/texts.ts';
import { securityHeaders } from './security-headers.ts';

type RejectionCode = Extract<ErrorCode, 'unavailable' | 'too_many_requests' | 'too_large' | 'request_timeout'>;
/** `largeField`: of a body that is too large. */
type Rejection = { code: RejectionCode; seconds?: number; largeField?: LargeField | undefined };
type RejectionResponse = { status: number; headers: OutgoingHttpHeaders; body: string };

export type RejectRequest = (incoming: IncomingMessage, outgoing: ServerResponse, rejection: Rejection) => void;

const smallBytes = 16 * 1024;

export function createRejectRequest(isHttps: boolean): RejectRequest {
  const responses = new Map<string, RejectionResponse>();
  let version = textsVersion();
  return (incoming, outgoing, rejection) => {
    const url = incoming.url ?? '/';
    const isCall = url.startsWith('/api/');
    const language = isCall ? callLanguage(incoming, url) : pageLanguage(incoming, url);
    const key = `${isCall} ${language} ${rejection.code} ${rejection.seconds} ${rejection.largeField?.name} ${rejection.largeField?.kind}`;
    if (version !== textsVersion()) {
      responses.clear();
      version = textsVersion();
    }
    let response = responses.get(key);
    if (!response) responses.set(key, (response = buildResponse(rejection, language, isCall, isHttps)));
    // Node drains the rest of a small body before the next request; for a large one closing the connection is cheaper.
    if (!incoming.complete && !isSmall(incoming)) outgoing.setHeader('connection', 'close');
    outgoing.writeHead(response.status, response.headers);
    outgoing.end(incoming.method === 'HEAD' ? undefined : response.body);
  };
}

/** Whether the body, by its announced length, is a few packets at most. */
function isSmall({ headers, method }: IncomingMessage): boolean {
  if (method === 'GET' || method === 'HEAD') return true;
  return headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= smallBytes;
}

function buildResponse(
  { code, seconds, largeField }: Rejection,
  language: Language,
  isCall: boolean,
  isHttps: boolean,
): RejectionResponse {
  const error = code === 'too_large' ? tooLarge(largeField) : new DomainError(code, { retryAfterSeconds: seconds });
  const problem = problemOf(error, language);
  const body = isCall ? JSON.stringify(problem) : page(language, problem.title, problem.detail);
  const headers = {
    ...securityHeaders(isHttps),
    'content-type': isCall ? 'application/problem+json' : 'text/html; charset=utf-8',
    'content-language': language,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    vary: isCall ? 'Accept-Language' : 'Cookie',
    ...(seconds !== undefined && { 'retry-after': String(seconds) }),
  };
  return { status: problem.status, headers, body };
}

function page(language: Language, title: string, detail: string): string {
  const tryAgain = text(language, 'common', 'try_again');
  // Texts may have been rewritten.
  return String(
    html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <link rel="stylesheet" href="/plain.css" />
          <title>${title}</title>
        </head>
        <body>
          <main>
            <h1>${title}</h1>
            <p>${detail}</p>
            <p><a href="">${tryAgain}</a></p>
          </main>
        </body>
      </html>`,
  );
}

function callLanguage({ headers }: IncomingMessage, url: string): Language {
  const language = /[?&]lang=([\w-]+)/.exec(url)?.[1];
  return (
    (language && acceptedLanguage(language)) ||
    (headers['accept-language'] && acceptedLanguage(headers['accept-language'])) ||
    defaultLanguage
  );
}

function pageLanguage({ headers }: IncomingMessage, url: string): Language {
  const stored = /(?:^|;\s*)language=([a-z]{2})\b/.exec(headers.cookie ?? '')?.[1];
  return readPrefix(url.split('?', 1)[0]!).prefix ?? (isLanguage(stored) ? stored : defaultLanguage);
}
