-- Documents by which an operator verifies who a supplier is. The file is gone once its retention is over; the row is the history.
create table supplier_documents (
  id uuid primary key,
  supplier_id uuid not null references suppliers,
  kind text not null check (kind in ('register_extract', 'insurance', 'licence', 'identity')),
  name text not null,
  file text unique,
  content_type text not null check (content_type in ('application/pdf', 'image/jpeg', 'image/png')),
  size_bytes integer not null check (size_bytes > 0),
  valid_until date,
  uploaded_by uuid references users,
  uploaded_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'refused', 'replaced', 'withdrawn')),
  -- The accepted document whose place this one takes when it is accepted.
  replaces uuid references supplier_documents on delete set null,
  decided_by uuid references users,
  decided_at timestamptz,
  reason text,
  ended_at timestamptz,
  reminded_soon_at timestamptz,
  reminded_end_at timestamptz,
  constraint supplier_documents_decided check (state not in ('accepted', 'refused') or decided_at is not null),
  constraint supplier_documents_refused check (state <> 'refused' or reason is not null),
  constraint supplier_documents_ended check ((state in ('replaced', 'withdrawn')) = (ended_at is not null))
);

create index supplier_documents_of_supplier on supplier_documents (supplier_id, uploaded_at);
create index supplier_documents_waiting on supplier_documents (uploaded_at, id) where state = 'waiting';
create index supplier_documents_valid_until on supplier_documents (valid_until, id) where state = 'accepted';
create index supplier_documents_replacing on supplier_documents (replaces) where replaces is not null;
create index supplier_documents_uploaded_by on supplier_documents (uploaded_by);
create index supplier_documents_decided_by on supplier_documents (decided_by) where decided_by is not null;
