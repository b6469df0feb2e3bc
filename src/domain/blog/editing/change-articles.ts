// Editors save, publish and take off posts and pages. What they save is a version, which never changes.
import type { ArticleChange, ArticleView } from '#contract/operator/articles.ts';
import { DomainError, invalid } from '#contract/domain-error.ts';
import { isSafeLink, linksIn } from '#kernel/articles/article-text.ts';
import { type ArticleKind, isPageSlug } from '#kernel/articles/articles.ts';
import { newId } from '#kernel/ids.ts';
import { type Language, languages } from '#kernel/languages.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { recordActOf } from '#domain/audit/record-act.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import {
  addArticleVersion,
  type ArticleRow,
  type ArticleTexts,
  findArticleVersion,
  insertArticle,
  lockArticle,
  updateArticle,
} from './article-queries.ts';
import { findBuiltArticle } from './built-articles.ts';
import { readArticle } from './read-articles.ts';

type Which = { kind: ArticleKind; slug: string };

/** Throws `not_found` for a page that does not exist, `article_changed` if `version` is not the latest, 0 for none yet, and
 *  `invalid_input` on a text that leads to no address. */
export function saveArticle(context: Context, { kind, slug }: Which, change: ArticleChange): Promise<ArticleView> {
  if (kind === 'page' && !isPageSlug(slug)) throw new DomainError('not_found');
  checkLinks(change);
  const { version: basedOn, facts } = change;
  const texts = writtenTexts(change);
  return context.database.transaction(async (db) => {
    const now = context.clock.now();
    const row = await lockArticle(db, { kind, slug });
    if ((row?.version ?? 0) !== basedOn) throw await changedError(db, { kind, slug });
    const id = row?.id ?? newId();
    const version = basedOn + 1;
    if (!row && !(await insertArticle(db, { id, kind, slug, now }))) throw await changedError(db, { kind, slug });
    if (row) await updateArticle(db, id, { version, now });
    await addArticleVersion(db, { id, version, facts, texts, by: signedIn(context).id, now });
    await recordActOf(context, db, { act: 'article_save', subjectId: `${kind} ${slug}`, after: { version } });
    return readArticle(db, kind, slug);
  });
}

/** Throws `not_found`, and `invalid_input` on what a language of the marketplace lacks. */
export async function publishArticle(context: Context, which: Which, version: number): Promise<ArticleView> {
  const { availableLanguages } = await currentSettings(context);
  return context.database.transaction(async (db) => {
    const row = await lockExisting(db, which);
    const content = await findArticleVersion(db, row.id, version);
    if (!content) throw new DomainError('not_found');
    checkWhole(content.texts, availableLanguages);
    if (which.kind === 'post' && !content.facts.author) throw invalid('facts.author', 'required');
    if (row.publishedVersion === version) return readArticle(db, which.kind, which.slug);
    const now = context.clock.now();
    const firstDay = findBuiltArticle(which.kind, which.slug)?.publishedOn ?? now.toISOString().slice(0, 10);
    const publishedOn = row.publishedOn ?? firstDay;
    const published = { publishedVersion: version, publishedOn, publishedAt: now, unpublishedAt: null };
    await updateArticle(db, row.id, { ...published, now });
    await recordPublication(context, db, 'article_publish', which, row.publishedVersion, version);
    return readArticle(db, which.kind, which.slug);
  });
}

/** A post is then not shown, and a page has the text of the build again. Throws `not_found`. */
export function unpublishArticle(context: Context, which: Which): Promise<ArticleView> {
  return context.database.transaction(async (db) => {
    const row = await lockExisting(db, which);
    if (row.publishedVersion !== null) {
      const now = context.clock.now();
      await updateArticle(db, row.id, { publishedVersion: null, unpublishedAt: now, now });
      await recordPublication(context, db, 'article_unpublish', which, row.publishedVersion, null);
    }
    return readArticle(db, which.kind, which.slug);
  });
}

async function lockExisting(db: Queryable, which: Which): Promise<ArticleRow> {
  const row = await lockArticle(db, which);
  if (!row) throw new DomainError('not_found');
  return row;
}

const recordPublication = (
  context: Context,
  db: Queryable,
  act: 'article_publish' | 'article_unpublish',
  { kind, slug }: Which,
  ...[before, after]: [number | null, number | null]
) => recordActOf(context, db, { act, subjectId: `${kind} ${slug}`, before, after });

async function changedError(db: Queryable, { kind, slug }: Which): Promise<DomainError> {
  const current = await readArticle(db, kind, slug).catch(() => null);
  return new DomainError('article_changed', { current });
}

/** A language without any text is not written yet. */
function writtenTexts({ texts }: ArticleChange): ArticleTexts {
  const written = languages.filter((language) => Object.values(texts[language]).some(Boolean));
  return Object.fromEntries(written.map((language) => [language, texts[language]]));
}

function checkLinks({ texts }: ArticleChange): void {
  for (const language of languages) {
    for (const part of ['lead', 'body'] as const) {
      const wrong = linksIn(texts[language][part]).find((to) => !isSafeLink(to));
      if (wrong) throw invalid(`texts.${language}.${part}`, 'link', { address: wrong.slice(0, 80) });
    }
  }
}

function checkWhole(texts: ArticleTexts, available: readonly Language[]): void {
  for (const language of available) {
    const lacking = (['title', 'lead', 'body'] as const).find((part) => !texts[language]?.[part]);
    if (lacking) throw invalid(`texts.${language}.${lacking}`, 'required');
  }
}
