// Mails with links, as people read them, and what follows from opening one.
import { testApp } from '#test/app.ts';
import { type Browser, call, newBrowser, newEmail, signUp } from '#test/browser.ts';

export type Mail = { event: string; recipient: string; language: string; subject: string; bodyText: string };

export const newPassword = 'another quiet harbour';

export async function mailsTo(email: string): Promise<Mail[]> {
  const app = await testApp();
  await app.jobs.runDue();
  const found = await app.services.database.db
    .selectFrom('mails')
    .select(['event', 'recipient', 'language', 'subject', 'bodyText'])
    .where('recipient', '=', email)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return found;
}

export const linkIn = (mail: Mail | undefined): string => /https?:\S+#\S+/.exec(mail!.bodyText)![0];
export const tokenIn = (mail: Mail | undefined): string => new URL(linkIn(mail)).hash.slice(1);
export const meOf = async (browser: Browser) => (await call(await testApp(), 'getMe', { browser })).body;
export const logIn = async (email: string, tried: string) =>
  call(await testApp(), 'login', { body: { email, password: tried }, browser: newBrowser() });

export async function newcomer(name: string): Promise<{ email: string; browser: Browser; mail: Mail }> {
  const email = newEmail(name);
  const browser = await signUp(await testApp(), email);
  return { email, browser, mail: (await mailsTo(email))[0]! };
}
