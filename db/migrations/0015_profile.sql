-- What somebody is written beside what concerns their own bookings and account. News wait for a yes.
alter table users
  add column wants_reminders boolean not null default true,
  add column wants_news boolean not null default false;
create index users_news on users (id) where wants_news;

-- An extension stands behind its number as RFC 3966 writes it: '+34912345678;ext=12'.
alter table users drop constraint users_phone_check;
alter table users add constraint users_phone_check check (phone ~ '^\+[1-9][0-9]{2,19}(;ext=[0-9]{1,20})?$');
