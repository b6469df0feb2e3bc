-- Gift cards of one state in the order of their purchase, codes by their uses, and deliveries in both directions: the index of
-- deliveries had the time descending and the id ascending, which is the order of no list.
create index gift_cards_state on gift_cards (state, ordered_at, id);
create index promo_codes_taken on promo_codes (taken, code);
drop index webhook_deliveries_endpoint;
create index webhook_deliveries_endpoint on webhook_deliveries (endpoint_id, created_at, id);
