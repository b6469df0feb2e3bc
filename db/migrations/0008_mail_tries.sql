-- A mail that the server refuses waits longer each time, and keeps no other waiting.
alter table mails
  add column attempts integer not null default 0 check (attempts >= 0),
  -- Not before then. Set ahead by the process that takes the mail, so that no other sends it as well.
  add column next_try_at timestamptz not null default now(),
  add column last_error text;
