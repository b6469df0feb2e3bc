-- For a while closing and opening departures did not look at busy calendars of guides and boats.
update departures d set open = false
where d.open and d.starts_at > now() and is_busy(d)
  and d.option_id in (
    select n.option_id from option_resources n where n.resource_id in (select resource_id from resource_busy_times));
