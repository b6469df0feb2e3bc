-- An operator finds an account by the beginning of its e-mail or of any word of its name, and those that are suspended.
create index users_email_start on users (email text_pattern_ops);
create index users_name_words on users using gin (to_tsvector('simple', name));
create index users_suspended on users (id) where suspended_at is not null;
