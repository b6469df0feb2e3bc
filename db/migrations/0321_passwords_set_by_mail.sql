-- When the password was last set by the link of a mail: whoever signs in with it soon after reads the mails of the account, too.
alter table users add column password_mailed_at timestamptz;
