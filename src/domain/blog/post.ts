// A post, and the shape of its files (content/blog/README.md).
import { z } from 'zod';
import { readBlocks, type TextBlock, type TextPart } from '#kernel/articles/article-text.ts';
import { slugPattern } from '#kernel/articles/articles.ts';
import { postTags } from '#kernel/choices/post-tags.ts';
import { isCalendarDate } from '#kernel/dates.ts';
import type { Language } from '#kernel/languages.ts';
import type { Alt, Scene } from '#domain/catalogue/catalogue-queries.ts';

const slug = z.string().regex(slugPattern);
const localPicture = z.string().regex(/^\/[\w/-]+\.(?:svg|png|webp)$/);
const perLanguage = <T extends z.ZodType>(item: T) => z.strictObject({ es: item, en: item, fr: item });

export const editorsFile = z.array(
  z.strictObject({ key: slug, name: z.string().min(1), about: perLanguage(z.string().min(1)) }),
);
export type Editor = z.output<typeof editorsFile>[number];

const scene = z.strictObject({ place: z.string().optional(), shows: z.array(z.string()), light: z.string() });

export const factsFile = z.strictObject({
  publishedOn: z.string().refine(isCalendarDate),
  author: slug,
  picture: z.strictObject({ url: localPicture, scene }),
  linkPicture: localPicture,
  tags: z.array(z.enum(postTags)).min(1),
  places: z.array(slug),
  tours: z.array(slug).min(1),
});
export type PostFacts = Omit<z.output<typeof factsFile>, 'author' | 'picture'> & {
  picture: { url: string; scene: Scene | null; alt?: Alt | null };
};

/** `body`: its blocks as they are written. */
export type PostText = { title: string; lead: string; body: string; blocks: TextBlock[]; readingMinutes: number };
export type Post = PostFacts & { slug: string; author: Omit<Editor, 'key'>; texts: Record<Language, PostText> };

// Reading speed for non-fiction (Brysbaert 2019: 238 words a minute in English), rounded down.
const wordsPerMinute = 230;

/** The first line is the title, the second the lead; blocks are separated by empty lines. */
export function readText(source: string): PostText {
  const [title = '', lead = '', ...rest] = source.trim().split('\n');
  return postText({ title, lead, body: rest.join('\n').trim() });
}

export function postText({ title, lead, body }: { title: string; lead: string; body: string }): PostText {
  const count = `${title} ${lead} ${body}`.split(/\s+/).length;
  const readingMinutes = Math.max(1, Math.round(count / wordsPerMinute));
  return { title, lead, body, blocks: readBlocks(body), readingMinutes };
}

/** Replaces every link by the result of `change`; undefined removes the link and keeps the words. */
export function withLinks(blocks: readonly TextBlock[], change: (to: string) => string | undefined): TextBlock[] {
  const changed = (words: TextPart[]): TextPart[] =>
    words.map(({ text, to }) => {
      const now = to === undefined ? undefined : change(to);
      return now === undefined ? { text } : { text, to: now };
    });
  return blocks.map((block) => {
    if (block.kind === 'heading') return block;
    if (block.kind === 'list') return { kind: 'list', entries: block.entries.map(changed) };
    return { kind: 'paragraph', words: changed(block.words) };
  });
}
