// One-time codes of an authenticator app (RFC 6238): six digits for half a minute each.
import { Secret, TOTP } from 'otpauth';

const periodSeconds = 30;
// SHA-1, six digits: what every app can; the others are read by some and silently taken for this by the rest.
const form = { algorithm: 'SHA1', digits: 6, period: periodSeconds } as const;

/** 160 bits, as long as the hash (RFC 4226, 4). */
export const newSecret = (): Buffer => Buffer.from(new Secret({ size: 20 }).buffer);

export const inBase32 = (secret: Buffer): string => secretOf(secret).base32;

export function uriOf(secret: Buffer, { appName, email }: { appName: string; email: string }): string {
  return new TOTP({ ...form, issuer: appName, label: email, secret: secretOf(secret) }).toString();
}

/** The half minute a code belongs to, counted from 1970; undefined for one that is wrong. One before and one after are
 *  taken, for clocks that are not the same and fingers that are slow. */
export function stepOf(secret: Buffer, code: string, now: Date): number | undefined {
  const delta = TOTP.validate({ ...form, token: code, secret: secretOf(secret), timestamp: now.getTime(), window: 1 });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / periodSeconds) + delta;
}

const secretOf = (secret: Buffer): Secret => new Secret({ buffer: new Uint8Array(secret).buffer });
