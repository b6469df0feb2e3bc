-- Owners invite people into the team of their supplier by mail. The secret of the link is in the mail alone, and made with it.
create table supplier_invitations (
  id uuid primary key,
  supplier_id uuid not null references suppliers on delete cascade,
  email text not null check (email = lower(email)),
  role text not null check (role in ('manager', 'guide')),
  token_hash bytea unique check (length(token_hash) = 32),
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  unique (supplier_id, email)
);
create index supplier_invitations_email on supplier_invitations (email);
create index supplier_invitations_expired on supplier_invitations (expires_at);
