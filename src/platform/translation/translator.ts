// Machine translation by a service that the operator runs or rents (TRANSLATE_URL): none by default. Spoken is the interface of
// LibreTranslate, which is free software and which others offer too.
import { z } from 'zod';
import type { Language } from '#kernel/languages.ts';
import { TaggedCache } from '../cache/tagged-cache.ts';

/** Rejects if the service refuses, is silent for 10 s, or answers something else. */
export type Translator = (text: string, from: Language, to: Language) => Promise<string>;

type Service = { url: string; key: string | undefined };

const timeoutMs = 10_000;
const cacheBytes = 2_000_000;
const answer = z.object({ translatedText: z.string().min(1).max(20_000) });

/** Each text is translated once while it is among those asked for last. */
export function openTranslator(service: Service): Translator {
  const cache = new TaggedCache<string>({ maxSize: cacheBytes });
  return (text, from, to) => {
    const key = `${from} ${to} ${text}`;
    return cache.load(key, async () => {
      const value = await ask(service, { q: text, source: from, target: to });
      return { value, store: { size: 2 * (key.length + value.length), tags: [] } };
    });
  };
}

async function ask({ url, key }: Service, question: { q: string; source: string; target: string }): Promise<string> {
  const response = await fetch(`${url.replace(/\/$/, '')}/translate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...question, format: 'text', ...(key && { api_key: key }) }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`the translation service answered ${response.status}`);
  return answer.parse(await response.json()).translatedText;
}
