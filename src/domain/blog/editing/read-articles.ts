// Posts and pages as editors see them: those of the build and those that were written here are one list.
import type { ArticleRowView, ArticleView, ArticleVersionView } from '#contract/operator/articles.ts';
import { DomainError } from '#contract/domain-error.ts';
import { readSections } from '#kernel/articles/article-text.ts';
import { type ArticleKind, type ArticleStatus, isPageSlug } from '#kernel/articles/articles.ts';
import type { PageView } from '#contract/blog.ts';
import { type Language, languages } from '#kernel/languages.ts';
import type { Queryable } from '#platform/database/database.ts';
import {
  type ArticleFacts,
  type ArticleRow,
  type ArticleTexts,
  findArticle,
  findArticleVersion,
  listArticleRows,
  listArticleVersions,
  listPublished,
} from './article-queries.ts';
import { builtArticles, findBuiltArticle } from './built-articles.ts';

/** The latest change first, then those of the build. */
export async function listArticles(db: Queryable, kind: ArticleKind, language: Language): Promise<ArticleRowView[]> {
  const written = await listArticleRows(db, kind);
  const slugs = new Set(written.map(({ slug }) => slug));
  const built = builtArticles(kind).filter(({ slug }) => !slugs.has(slug));
  return [
    ...written
      .toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())
      .map((row) => ({
        kind,
        slug: row.slug,
        title: titleOf(row.texts, language) || row.slug,
        status: statusOf(row),
        isChanged: row.publishedVersion !== null && row.publishedVersion !== row.version,
        missing: languagesMissing(row.texts),
        changedAt: row.updatedAt.toISOString(),
      })),
    ...built.map(({ slug, texts }) => ({
      kind,
      slug,
      title: titleOf(texts, language),
      status: 'built' as const,
      isChanged: false,
      missing: [],
      changedAt: null,
    })),
  ];
}

const versionsShown = 30;

/** Throws `not_found`. */
export async function readArticle(db: Queryable, kind: ArticleKind, slug: string): Promise<ArticleView> {
  const row = await findArticle(db, { kind, slug });
  const built = findBuiltArticle(kind, slug);
  if (!row) {
    if (!built) throw new DomainError('not_found');
    return articleView({ kind, slug, version: 0, publishedVersion: null, status: 'built', hasBuilt: true }, built, []);
  }
  const { facts, texts } = (await findArticleVersion(db, row.id, row.version))!;
  const versions = await listArticleVersions(db, row.id, versionsShown);
  const { version, publishedVersion } = row;
  const head = { kind, slug, version, publishedVersion, status: statusOf(row), hasBuilt: built !== undefined };
  return articleView(
    head,
    { facts, texts },
    versions.map((one) => ({ ...one, savedAt: one.savedAt.toISOString() })),
  );
}

/** Version 0 is the text of the build. Throws `not_found`. */
export async function readArticleVersion(
  db: Queryable,
  kind: ArticleKind,
  slug: string,
  version: number,
): Promise<ArticleVersionView> {
  const row = await findArticle(db, { kind, slug });
  const found = version > 0 ? row && (await findArticleVersion(db, row.id, version)) : findBuiltArticle(kind, slug);
  if (!found) throw new DomainError('not_found');
  return { version, facts: found.facts, texts: inEachLanguage(found.texts) };
}

/** What is shown in place of the text of the build, or null. */
export async function readPage(db: Queryable, slug: string, language: Language): Promise<PageView> {
  const [page] = isPageSlug(slug) ? await listPublished(db, 'page', slug) : [];
  const text = page?.texts[language];
  if (!page || !text) return { page: null };
  const { title, lead, body } = text;
  const changedOn = page.publishedAt!.toISOString().slice(0, 10);
  return { page: { title, lead, changedOn, sections: readSections(body) } };
}

export function statusOf({ publishedVersion, unpublishedAt }: ArticleRow): ArticleStatus {
  if (publishedVersion !== null) return 'published';
  return unpublishedAt === null ? 'draft' : 'unpublished';
}

const titleOf = (texts: ArticleTexts, language: Language): string =>
  texts[language]?.title ?? Object.values(texts)[0]?.title ?? '';

const languagesMissing = (texts: ArticleTexts): Language[] => languages.filter((language) => !isWhole(texts[language]));

const isWhole = (text: ArticleTexts[Language]): boolean => Boolean(text && text.title && text.lead && text.body);

const nothing = { title: '', lead: '', body: '' };

const inEachLanguage = (texts: ArticleTexts) => ({
  en: texts.en ?? nothing,
  es: texts.es ?? nothing,
  fr: texts.fr ?? nothing,
});

type Content = { facts: ArticleFacts; texts: ArticleTexts };

const articleView = (
  head: Omit<ArticleView, 'facts' | 'texts' | 'versions'>,
  { facts, texts }: Content,
  versions: ArticleView['versions'],
): ArticleView => ({ ...head, facts, texts: inEachLanguage(texts), versions });
