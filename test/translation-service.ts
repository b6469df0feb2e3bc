// A service with the interface of LibreTranslate, which turns the letters of a text round.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Question = { q: string; source: string; target: string; format: string; api_key?: string };

export type TranslationService = { url: string; asked: Question[]; refuse(isRefusing: boolean): void };

/** It ends with the process. */
export async function startTranslationService(): Promise<TranslationService> {
  const asked: Question[] = [];
  let status = 200;
  const server = createServer(async (request, response) => {
    const question = JSON.parse(Buffer.concat(await Array.fromAsync(request)).toString()) as Question;
    asked.push(question);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ translatedText: turnedRound(question.q, question.target) }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return { url, asked, refuse: (isRefusing) => void (status = isRefusing ? 500 : 200) };
}

export const turnedRound = (text: string, language: string): string => `${language}: ${[...text].reverse().join('')}`;
