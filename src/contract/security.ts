// Sessions, passkeys and one-time codes: what keeps an account its owner's.
import { z } from '@hono/zod-openapi';
import { sessionView } from './accounts.ts';
import { endpoints } from './endpoint.ts';
import { createdPasskey, creationOptions, requestOptions, usedPasskey } from './passkey-shapes.ts';
import { id, idParams, instant, listOf, noContent, paging } from './primitives.ts';

export const sessionEntry = z
  .object({
    id,
    current: z.boolean().describe('the session that asks'),
    browser: z.string().nullable(),
    system: z.string().nullable(),
    startedAt: instant,
    lastUsedAt: instant.describe('to about ten minutes'),
  })
  .openapi('SessionEntry');
export type SessionEntry = z.output<typeof sessionEntry>;

export const passkeyView = z
  .object({ id, name: z.string(), createdAt: instant, lastUsedAt: instant.nullable() })
  .openapi('Passkey');
export type PasskeyView = z.output<typeof passkeyView>;

const totpView = z
  .object({ since: instant.nullable().describe('null while codes are not asked for'), recoveryCodesLeft: z.int() })
  .openapi('Totp');
export type TotpView = z.output<typeof totpView>;

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()).describe('shown this once') });
const passkeyName = z.string().trim().min(1).max(60);
const code = z.string().trim().min(1).max(40);

export const securityEndpoints = endpoints({
  listSessions: {
    summary: 'Where the user is signed in, last used first',
    access: 'user',
    query: z.object(paging),
    status: 200,
    response: listOf(sessionEntry),
    codes: [],
  },
  endOtherSessions: {
    summary: 'Sign out everywhere but here',
    access: 'user',
    status: 200,
    response: z.object({ ended: z.int() }),
    codes: [],
  },
  endOneSession: {
    summary: 'Sign out one session',
    access: 'user',
    params: idParams,
    status: 204,
    response: noContent,
    codes: [],
  },
  startProof: {
    summary: 'A challenge for one of the user’s passkeys, to prove who calls',
    access: 'user',
    status: 200,
    response: requestOptions,
    codes: ['too_many_requests'],
  },
  prove: {
    summary: 'Show who calls, by password or passkey; calls that change how one signs in ask for it, for ten minutes',
    access: 'user',
    body: z.strictObject({ password: z.string().min(1).max(200).optional(), passkey: usedPasskey.optional() }),
    status: 200,
    response: z.object({ provedUntil: instant }),
    codes: ['too_many_requests'],
  },
  listPasskeys: {
    summary: 'The user’s passkeys',
    access: 'user',
    query: z.object(paging),
    status: 200,
    response: listOf(passkeyView),
    codes: [],
  },
  startPasskey: {
    summary: 'A challenge to make a passkey with',
    access: 'user',
    status: 200,
    response: creationOptions,
    codes: ['proof_required', 'security_state', 'too_many_requests'],
  },
  addPasskey: {
    summary: 'Keep the passkey that was made with the challenge',
    access: 'user',
    body: z.strictObject({ name: passkeyName, passkey: createdPasskey }),
    status: 201,
    response: passkeyView,
    codes: ['proof_required', 'security_state'],
  },
  renamePasskey: {
    summary: 'Give a passkey another name',
    access: 'user',
    params: idParams,
    body: z.strictObject({ name: passkeyName }),
    status: 200,
    response: passkeyView,
    codes: [],
  },
  removePasskey: {
    summary: 'Remove a passkey',
    access: 'user',
    params: idParams,
    status: 204,
    response: noContent,
    codes: ['proof_required'],
  },
  getTotp: {
    summary: 'Whether signing in by password asks for a code',
    access: 'user',
    status: 200,
    response: totpView,
    codes: [],
  },
  startTotp: {
    summary: 'A new secret for an authenticator app; counts once a code of it was given',
    access: 'user',
    status: 200,
    response: z.object({
      secret: z.string().describe('base 32, to be typed'),
      uri: z.string().describe('otpauth://, to be scanned'),
      qr: z.object({ size: z.int(), path: z.string().describe('SVG path of the modules, one unit each') }),
    }),
    codes: ['proof_required', 'security_state', 'too_many_requests'],
  },
  confirmTotp: {
    summary: 'From now on signing in by password asks for a code',
    access: 'user',
    body: z.strictObject({ code }),
    status: 200,
    response: recoveryCodes,
    codes: ['security_state', 'too_many_requests'],
  },
  removeTotp: {
    summary: 'Signing in by password asks for no code any more',
    access: 'user',
    status: 204,
    response: noContent,
    codes: ['proof_required', 'not_found'],
  },
  renewRecoveryCodes: {
    summary: 'New recovery codes in place of the old ones',
    access: 'user',
    status: 200,
    response: recoveryCodes,
    codes: ['proof_required', 'security_state'],
  },
  startPasskeySignIn: {
    summary: 'A challenge to sign in with a passkey',
    access: 'anyone',
    status: 200,
    response: requestOptions,
    codes: ['too_many_requests'],
  },
  signInWithPasskey: {
    summary: 'Sign in with a passkey; sets the refresh cookie',
    access: 'anyone',
    body: z.strictObject({ passkey: usedPasskey }),
    status: 200,
    response: sessionView,
    codes: ['too_many_requests'],
  },
  finishSignIn: {
    summary: 'The second step of signing in: the token that login gave, with a code of the app or a recovery code',
    access: 'anyone',
    body: z.strictObject({ token: z.string().max(200), code }),
    status: 200,
    response: sessionView,
    codes: ['not_found', 'too_many_requests'],
  },
});
