// Machine translation by a service that the operator runs or rents (TRANSLATE_URL): none by default. It uses the interface of
// LibreTranslate, which is free software and which others offer too.
import { z } from 'zod';
import type { Language } from '#kernel/languages.ts';
import { TaggedCache } from '#platform/cache/tagged-cache.ts';

/** Rejects if the service refuses, is silent for 10 s, or responds with something else. */
export type Translator = (text: string, from: Language, to: Language) => Promise<string>;

type Service = { url: string; key: string | undefined };

const timeoutMs = 10_000;
const cacheBytes = 2_000_000;
const responseBody = z.object({ translatedText: z.string().min(1).max(20_000) });

/** Each text is translated once while it is among the latest. */
export function openTranslator(service: Service): Translator {
  const cache = new TaggedCache<string>({ maxSize: cacheBytes });
  return (text, from, to) => {
    const key = `${from} ${to} ${text}`;
    return cache.load(key, async () => {
      const value = await requestTranslation(service, { q: text, source: from, target: to });
      return { value, store: { size: 2 * (key.length + value.length), tags: [] } };
    });
  };
}

async function requestTranslation(
  { url, key }: Service,
  text: { q: string; source: string; target: string },
): Promise<string> {
  const response = await fetch(`${url.replace(/\/$/, '')}/translate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...text, format: 'text', ...(key && { api_key: key }) }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`the translation service responded with ${response.status}`);
  return responseBody.parse(await response.json()).translatedText;
}
