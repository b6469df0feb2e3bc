-- Who bears what a code takes off. What operators make is borne by the marketplace, out of its commission; codes of before stay as they
-- were agreed with suppliers.
alter table promo_codes
  add column borne_by text not null default 'supplier' check (borne_by in ('supplier', 'marketplace')),
  add constraint promo_codes_borne check (borne_by = 'supplier' or (supplier_id is null and percent is not null));
