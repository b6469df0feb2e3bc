import type { securityEndpoints } from '#contract/security.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { confirmTotp, getTotp, removeTotp, renewRecoveryCodes, startTotp } from './manage-totp.ts';
import { addPasskey, listPasskeys, removePasskey, renamePasskey, startPasskey } from './passkeys.ts';
import { prove, startProof } from './prove.ts';
import { finishSignIn } from './second-step.ts';
import { endOneSession, endOtherSessions, listSessions } from './see-sessions.ts';
import { signInWithPasskey, startPasskeySignIn } from './sign-in-with-passkey.ts';

export const securityHandlers: Handlers<typeof securityEndpoints> = {
  listSessions: (context, { query }) => listSessions(context, query),
  endOtherSessions: (context) => endOtherSessions(context),

  async endOneSession(context, { params }) {
    await endOneSession(context, params.id);
    return undefined;
  },

  startProof: (context) => startProof(context),
  prove: (context, { body }) => prove(context, body),

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
