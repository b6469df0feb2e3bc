// Reads and validates content/blog at start; an invalid file stops the process with its name.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { linksIn } from '#kernel/articles/article-text.ts';
import { languages, type Language } from '#kernel/languages.ts';
import { placeSuffix } from '#kernel/slugs.ts';
import { editorsFile, factsFile, type Post, type PostFacts, type PostText, readText } from './post.ts';

const ownFolder = path.join(import.meta.dirname, '../../../content/blog');

/** Latest first. */
export function readPosts(folder = ownFolder): Post[] {
  const editors = readJson(path.join(folder, 'editors.json'), editorsFile);
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => readPost(path.join(folder, name), editors))
    .sort((a, b) => b.publishedOn.localeCompare(a.publishedOn) || a.slug.localeCompare(b.slug));
}

function readPost(folder: string, editors: z.output<typeof editorsFile>): Post {
  const { author: key, ...facts } = readJson(path.join(folder, 'post.json'), factsFile);
  const author = editors.find((editor) => editor.key === key);
  if (!author) throw new Error(`${folder}/post.json: no editor is called ${key}`);
  const texts = Object.fromEntries(
    languages.map((language) => [language, readText(readFileSync(path.join(folder, `${language}.txt`), 'utf8'))]),
  ) as Record<Language, PostText>;
  for (const language of languages) {
    const problem = problemOf(texts[language], facts, texts.en);
    if (problem) throw new Error(`${folder}/${language}.txt: ${problem}`);
  }
  return { ...facts, slug: path.basename(folder), author, texts };
}

/** All languages must have the same blocks, with links to the tours and places in the facts and to no others. */
function problemOf(text: PostText, { tours, places }: PostFacts, english: PostText): string | undefined {
  if (!text.title || !text.lead) return 'a title and a lead stand in its first two lines';
  const known = [...tours.map((slug) => `/tour/${slug}`), ...places.map((slug) => `/${slug}${placeSuffix}`)];
  const links = linksIn(text.body);
  const unknown = links.find((link) => !known.includes(link));
  if (unknown) return `${unknown} is no tour or place of its post.json`;
  const missing = known.find((link) => !links.includes(link));
  if (missing) return `nothing leads to ${missing}`;
  const shape = ({ blocks }: PostText) => blocks.map(({ kind }) => kind).join(' ');
  return shape(text) === shape(english) ? undefined : 'its blocks are not those of the English text';
}

function readJson<T extends z.ZodType>(file: string, schema: T): z.output<T> {
  const read = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!read.success) throw new Error(`${file}: ${read.error.message}`);
  return read.data;
}
