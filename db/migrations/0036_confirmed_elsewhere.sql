-- Whoever reads the mails of the address opened its link without being signed in to the account: they may be another person than
-- whoever opened the account. Passkeys, codes and what is known of the address are for the one who has shown to be both.
alter table users add column confirmed_elsewhere boolean not null default false;
