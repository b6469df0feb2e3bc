-- A period of the audit log is read in the order of the time: by number, all later entries were read first, 70 ms of 300,000.
create index audit_entries_time on audit_entries (at, sequence);
drop index audit_entries_at;
