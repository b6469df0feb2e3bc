-- Each page of the console shows whether its operator acts for a traveller.
create index acting_sessions_running on acting_sessions (actor_id, ends_at) where ended_at is null;
