-- Operators block gift cards and promo codes: nothing new is paid with them until they are released.
alter table gift_cards add column blocked_at timestamptz;
alter table promo_codes add column blocked_at timestamptz;
-- Both are found by operators: gift cards by their recipient, and listed by when they were ordered.
create index gift_cards_recipient on gift_cards (lower(recipient_email));
create index gift_cards_ordered on gift_cards (ordered_at, id);
create index promo_codes_beginning on promo_codes (code text_pattern_ops);
