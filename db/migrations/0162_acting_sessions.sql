-- Support acts for a traveller: with a reason, for half an hour at most, and the traveller is told.
create table acting_sessions (
  id uuid primary key,
  actor_id uuid not null references users,
  user_id uuid not null references users on delete cascade,
  reason text not null check (char_length(reason) between 10 and 500),
  started_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > started_at and ends_at <= started_at + interval '30 minutes'),
  ended_at timestamptz check (ended_at between started_at and ends_at),
  check (actor_id <> user_id)
);
create index acting_sessions_user on acting_sessions (user_id, id);
create index acting_sessions_actor on acting_sessions (actor_id, id);
