-- The history of prices ends with what an option costs. An entry had the time at which its transaction began: one that had waited for
-- another came before it in the history, and what it wrote counted, but not there. It comes after the last entry now, and a
-- transaction knows its own entry by its id: several statements of it make one.

alter table price_history add column transaction_id xid8;

create or replace function price_history_is_append_only() returns trigger language plpgsql as $$
begin
  -- The entry of this transaction is not finished yet; that of an option that is deleted goes with it.
  if (old.transaction_id = pg_current_xact_id() and old.from_at >= now()) or not exists (select from options where id = old.option_id) then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  raise exception 'the history of prices is append-only';
end $$;

create or replace function note_prices() returns trigger language plpgsql as $$
begin
  insert into price_history (option_id, from_at, units, rules, transaction_id)
  select o.id,
    case when last.transaction_id = pg_current_xact_id() and last.from_at >= now() then last.from_at
      else greatest(now(), last.from_at + interval '1 microsecond') end,
    p.units, p.rules, pg_current_xact_id()
  from options o cross join lateral prices_of_option(o.id) p
  left join lateral (
    select h.from_at, h.transaction_id from price_history h where h.option_id = o.id order by h.from_at desc limit 1
  ) last on true
  where o.id in (select option_id from changed)
  on conflict (option_id, from_at) do update set units = excluded.units, rules = excluded.rules;
  delete from price_history h
  where h.transaction_id = pg_current_xact_id() and h.from_at >= now() and h.option_id in (select option_id from changed)
    and (h.units, h.rules) = (
      select b.units, b.rules from price_history b where b.option_id = h.option_id and b.from_at < h.from_at order by b.from_at desc limit 1);
  return null;
end $$;
