import { defaultLanguage, type Language } from '#kernel/languages.ts';
import { pagesOf } from '#platform/database/pages.ts';
import { queueMails } from '#platform/mail/mail.ts';
import { isMailWritten } from '#platform/mail/outbox-queries.ts';
import type { Services } from '#platform/services.ts';
import { findNewsletterSubscribers } from '#domain/accounts/mail-recipients.ts';
import type { Post } from '#domain/blog/post.ts';
import { findShownPosts } from '#domain/blog/shown-posts.ts';
import { defaultBrand } from '#domain/settings/settings.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { composeNewsletterMail, newsletterEvent } from '../mails/newsletter-mail.ts';

const dayMs = 86_400_000;
/** A post published while no process ran is still sent afterwards. Older posts are not sent to new subscribers. */
const daysNew = 3;

/** Sends new posts to subscribers with a confirmed address; a recurring job. */
export async function sendNewsletter(services: Services): Promise<void> {
  const nowMs = services.clock.now().getTime();
  const [oldest, today] = [nowMs - daysNew * dayMs, nowMs].map((ms) => new Date(ms).toISOString().slice(0, 10));
  for (const { post } of await findShownPosts(services.database.db))
    if (post.publishedOn > oldest! && post.publishedOn <= today!) await sendNewsletterOf(services, post);
}

async function sendNewsletterOf(services: Services, { slug, texts }: Post): Promise<void> {
  const { database, config, clock } = services;
  const frame = { slug, appUrl: config.appUrl, appName: (await currentSettings(services)).appName || defaultBrand };
  const isNotified = isMailWritten(newsletterEvent(slug, ''));
  const readPage = (afterId: string, limit: number) =>
    findNewsletterSubscribers(database.db, { afterId, limit, isNotified });
  for await (const subscribers of pagesOf(readPage)) {
    const mails = subscribers.map(({ id, name, email, language: chosen }) => {
      const language: Language = chosen ?? defaultLanguage;
      return composeNewsletterMail({ ...frame, ...texts[language], userId: id, name, recipient: email, language });
    });
    await queueMails(database.db, mails, clock.now());
  }
}
