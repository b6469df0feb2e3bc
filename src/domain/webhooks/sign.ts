// Signatures as the specification Standard Webhooks has them: HMAC-SHA256 over id, moment and body, so that libraries of receivers
// verify them. While a secret is being changed both sign.
import { createHmac, randomBytes } from 'node:crypto';

const secretPrefix = 'whsec_';

/** 256 random bits. */
export const newSecret = (): string => secretPrefix + randomBytes(32).toString('base64');

type Message = { id: string; at: Date; body: string };

export function signedHeaders({ id, at, body }: Message, secrets: readonly string[]): Record<string, string> {
  const seconds = Math.floor(at.getTime() / 1000);
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(secretPrefix.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': signatures.join(' ') };
}
