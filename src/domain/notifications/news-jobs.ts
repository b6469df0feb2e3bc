import { defaultLanguage, type Language } from '#kernel/languages.ts';
import { writeMails } from '#platform/mail/mail.ts';
import type { Services } from '#platform/services.ts';
import type { Post } from '../blog/post.ts';
import { findShownPosts } from '../blog/shown-posts.ts';
import { defaultBrand } from '../settings/settings.ts';
import { currentSettings } from '../settings/settings-queries.ts';
import { findNewsReaders } from './mail-queries.ts';
import { composeNewsMail, newsEvent } from './news-mail.ts';

const dayMs = 86_400_000;
/** A post that comes while nothing runs is still told of afterwards, an old one to nobody who agrees later. */
const daysNew = 3;
const batch = 200;

/** Tells of new posts of the blog whoever asked for it and has confirmed the address; a recurring job. */
export async function tellNews(services: Services): Promise<void> {
  const nowMs = services.clock.now().getTime();
  const [oldest, today] = [nowMs - daysNew * dayMs, nowMs].map((ms) => new Date(ms).toISOString().slice(0, 10));
  for (const { post } of await findShownPosts(services.database.read))
    if (post.publishedOn > oldest! && post.publishedOn <= today!) await tellOf(services, post);
}

async function tellOf(services: Services, { slug, texts }: Post): Promise<void> {
  const { database, config, clock } = services;
  const frame = { slug, appUrl: config.appUrl, appName: (await currentSettings(services)).appName || defaultBrand };
  for (let afterId: string | undefined; ;) {
    const readers = await findNewsReaders(database.read, { eventStart: newsEvent(slug, ''), afterId, limit: batch });
    const mails = readers.map(({ id, name, email, language: chosen }) => {
      const language: Language = chosen ?? defaultLanguage;
      return composeNewsMail({ ...frame, ...texts[language], userId: id, name, recipient: email, language });
    });
    await writeMails(database.read, mails, clock.now());
    if (readers.length < batch) return;
    afterId = readers.at(-1)!.id;
  }
}
