// The app's answer to a request of the cache, made for nobody in particular: without a session, and without a header that
// the address does not stand for.
import type { IncomingMessage } from 'node:http';
import { answerOf, etagOf, readAnswer } from '#platform/cache/answer.ts';
import type { Made } from '#platform/cache/makings.ts';
import type { App } from './app.ts';
import { keptCalls, newKeeping } from './kept-calls.ts';
import type { Asked } from './page-cache.ts';

const staleMs = 600_000;

export async function askApp(app: App, asked: Asked, incoming: IncomingMessage): Promise<Made> {
  const keeping = newKeeping();
  const headers = new Headers(asked.headers);
  // Throttles count whoever makes us work.
  const forwarded = incoming.headers['x-forwarded-for'];
  if (forwarded) headers.set('x-forwarded-for', String(forwarded));
  const request = new Request(`http://localhost${asked.url}`, { headers });
  const response = await app(request, { address: incoming.socket.remoteAddress, keeping });
  if (response.status !== 200) return { answer: await readAnswer(response), isForOne: response.status === 429 };
  return asked.call ? callMade(asked, asked.call, response) : pageMade(asked, response, keeping);
}

async function pageMade(
  { freshSeconds }: Asked,
  response: Response,
  { tags, isKept }: ReturnType<typeof newKeeping>,
): Promise<Made> {
  const answer = await readAnswer(response);
  return isKept ? { answer, keep: { tags: [...tags], freshMs: freshSeconds * 1000, staleMs } } : { answer };
}

/** A call's answer gets what lets others keep it: it is the same for everyone who asks in this language. */
async function callMade({ freshSeconds }: Asked, name: NonNullable<Asked['call']>, response: Response): Promise<Made> {
  const bytes = Buffer.from(await response.arrayBuffer());
  response.headers.set('etag', etagOf(bytes, response.headers.get('content-language')!));
  response.headers.set('vary', 'Accept-Language, Accept-Encoding');
  response.headers.set('cache-control', 'public, max-age=0, s-maxage=60, stale-while-revalidate=600');
  const tags = keptCalls[name]!.tags(JSON.parse(bytes.toString()) as never);
  return { answer: answerOf(200, [...response.headers], bytes), keep: { tags, freshMs: freshSeconds * 1000, staleMs } };
}
