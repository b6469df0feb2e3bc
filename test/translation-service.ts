// A service with the interface of LibreTranslate, which turns the letters of a text round.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type TranslationRequest = { q: string; source: string; target: string; format: string; api_key?: string };

export type TranslationService = { url: string; requests: TranslationRequest[]; refuse(isRefusing: boolean): void };

/** It ends with the process. */
export async function startTranslationService(): Promise<TranslationService> {
  const requests: TranslationRequest[] = [];
  let status = 200;
  const server = createServer(async (request, response) => {
    const received = JSON.parse(Buffer.concat(await Array.fromAsync(request)).toString()) as TranslationRequest;
    requests.push(received);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ translatedText: turnedRound(received.q, received.target) }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return { url, requests, refuse: (isRefusing) => void (status = isRefusing ? 500 : 200) };
}

export const turnedRound = (text: string, language: string): string => `${language}: ${[...text].reverse().join('')}`;
