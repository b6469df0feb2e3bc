-- The support looks up which mails were written to a person.
create index mails_recipient on mails (recipient, created_at desc, id desc);
