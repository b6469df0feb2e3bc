// What people type into the search box: beginnings of places and things, letter by letter from the third.
import type pg from 'pg';
import type { LoadRequest } from './load.ts';

const lettersMin = 3;

export async function typedQuestions(sql: pg.Pool): Promise<LoadRequest[]> {
  const { rows } = await sql.query<{ name: string }>(
    "select name from place_texts where language = 'en' order by md5(place_id::text) limit 40",
  );
  const typed = [...rows.map(({ name }) => name.toLowerCase()), 'market', 'lantern', 'fisherman', 'courtyard'].flatMap(
    beginnings,
  );
  return typed.map((q) => ({ path: `/api/tours/search-text?q=${encodeURIComponent(q)}&lang=en` }));
}

function beginnings(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - lettersMin + 1) }, (_, more) =>
    word.slice(0, lettersMin + more),
  );
}
