// Sessions, passkeys and one-time codes.
import { z } from '@hono/zod-openapi';
import { sessionView } from './accounts.ts';
import { endpoints } from '#contract/endpoint.ts';
import { createdPasskey, creationOptions, requestOptions, usedPasskey } from './passkey-shapes.ts';
import { id, idParams, instant, listOf, noContent, paging } from '#contract/primitives.ts';

export const sessionEntry = z
  .object({
    id,
    current: z.boolean().describe('the session of this request'),
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
  .object({
    since: instant.nullable().describe('null while codes are not required'),
    recoveryCodesLeft: z.int(),
    requiredFrom: instant
      .nullable()
      .describe(
        'from when on calls of the role are refused without codes; null where there are some or none are required',
      ),
  })
  .openapi('Totp');
export type TotpView = z.output<typeof totpView>;

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()).describe('shown this once') });
const passkeyName = z.string().trim().min(1).max(60);
const code = z.string().trim().min(1).max(40);

export const securityEndpoints = endpoints({
  listSessions: {
    method: 'GET',
    path: '/auth/me/sessions',
    summary: 'Where the user is signed in, last used first',
    access: 'user',
    query: z.object(paging),
    status: 200,
    response: listOf(sessionEntry),
    codes: [],
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/auth/me/sessions',
    summary: 'Sign out everywhere but here',
    access: 'user',
    requestClass: 'signIn',
    status: 200,
    response: z.object({ ended: z.int() }),
    codes: [],
  },
  endOneSession: {
    method: 'DELETE',
    path: '/auth/me/sessions/{id}',
    summary: 'Sign out one session',
    access: 'user',
    requestClass: 'signIn',
    params: idParams,
    status: 204,
    response: noContent,
    codes: [],
  },
  startReauthentication: {
    method: 'POST',
    path: '/auth/me/proof/challenge',
    summary: 'A challenge for one of the user’s passkeys, to prove who calls',
    access: 'user',
    requestClass: 'signIn',
    status: 200,
    response: requestOptions,
    codes: ['malformed', 'too_many_requests'],
  },
  reauthenticate: {
    method: 'PUT',
    path: '/auth/me/proof',
    summary:
      'Show who calls, by password, passkey or, without a password, a mailed code; calls that change how one signs in ask for it, for ten minutes',
    access: 'user',
    requestClass: 'signIn',
    body: z.strictObject({
      password: z.string().min(1).max(200).optional(),
      passkey: usedPasskey.optional(),
      code: code.optional().describe('of requestSignInCode'),
    }),
    status: 200,
    response: z.object({ provedUntil: instant }),
    codes: ['too_many_requests'],
  },
  listPasskeys: {
    method: 'GET',
    path: '/auth/me/passkeys',
    summary: 'The user’s passkeys',
    access: 'user',
    query: z.object(paging),
    status: 200,
    response: listOf(passkeyView),
    codes: [],
  },
  startPasskey: {
    method: 'POST',
    path: '/auth/me/passkeys/challenge',
    summary: 'A challenge to make a passkey with',
    access: 'user',
    requestClass: 'signIn',
    status: 200,
    response: creationOptions,
    codes: ['malformed', 'email_unconfirmed', 'proof_required', 'security_state', 'too_many_requests'],
  },
  addPasskey: {
    method: 'POST',
    path: '/auth/me/passkeys',
    summary: 'Keep the passkey that was made with the challenge',
    access: 'user',
    requestClass: 'signIn',
    body: z.strictObject({ name: passkeyName, passkey: createdPasskey }),
    status: 201,
    response: passkeyView,
    codes: ['proof_required', 'security_state'],
  },
  renamePasskey: {
    method: 'PUT',
    path: '/auth/me/passkeys/{id}',
    summary: 'Give a passkey another name',
    access: 'user',
    requestClass: 'signIn',
    params: idParams,
    body: z.strictObject({ name: passkeyName }),
    status: 200,
    response: passkeyView,
    codes: [],
  },
  removePasskey: {
    method: 'DELETE',
    path: '/auth/me/passkeys/{id}',
    summary: 'Remove a passkey',
    access: 'user',
    requestClass: 'signIn',
    params: idParams,
    status: 204,
    response: noContent,
    codes: ['proof_required'],
  },
  getTotp: {
    method: 'GET',
    path: '/auth/me/totp',
    summary: 'Whether signing in by password asks for a code',
    access: 'user',
    status: 200,
    response: totpView,
    codes: [],
  },
  startTotp: {
    method: 'POST',
    path: '/auth/me/totp',
    summary: 'A new secret for an authenticator app; counts once a code of it was given',
    access: 'user',
    requestClass: 'signIn',
    status: 200,
    response: z.object({
      secret: z.string().describe('base 32, to be typed'),
      uri: z.string().describe('otpauth://, to be scanned'),
      qr: z.object({ size: z.int(), path: z.string().describe('SVG path of the modules, one unit each') }),
    }),
    codes: ['email_unconfirmed', 'proof_required', 'security_state', 'too_many_requests'],
  },
  confirmTotp: {
    method: 'PUT',
    path: '/auth/me/totp',
    summary: 'From now on signing in by password asks for a code',
    access: 'user',
    requestClass: 'signIn',
    body: z.strictObject({ code }),
    status: 200,
    response: recoveryCodes,
    codes: ['security_state', 'too_many_requests'],
  },
  removeTotp: {
    method: 'DELETE',
    path: '/auth/me/totp',
    summary: 'Signing in by password asks for no code any more',
    access: 'user',
    requestClass: 'signIn',
    status: 204,
    response: noContent,
    codes: ['proof_required', 'not_found'],
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/auth/me/totp/recovery-codes',
    summary: 'New recovery codes in place of the old ones',
    access: 'user',
    requestClass: 'signIn',
    status: 200,
    response: recoveryCodes,
    codes: ['proof_required', 'security_state'],
  },
  startPasskeySignIn: {
    method: 'POST',
    path: '/auth/passkey/challenge',
    summary: 'A challenge to sign in with a passkey',
    access: 'anyone',
    requestClass: 'signIn',
    status: 200,
    response: requestOptions,
    codes: ['malformed', 'too_many_requests'],
  },
  signInWithPasskey: {
    method: 'POST',
    path: '/auth/passkey',
    summary: 'Sign in with a passkey; sets the refresh cookie',
    access: 'anyone',
    requestClass: 'signIn',
    body: z.strictObject({ passkey: usedPasskey }),
    status: 200,
    response: sessionView,
    codes: ['account_suspended', 'too_many_requests'],
  },
  finishSignIn: {
    method: 'POST',
    path: '/auth/second-step',
    summary: 'The second step of signing in: the token that login gave, with a code of the app or a recovery code',
    access: 'anyone',
    requestClass: 'signIn',
    body: z.strictObject({ token: z.string().max(200), code }),
    status: 200,
    response: sessionView,
    codes: ['not_found', 'account_suspended', 'too_many_requests'],
  },
});
