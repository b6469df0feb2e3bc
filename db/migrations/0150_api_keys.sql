-- Keys for programs of a supplier. Each acts as the member who made it and goes with the membership. A key has 256 random bits, so a
-- fast hash is enough; its beginning says which one it is.
create table api_keys (
  id uuid primary key,
  supplier_id uuid not null,
  user_id uuid not null,
  name text not null check (length(name) between 1 and 80),
  prefix text not null,
  key_hash bytea not null unique check (length(key_hash) = 32),
  scopes text[] not null check (cardinality(scopes) between 1 and 20),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  last_used_at timestamptz,
  foreign key (supplier_id, user_id) references supplier_members (supplier_id, user_id) on delete cascade
);
create index api_keys_member on api_keys (supplier_id, user_id);
create index api_keys_user on api_keys (user_id);
