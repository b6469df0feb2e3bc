-- A message to the operator is open until somebody of the staff marks it as done. What is older than a month is, by nobody: else a
-- marketplace would begin with all messages of two years to be marked one by one. Open and done ones are counted and paged in an index each.
alter table contact_messages
  add column done_at timestamptz,
  add column done_by uuid references users (id) on delete set null,
  add constraint contact_messages_done check (done_by is null or done_at is not null);
update contact_messages set done_at = now() where written_at < now() - interval '1 month';
create index contact_messages_open on contact_messages (written_at, id) where done_at is null;
create index contact_messages_done on contact_messages (written_at, id) where done_at is not null;
create index contact_messages_done_by on contact_messages (done_by) where done_by is not null;
