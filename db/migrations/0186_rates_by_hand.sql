-- A rate that an operator enters by hand stands beside a published one of the same day, so that what was published can be read again.
alter table exchange_rates
  add column is_by_hand boolean not null default false,
  drop constraint exchange_rates_pkey,
  add primary key (as_of, currency, is_by_hand);
