import type { securityEndpoints } from '#contract/accounts/security.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { confirmTotp, getTotp, removeTotp, renewRecoveryCodes, startTotp } from './second-factor/manage-totp.ts';
import { addPasskey, listPasskeys, removePasskey, renamePasskey, startPasskey } from './passkeys/passkeys.ts';
import { reauthenticate, startReauthentication } from './sessions/reauthenticate.ts';
import { finishSignIn } from './second-factor/finish-sign-in.ts';
import { endOneSession, endOtherSessions, listSessions } from './sessions/list-sessions.ts';
import { signInWithPasskey, startPasskeySignIn } from './passkeys/sign-in-with-passkey.ts';

export const securityHandlers: Handlers<typeof securityEndpoints> = {
  listSessions: (context, { query }) => listSessions(context, query),
  endOtherSessions: (context) => endOtherSessions(context),

  async endOneSession(context, { params }) {
    await endOneSession(context, params.id);
    return undefined;
  },

  startReauthentication: (context) => startReauthentication(context),
  reauthenticate: (context, { body }) => reauthenticate(context, body),

  listPasskeys: (context, { query }) => listPasskeys(context, query),
  startPasskey: (context) => startPasskey(context),
  addPasskey: (context, { body }) => addPasskey(context, body),
  renamePasskey: (context, { params, body }) => renamePasskey(context, params.id, body.name),

  async removePasskey(context, { params }) {
    await removePasskey(context, params.id);
    return undefined;
  },

  getTotp: (context) => getTotp(context),
  startTotp: (context) => startTotp(context),
  confirmTotp: (context, { body }) => confirmTotp(context, body.code),

  async removeTotp(context) {
    await removeTotp(context);
    return undefined;
  },

  renewRecoveryCodes: (context) => renewRecoveryCodes(context),

  startPasskeySignIn: (context) => startPasskeySignIn(context),
  signInWithPasskey: (context, { body }) => signInWithPasskey(context, body.passkey),
  finishSignIn: (context, { body }) => finishSignIn(context, body),
};
