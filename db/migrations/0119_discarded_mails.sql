-- An operator discards a mail that cannot be delivered. Its row stays, because what is written for an event is written once.
alter table mails add column discarded_at timestamptz;
