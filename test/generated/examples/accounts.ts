// Registering, signing in, and what people set for themselves.
import assert from 'node:assert/strict';
import { createMailLink } from '#domain/accounts/mail-link.ts';
import { newSignInCode, storeSignInCode } from '#domain/accounts/sign-in-codes/sign-in-code.ts';
import { Authenticator } from '#test/authenticator.ts';
import { newEmail } from '#test/browser.ts';
import { totpCodeOf } from '#test/security.ts';
import type { ExampleContext, Examples, Person } from '../example-context.ts';

const newPassword = 'another quiet harbour';

/** As it stands in a mail. */
async function mailedToken(context: ExampleContext, purpose: 'confirm_email' | 'reset_password'): Promise<string> {
  const { id: userId, email } = await context.newTraveller();
  return createMailLink(context.db, { userId, email, purpose }, context.app.services.clock.now());
}

async function newPasskey(context: ExampleContext, as?: Person) {
  const authenticator = new Authenticator();
  const options = (await context.ask('startPasskey', { as })) as { challenge: string; user: { id: string } };
  authenticator.userHandle = options.user.id;
  return {
    authenticator,
    body: { name: 'My phone', passkey: { ...authenticator.create(options), type: 'public-key' as const } },
  };
}

async function withTotp(context: ExampleContext) {
  const as = await context.newTraveller();
  const { secret } = await context.ask('startTotp', { as });
  await context.ask('confirmTotp', { as, body: { code: totpCodeOf(context.app, secret) } });
  return { as, secret };
}

export const accountExamples: Examples = {
  setCurrency: () => ({ body: { currency: 'EUR' } }),
  setLanguage: () => ({ body: { language: 'fr' } }),
  register: () => ({ body: { email: newEmail('example'), password: newPassword, role: 'client' } }),
  login: async (context) => {
    const { email, password } = await context.person('traveller');
    return { body: { email, password } };
  },
  requestSignInCode: () => ({ body: { email: newEmail('code') } }),
  signInWithCode: async ({ db, app }) => {
    const email = newEmail('code');
    const code = newSignInCode();
    await storeSignInCode(db, { email, code }, app.services.clock.now());
    return { body: { email, code } };
  },
  refresh: async (context) => {
    const { email, password } = await context.person('traveller');
    const { headers } = await context.send('login', { body: { email, password } });
    const cookie = headers.getSetCookie().map((line) => line.split(';')[0]!);
    return { headers: { cookie: cookie.join('; ') } };
  },
  logout: async (context) => ({ as: await context.newTraveller() }),
  confirmEmail: async (context) => ({ body: { token: await mailedToken(context, 'confirm_email') } }),
  requestPasswordReset: async (context) => ({ body: { email: (await context.person('traveller')).email } }),
  resetPassword: async (context) => ({
    body: { token: await mailedToken(context, 'reset_password'), password: newPassword },
  }),
  updateMe: () => ({
    body: { name: 'Iris', phone: '+34 912 34 56 78', city: 'Girona', country: 'ES', date_of_birth: '1990-02-28' },
  }),
  changePassword: async (context) => {
    const as = await context.newTraveller();
    return { as, body: { currentPassword: as.password, password: newPassword } };
  },
  setNotificationChoices: () => ({ body: { reminders: false, news: true } }),
  eraseAccount: async (context) => ({ as: await context.newTraveller() }),
  endOtherSessions: async (context) => ({ as: await context.newTraveller() }),
  endOneSession: async (context) => {
    const as = await context.newTraveller();
    await context.ask('login', { body: { email: as.email, password: as.password } });
    const { data } = await context.ask('listSessions', { as });
    return { as, params: { id: data.find(({ current }) => !current)!.id } };
  },
  reauthenticate: async (context) => ({ body: { password: (await context.person('traveller')).password } }),
  addPasskey: async (context) => ({ body: (await newPasskey(context)).body }),
  renamePasskey: async (context) => ({ params: { id: (await context.made('addPasskey')).id }, body: { name: 'Key' } }),
  removePasskey: async (context) => ({ params: { id: (await context.made('addPasskey')).id } }),
  startTotp: async (context) => ({ as: await context.newTraveller() }),
  confirmTotp: async (context) => {
    const as = await context.newTraveller();
    const { secret } = await context.ask('startTotp', { as });
    return { as, body: { code: totpCodeOf(context.app, secret) } };
  },
  removeTotp: withTotp,
  renewRecoveryCodes: withTotp,
  signInWithPasskey: async (context) => {
    const as = await context.newTraveller();
    const { authenticator, body } = await newPasskey(context, as);
    await context.ask('addPasskey', { as, body });
    const options = (await context.ask('startPasskeySignIn', {})) as { challenge: string };
    return { body: { passkey: { ...authenticator.use(options), type: 'public-key' } } };
  },
  finishSignIn: async (context) => {
    const { as, secret } = await withTotp(context);
    const step = await context.ask('login', { body: { email: as.email, password: as.password } });
    assert.ok('secondStep' in step, JSON.stringify(step));
    return { body: { token: step.secondStep.token, code: totpCodeOf(context.app, secret, 1) } };
  },
};
