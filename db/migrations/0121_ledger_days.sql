-- Totals of the ledger by day, so that a trial balance does not add up all entries. Days before `until` are summed.
create table ledger_days (
  day date not null,
  account text not null,
  currency char(3) not null,
  debit_minor bigint not null check (debit_minor >= 0),
  credit_minor bigint not null check (credit_minor >= 0),
  primary key (day, account, currency)
);
create table ledger_summed (
  id boolean primary key default true check (id),
  until date not null
);

-- Postings are listed by their time, all or of one kind.
create index ledger_transactions_at on ledger_transactions (at, id);
create index ledger_transactions_kind on ledger_transactions (kind, at, id);

create function broken_ledger_day_invariants() returns table (invariant text, subject text, detail text) language sql stable as $$
  select 'the totals of a day are those of its entries', coalesce(d.day, e.day)::text,
         format('%s %s: summed %s and %s, entries %s and %s', coalesce(d.account, e.account), coalesce(d.currency, e.currency),
                d.debit_minor, d.credit_minor, e.debit_minor, e.credit_minor)
  from ledger_days d
  full join (
    select (t.at at time zone 'UTC')::date as day, e.account, e.currency,
           sum(greatest(e.amount_minor, 0)) as debit_minor, sum(greatest(-e.amount_minor, 0)) as credit_minor
    from ledger_summed s
    join ledger_transactions t on t.at < s.until::timestamp at time zone 'UTC'
    join ledger_entries e on e.transaction_id = t.id
    group by 1, 2, 3
  ) e on e.day = d.day and e.account = d.account and e.currency = d.currency
  where (d.debit_minor, d.credit_minor) is distinct from (e.debit_minor, e.credit_minor)
$$;
