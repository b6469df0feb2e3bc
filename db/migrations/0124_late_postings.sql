-- What is posted to a day that was added up already, by a process whose clock runs behind, counts in its totals.
create function ledger_counts_late_entries() returns trigger language plpgsql as $$
begin
  insert into ledger_days (day, account, currency, debit_minor, credit_minor)
  select (t.at at time zone 'UTC')::date, w.account, w.currency, sum(greatest(w.amount_minor, 0)), sum(greatest(-w.amount_minor, 0))
  from ledger_summed s
  cross join written w
  join ledger_transactions t on t.id = w.transaction_id and t.at < s.until::timestamp at time zone 'UTC'
  group by 1, 2, 3 order by 1, 2, 3
  on conflict (day, account, currency) do update
    set debit_minor = ledger_days.debit_minor + excluded.debit_minor,
        credit_minor = ledger_days.credit_minor + excluded.credit_minor;
  return null;
end $$;
create trigger ledger_entries_late after insert on ledger_entries referencing new table as written
  for each statement execute function ledger_counts_late_entries();
