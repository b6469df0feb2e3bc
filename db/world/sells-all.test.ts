// Whoever starts Senda for the first time sees all that a tour can sell: the demo world has an example of each.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { type TestApp, testApp } from '#test/app.ts';
import { cities } from './cities.ts';
import { demoLogins } from './logins.ts';

describe('the demo world has', () => {
  let app: TestApp;
  before(async () => {
    app = await testApp();
  });

  // Other test files add tours of their own to the same database.
  const slugs = cities.flatMap(({ tours }) => tours.map(({ slug }) => slug));
  const tours = sql`(select id from tours where slug = any(${slugs}))`;
  const options = sql`(select id from options where tour_id in ${tours})`;

  const examples = {
    'family tickets': sql`select from units where kind = 'family' and option_id in ${options}`,
    'a day ticket': sql`
      select from options o join schedules s on s.option_id = o.id
      where o.kind = 'opening_hours' and cardinality(s.end_times) > 0 and o.id in ${options}`,
    'an open-dated ticket': sql`select from options where kind = 'open_dated' and valid_days > 0 and id in ${options}`,
    'extras for a person': sql`select from extras where per = 'person' and tour_id in ${tours}`,
    'extras for a booking': sql`select from extras where per = 'booking' and tour_id in ${tours}`,
    'prices of a season': sql`select from price_rules where season_from is not null and option_id in ${options}`,
    'price tiers by the size of the party': sql`
      select from price_rules where from_people is not null and option_id in ${options}
      group by option_id having count(distinct from_people) > 1`,
    'a resource that two tours share': sql`
      select from option_resources r join options o on o.id = r.option_id where o.tour_id in ${tours}
      group by r.resource_id having count(distinct o.tour_id) > 1`,
    'a departure that the demo traveller waits for': sql`
      select from waitlist_entries e join users u on u.id = e.user_id
      where u.email = ${demoLogins.traveller.email} and e.tour_id in ${tours}`,
    'questions with a waiver beside others': sql`
      select from questions where active and tour_id in ${tours}
      group by tour_id having bool_or(kind = 'waiver') and bool_or(kind <> 'waiver')`,
    'pickup in more than one zone': sql`
      select from pickup_points p join pickup_point_texts x on x.pickup_point_id = p.id
      where p.active and x.language = 'en' and p.tour_id in ${tours}
      group by p.tour_id having count(distinct x.zone) > 1`,
    'a pickup with a price where others are free': sql`
      select from extras e join extra_texts x on x.extra_id = e.id
      where x.language = 'en' and x.label like 'Pickup %' and e.price_minor > 0 and e.tour_id in ${tours}
        and e.tour_id in (select tour_id from pickup_points where active)`,
  };

  for (const [thing, example] of Object.entries(examples))
    test(thing, async () => {
      const { rows } = await example.execute(app.services.database.db);
      assert.ok(rows.length > 0);
    });
});
