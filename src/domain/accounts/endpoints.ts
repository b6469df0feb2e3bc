import type { accountEndpoints } from '#contract/accounts/accounts.ts';
import { DomainError } from '#contract/domain-error.ts';
import { signedIn } from '#platform/http/caller.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { findUser } from './account-queries.ts';
import { changePassword } from './passwords/change-password.ts';
import { confirmEmail } from './profile/confirm-email.ts';
import { endSession } from './sessions/end-session.ts';
import { logIn } from './sessions/log-in.ts';
import { updateNotificationPreferences, getNotificationPreferences } from './profile/notification-preferences.ts';
import { refreshSession } from './sessions/refresh-session.ts';
import { registerUser } from './register-user.ts';
import { requestPasswordReset } from './passwords/request-password-reset.ts';
import { resetPassword } from './passwords/reset-password.ts';
import { requestSignInCode, signInWithCode } from './sign-in-codes/sign-in-with-code.ts';
import { updateProfile } from './profile/update-profile.ts';
import { userView } from './profile/user-view.ts';
import { sendConfirmation } from './profile/request-email-confirmation.ts';

export const accountHandlers: Handlers<typeof accountEndpoints> = {
  register: (context, { body }) => registerUser(context, body),
  login: (context, { body }) => logIn(context, body),
  refresh: (context) => refreshSession(context),

  async requestSignInCode(context, { body }) {
    await requestSignInCode(context, body.email);
    return undefined;
  },

  signInWithCode: (context, { body }) => signInWithCode(context, body),

  async logout(context) {
    await endSession(context);
    return undefined;
  },

  async getMe(context) {
    const user = await findUser(context.database.db, signedIn(context).id);
    if (!user) throw new DomainError('session_required');
    return userView(user);
  },

  confirmEmail: (context, { body }) => confirmEmail(context, body.token),

  async sendConfirmation(context) {
    await sendConfirmation(context);
    return undefined;
  },

  async requestPasswordReset(context, { body }) {
    await requestPasswordReset(context, body.email);
    return undefined;
  },

  async resetPassword(context, { body }) {
    await resetPassword(context, body);
    return undefined;
  },

  updateMe: (context, { body }) => updateProfile(context, body),

  async changePassword(context, { body }) {
    await changePassword(context, body);
    return undefined;
  },

  getNotificationChoices: (context) => getNotificationPreferences(context),
  setNotificationChoices: (context, { body }) => updateNotificationPreferences(context, body),
};
