-- From when on the grace counts within which an account may go without codes: its opening. Whoever has an account at the time
-- of this upgrade has been told of nothing yet, and the grace begins now.
alter table users add column second_factor_grace_from timestamptz not null default now();

-- The logins that the demo world publishes: on a laptop nobody asks codes of them.
alter table users add column is_demo boolean not null default false;
update users set is_demo = true
where email in ('lucia@travellers.example', 'nuria@mar-y-piedra.example', 'operator@senda.example');
