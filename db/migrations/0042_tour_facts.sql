-- What people decide by, beside the prose of a tour: what is the same in every language on the tour, texts with the other texts.
-- Their shape is that of the contract (src/contract/tour-facts.ts); empty where the supplier has given none.
alter table tours add column facts jsonb not null default '{}'
  check (jsonb_typeof(facts) = 'object' and octet_length(facts::text) <= 2000);
alter table tour_texts add column facts jsonb not null default '{}'
  check (jsonb_typeof(facts) = 'object' and octet_length(facts::text) <= 16000);
