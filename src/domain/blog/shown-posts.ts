import type { Queryable } from '#platform/database/database.ts';
import { findOnSale } from '../catalogue/sale.ts';
import type { Post } from './post.ts';
import { readPosts } from './read-posts.ts';

const posts = readPosts();

/** A post with those of its tours that are on sale: their ids by slug. */
export type ShownPost = { post: Post; onSale: Map<string, string> };

/** Latest first. Posts without any tour on sale are left out: they belong to the demo world. */
export async function findShownPosts(db: Queryable): Promise<ShownPost[]> {
  const onSale = await findOnSale(db, [...new Set(posts.flatMap(({ tours }) => tours))]);
  return posts.flatMap((post) => {
    const own = new Map(post.tours.flatMap((slug) => (onSale.has(slug) ? [[slug, onSale.get(slug)!] as const] : [])));
    return own.size > 0 ? [{ post, onSale: own }] : [];
  });
}
