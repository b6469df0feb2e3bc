import type { accountEndpoints } from '#contract/accounts.ts';
import { DomainError } from '#contract/domain-error.ts';
import { signedIn } from '#platform/http/caller.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { findUser } from './account-queries.ts';
import { endSession } from './end-session.ts';
import { logIn } from './log-in.ts';
import { refreshSession } from './refresh-session.ts';
import { registerUser } from './register-user.ts';
import { updateProfile } from './update-profile.ts';
import { userView } from './user-view.ts';

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

  updateMe: (context, { body }) => updateProfile(context, body),
};
