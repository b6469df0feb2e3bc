-- An operator gives up for good what a receiver did not accept: it stays in the log of its supplier.
alter table webhook_deliveries
  add column discarded_at timestamptz,
  add constraint webhook_deliveries_discarded check (discarded_at is null or (due_at is null and delivered_at is null));
create index webhook_deliveries_held on webhook_deliveries (created_at desc, id desc)
  where delivered_at is null and discarded_at is null and attempts > 0;
