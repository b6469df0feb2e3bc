// Parses the files of a post (content/blog/README.md).
import { z } from 'zod';
import { postTags } from '#kernel/choices/post-tags.ts';
import type { PostBlock, PostWords } from '#contract/blog.ts';
import { isCalendarDate } from '#kernel/dates.ts';
import type { Language } from '#kernel/languages.ts';

const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
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
export type PostFacts = Omit<z.output<typeof factsFile>, 'author'>;

export type PostText = { title: string; lead: string; blocks: PostBlock[]; readingMinutes: number };
export type Post = PostFacts & { slug: string; author: Editor; texts: Record<Language, PostText> };

// Reading speed for non-fiction (Brysbaert 2019: 238 words a minute in English), rounded down.
const wordsPerMinute = 230;

/** The first line is the title, the second the lead; blocks stand between empty lines. */
export function readText(source: string): PostText {
  const [title = '', lead = '', ...rest] = source.trim().split('\n');
  const blocks = rest
    .join('\n')
    .trim()
    .split(/\n{2,}/)
    .map(readBlock);
  const count = source.split(/\s+/).length;
  return { title, lead, blocks, readingMinutes: Math.max(1, Math.round(count / wordsPerMinute)) };
}

function readBlock(source: string): PostBlock {
  if (source.startsWith('## ')) return { kind: 'heading', text: source.slice(3) };
  const lines = source.split('\n');
  if (lines.every((line) => line.startsWith('- ')))
    return { kind: 'list', entries: lines.map((line) => parseInline(line.slice(2))) };
  return { kind: 'paragraph', words: parseInline(lines.join(' ')) };
}

/** [words](/address) is a link; there is no other markup within a text. */
function parseInline(source: string): PostWords {
  return source
    .split(/(\[[^\]]+\]\([^)\s]+\))/)
    .filter(Boolean)
    .map((part) => {
      const [, text, to] = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(part) ?? [];
      return text && to ? { text, to } : { text: part };
    });
}

export function linksOf({ blocks }: PostText): string[] {
  return blocks.flatMap(wordsOf).flatMap(({ to }) => to ?? []);
}

const wordsOf = (block: PostBlock): PostWords => {
  if (block.kind === 'heading') return [];
  return block.kind === 'paragraph' ? block.words : block.entries.flat();
};

/** Replaces every link by the result of `change`; undefined removes the link and keeps the words. */
export function withLinks(blocks: readonly PostBlock[], change: (to: string) => string | undefined): PostBlock[] {
  const changed = (words: PostWords): PostWords =>
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
