-- When the person behind a session last showed who they are, beyond holding it: asked before the ways to sign in change.
alter table sessions add column proved_at timestamptz;

-- What was handed out to be given back once, soon: the challenge a passkey signs, the token between password and code.
create table challenges (
  -- SHA-256: the table alone lets nobody go on.
  token_hash bytea primary key check (length(token_hash) = 32),
  purpose text not null check (purpose in ('second_step', 'passkey_sign_in', 'passkey_adding', 'passkey_proof')),
  -- Who signs in with a passkey says so by the passkey.
  user_id uuid references users on delete cascade,
  expires_at timestamptz not null,
  check ((user_id is null) = (purpose = 'passkey_sign_in'))
);
create index challenges_user on challenges (user_id);
create index challenges_expiry on challenges (expires_at);

create table passkeys (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- As the authenticator gave it, in base64url: it is looked up by what browsers send.
  credential_id text not null unique,
  public_key bytea not null,
  -- Counts up where the authenticator counts; those that are copied between devices say 0 always.
  sign_count bigint not null check (sign_count >= 0),
  transports text[] not null,
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

-- One-time codes by RFC 6238, one secret a person.
create table totp (
  user_id uuid primary key references users on delete cascade,
  -- AES-256-GCM under the installation's sealing key, bound to the user.
  sealed_secret bytea not null,
  begun_at timestamptz not null,
  -- Null until a first code has shown that the app has the secret; until then it asks nobody for anything.
  confirmed_at timestamptz,
  -- The 30 seconds whose code was used last: neither it nor an earlier one is taken again.
  last_step bigint
);

create table recovery_codes (
  user_id uuid not null references totp on delete cascade,
  -- A keyed hash. A code that was used is gone.
  code_hash bytea not null check (length(code_hash) = 32),
  primary key (user_id, code_hash)
);
