import type { accountEndpoints } from '#contract/accounts.ts';
import { DomainError } from '#contract/domain-error.ts';
import { signedIn } from '#platform/http/caller.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { findUser } from './account-queries.ts';
import { changePassword } from './change-password.ts';
import { confirmEmail } from './confirm-email.ts';
import { endSession } from './end-session.ts';
import { logIn } from './log-in.ts';
import { changeChoices, readChoices } from './notification-choices.ts';
import { refreshSession } from './refresh-session.ts';
import { registerUser } from './register-user.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resetPassword } from './reset-password.ts';
import { updateProfile } from './update-profile.ts';
import { userView } from './user-view.ts';
import { sendConfirmation } from './want-confirmation.ts';

export const accountHandlers: Handlers<typeof accountEndpoints> = {
  register: (context, { body }) => registerUser(context, body),
  login: (context, { body }) => logIn(context, body),
  refresh: (context) => refreshSession(context),

  async logout(context) {
    await endSession(context);
    return undefined;
  },

  async getMe(context) {
    const user = await findUser(context.database.read, signedIn(context).id);
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

  getNotificationChoices: (context) => readChoices(context),
  setNotificationChoices: (context, { body }) => changeChoices(context, body),
};
