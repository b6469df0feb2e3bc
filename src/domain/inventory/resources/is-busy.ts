import { sql } from 'kysely';

/** What a departure `d` needs is busy elsewhere. Most suppliers have no such times: their departures are not looked at one by one. */
export const isBusy = sql<boolean>`(d.option_id in (
  select n.option_id from option_resources n where n.resource_id in (select resource_id from resource_busy_times)) and is_busy(d))`;
