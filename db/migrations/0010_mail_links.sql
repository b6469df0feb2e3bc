-- An address counts once somebody has shown that they read its mails. A changed one waits beside the old one until then.
alter table users
  add column email_confirmed_at timestamptz,
  add column pending_email text
    check (pending_email = lower(btrim(pending_email)) and length(pending_email) between 3 and 254 and pending_email <> email);

-- Links that were sent by mail and do one thing: confirm an address, or choose a new password.
create table mail_links (
  -- SHA-256 of the link's secret: the table alone opens nothing.
  token_hash bytea primary key check (length(token_hash) = 32),
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('confirm_email', 'reset_password')),
  -- Where it was sent: it says nothing about any other address.
  email text not null,
  expires_at timestamptz not null
);
create index mail_links_user on mail_links (user_id);
create index mail_links_expiry on mail_links (expires_at);
