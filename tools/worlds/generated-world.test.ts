import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { indexTours } from '#domain/search/documents/index-documents.ts';
import { type Database, openDatabase } from '#platform/database/database.ts';
import { migrate, prepareOnce } from '#platform/database/migrate.ts';
import { makePostgresDatabase } from '#test/world-copy.ts';
import { loadGeneratedWorld } from './load-generated-world.ts';

const tours = 1100;

describe('a made world', () => {
  let database: Database;
  before(async () => {
    database = await openDatabase(
      process.env.TEST_ENGINE === 'postgres'
        ? { url: await makePostgresDatabase(process.env.TEST_DATABASE_URL!), poolSize: 2 }
        : { memory: true },
    );
    await prepareOnce(database.pool, (client) => migrate(client));
    await loadGeneratedWorld(database, { tours, departuresPerTour: 2 });
  });
  after(() => database.close());

  const rows = async (query: string) => (await sql.raw<Record<string, unknown>>(query).execute(database.db)).rows;

  test('has all its tours, and breaks no invariant', async () => {
    assert.deepEqual(await rows('select count(*) as tours from tours'), [{ tours }]);
    assert.deepEqual(await rows('select * from broken_invariants()'), []);
  });

  test('has the search documents, words and names that indexing its tours makes', async () => {
    const questions = [
      `select tour_id, language, array(select unnest(title_terms) order by 1) as t, array(select unnest(name_terms) order by 1) as n,
         array(select unnest(text_terms) order by 1) as x, array(select unnest(all_terms) order by 1) as a
       from search_documents order by 1, 2`,
      'select * from search_terms order by language, term collate "C"',
      'select * from search_names order by 1, 2, 3',
    ];
    const made = await Promise.all(questions.map(rows));
    await database.transaction((transaction) => indexTours(transaction, 'all'));
    for (const [at, question] of questions.entries()) assert.deepEqual(made[at], await rows(question), question);
    assert.equal(made[0]!.length, tours * 3);
  });

  test('has departures made as far as its rules go, and tells of changes again', async () => {
    assert.deepEqual(
      await rows('select count(*) as unmade from schedules where made_until is distinct from season_ends_on'),
      [{ unmade: 0 }],
    );
    const changes = 'select count(*) as changes from search_changes';
    const [before] = await rows(changes);
    await rows('update tours set popularity = popularity + 1 where id = (select id from tours limit 1)');
    const [afterwards] = await rows(changes);
    assert.ok(Number(afterwards!.changes) > Number(before!.changes));
  });
});
