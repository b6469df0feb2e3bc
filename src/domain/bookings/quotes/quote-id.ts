// The id of a quote is the quote itself with a signature: a look at a price writes no row, and any process can read it.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { invalid } from '#contract/domain-error.ts';
import type { Secrets } from '#platform/services.ts';
import type { Quote } from './quote.ts';

type Key = Pick<Secrets, 'quoteKey'>;

export function quoteIdOf(secrets: Key, quote: Quote): string {
  const text = Buffer.from(JSON.stringify(quote)).toString('base64url');
  return `${text}.${signed(secrets, text)}`;
}

/** Throws `invalid_input` on `quoteId` for what this marketplace has not issued. */
export function readQuoteId(secrets: Key, id: string): Quote {
  const [text = '', signature = '', ...more] = id.split('.');
  if (more.length > 0 || !isSigned(secrets, text, signature)) throw invalid('quoteId', 'unknown_value');
  return JSON.parse(Buffer.from(text, 'base64url').toString()) as Quote;
}

// A quote of another format than this one is none of ours: the number goes up with the format.
export const signed = ({ quoteKey }: Key, text: string): string =>
  createHmac('sha256', quoteKey).update(`quote 2 ${text}`).digest('base64url');

export function isSigned(secrets: Key, text: string, signature: string): boolean {
  const [actual, expected] = [Buffer.from(signature), Buffer.from(signed(secrets, text))];
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
