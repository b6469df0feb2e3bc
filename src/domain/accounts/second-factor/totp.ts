// One-time codes of an authenticator app (RFC 6238): six digits for half a minute each.
import { Secret, TOTP } from 'otpauth';

const periodSeconds = 30;
// SHA-1, six digits: supported by every app; some apps ignore other values silently.
const form = { algorithm: 'SHA1', digits: 6, period: periodSeconds } as const;

/** 160 bits, as long as the hash (RFC 4226, 4). */
export const newSecret = (): Buffer => Buffer.from(new Secret({ size: 20 }).buffer);

export const inBase32 = (secret: Buffer): string => secretOf(secret).base32;

export function uriOf(secret: Buffer, { appName, email }: { appName: string; email: string }): string {
  return new TOTP({ ...form, issuer: appName, label: email, secret: secretOf(secret) }).toString();
}

/** The code in canonical form: without blanks, digits of any script as 0 to 9. */
export const readCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/\s/g, '')
    .replace(/\p{Nd}/gu, asciiDigit);

function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0)!;
  let zero = code;
  // Unicode encodes the decimal digits of a script as a run that begins with zero.
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

export const isCode = (text: string): boolean => /^[0-9]{6}$/.test(text);

/** The time step of a code, counted from 1970; undefined for a wrong one. The steps before and after are
 *  accepted as well, for clock skew and slow typing. */
export function stepOf(secret: Buffer, code: string, now: Date): number | undefined {
  // The library throws on a code with another length in bytes.
  if (!isCode(code)) return undefined;
  const delta = TOTP.validate({ ...form, token: code, secret: secretOf(secret), timestamp: now.getTime(), window: 1 });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / periodSeconds) + delta;
}

const secretOf = (secret: Buffer): Secret => new Secret({ buffer: new Uint8Array(secret).buffer });
