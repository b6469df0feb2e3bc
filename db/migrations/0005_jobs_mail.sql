create table jobs (
  id bigint generated always as identity primary key,
  name text not null,
  payload jsonb not null default '{}',
  run_at timestamptz not null default now(),
  attempts integer not null default 0,
  last_error text,
  -- Given up after the last attempt; kept for the operator.
  dead_at timestamptz,
  created_at timestamptz not null default now(),
  -- At most one waiting job of a recurring kind, however many processes run.
  recurring boolean not null default false
);
create index jobs_due on jobs (run_at) where dead_at is null;
create unique index jobs_recurring on jobs (name) where recurring;

create table mails (
  id uuid primary key,
  -- The event a mail tells of; a job that runs twice writes it once.
  event text not null unique,
  recipient text not null,
  language text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mails_unsent on mails (created_at) where sent_at is null;
