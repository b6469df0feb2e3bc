// All SQL on the posts and pages that editors write.
import { sql } from 'kysely';
import type { ArticleKind } from '#kernel/articles/articles.ts';
import type { Language } from '#kernel/languages.ts';
import type { PostTag } from '#kernel/choices/post-tags.ts';
import type { Queryable } from '#platform/database/database.ts';

export type ArticleText = { title: string; lead: string; body: string };
export type ArticleTexts = Partial<Record<Language, ArticleText>>;
/** Of a post. `pictureTour`: the tour whose picture it has; otherwise that of the first tour it leads to. */
export type ArticleFacts = { author: string; tags: PostTag[]; pictureTour: string | null };

export type ArticleRow = {
  id: string;
  kind: ArticleKind;
  slug: string;
  version: number;
  publishedVersion: number | null;
  publishedOn: string | null;
  publishedAt: Date | null;
  unpublishedAt: Date | null;
  updatedAt: Date;
};

type Key = { kind: ArticleKind; slug: string };
type Version = { facts: ArticleFacts; texts: ArticleTexts };

const columns = sql.raw(
  'a.id, a.kind, a.slug, a.version, a.published_version, a.published_on::text, a.published_at, a.unpublished_at, a.updated_at',
);

/** All of a kind with what their latest version says. */
export async function listArticleRows(db: Queryable, kind: ArticleKind): Promise<(ArticleRow & Version)[]> {
  const { rows } = await sql<ArticleRow & Version>`
    select ${columns}, v.facts, v.texts from articles a
    join article_versions v on v.article_id = a.id and v.version = a.version
    where a.kind = ${kind}`.execute(db);
  return rows;
}

export async function findArticle(db: Queryable, { kind, slug }: Key): Promise<ArticleRow | undefined> {
  const { rows } = await sql<ArticleRow>`
    select ${columns} from articles a where a.kind = ${kind} and a.slug = ${slug}`.execute(db);
  return rows[0];
}

/** Locks it until the transaction ends. */
export async function lockArticle(db: Queryable, { kind, slug }: Key): Promise<ArticleRow | undefined> {
  await sql`select from articles where kind = ${kind} and slug = ${slug} for update`.execute(db);
  return findArticle(db, { kind, slug });
}

export async function findArticleVersion(db: Queryable, id: string, version: number): Promise<Version | undefined> {
  const { rows } = await sql<Version>`
    select facts, texts from article_versions where article_id = ${id} and version = ${version}`.execute(db);
  return rows[0];
}

type VersionLine = { version: number; savedAt: Date; savedBy: string | null };

/** Latest first. */
export async function listArticleVersions(db: Queryable, id: string, limit: number): Promise<VersionLine[]> {
  const { rows } = await sql<VersionLine>`
    select v.version, v.saved_at, u.name as saved_by from article_versions v left join users u on u.id = v.saved_by
    where v.article_id = ${id} order by v.version desc limit ${limit}`.execute(db);
  return rows;
}

export type PublishedArticle = Pick<ArticleRow, 'slug' | 'publishedOn' | 'publishedAt'> & Version;

export async function listPublished(db: Queryable, kind: ArticleKind, slug?: string): Promise<PublishedArticle[]> {
  const { rows } = await sql<PublishedArticle>`
    select a.slug, a.published_on::text, a.published_at, v.facts, v.texts from articles a
    join article_versions v on v.article_id = a.id and v.version = a.published_version
    where a.kind = ${kind} and (${slug ?? null}::text is null or a.slug = ${slug ?? null})`.execute(db);
  return rows;
}

/** Slugs of posts whose text of the build is not shown: another one is, or none. */
export async function listReplacedPosts(db: Queryable): Promise<Set<string>> {
  const { rows } = await sql<{ slug: string }>`
    select slug from articles where kind = 'post' and (published_version is not null or unpublished_at is not null)`.execute(
    db,
  );
  return new Set(rows.map(({ slug }) => slug));
}

type NewVersion = Version & { id: string; version: number; by: string; now: Date };

/** The caller has locked the article. */
export async function addArticleVersion(
  db: Queryable,
  { id, version, facts, texts, by, now }: NewVersion,
): Promise<void> {
  await sql`
    insert into article_versions (article_id, version, facts, texts, saved_at, saved_by)
    values (${id}, ${version}, ${JSON.stringify(facts)}::jsonb, ${JSON.stringify(texts)}::jsonb, ${now}, ${by})`.execute(
    db,
  );
}

/** False if there is one of this slug already. */
export async function insertArticle(db: Queryable, { id, kind, slug, now }: Key & { id: string; now: Date }) {
  const { numAffectedRows } = await sql`
    insert into articles (id, kind, slug, version, updated_at) values (${id}, ${kind}, ${slug}, 1, ${now})
    on conflict (kind, slug) do nothing`.execute(db);
  return numAffectedRows === 1n;
}

type Change = Partial<
  Pick<ArticleRow, 'version' | 'publishedVersion' | 'publishedOn' | 'publishedAt' | 'unpublishedAt'>
>;

export async function updateArticle(db: Queryable, id: string, change: Change & { now: Date }): Promise<void> {
  const { now, ...set } = change;
  await db
    .updateTable('articles')
    .set({ ...set, updatedAt: now })
    .where('id', '=', id)
    .execute();
}
