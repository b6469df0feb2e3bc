create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

-- Signing keys and the like, made at first start; never in a log, never on the wire.
create table secrets (
  name text primary key,
  value bytea not null,
  created_at timestamptz not null default now()
);

create table users (
  id uuid primary key,
  -- Lower case and trimmed, so that one mailbox opens one account.
  email text not null check (email = lower(btrim(email)) and length(email) between 3 and 254),
  name text not null check (length(name) between 1 and 120),
  role text not null check (role in ('client', 'supplier', 'admin')),
  -- Argon2id in PHC string format; '!' is the hash of nothing: nobody signs in to that account.
  password_hash text not null check (password_hash like '$argon2id$%' or password_hash = '!'),
  language text check (language in ('es', 'en', 'fr')),
  currency char(3),
  -- '+' and digits: a calling code of 1 to 3 and a national number of 2 to 17.
  phone text check (phone ~ '^\+[1-9][0-9]{2,19}$'),
  city text,
  country char(2) check (country ~ '^[A-Z]{2}$'),
  date_of_birth date,
  loyalty_points integer check (loyalty_points >= 0),
  preferences text,
  saved_locations jsonb check (jsonb_typeof(saved_locations) = 'array'),
  avatar_file text,
  created_at timestamptz not null default now(),
  constraint users_email_key unique (email)
);

-- One row a sign-in. Its refresh tokens form a chain; reuse of an old link revokes the whole session.
create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  user_agent text,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index sessions_user on sessions (user_id);

create table refresh_tokens (
  -- SHA-256 of the token: the table alone opens no session.
  token_hash bytea primary key check (length(token_hash) = 32),
  session_id uuid not null references sessions on delete cascade,
  issued_at timestamptz not null default now(),
  replaced_at timestamptz
);
create index refresh_tokens_session on refresh_tokens (session_id);

-- Counters of a fixed window, e.g. sign-ins per account and address. Shared by all processes.
-- The key is an HMAC of rule and subject: no address and no e-mail stands here in clear.
create table throttles (
  key text not null,
  window_starts_at timestamptz not null,
  count integer not null check (count > 0),
  primary key (key, window_starts_at)
);
create index throttles_window on throttles (window_starts_at);

create table missing_translations (
  language text not null,
  namespace text not null,
  key text not null,
  shown text not null,
  times integer not null default 1,
  last_seen_at timestamptz not null default now(),
  primary key (language, namespace, key)
);
