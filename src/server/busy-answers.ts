// What callers are told whom we cannot serve now: made once for each kind and language, because turning away is what a
// busy server does most, and each answer made afresh (0.2 ms) would be taken from those who are served.
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { DomainError } from '#contract/domain-error.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { readPrefix } from '#kernel/language-routes.ts';
import { defaultLanguage, isLanguage, type Language } from '#kernel/languages.ts';
import { acceptedLanguage } from '#platform/http/accept-language.ts';
import { problemOf } from '#platform/http/problem.ts';
import { text } from '#platform/texts/texts.ts';
import { securityHeaders } from './security-headers.ts';

type Refusal = { code: Extract<ErrorCode, 'unavailable' | 'too_many_requests' | 'too_large'>; seconds?: number };
type Made = { status: number; headers: OutgoingHttpHeaders; body: string };

export type Refuse = (incoming: IncomingMessage, outgoing: ServerResponse, refusal: Refusal) => void;

export function busyAnswers(isHttps: boolean): Refuse {
  const made = new Map<string, Made>();
  return (incoming, outgoing, refusal) => {
    const url = incoming.url ?? '/';
    const isCall = url.startsWith('/api/');
    const language = isCall ? callLanguage(incoming, url) : pageLanguage(incoming, url);
    const key = `${isCall} ${language} ${refusal.code} ${refusal.seconds}`;
    let answer = made.get(key);
    if (!answer) made.set(key, (answer = make(refusal, language, isCall, isHttps)));
    // What is not read of a body comes before the next request on this connection: shorter to begin a new one.
    if (!incoming.complete && incoming.method !== 'GET' && incoming.method !== 'HEAD')
      outgoing.setHeader('connection', 'close');
    outgoing.writeHead(answer.status, answer.headers);
    outgoing.end(incoming.method === 'HEAD' ? undefined : answer.body);
  };
}

function make({ code, seconds }: Refusal, language: Language, isCall: boolean, isHttps: boolean): Made {
  const problem = problemOf(new DomainError(code, { retryAfterSeconds: seconds }), language);
  // A text leaves with its head in one write.
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
  const again = text(language, 'common', 'try_again');
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="stylesheet" href="/plain.css"><title>${title}</title></head><body><main><h1>${title}</h1><p>${detail}</p><p><a href="">${again}</a></p></main></body></html>`;
}

function callLanguage({ headers }: IncomingMessage, url: string): Language {
  const asked = /[?&]lang=([\w-]+)/.exec(url)?.[1];
  return (
    (asked && acceptedLanguage(asked)) ||
    (headers['accept-language'] && acceptedLanguage(headers['accept-language'])) ||
    defaultLanguage
  );
}

function pageLanguage({ headers }: IncomingMessage, url: string): Language {
  const stored = /(?:^|;\s*)language=([a-z]{2})\b/.exec(headers.cookie ?? '')?.[1];
  return readPrefix(url.split('?', 1)[0]!).prefix ?? (isLanguage(stored) ? stored : defaultLanguage);
}
