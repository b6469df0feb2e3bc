// Why a departure that nobody has booked can sell nothing: another one has what both need.
import { type RawBuilder, sql } from 'kysely';
import type { Language } from '#kernel/languages.ts';
import { timeText } from '#kernel/moments.ts';
import { text } from '#platform/texts/texts.ts';
import { textOrder } from '#domain/catalogue/catalogue-queries.ts';

/** What is taken, and by which departure: its option where it is of the same tour. */
export type WithheldBy = { name: string; startsAtLocal: string; what: string };

/** Of a departure `d`; null where its own bookings fill it, or seats are left. */
export const withheldBy = (language: Language): RawBuilder<WithheldBy | null> => sql<WithheldBy | null>`(
  case when d.withheld > 0 and d.taken + d.withheld >= d.capacity then (
    select jsonb_build_object('name', r.name, 'startsAtLocal', to_char(other.starts_at_local, 'YYYY-MM-DD"T"HH24:MI'),
      'what', case when other.tour_id = d.tour_id
        then (select name from option_texts x where x.option_id = other.option_id order by ${textOrder(language)} limit 1)
        else (select title from tour_texts x where x.tour_id = other.tour_id order by ${textOrder(language)} limit 1) end)
    from departures_beside(d.id) b join resources r on r.id = b.resource_id join departures other on other.id = b.other_id
    where b.uses > 0 order by b.from_at, r.name, other.id limit 1
  ) end)`;

/** 'Boat Llebeig is taken by 17:00 The whole boat' */
export const withheldText = (by: WithheldBy | null, language: Language): string | null =>
  by && text(language, 'resources', 'taken_reason', { ...by, time: timeText(by.startsAtLocal, language) });
