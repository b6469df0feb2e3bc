-- Lists of the operator in the orders that can be chosen, of accounts also by their role. Names are sorted as people do: in the
-- order of bytes accents come after z.
create index users_name on users (name collate "und-x-icu", id) where erased_at is null;
create index users_role on users (role, id) where erased_at is null;
