-- A rate that an operator enters is used as it was entered: units for one dollar, whatever a dollar costs in euros since.
alter table exchange_rates
  add column per_usd numeric check (per_usd > 0),
  add check (per_usd is null or is_by_hand);
