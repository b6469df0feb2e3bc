// Prefixes of place and tour names as people type them, letter by letter from the third.
import type pg from 'pg';
import type { LoadRequest } from './load.ts';

const lettersMin = 3;

export async function autocompleteRequests(sql: pg.Pool): Promise<LoadRequest[]> {
  const { rows } = await sql.query<{ name: string }>(
    "select name from place_texts where language = 'en' order by md5(place_id::text) limit 40",
  );
  const typed = [...rows.map(({ name }) => name.toLowerCase()), 'market', 'lantern', 'fisherman', 'courtyard'].flatMap(
    prefixes,
  );
  return typed.map((q) => ({ path: `/api/tours/search-text?q=${encodeURIComponent(q)}&lang=en` }));
}

function prefixes(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - lettersMin + 1) }, (_, more) =>
    word.slice(0, lettersMin + more),
  );
}
