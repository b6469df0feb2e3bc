-- Guest checkout: somebody who books without a password proves by a code that the mailbox is theirs. An address has one code at a time.
create table guest_codes (
  email text primary key check (email = lower(btrim(email)) and length(email) between 3 and 254),
  name text not null check (length(name) between 1 and 120),
  code_hash bytea not null check (length(code_hash) = 32),
  expires_at timestamptz not null,
  -- How often a code was entered for it, right or wrong.
  tries smallint not null default 0 check (tries >= 0)
);
create index guest_codes_expiry on guest_codes (expires_at);
