-- Written by tools/upgrades/make-upgrade-dump.ts: rows of a small marketplace at migration 0242_tours_paused_by_the_operator.sql.
-- What the test needs to know of them: {"at":"2026-11-29T13:53:50.859Z","tour":"01a21822-43e6-715b-98f3-b9f641133e54","booked":{"key":"booked-before","body":{"tourId":"01a21822-43e6-715b-98f3-b9f641133e54","date":"2026-12-10","adults":2}},"refused":{"key":"refused-before","body":{"tourId":"01a21822-43e6-715b-98f3-b9f641133e54","date":"2026-12-10","adults":20}},"toPay":{"id":"01a21822-4b8b-75b9-b481-76453ac065b0","payUrl":"http://localhost:3000/pay/test/mX9gO1pKhfJuH_4jH_s_IR0DAESpq7s9"},"toDecide":"01a21822-4b85-714e-be81-bcd99f2a26c6","toCancel":"01a21822-4b23-76b8-bdc7-5785ad177601","onHold":"01a21822-4b91-71ef-bd9e-1a2a2ae8f362"}
truncate acting_sessions, affiliate_clicks, affiliate_days, affiliate_referrals, affiliates, api_keys, applications, article_versions, articles, audit_checks, audit_entries, audit_head, booking_answers, booking_changes, booking_events, booking_items, booking_messages, bookings, calendar_edit_items, calendar_edits, cart_lines, categories, category_texts, challenges, check_ins, closure_exceptions, closures, contact_messages, departure_changes, departure_extras, departure_guides, departures, entry_imports, exchange_rates, extra_texts, extras, gift_card_redemptions, gift_cards, goodwill_refunds, guest_codes, helpful_reviews, idempotency_keys, invariant_checks, jobs, ledger_days, ledger_entries, ledger_summed, ledger_transactions, mail_links, mails, manual_entries, missing_translations, moved_slugs, notice_decisions, notices, option_resources, option_texts, options, orders, passkeys, payments, pickup_point_texts, pickup_points, picture_renditions, place_texts, places, price_history, price_rules, promo_code_tours, promo_code_uses, promo_codes, question_texts, questions, recovery_codes, refresh_tokens, resource_busy_times, resource_feeds, resource_imports, resources, review_decisions, review_photos, review_reports, reviews, schedules, search_changes, search_changes_trimmed, search_documents, search_names, search_terms, secrets, seller_filing_records, seller_filings, seller_quarters, seller_years, sessions, settings, shared_wishlists, summed_bookings, supplier_booking_days, supplier_departure_days, supplier_departures_summed, supplier_invitations, supplier_lead_days, supplier_lead_months, supplier_members, supplier_pictures, supplier_tax_details, supplier_tax_requests, supplier_terms, supplier_terms_acceptances, supplier_view_days, suppliers, tag_texts, tags, taxes, text_overrides, throttles, totp, tour_categories, tour_drafts, tour_pictures, tour_tags, tour_texts, tour_versions, tour_view_days, tours, unit_texts, units, unsummed_bookings, users, waitlist_entries, webhook_deliveries, webhook_endpoints, wishlist_items;

insert into affiliate_clicks ("id", "affiliate_id", "clicked_at") overriding system value values
('01a21822-461a-7489-b3be-711467b78347', '01a21822-45ed-7374-8fd8-e9d9ad501850', '2026-11-26 13:53:49.082+00');

insert into affiliate_days ("affiliate_id", "day", "clicks") overriding system value values
('01a21822-45ed-7374-8fd8-e9d9ad501850', '2026-11-26', '1');

insert into affiliate_referrals ("booking_id", "affiliate_id", "share_minor", "currency", "referred_at", "earned_at") overriding system value values
('01a21822-4623-7278-999f-8f6d5decd5f5', '01a21822-45ed-7374-8fd8-e9d9ad501850', '500', 'EUR', '2026-11-26 13:53:49.086+00', null);

insert into affiliates ("id", "user_id", "kind", "state", "name", "link", "message", "language", "code", "percent", "applied_at", "decided_at", "decided_by", "reasons") overriding system value values
('01a21822-45ed-7374-8fd8-e9d9ad501850', '01a21822-44c6-76ab-b8bc-4dedc25cb940', 'affiliate', 'approved', 'Fran', 'https://friend.upgrade.example', 'Letters about walks in the city.', 'en', '9gcc9x8r', '5', '2026-11-26 13:53:49.037+00', '2026-11-26 13:53:49.072+00', '01a21822-4329-7490-a040-fd4b74e46e66', null);

insert into audit_checks ("id", "at", "sequence", "hash") overriding system value values
('true', '2026-11-29 13:53:49.984+00', '1', 'eac9afbc5053519e07db6378d3b44a52c354670cc5f07a430bd6a97b21fadce5');

insert into audit_entries ("id", "at", "actor_id", "action", "subject_kind", "subject_id", "reason", "sequence", "value_before", "value_after", "hash") overriding system value values
('01a21822-4614-77e5-8c9c-c3b1ad2959e9', '2026-11-26 13:53:49.076+00', '01a21822-4329-7490-a040-fd4b74e46e66', 'approve', 'affiliate', '01a21822-45ed-7374-8fd8-e9d9ad501850', null, '1', null, null, 'eac9afbc5053519e07db6378d3b44a52c354670cc5f07a430bd6a97b21fadce5');

insert into audit_head ("id", "sequence", "hash") overriding system value values
('true', '1', 'eac9afbc5053519e07db6378d3b44a52c354670cc5f07a430bd6a97b21fadce5');

insert into booking_changes ("booking_id", "number", "state", "quoted_at", "ended_at", "departure_id", "seats_held", "extras_held", "payment_id", "expires_at", "refund_minor", "kept_minor", "before", "after", "actor", "departure_change_id", "free_until", "accepted_at", "decide_by", "pays_first", "decline_reason") overriding system value values
('01a21822-4bec-70a7-be16-28966e0ac3b0', '1', 'pending', '2026-11-29 13:53:50.596+00', null, '01a21822-4428-7616-8de1-3fc8e7ebfcf1', '1', '[]', '01a21822-4c0b-7080-b0fb-ed2d35436f8f', '2026-11-29 14:08:50.596+00', '0', '0', '{"lines": [{"kind": "adult", "people": 1, "unitId": "01a21822-4426-7486-ba55-a860aa34ab6c", "quantity": 1, "totalMinor": 5000, "unitPriceMinor": 5000}], "seats": 1, "taxes": [], "adults": 1, "endsAt": null, "children": 0, "optionId": "01a21822-4420-702a-9f0d-2f4cda7c49ff", "startsAt": "2026-12-14T09:00:00.000Z", "totalMinor": 5000, "departureId": "01a21822-4428-7616-8de1-3fc8e7ebfcf1", "endsAtLocal": null, "refundTiers": [{"hoursBefore": 72, "refundPercent": 100}, {"hoursBefore": 24, "refundPercent": 50}], "startsAtLocal": "2026-12-14T10:00", "itemsKeptMinor": 0, "commissionMinor": 750}', '{"items": [{"kind": "adult", "seats": 1, "state": "booked", "adults": 1, "labels": null, "unitId": "01a21822-4426-7486-ba55-a860aa34ab6c", "children": 0, "position": 1, "priceMinor": 5000, "cancelledAt": null, "refundMinor": null, "reductionMinor": 0}, {"kind": "adult", "seats": 1, "adults": 1, "labels": null, "unitId": "01a21822-4426-7486-ba55-a860aa34ab6c", "children": 0, "position": 2, "priceMinor": 5000, "reductionMinor": 0}], "lines": [{"kind": "adult", "people": 1, "unitId": "01a21822-4426-7486-ba55-a860aa34ab6c", "quantity": 2, "totalMinor": 10000, "unitPriceMinor": 5000}], "seats": 2, "taxes": [], "adults": 2, "endsAt": null, "children": 0, "optionId": "01a21822-4420-702a-9f0d-2f4cda7c49ff", "startsAt": "2026-12-14T09:00:00.000Z", "totalMinor": 10000, "departureId": "01a21822-4428-7616-8de1-3fc8e7ebfcf1", "endsAtLocal": null, "refundTiers": [{"hoursBefore": 72, "refundPercent": 100}, {"hoursBefore": 24, "refundPercent": 50}], "startsAtLocal": "2026-12-14T10:00", "itemsKeptMinor": 0, "commissionMinor": 1500}', 'traveller', null, null, null, null, 'false', null);

insert into booking_events ("booking_id", "at", "from_state", "to_state", "actor", "reason") overriding system value values
('01a21822-451f-73a2-b8b1-26ca316b6553', '2026-11-26 13:53:48.817+00', null, 'on_hold', 'traveller', null),
('01a21822-451f-73a2-b8b1-26ca316b6553', '2026-11-26 13:53:48.877+00', 'on_hold', 'confirmed', 'traveller', null),
('01a21822-451f-73a2-b8b1-26ca316b6553', '2026-11-29 13:53:49.985+00', 'confirmed', 'completed', 'clock', null),
('01a21822-458a-728b-828b-e22e68334f47', '2026-11-26 13:53:48.928+00', null, 'confirmed', 'traveller', null),
('01a21822-458a-728b-828b-e22e68334f47', '2026-11-29 13:53:49.985+00', 'confirmed', 'completed', 'clock', null),
('01a21822-45af-7246-80b6-eca44966033b', '2026-11-26 13:53:48.965+00', null, 'confirmed', 'traveller', null),
('01a21822-45af-7246-80b6-eca44966033b', '2026-11-27 10:00:00.03+00', 'confirmed', 'no_show', 'supplier', null),
('01a21822-4623-7278-999f-8f6d5decd5f5', '2026-11-26 13:53:49.086+00', null, 'on_hold', 'traveller', null),
('01a21822-4623-7278-999f-8f6d5decd5f5', '2026-11-26 13:53:49.114+00', 'on_hold', 'confirmed', 'traveller', null),
('01a21822-4623-7278-999f-8f6d5decd5f5', '2026-11-29 13:53:49.985+00', 'confirmed', 'completed', 'clock', null),
('01a21822-47cc-7225-b318-4710e2fb3a7f', '2026-11-26 13:53:49.513+00', 'on_hold', 'confirmed', 'traveller', null),
('01a21822-47cc-7225-b318-4710e2fb3a7f', '2026-11-26 13:53:49.513+00', null, 'on_hold', 'traveller', null),
('01a21822-47e2-770e-8be8-0097a8425338', '2026-11-26 13:53:49.536+00', null, 'on_hold', 'traveller', null),
('01a21822-47e2-770e-8be8-0097a8425338', '2026-11-26 13:53:49.555+00', 'on_hold', 'confirmed', 'traveller', null),
('01a21822-47fd-77f0-8064-bc66f26d7a34', '2026-11-26 13:53:49.562+00', null, 'on_hold', 'traveller', null),
('01a21822-47fd-77f0-8064-bc66f26d7a34', '2026-11-26 13:53:49.573+00', 'on_hold', 'confirmed', 'traveller', null),
('01a21822-47fd-77f0-8064-bc66f26d7a34', '2026-11-26 13:53:49.58+00', 'confirmed', 'cancelled', 'traveller', null),
('01a21822-4840-74c1-8bc7-83dc7454b8af', '2026-11-26 13:53:49.629+00', null, 'confirmed', 'traveller', null),
('01a21822-4840-74c1-8bc7-83dc7454b8af', '2026-11-26 13:53:49.643+00', 'confirmed', 'cancelled', 'traveller', null),
('01a21822-486b-712d-a47e-9d6eb8ade7b2', '2026-11-26 13:53:49.674+00', null, 'confirmed', 'traveller', null),
('01a21822-486b-712d-a47e-9d6eb8ade7b2', '2026-11-26 13:53:49.687+00', 'confirmed', 'cancelled', 'traveller', null),
('01a21822-489e-72ea-a6c8-5ce810e40c2a', '2026-11-26 13:53:49.723+00', null, 'on_hold', 'traveller', null),
('01a21822-489e-72ea-a6c8-5ce810e40c2a', '2026-11-26 13:53:49.735+00', 'on_hold', 'expired', 'traveller', null),
('01a21822-48b1-70a1-a232-f049eec1415d', '2026-11-26 13:53:49.744+00', null, 'on_hold', 'traveller', null),
('01a21822-48b1-70a1-a232-f049eec1415d', '2026-11-29 13:53:49.985+00', 'on_hold', 'expired', 'clock', null),
('01a21822-48be-755f-8688-7a1bdac2b19a', '2026-11-26 13:53:49.753+00', null, 'pending', 'traveller', null),
('01a21822-48be-755f-8688-7a1bdac2b19a', '2026-11-26 13:53:49.82+00', 'pending', 'declined', 'supplier', 'Ill.'),
('01a21822-491b-76f6-9e3e-71331db9fee2', '2026-11-26 13:53:49.846+00', null, 'pending', 'traveller', null),
('01a21822-491b-76f6-9e3e-71331db9fee2', '2026-11-26 13:53:49.857+00', 'pending', 'cancelled', 'traveller', null),
('01a21822-4b23-76b8-bdc7-5785ad177601', '2026-11-29 13:53:50.369+00', null, 'on_hold', 'traveller', null),
('01a21822-4b23-76b8-bdc7-5785ad177601', '2026-11-29 13:53:50.381+00', 'on_hold', 'confirmed', 'traveller', null),
('01a21822-4b35-73d2-912d-ad805206f5c2', '2026-11-29 13:53:50.388+00', null, 'on_hold', 'traveller', null),
('01a21822-4b35-73d2-912d-ad805206f5c2', '2026-11-29 13:53:50.4+00', 'on_hold', 'confirmed', 'traveller', null),
('01a21822-4b35-73d2-912d-ad805206f5c2', '2026-11-29 13:53:50.441+00', 'confirmed', 'cancelled', 'supplier', null),
('01a21822-4b85-714e-be81-bcd99f2a26c6', '2026-11-29 13:53:50.468+00', null, 'pending', 'traveller', null),
('01a21822-4b8b-75b9-b481-76453ac065b0', '2026-11-29 13:53:50.474+00', null, 'on_hold', 'traveller', null),
('01a21822-4b91-71ef-bd9e-1a2a2ae8f362', '2026-11-29 13:53:50.48+00', null, 'on_hold', 'traveller', null),
('01a21822-4bb6-7607-9bbf-4e7e1c95ae22', '2026-11-29 13:53:50.515+00', null, 'on_hold', 'traveller', null),
('01a21822-4bb6-7607-9bbf-4e7e1c95ae22', '2026-11-29 13:53:50.557+00', 'on_hold', 'confirmed', 'traveller', null),
('01a21822-4bba-7188-bd78-5c3ee7eaf734', '2026-11-29 13:53:50.521+00', null, 'on_hold', 'traveller', null),
('01a21822-4bba-7188-bd78-5c3ee7eaf734', '2026-11-29 13:53:50.557+00', 'on_hold', 'confirmed', 'traveller', null),
('01a21822-4bec-70a7-be16-28966e0ac3b0', '2026-11-29 13:53:50.57+00', null, 'on_hold', 'traveller', null),
('01a21822-4bec-70a7-be16-28966e0ac3b0', '2026-11-29 13:53:50.579+00', 'on_hold', 'confirmed', 'traveller', null),
('01a21822-4c14-7277-85a3-690598f0ab73', '2026-11-29 13:53:50.611+00', null, 'on_hold', 'traveller', null),
('01a21822-4c14-7277-85a3-690598f0ab73', '2026-11-29 13:53:50.622+00', 'on_hold', 'confirmed', 'traveller', null),
('01a21822-4c14-7277-85a3-690598f0ab73', '2026-11-29 13:53:50.629+00', 'confirmed', 'confirmed', 'traveller', null),
('01a21822-4cbf-7132-be1e-55e350d697b3', '2026-11-29 13:53:50.779+00', null, 'confirmed', 'traveller', null);

insert into booking_items ("booking_id", "position", "unit_id", "kind", "labels", "seats", "adults", "children", "price_minor", "state", "cancelled_at", "refund_minor", "reduction_minor") overriding system value values
('01a21822-451f-73a2-b8b1-26ca316b6553', '1', '01a21822-43fa-7009-a844-eb6172b898fb', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21822-451f-73a2-b8b1-26ca316b6553', '2', '01a21822-43fa-7009-a844-eb6172b898fb', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21822-458a-728b-828b-e22e68334f47', '1', '01a21822-43fa-7009-a844-eb6172b898fb', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21822-45af-7246-80b6-eca44966033b', '1', '01a21822-4426-7486-ba55-a860aa34ab6c', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21822-4623-7278-999f-8f6d5decd5f5', '1', '01a21822-4426-7486-ba55-a860aa34ab6c', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21822-4623-7278-999f-8f6d5decd5f5', '2', '01a21822-4426-7486-ba55-a860aa34ab6c', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21822-47cc-7225-b318-4710e2fb3a7f', '1', '01a21822-43fa-7009-a844-eb6172b898fb', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21822-47e2-770e-8be8-0097a8425338', '1', '01a21822-4426-7486-ba55-a860aa34ab6c', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21822-47e2-770e-8be8-0097a8425338', '2', '01a21822-4426-7486-ba55-a860aa34ab6c', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21822-47fd-77f0-8064-bc66f26d7a34', '1', '01a21822-4426-7486-ba55-a860aa34ab6c', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21822-47fd-77f0-8064-bc66f26d7a34', '2', '01a21822-4426-7486-ba55-a860aa34ab6c', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21822-4840-74c1-8bc7-83dc7454b8af', '1', '01a21822-4426-7486-ba55-a860aa34ab6c', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21822-486b-712d-a47e-9d6eb8ade7b2', '1', '01a21822-4426-7486-ba55-a860aa34ab6c', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21822-489e-72ea-a6c8-5ce810e40c2a', '1', '01a21822-445d-7317-a7c5-1c2d5ca40cf0', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21822-48b1-70a1-a232-f049eec1415d', '1', '01a21822-43fa-7009-a844-eb6172b898fb', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21822-48b1-70a1-a232-f049eec1415d', '2', '01a21822-43fa-7009-a844-eb6172b898fb', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21822-48b1-70a1-a232-f049eec1415d', '3', '01a21822-43fa-7009-a844-eb6172b898fb', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21822-48be-755f-8688-7a1bdac2b19a', '1', '01a21822-4436-734e-8930-ae7d6e5d61da', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21822-491b-76f6-9e3e-71331db9fee2', '1', '01a21822-4436-734e-8930-ae7d6e5d61da', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21822-4b23-76b8-bdc7-5785ad177601', '1', '01a21822-43fa-7009-a844-eb6172b898fb', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21822-4b23-76b8-bdc7-5785ad177601', '2', '01a21822-43fa-7009-a844-eb6172b898fb', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21822-4b35-73d2-912d-ad805206f5c2', '1', '01a21822-43fa-7009-a844-eb6172b898fb', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21822-4b85-714e-be81-bcd99f2a26c6', '1', '01a21822-4436-734e-8930-ae7d6e5d61da', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21822-4b85-714e-be81-bcd99f2a26c6', '2', '01a21822-4436-734e-8930-ae7d6e5d61da', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21822-4b8b-75b9-b481-76453ac065b0', '1', '01a21822-445d-7317-a7c5-1c2d5ca40cf0', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21822-4b91-71ef-bd9e-1a2a2ae8f362', '1', '01a21822-43fa-7009-a844-eb6172b898fb', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21822-4b91-71ef-bd9e-1a2a2ae8f362', '2', '01a21822-43fa-7009-a844-eb6172b898fb', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21822-4bb6-7607-9bbf-4e7e1c95ae22', '1', '01a21822-43fa-7009-a844-eb6172b898fb', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21822-4bba-7188-bd78-5c3ee7eaf734', '1', '01a21822-4426-7486-ba55-a860aa34ab6c', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21822-4bba-7188-bd78-5c3ee7eaf734', '2', '01a21822-4426-7486-ba55-a860aa34ab6c', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21822-4bec-70a7-be16-28966e0ac3b0', '1', '01a21822-4426-7486-ba55-a860aa34ab6c', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21822-4c14-7277-85a3-690598f0ab73', '1', '01a21822-43fa-7009-a844-eb6172b898fb', 'adult', null, '1', '1', '0', '5000', 'cancelled', '2026-11-29 13:53:50.629+00', '5000', '0'),
('01a21822-4c14-7277-85a3-690598f0ab73', '2', '01a21822-43fa-7009-a844-eb6172b898fb', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21822-4cbf-7132-be1e-55e350d697b3', '1', '01a21822-43fa-7009-a844-eb6172b898fb', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21822-4cbf-7132-be1e-55e350d697b3', '2', '01a21822-43fa-7009-a844-eb6172b898fb', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0');

insert into bookings ("id", "reference", "user_id", "tour_id", "option_id", "departure_id", "state", "seats", "adults", "children", "lines", "currency", "total_minor", "commission_minor", "payment_kind", "policy_key", "starts_at", "starts_at_local", "time_zone", "language", "created_at", "placed_at", "hold_expires_at", "decide_by", "confirmed_at", "ended_at", "ended_by", "end_reason", "refund_minor", "reviewed_at", "attended_at", "refund_tiers", "items_cancelled", "items_kept_minor", "pickup_point_id", "promo_code_id", "times_changed", "order_id", "ends_at_local", "ends_at", "valid_days", "goodwill_minor", "taxes", "checked_in_at") overriding system value values
('01a21822-451f-73a2-b8b1-26ca316b6553', 'SN-ABV9-BCY8', '01a21822-4499-717e-b561-255d9fc71d11', '01a21822-43e6-715b-98f3-b9f641133e54', '01a21822-43e6-715c-a878-a3de4961b89b', '01a21822-4412-7155-ad36-bf54d298135c', 'completed', '2', '2', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21822-43fa-7009-a844-eb6172b898fb", "quantity": 2, "totalMinor": 10000, "unitPriceMinor": 5000}]', 'EUR', '10000', '1500', 'now', 'flexible', '2026-11-27 09:00:00+00', '2026-11-27 10:00:00', 'Europe/Madrid', 'en', '2026-11-26 13:53:48.817+00', '2026-11-26 13:53:48.817+00', '2026-11-26 14:08:48.817+00', null, '2026-11-26 13:53:48.877+00', null, null, null, null, null, null, '[{"hoursBefore": 24, "refundPercent": 100}]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21822-458a-728b-828b-e22e68334f47', 'SN-H3RD-PQ7F', '01a21822-4499-717e-b561-255d9fc71d11', '01a21822-43e6-715b-98f3-b9f641133e54', '01a21822-43e6-715c-a878-a3de4961b89b', '01a21822-4412-7155-ad36-bf54d298135c', 'completed', '1', '1', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21822-43fa-7009-a844-eb6172b898fb", "quantity": 1, "totalMinor": 5000, "unitPriceMinor": 5000}]', 'EUR', '5000', '750', 'later', 'flexible', '2026-11-27 09:00:00+00', '2026-11-27 10:00:00', 'Europe/Madrid', 'en', '2026-11-26 13:53:48.928+00', '2026-11-26 13:53:48.928+00', null, null, '2026-11-26 13:53:48.928+00', null, null, null, null, null, null, '[{"hoursBefore": 24, "refundPercent": 100}]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21822-45af-7246-80b6-eca44966033b', 'SN-D8PT-DXH8', '01a21822-4499-717e-b561-255d9fc71d11', '01a21822-4420-7029-bada-07e529dcb8d9', '01a21822-4420-702a-9f0d-2f4cda7c49ff', '01a21822-4428-7605-bc1c-1c5cf1048ea6', 'no_show', '1', '1', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21822-4426-7486-ba55-a860aa34ab6c", "quantity": 1, "totalMinor": 5000, "unitPriceMinor": 5000}]', 'EUR', '5000', '750', 'later', 'moderate', '2026-11-27 09:00:00+00', '2026-11-27 10:00:00', 'Europe/Madrid', 'en', '2026-11-26 13:53:48.965+00', '2026-11-26 13:53:48.965+00', null, null, '2026-11-26 13:53:48.965+00', null, null, null, null, null, null, '[{"hoursBefore": 72, "refundPercent": 100}, {"hoursBefore": 24, "refundPercent": 50}]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21822-4623-7278-999f-8f6d5decd5f5', 'SN-2M35-RRNC', '01a21822-4499-717e-b561-255d9fc71d11', '01a21822-4420-7029-bada-07e529dcb8d9', '01a21822-4420-702a-9f0d-2f4cda7c49ff', '01a21822-4428-7605-bc1c-1c5cf1048ea6', 'completed', '2', '2', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21822-4426-7486-ba55-a860aa34ab6c", "quantity": 2, "totalMinor": 10000, "unitPriceMinor": 5000}]', 'EUR', '10000', '1500', 'now', 'moderate', '2026-11-27 09:00:00+00', '2026-11-27 10:00:00', 'Europe/Madrid', 'en', '2026-11-26 13:53:49.086+00', '2026-11-26 13:53:49.086+00', '2026-11-26 14:08:49.086+00', null, '2026-11-26 13:53:49.114+00', null, null, null, null, null, null, '[{"hoursBefore": 72, "refundPercent": 100}, {"hoursBefore": 24, "refundPercent": 50}]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21822-47cc-7225-b318-4710e2fb3a7f', 'SN-AQWK-MYS8', '01a21822-4499-717e-b561-255d9fc71d11', '01a21822-43e6-715b-98f3-b9f641133e54', '01a21822-43e6-715c-a878-a3de4961b89b', '01a21822-4415-77a4-8f2f-ef0e07fa82c5', 'confirmed', '1', '1', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21822-43fa-7009-a844-eb6172b898fb", "quantity": 1, "totalMinor": 5000, "unitPriceMinor": 5000}]', 'EUR', '5000', '750', 'later', 'flexible', '2026-12-16 09:00:00+00', '2026-12-16 10:00:00', 'Europe/Madrid', 'en', '2026-11-26 13:53:49.513+00', '2026-11-26 13:53:49.513+00', '2026-11-26 14:08:49.513+00', null, '2026-11-26 13:53:49.513+00', null, null, null, null, null, null, '[{"hoursBefore": 24, "refundPercent": 100}]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21822-47e2-770e-8be8-0097a8425338', 'SN-XCED-W9YJ', '01a21822-4499-717e-b561-255d9fc71d11', '01a21822-4420-7029-bada-07e529dcb8d9', '01a21822-4420-702a-9f0d-2f4cda7c49ff', '01a21822-4428-7608-9ebf-7e49467bf857', 'confirmed', '2', '2', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21822-4426-7486-ba55-a860aa34ab6c", "quantity": 2, "totalMinor": 10000, "unitPriceMinor": 5000}]', 'EUR', '10000', '1500', 'now', 'moderate', '2026-11-30 09:00:00+00', '2026-11-30 10:00:00', 'Europe/Madrid', 'en', '2026-11-26 13:53:49.536+00', '2026-11-26 13:53:49.536+00', '2026-11-26 14:08:49.536+00', null, '2026-11-26 13:53:49.555+00', null, null, null, null, null, null, '[{"hoursBefore": 72, "refundPercent": 100}, {"hoursBefore": 24, "refundPercent": 50}]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21822-47fd-77f0-8064-bc66f26d7a34', 'SN-VDW8-DFD4', '01a21822-4499-717e-b561-255d9fc71d11', '01a21822-4420-7029-bada-07e529dcb8d9', '01a21822-4420-702a-9f0d-2f4cda7c49ff', '01a21822-4428-7607-952a-24d114c596f1', 'cancelled', '2', '2', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21822-4426-7486-ba55-a860aa34ab6c", "quantity": 2, "totalMinor": 10000, "unitPriceMinor": 5000}]', 'EUR', '10000', '1500', 'now', 'moderate', '2026-11-29 09:00:00+00', '2026-11-29 10:00:00', 'Europe/Madrid', 'en', '2026-11-26 13:53:49.562+00', '2026-11-26 13:53:49.562+00', '2026-11-26 14:08:49.562+00', null, '2026-11-26 13:53:49.573+00', '2026-11-26 13:53:49.58+00', 'traveller', null, '5000', null, null, '[{"hoursBefore": 72, "refundPercent": 100}, {"hoursBefore": 24, "refundPercent": 50}]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21822-4840-74c1-8bc7-83dc7454b8af', 'SN-2KAA-MF4S', '01a21822-4499-717e-b561-255d9fc71d11', '01a21822-4420-7029-bada-07e529dcb8d9', '01a21822-4420-702a-9f0d-2f4cda7c49ff', '01a21822-4428-7607-952a-24d114c596f1', 'cancelled', '1', '1', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21822-4426-7486-ba55-a860aa34ab6c", "quantity": 1, "totalMinor": 5000, "unitPriceMinor": 5000}]', 'EUR', '5000', '750', 'later', 'moderate', '2026-11-29 09:00:00+00', '2026-11-29 10:00:00', 'Europe/Madrid', 'en', '2026-11-26 13:53:49.629+00', '2026-11-26 13:53:49.629+00', null, null, '2026-11-26 13:53:49.629+00', '2026-11-26 13:53:49.643+00', 'traveller', null, '2500', null, null, '[{"hoursBefore": 72, "refundPercent": 100}, {"hoursBefore": 24, "refundPercent": 50}]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21822-486b-712d-a47e-9d6eb8ade7b2', 'SN-YPD2-WWGR', '01a21822-4499-717e-b561-255d9fc71d11', '01a21822-4420-7029-bada-07e529dcb8d9', '01a21822-4420-702a-9f0d-2f4cda7c49ff', '01a21822-4428-7607-952a-24d114c596f1', 'cancelled', '1', '1', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21822-4426-7486-ba55-a860aa34ab6c", "quantity": 1, "totalMinor": 5000, "unitPriceMinor": 5000}]', 'EUR', '5000', '750', 'later', 'moderate', '2026-11-29 09:00:00+00', '2026-11-29 10:00:00', 'Europe/Madrid', 'en', '2026-11-26 13:53:49.674+00', '2026-11-26 13:53:49.674+00', null, null, '2026-11-26 13:53:49.674+00', '2026-11-26 13:53:49.687+00', 'traveller', null, '2500', null, null, '[{"hoursBefore": 72, "refundPercent": 100}, {"hoursBefore": 24, "refundPercent": 50}]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21822-489e-72ea-a6c8-5ce810e40c2a', 'SN-QZYF-QJ89', '01a21822-4499-717e-b561-255d9fc71d11', '01a21822-4442-7222-937a-2938317a819f', '01a21822-4442-7223-a9ea-bff153b799ca', '01a21822-445f-75c7-a387-e4780f6a66c2', 'expired', '1', '1', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21822-445d-7317-a7c5-1c2d5ca40cf0", "quantity": 1, "totalMinor": 5000, "unitPriceMinor": 5000}]', 'EUR', '5000', '750', 'now', 'fixed', '2026-12-01 09:00:00+00', '2026-12-01 10:00:00', 'Europe/Madrid', 'en', '2026-11-26 13:53:49.723+00', '2026-11-26 13:53:49.723+00', '2026-11-26 14:08:49.723+00', null, null, '2026-11-26 13:53:49.735+00', 'traveller', null, '5000', null, null, '[]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21822-48b1-70a1-a232-f049eec1415d', 'SN-G84V-WKQ2', '01a21822-4499-717e-b561-255d9fc71d11', '01a21822-43e6-715b-98f3-b9f641133e54', '01a21822-43e6-715c-a878-a3de4961b89b', '01a21822-4415-7796-847b-efe87cbf9c33', 'expired', '3', '3', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21822-43fa-7009-a844-eb6172b898fb", "quantity": 3, "totalMinor": 15000, "unitPriceMinor": 5000}]', 'EUR', '15000', '2250', 'later', 'flexible', '2026-12-02 09:00:00+00', '2026-12-02 10:00:00', 'Europe/Madrid', 'en', '2026-11-26 13:53:49.744+00', null, '2026-11-26 14:08:49.744+00', null, null, '2026-11-29 13:53:49.985+00', 'clock', null, '15000', null, null, '[{"hoursBefore": 24, "refundPercent": 100}]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21822-48be-755f-8688-7a1bdac2b19a', 'SN-FGHD-CMSB', '01a21822-4499-717e-b561-255d9fc71d11', '01a21822-442d-732b-8a21-24455f68bd60', '01a21822-442d-732c-825b-b105c386da7d', '01a21822-4439-74d5-96b4-7759becc1241', 'declined', '1', '1', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21822-4436-734e-8930-ae7d6e5d61da", "quantity": 1, "totalMinor": 5000, "unitPriceMinor": 5000}]', 'EUR', '5000', '750', 'later', 'flexible', '2026-12-05 09:00:00+00', '2026-12-05 10:00:00', 'Europe/Madrid', 'en', '2026-11-26 13:53:49.753+00', '2026-11-26 13:53:49.753+00', null, '2026-11-28 13:53:49.753+00', null, '2026-11-26 13:53:49.82+00', 'supplier', 'Ill.', '5000', null, null, '[{"hoursBefore": 24, "refundPercent": 100}]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21822-491b-76f6-9e3e-71331db9fee2', 'SN-4SFB-6QB4', '01a21822-4499-717e-b561-255d9fc71d11', '01a21822-442d-732b-8a21-24455f68bd60', '01a21822-442d-732c-825b-b105c386da7d', '01a21822-4439-74d5-96b4-7759becc1241', 'cancelled', '1', '1', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21822-4436-734e-8930-ae7d6e5d61da", "quantity": 1, "totalMinor": 5000, "unitPriceMinor": 5000}]', 'EUR', '5000', '750', 'later', 'flexible', '2026-12-05 09:00:00+00', '2026-12-05 10:00:00', 'Europe/Madrid', 'en', '2026-11-26 13:53:49.846+00', '2026-11-26 13:53:49.846+00', null, '2026-11-28 13:53:49.846+00', null, '2026-11-26 13:53:49.857+00', 'traveller', null, '5000', null, null, '[{"hoursBefore": 24, "refundPercent": 100}]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21822-4b23-76b8-bdc7-5785ad177601', 'SN-CAH5-AY4B', '01a21822-4499-717e-b561-255d9fc71d11', '01a21822-43e6-715b-98f3-b9f641133e54', '01a21822-43e6-715c-a878-a3de4961b89b', '01a21822-4415-779c-91b6-0f3fb3dfc1df', 'confirmed', '2', '2', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21822-43fa-7009-a844-eb6172b898fb", "quantity": 2, "totalMinor": 10000, "unitPriceMinor": 5000}]', 'EUR', '10000', '1500', 'now', 'flexible', '2026-12-08 09:00:00+00', '2026-12-08 10:00:00', 'Europe/Madrid', 'en', '2026-11-29 13:53:50.369+00', '2026-11-29 13:53:50.369+00', '2026-11-29 14:08:50.369+00', null, '2026-11-29 13:53:50.381+00', null, null, null, null, null, null, '[{"hoursBefore": 24, "refundPercent": 100}]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21822-4b35-73d2-912d-ad805206f5c2', 'SN-MEGY-7BKD', '01a21822-4499-717e-b561-255d9fc71d11', '01a21822-43e6-715b-98f3-b9f641133e54', '01a21822-43e6-715c-a878-a3de4961b89b', '01a21822-4415-779c-91b6-0f3fb3dfc1df', 'cancelled', '1', '1', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21822-43fa-7009-a844-eb6172b898fb", "quantity": 1, "totalMinor": 5000, "unitPriceMinor": 5000}]', 'EUR', '5000', '750', 'now', 'flexible', '2026-12-08 09:00:00+00', '2026-12-08 10:00:00', 'Europe/Madrid', 'en', '2026-11-29 13:53:50.388+00', '2026-11-29 13:53:50.388+00', '2026-11-29 14:08:50.388+00', null, '2026-11-29 13:53:50.4+00', '2026-11-29 13:53:50.441+00', 'supplier', null, '5000', null, null, '[{"hoursBefore": 24, "refundPercent": 100}]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21822-4b85-714e-be81-bcd99f2a26c6', 'SN-HJKQ-7QVG', '01a21822-4499-717e-b561-255d9fc71d11', '01a21822-442d-732b-8a21-24455f68bd60', '01a21822-442d-732c-825b-b105c386da7d', '01a21822-4439-74d6-8c19-76dd11ff0a7d', 'pending', '2', '2', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21822-4436-734e-8930-ae7d6e5d61da", "quantity": 2, "totalMinor": 10000, "unitPriceMinor": 5000}]', 'EUR', '10000', '1500', 'later', 'flexible', '2026-12-06 09:00:00+00', '2026-12-06 10:00:00', 'Europe/Madrid', 'en', '2026-11-29 13:53:50.468+00', '2026-11-29 13:53:50.468+00', null, '2026-12-01 13:53:50.468+00', null, null, null, null, null, null, null, '[{"hoursBefore": 24, "refundPercent": 100}]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21822-4b8b-75b9-b481-76453ac065b0', 'SN-3Q3Y-5VGZ', '01a21822-4499-717e-b561-255d9fc71d11', '01a21822-4442-7222-937a-2938317a819f', '01a21822-4442-7223-a9ea-bff153b799ca', '01a21822-445f-75cd-a51f-d6c95de2a863', 'on_hold', '1', '1', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21822-445d-7317-a7c5-1c2d5ca40cf0", "quantity": 1, "totalMinor": 5000, "unitPriceMinor": 5000}]', 'EUR', '5000', '750', 'now', 'fixed', '2026-12-07 09:00:00+00', '2026-12-07 10:00:00', 'Europe/Madrid', 'en', '2026-11-29 13:53:50.474+00', '2026-11-29 13:53:50.474+00', '2026-11-29 14:08:50.474+00', null, null, null, null, null, null, null, null, '[]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21822-4b91-71ef-bd9e-1a2a2ae8f362', 'SN-BP2F-TM6R', '01a21822-4499-717e-b561-255d9fc71d11', '01a21822-43e6-715b-98f3-b9f641133e54', '01a21822-43e6-715c-a878-a3de4961b89b', '01a21822-4415-779d-a806-848e27ecce75', 'on_hold', '2', '2', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21822-43fa-7009-a844-eb6172b898fb", "quantity": 2, "totalMinor": 10000, "unitPriceMinor": 5000}]', 'EUR', '10000', '1500', 'later', 'flexible', '2026-12-09 09:00:00+00', '2026-12-09 10:00:00', 'Europe/Madrid', 'en', '2026-11-29 13:53:50.48+00', null, '2026-11-29 14:08:50.48+00', null, null, null, null, null, null, null, null, '[{"hoursBefore": 24, "refundPercent": 100}]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21822-4bb6-7607-9bbf-4e7e1c95ae22', 'SN-P9TY-9NT4', '01a21822-4499-717e-b561-255d9fc71d11', '01a21822-43e6-715b-98f3-b9f641133e54', '01a21822-43e6-715c-a878-a3de4961b89b', '01a21822-4415-77a0-ba24-ce952ff70760', 'confirmed', '1', '1', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21822-43fa-7009-a844-eb6172b898fb", "quantity": 1, "totalMinor": 5000, "unitPriceMinor": 5000}]', 'EUR', '5000', '750', 'now', 'flexible', '2026-12-12 09:00:00+00', '2026-12-12 10:00:00', 'Europe/Madrid', 'en', '2026-11-29 13:53:50.515+00', '2026-11-29 13:53:50.526+00', '2026-11-29 14:08:50.526+00', null, '2026-11-29 13:53:50.557+00', null, null, null, null, null, null, '[{"hoursBefore": 24, "refundPercent": 100}]', '0', '0', null, null, '0', '01a21822-4bc4-72b6-a0a8-ebae1b5efa2e', null, null, null, '0', '[]', null),
('01a21822-4bba-7188-bd78-5c3ee7eaf734', 'SN-4VQP-ZSGT', '01a21822-4499-717e-b561-255d9fc71d11', '01a21822-4420-7029-bada-07e529dcb8d9', '01a21822-4420-702a-9f0d-2f4cda7c49ff', '01a21822-4428-7615-8b8e-997888337198', 'confirmed', '2', '2', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21822-4426-7486-ba55-a860aa34ab6c", "quantity": 2, "totalMinor": 10000, "unitPriceMinor": 5000}]', 'EUR', '10000', '1500', 'now', 'moderate', '2026-12-13 09:00:00+00', '2026-12-13 10:00:00', 'Europe/Madrid', 'en', '2026-11-29 13:53:50.521+00', '2026-11-29 13:53:50.526+00', '2026-11-29 14:08:50.526+00', null, '2026-11-29 13:53:50.557+00', null, null, null, null, null, null, '[{"hoursBefore": 72, "refundPercent": 100}, {"hoursBefore": 24, "refundPercent": 50}]', '0', '0', null, null, '0', '01a21822-4bc4-72b6-a0a8-ebae1b5efa2e', null, null, null, '0', '[]', null),
('01a21822-4bec-70a7-be16-28966e0ac3b0', 'SN-NCM5-3ZAW', '01a21822-4499-717e-b561-255d9fc71d11', '01a21822-4420-7029-bada-07e529dcb8d9', '01a21822-4420-702a-9f0d-2f4cda7c49ff', '01a21822-4428-7616-8de1-3fc8e7ebfcf1', 'confirmed', '1', '1', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21822-4426-7486-ba55-a860aa34ab6c", "quantity": 1, "totalMinor": 5000, "unitPriceMinor": 5000}]', 'EUR', '5000', '750', 'now', 'moderate', '2026-12-14 09:00:00+00', '2026-12-14 10:00:00', 'Europe/Madrid', 'en', '2026-11-29 13:53:50.57+00', '2026-11-29 13:53:50.57+00', '2026-11-29 14:08:50.57+00', null, '2026-11-29 13:53:50.579+00', null, null, null, null, null, null, '[{"hoursBefore": 72, "refundPercent": 100}, {"hoursBefore": 24, "refundPercent": 50}]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21822-4c14-7277-85a3-690598f0ab73', 'SN-2JRR-V26D', '01a21822-4499-717e-b561-255d9fc71d11', '01a21822-43e6-715b-98f3-b9f641133e54', '01a21822-43e6-715c-a878-a3de4961b89b', '01a21822-4415-77a3-8f0e-28a19925b48a', 'confirmed', '1', '1', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21822-43fa-7009-a844-eb6172b898fb", "quantity": 1, "totalMinor": 5000, "unitPriceMinor": 5000}]', 'EUR', '5000', '750', 'now', 'flexible', '2026-12-15 09:00:00+00', '2026-12-15 10:00:00', 'Europe/Madrid', 'en', '2026-11-29 13:53:50.611+00', '2026-11-29 13:53:50.611+00', '2026-11-29 14:08:50.611+00', null, '2026-11-29 13:53:50.622+00', null, null, null, null, null, null, '[{"hoursBefore": 24, "refundPercent": 100}]', '1', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21822-4cbf-7132-be1e-55e350d697b3', 'SN-P7XD-9ZKQ', '01a21822-4499-717e-b561-255d9fc71d11', '01a21822-43e6-715b-98f3-b9f641133e54', '01a21822-43e6-715c-a878-a3de4961b89b', '01a21822-4415-779e-aeff-78a7e4aeaf2a', 'confirmed', '2', '2', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21822-43fa-7009-a844-eb6172b898fb", "quantity": 2, "totalMinor": 10000, "unitPriceMinor": 5000}]', 'EUR', '10000', '1500', 'later', 'flexible', '2026-12-10 09:00:00+00', '2026-12-10 10:00:00', 'Europe/Madrid', 'en', '2026-11-29 13:53:50.779+00', '2026-11-29 13:53:50.779+00', null, null, '2026-11-29 13:53:50.779+00', null, null, null, null, null, null, '[{"hoursBefore": 24, "refundPercent": 100}]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null);

insert into departures ("id", "option_id", "tour_id", "starts_at_local", "time_zone", "starts_at", "capacity", "taken", "open", "withheld", "decided_at", "has_waitlist", "ends_at_local", "ends_at", "meeting_point", "meeting_latitude", "meeting_longitude", "on_sale_since", "resource_use") overriding system value values
('01a21822-4412-7155-ad36-bf54d298135c', '01a21822-43e6-715c-a878-a3de4961b89b', '01a21822-43e6-715b-98f3-b9f641133e54', '2026-11-27 10:00:00', 'Europe/Madrid', '2026-11-27 09:00:00+00', '8', '3', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.567+00', 'none'),
('01a21822-4415-7792-8126-fdee7a5c04ad', '01a21822-43e6-715c-a878-a3de4961b89b', '01a21822-43e6-715b-98f3-b9f641133e54', '2026-11-28 10:00:00', 'Europe/Madrid', '2026-11-28 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.567+00', 'none'),
('01a21822-4415-7793-bdaf-ce7dc7b79431', '01a21822-43e6-715c-a878-a3de4961b89b', '01a21822-43e6-715b-98f3-b9f641133e54', '2026-11-29 10:00:00', 'Europe/Madrid', '2026-11-29 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.567+00', 'none'),
('01a21822-4415-7794-a450-4260ba2c74d4', '01a21822-43e6-715c-a878-a3de4961b89b', '01a21822-43e6-715b-98f3-b9f641133e54', '2026-11-30 10:00:00', 'Europe/Madrid', '2026-11-30 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.567+00', 'none'),
('01a21822-4415-7795-9d05-84a61e37a761', '01a21822-43e6-715c-a878-a3de4961b89b', '01a21822-43e6-715b-98f3-b9f641133e54', '2026-12-01 10:00:00', 'Europe/Madrid', '2026-12-01 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.567+00', 'none'),
('01a21822-4415-7796-847b-efe87cbf9c33', '01a21822-43e6-715c-a878-a3de4961b89b', '01a21822-43e6-715b-98f3-b9f641133e54', '2026-12-02 10:00:00', 'Europe/Madrid', '2026-12-02 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.567+00', 'none'),
('01a21822-4415-7797-bf15-0f8022eb0349', '01a21822-43e6-715c-a878-a3de4961b89b', '01a21822-43e6-715b-98f3-b9f641133e54', '2026-12-03 10:00:00', 'Europe/Madrid', '2026-12-03 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.567+00', 'none'),
('01a21822-4415-7798-ac0f-f090317d26e6', '01a21822-43e6-715c-a878-a3de4961b89b', '01a21822-43e6-715b-98f3-b9f641133e54', '2026-12-04 10:00:00', 'Europe/Madrid', '2026-12-04 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.567+00', 'none'),
('01a21822-4415-7799-9e59-15a970b64222', '01a21822-43e6-715c-a878-a3de4961b89b', '01a21822-43e6-715b-98f3-b9f641133e54', '2026-12-05 10:00:00', 'Europe/Madrid', '2026-12-05 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.567+00', 'none'),
('01a21822-4415-779a-a636-339a74cad7bd', '01a21822-43e6-715c-a878-a3de4961b89b', '01a21822-43e6-715b-98f3-b9f641133e54', '2026-12-06 10:00:00', 'Europe/Madrid', '2026-12-06 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.567+00', 'none'),
('01a21822-4415-779b-a00e-d6707222fb1a', '01a21822-43e6-715c-a878-a3de4961b89b', '01a21822-43e6-715b-98f3-b9f641133e54', '2026-12-07 10:00:00', 'Europe/Madrid', '2026-12-07 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.567+00', 'none'),
('01a21822-4415-779c-91b6-0f3fb3dfc1df', '01a21822-43e6-715c-a878-a3de4961b89b', '01a21822-43e6-715b-98f3-b9f641133e54', '2026-12-08 10:00:00', 'Europe/Madrid', '2026-12-08 09:00:00+00', '8', '2', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.567+00', 'none'),
('01a21822-4415-779d-a806-848e27ecce75', '01a21822-43e6-715c-a878-a3de4961b89b', '01a21822-43e6-715b-98f3-b9f641133e54', '2026-12-09 10:00:00', 'Europe/Madrid', '2026-12-09 09:00:00+00', '8', '2', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.567+00', 'none'),
('01a21822-4415-779e-aeff-78a7e4aeaf2a', '01a21822-43e6-715c-a878-a3de4961b89b', '01a21822-43e6-715b-98f3-b9f641133e54', '2026-12-10 10:00:00', 'Europe/Madrid', '2026-12-10 09:00:00+00', '8', '2', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.567+00', 'none'),
('01a21822-4415-779f-b38e-e7be38ca47cd', '01a21822-43e6-715c-a878-a3de4961b89b', '01a21822-43e6-715b-98f3-b9f641133e54', '2026-12-11 10:00:00', 'Europe/Madrid', '2026-12-11 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.567+00', 'none'),
('01a21822-4415-77a0-ba24-ce952ff70760', '01a21822-43e6-715c-a878-a3de4961b89b', '01a21822-43e6-715b-98f3-b9f641133e54', '2026-12-12 10:00:00', 'Europe/Madrid', '2026-12-12 09:00:00+00', '8', '1', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.567+00', 'none'),
('01a21822-4415-77a1-baac-6cdabe1b0f0f', '01a21822-43e6-715c-a878-a3de4961b89b', '01a21822-43e6-715b-98f3-b9f641133e54', '2026-12-13 10:00:00', 'Europe/Madrid', '2026-12-13 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.567+00', 'none'),
('01a21822-4415-77a2-a678-2e51b4ca1eb6', '01a21822-43e6-715c-a878-a3de4961b89b', '01a21822-43e6-715b-98f3-b9f641133e54', '2026-12-14 10:00:00', 'Europe/Madrid', '2026-12-14 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.567+00', 'none'),
('01a21822-4415-77a3-8f0e-28a19925b48a', '01a21822-43e6-715c-a878-a3de4961b89b', '01a21822-43e6-715b-98f3-b9f641133e54', '2026-12-15 10:00:00', 'Europe/Madrid', '2026-12-15 09:00:00+00', '8', '1', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.567+00', 'none'),
('01a21822-4415-77a4-8f2f-ef0e07fa82c5', '01a21822-43e6-715c-a878-a3de4961b89b', '01a21822-43e6-715b-98f3-b9f641133e54', '2026-12-16 10:00:00', 'Europe/Madrid', '2026-12-16 09:00:00+00', '8', '1', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.567+00', 'none'),
('01a21822-4415-77a5-a5a9-69ee887f622d', '01a21822-43e6-715c-a878-a3de4961b89b', '01a21822-43e6-715b-98f3-b9f641133e54', '2026-12-17 10:00:00', 'Europe/Madrid', '2026-12-17 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.567+00', 'none'),
('01a21822-4415-77a6-8104-22f74f851aa8', '01a21822-43e6-715c-a878-a3de4961b89b', '01a21822-43e6-715b-98f3-b9f641133e54', '2026-12-18 10:00:00', 'Europe/Madrid', '2026-12-18 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.567+00', 'none'),
('01a21822-4415-77a7-a9cf-67ed48d0a107', '01a21822-43e6-715c-a878-a3de4961b89b', '01a21822-43e6-715b-98f3-b9f641133e54', '2026-12-19 10:00:00', 'Europe/Madrid', '2026-12-19 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.567+00', 'none'),
('01a21822-4415-77a8-8c50-3ad630ed3440', '01a21822-43e6-715c-a878-a3de4961b89b', '01a21822-43e6-715b-98f3-b9f641133e54', '2026-12-20 10:00:00', 'Europe/Madrid', '2026-12-20 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.567+00', 'none'),
('01a21822-4415-77a9-a111-e172ab153ef3', '01a21822-43e6-715c-a878-a3de4961b89b', '01a21822-43e6-715b-98f3-b9f641133e54', '2026-12-21 10:00:00', 'Europe/Madrid', '2026-12-21 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.567+00', 'none'),
('01a21822-4415-77aa-baae-5b63329fff4c', '01a21822-43e6-715c-a878-a3de4961b89b', '01a21822-43e6-715b-98f3-b9f641133e54', '2026-12-22 10:00:00', 'Europe/Madrid', '2026-12-22 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.567+00', 'none'),
('01a21822-4415-77ab-a2d4-c822a1399123', '01a21822-43e6-715c-a878-a3de4961b89b', '01a21822-43e6-715b-98f3-b9f641133e54', '2026-12-23 10:00:00', 'Europe/Madrid', '2026-12-23 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.567+00', 'none'),
('01a21822-4415-77ac-8c22-33541ef8e329', '01a21822-43e6-715c-a878-a3de4961b89b', '01a21822-43e6-715b-98f3-b9f641133e54', '2026-12-24 10:00:00', 'Europe/Madrid', '2026-12-24 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.567+00', 'none'),
('01a21822-4415-77ad-ba35-26e1b945fe67', '01a21822-43e6-715c-a878-a3de4961b89b', '01a21822-43e6-715b-98f3-b9f641133e54', '2026-12-25 10:00:00', 'Europe/Madrid', '2026-12-25 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.567+00', 'none'),
('01a21822-4415-77ae-98f7-33f9a0cb8fe4', '01a21822-43e6-715c-a878-a3de4961b89b', '01a21822-43e6-715b-98f3-b9f641133e54', '2026-12-26 10:00:00', 'Europe/Madrid', '2026-12-26 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.567+00', 'none'),
('01a21822-4415-77af-8352-883a1b06f225', '01a21822-43e6-715c-a878-a3de4961b89b', '01a21822-43e6-715b-98f3-b9f641133e54', '2026-12-27 10:00:00', 'Europe/Madrid', '2026-12-27 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.567+00', 'none'),
('01a21822-4415-77b0-a242-46e37920f5dd', '01a21822-43e6-715c-a878-a3de4961b89b', '01a21822-43e6-715b-98f3-b9f641133e54', '2026-12-28 10:00:00', 'Europe/Madrid', '2026-12-28 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.567+00', 'none'),
('01a21822-4415-77b1-b1f3-c5be7b751869', '01a21822-43e6-715c-a878-a3de4961b89b', '01a21822-43e6-715b-98f3-b9f641133e54', '2026-12-29 10:00:00', 'Europe/Madrid', '2026-12-29 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.567+00', 'none'),
('01a21822-4415-77b2-bb49-f233aed95b7f', '01a21822-43e6-715c-a878-a3de4961b89b', '01a21822-43e6-715b-98f3-b9f641133e54', '2026-12-30 10:00:00', 'Europe/Madrid', '2026-12-30 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.567+00', 'none'),
('01a21822-4415-77b3-99c3-5d85b2a4104e', '01a21822-43e6-715c-a878-a3de4961b89b', '01a21822-43e6-715b-98f3-b9f641133e54', '2026-12-31 10:00:00', 'Europe/Madrid', '2026-12-31 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.567+00', 'none'),
('01a21822-4415-77b4-892d-5557ea178eca', '01a21822-43e6-715c-a878-a3de4961b89b', '01a21822-43e6-715b-98f3-b9f641133e54', '2027-01-01 10:00:00', 'Europe/Madrid', '2027-01-01 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.567+00', 'none'),
('01a21822-4415-77b5-a781-ac04361cbf66', '01a21822-43e6-715c-a878-a3de4961b89b', '01a21822-43e6-715b-98f3-b9f641133e54', '2027-01-02 10:00:00', 'Europe/Madrid', '2027-01-02 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.567+00', 'none'),
('01a21822-4415-77b6-aaa5-90ba85cf95b4', '01a21822-43e6-715c-a878-a3de4961b89b', '01a21822-43e6-715b-98f3-b9f641133e54', '2027-01-03 10:00:00', 'Europe/Madrid', '2027-01-03 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.567+00', 'none'),
('01a21822-4415-77b7-bebc-5a644f1b507d', '01a21822-43e6-715c-a878-a3de4961b89b', '01a21822-43e6-715b-98f3-b9f641133e54', '2027-01-04 10:00:00', 'Europe/Madrid', '2027-01-04 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.567+00', 'none'),
('01a21822-4415-77b8-b98a-198f835ca3d9', '01a21822-43e6-715c-a878-a3de4961b89b', '01a21822-43e6-715b-98f3-b9f641133e54', '2027-01-05 10:00:00', 'Europe/Madrid', '2027-01-05 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.567+00', 'none'),
('01a21822-4428-7605-bc1c-1c5cf1048ea6', '01a21822-4420-702a-9f0d-2f4cda7c49ff', '01a21822-4420-7029-bada-07e529dcb8d9', '2026-11-27 10:00:00', 'Europe/Madrid', '2026-11-27 09:00:00+00', '8', '3', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.586+00', 'none'),
('01a21822-4428-7606-925a-160a53d2ba61', '01a21822-4420-702a-9f0d-2f4cda7c49ff', '01a21822-4420-7029-bada-07e529dcb8d9', '2026-11-28 10:00:00', 'Europe/Madrid', '2026-11-28 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.586+00', 'none'),
('01a21822-4428-7607-952a-24d114c596f1', '01a21822-4420-702a-9f0d-2f4cda7c49ff', '01a21822-4420-7029-bada-07e529dcb8d9', '2026-11-29 10:00:00', 'Europe/Madrid', '2026-11-29 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.586+00', 'none'),
('01a21822-4428-7608-9ebf-7e49467bf857', '01a21822-4420-702a-9f0d-2f4cda7c49ff', '01a21822-4420-7029-bada-07e529dcb8d9', '2026-11-30 10:00:00', 'Europe/Madrid', '2026-11-30 09:00:00+00', '8', '2', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.586+00', 'none'),
('01a21822-4428-7609-b270-0a8d136c75a4', '01a21822-4420-702a-9f0d-2f4cda7c49ff', '01a21822-4420-7029-bada-07e529dcb8d9', '2026-12-01 10:00:00', 'Europe/Madrid', '2026-12-01 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.586+00', 'none'),
('01a21822-4428-760a-9ec6-77059a1ef496', '01a21822-4420-702a-9f0d-2f4cda7c49ff', '01a21822-4420-7029-bada-07e529dcb8d9', '2026-12-02 10:00:00', 'Europe/Madrid', '2026-12-02 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.586+00', 'none'),
('01a21822-4428-760b-9d61-d2bb12c6fc57', '01a21822-4420-702a-9f0d-2f4cda7c49ff', '01a21822-4420-7029-bada-07e529dcb8d9', '2026-12-03 10:00:00', 'Europe/Madrid', '2026-12-03 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.586+00', 'none'),
('01a21822-4428-760c-acf8-901b07f99022', '01a21822-4420-702a-9f0d-2f4cda7c49ff', '01a21822-4420-7029-bada-07e529dcb8d9', '2026-12-04 10:00:00', 'Europe/Madrid', '2026-12-04 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.586+00', 'none'),
('01a21822-4428-760d-9660-09d4bb48aa2b', '01a21822-4420-702a-9f0d-2f4cda7c49ff', '01a21822-4420-7029-bada-07e529dcb8d9', '2026-12-05 10:00:00', 'Europe/Madrid', '2026-12-05 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.586+00', 'none'),
('01a21822-4428-760e-ac96-076c16c5adbd', '01a21822-4420-702a-9f0d-2f4cda7c49ff', '01a21822-4420-7029-bada-07e529dcb8d9', '2026-12-06 10:00:00', 'Europe/Madrid', '2026-12-06 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.586+00', 'none'),
('01a21822-4428-760f-abdd-86a644f3b0b6', '01a21822-4420-702a-9f0d-2f4cda7c49ff', '01a21822-4420-7029-bada-07e529dcb8d9', '2026-12-07 10:00:00', 'Europe/Madrid', '2026-12-07 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.586+00', 'none'),
('01a21822-4428-7610-9006-889c43cf15e2', '01a21822-4420-702a-9f0d-2f4cda7c49ff', '01a21822-4420-7029-bada-07e529dcb8d9', '2026-12-08 10:00:00', 'Europe/Madrid', '2026-12-08 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.586+00', 'none'),
('01a21822-4428-7611-909f-db54cb275b49', '01a21822-4420-702a-9f0d-2f4cda7c49ff', '01a21822-4420-7029-bada-07e529dcb8d9', '2026-12-09 10:00:00', 'Europe/Madrid', '2026-12-09 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.586+00', 'none'),
('01a21822-4428-7612-bcb4-39b69dca72bb', '01a21822-4420-702a-9f0d-2f4cda7c49ff', '01a21822-4420-7029-bada-07e529dcb8d9', '2026-12-10 10:00:00', 'Europe/Madrid', '2026-12-10 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.586+00', 'none'),
('01a21822-4428-7613-877f-f2b734506e70', '01a21822-4420-702a-9f0d-2f4cda7c49ff', '01a21822-4420-7029-bada-07e529dcb8d9', '2026-12-11 10:00:00', 'Europe/Madrid', '2026-12-11 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.586+00', 'none'),
('01a21822-4428-7614-a7ac-d454a5a691d5', '01a21822-4420-702a-9f0d-2f4cda7c49ff', '01a21822-4420-7029-bada-07e529dcb8d9', '2026-12-12 10:00:00', 'Europe/Madrid', '2026-12-12 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.586+00', 'none'),
('01a21822-4428-7615-8b8e-997888337198', '01a21822-4420-702a-9f0d-2f4cda7c49ff', '01a21822-4420-7029-bada-07e529dcb8d9', '2026-12-13 10:00:00', 'Europe/Madrid', '2026-12-13 09:00:00+00', '8', '2', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.586+00', 'none'),
('01a21822-4428-7616-8de1-3fc8e7ebfcf1', '01a21822-4420-702a-9f0d-2f4cda7c49ff', '01a21822-4420-7029-bada-07e529dcb8d9', '2026-12-14 10:00:00', 'Europe/Madrid', '2026-12-14 09:00:00+00', '8', '2', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.586+00', 'none'),
('01a21822-4428-7617-91c3-76fc010e2e7a', '01a21822-4420-702a-9f0d-2f4cda7c49ff', '01a21822-4420-7029-bada-07e529dcb8d9', '2026-12-15 10:00:00', 'Europe/Madrid', '2026-12-15 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.586+00', 'none'),
('01a21822-4428-7618-a750-5a28ed66274f', '01a21822-4420-702a-9f0d-2f4cda7c49ff', '01a21822-4420-7029-bada-07e529dcb8d9', '2026-12-16 10:00:00', 'Europe/Madrid', '2026-12-16 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.586+00', 'none'),
('01a21822-4428-7619-b76e-9deeee94bb8d', '01a21822-4420-702a-9f0d-2f4cda7c49ff', '01a21822-4420-7029-bada-07e529dcb8d9', '2026-12-17 10:00:00', 'Europe/Madrid', '2026-12-17 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.586+00', 'none'),
('01a21822-4428-761a-bb9c-4fe21d8ede91', '01a21822-4420-702a-9f0d-2f4cda7c49ff', '01a21822-4420-7029-bada-07e529dcb8d9', '2026-12-18 10:00:00', 'Europe/Madrid', '2026-12-18 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.586+00', 'none'),
('01a21822-4428-761b-8149-787645885a06', '01a21822-4420-702a-9f0d-2f4cda7c49ff', '01a21822-4420-7029-bada-07e529dcb8d9', '2026-12-19 10:00:00', 'Europe/Madrid', '2026-12-19 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.586+00', 'none'),
('01a21822-4428-761c-8693-dd3f31b28425', '01a21822-4420-702a-9f0d-2f4cda7c49ff', '01a21822-4420-7029-bada-07e529dcb8d9', '2026-12-20 10:00:00', 'Europe/Madrid', '2026-12-20 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.586+00', 'none'),
('01a21822-4428-761d-ae03-39afed6890ca', '01a21822-4420-702a-9f0d-2f4cda7c49ff', '01a21822-4420-7029-bada-07e529dcb8d9', '2026-12-21 10:00:00', 'Europe/Madrid', '2026-12-21 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.586+00', 'none'),
('01a21822-4428-761e-ad31-928678e29800', '01a21822-4420-702a-9f0d-2f4cda7c49ff', '01a21822-4420-7029-bada-07e529dcb8d9', '2026-12-22 10:00:00', 'Europe/Madrid', '2026-12-22 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.586+00', 'none'),
('01a21822-4428-761f-a5a4-dab38b26e946', '01a21822-4420-702a-9f0d-2f4cda7c49ff', '01a21822-4420-7029-bada-07e529dcb8d9', '2026-12-23 10:00:00', 'Europe/Madrid', '2026-12-23 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.586+00', 'none'),
('01a21822-4428-7620-83d3-36dbbbbda7e5', '01a21822-4420-702a-9f0d-2f4cda7c49ff', '01a21822-4420-7029-bada-07e529dcb8d9', '2026-12-24 10:00:00', 'Europe/Madrid', '2026-12-24 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.586+00', 'none'),
('01a21822-4428-7621-ac86-242c81b4882b', '01a21822-4420-702a-9f0d-2f4cda7c49ff', '01a21822-4420-7029-bada-07e529dcb8d9', '2026-12-25 10:00:00', 'Europe/Madrid', '2026-12-25 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.586+00', 'none'),
('01a21822-4428-7622-8704-bb5816543d06', '01a21822-4420-702a-9f0d-2f4cda7c49ff', '01a21822-4420-7029-bada-07e529dcb8d9', '2026-12-26 10:00:00', 'Europe/Madrid', '2026-12-26 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.586+00', 'none'),
('01a21822-4428-7623-a440-e8e5ad60c69c', '01a21822-4420-702a-9f0d-2f4cda7c49ff', '01a21822-4420-7029-bada-07e529dcb8d9', '2026-12-27 10:00:00', 'Europe/Madrid', '2026-12-27 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.586+00', 'none'),
('01a21822-4428-7624-aeb9-fa3c6d63fc18', '01a21822-4420-702a-9f0d-2f4cda7c49ff', '01a21822-4420-7029-bada-07e529dcb8d9', '2026-12-28 10:00:00', 'Europe/Madrid', '2026-12-28 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.586+00', 'none'),
('01a21822-4428-7625-89ab-394f92aae611', '01a21822-4420-702a-9f0d-2f4cda7c49ff', '01a21822-4420-7029-bada-07e529dcb8d9', '2026-12-29 10:00:00', 'Europe/Madrid', '2026-12-29 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.586+00', 'none'),
('01a21822-4428-7626-9b05-bfd463654241', '01a21822-4420-702a-9f0d-2f4cda7c49ff', '01a21822-4420-7029-bada-07e529dcb8d9', '2026-12-30 10:00:00', 'Europe/Madrid', '2026-12-30 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.586+00', 'none'),
('01a21822-4428-7627-86e2-088348dd4579', '01a21822-4420-702a-9f0d-2f4cda7c49ff', '01a21822-4420-7029-bada-07e529dcb8d9', '2026-12-31 10:00:00', 'Europe/Madrid', '2026-12-31 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.586+00', 'none'),
('01a21822-4428-7628-8434-71cb1d6ab1b0', '01a21822-4420-702a-9f0d-2f4cda7c49ff', '01a21822-4420-7029-bada-07e529dcb8d9', '2027-01-01 10:00:00', 'Europe/Madrid', '2027-01-01 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.586+00', 'none'),
('01a21822-4428-7629-84e8-87506838d781', '01a21822-4420-702a-9f0d-2f4cda7c49ff', '01a21822-4420-7029-bada-07e529dcb8d9', '2027-01-02 10:00:00', 'Europe/Madrid', '2027-01-02 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.586+00', 'none'),
('01a21822-4428-762a-8545-d39fa7949d32', '01a21822-4420-702a-9f0d-2f4cda7c49ff', '01a21822-4420-7029-bada-07e529dcb8d9', '2027-01-03 10:00:00', 'Europe/Madrid', '2027-01-03 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.586+00', 'none'),
('01a21822-4428-762b-ae0c-9f4bedc11b33', '01a21822-4420-702a-9f0d-2f4cda7c49ff', '01a21822-4420-7029-bada-07e529dcb8d9', '2027-01-04 10:00:00', 'Europe/Madrid', '2027-01-04 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.586+00', 'none'),
('01a21822-4428-762c-92ec-9e4ee83f3458', '01a21822-4420-702a-9f0d-2f4cda7c49ff', '01a21822-4420-7029-bada-07e529dcb8d9', '2027-01-05 10:00:00', 'Europe/Madrid', '2027-01-05 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.586+00', 'none'),
('01a21822-4439-74cd-bb75-3f00d762f693', '01a21822-442d-732c-825b-b105c386da7d', '01a21822-442d-732b-8a21-24455f68bd60', '2026-11-27 10:00:00', 'Europe/Madrid', '2026-11-27 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.602+00', 'none'),
('01a21822-4439-74ce-b29a-276cdd5dc30e', '01a21822-442d-732c-825b-b105c386da7d', '01a21822-442d-732b-8a21-24455f68bd60', '2026-11-28 10:00:00', 'Europe/Madrid', '2026-11-28 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.602+00', 'none'),
('01a21822-4439-74cf-9e71-778711712d7f', '01a21822-442d-732c-825b-b105c386da7d', '01a21822-442d-732b-8a21-24455f68bd60', '2026-11-29 10:00:00', 'Europe/Madrid', '2026-11-29 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.602+00', 'none'),
('01a21822-4439-74d0-9e9c-cd645ee3d1b4', '01a21822-442d-732c-825b-b105c386da7d', '01a21822-442d-732b-8a21-24455f68bd60', '2026-11-30 10:00:00', 'Europe/Madrid', '2026-11-30 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.602+00', 'none'),
('01a21822-4439-74d1-8562-c05082cd980d', '01a21822-442d-732c-825b-b105c386da7d', '01a21822-442d-732b-8a21-24455f68bd60', '2026-12-01 10:00:00', 'Europe/Madrid', '2026-12-01 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.602+00', 'none'),
('01a21822-4439-74d2-bf90-f5d4cd799712', '01a21822-442d-732c-825b-b105c386da7d', '01a21822-442d-732b-8a21-24455f68bd60', '2026-12-02 10:00:00', 'Europe/Madrid', '2026-12-02 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.602+00', 'none'),
('01a21822-4439-74d3-a415-e365d2e8fa1f', '01a21822-442d-732c-825b-b105c386da7d', '01a21822-442d-732b-8a21-24455f68bd60', '2026-12-03 10:00:00', 'Europe/Madrid', '2026-12-03 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.602+00', 'none'),
('01a21822-4439-74d4-9b73-4e8fb7c337cc', '01a21822-442d-732c-825b-b105c386da7d', '01a21822-442d-732b-8a21-24455f68bd60', '2026-12-04 10:00:00', 'Europe/Madrid', '2026-12-04 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.602+00', 'none'),
('01a21822-4439-74d5-96b4-7759becc1241', '01a21822-442d-732c-825b-b105c386da7d', '01a21822-442d-732b-8a21-24455f68bd60', '2026-12-05 10:00:00', 'Europe/Madrid', '2026-12-05 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.602+00', 'none'),
('01a21822-4439-74d6-8c19-76dd11ff0a7d', '01a21822-442d-732c-825b-b105c386da7d', '01a21822-442d-732b-8a21-24455f68bd60', '2026-12-06 10:00:00', 'Europe/Madrid', '2026-12-06 09:00:00+00', '8', '2', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.602+00', 'none'),
('01a21822-4439-74d7-ab83-5bcd945e3f35', '01a21822-442d-732c-825b-b105c386da7d', '01a21822-442d-732b-8a21-24455f68bd60', '2026-12-07 10:00:00', 'Europe/Madrid', '2026-12-07 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.602+00', 'none'),
('01a21822-4439-74d8-8ecb-34d7433d050a', '01a21822-442d-732c-825b-b105c386da7d', '01a21822-442d-732b-8a21-24455f68bd60', '2026-12-08 10:00:00', 'Europe/Madrid', '2026-12-08 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.602+00', 'none'),
('01a21822-4439-74d9-8d48-7e6bd270a18f', '01a21822-442d-732c-825b-b105c386da7d', '01a21822-442d-732b-8a21-24455f68bd60', '2026-12-09 10:00:00', 'Europe/Madrid', '2026-12-09 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.602+00', 'none'),
('01a21822-4439-74da-aaa3-eb3c42238955', '01a21822-442d-732c-825b-b105c386da7d', '01a21822-442d-732b-8a21-24455f68bd60', '2026-12-10 10:00:00', 'Europe/Madrid', '2026-12-10 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.602+00', 'none'),
('01a21822-4439-74db-aab0-efedd8ca30c9', '01a21822-442d-732c-825b-b105c386da7d', '01a21822-442d-732b-8a21-24455f68bd60', '2026-12-11 10:00:00', 'Europe/Madrid', '2026-12-11 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.602+00', 'none'),
('01a21822-4439-74dc-9055-8728effd4924', '01a21822-442d-732c-825b-b105c386da7d', '01a21822-442d-732b-8a21-24455f68bd60', '2026-12-12 10:00:00', 'Europe/Madrid', '2026-12-12 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.602+00', 'none'),
('01a21822-4439-74dd-8e9f-30dc3a781504', '01a21822-442d-732c-825b-b105c386da7d', '01a21822-442d-732b-8a21-24455f68bd60', '2026-12-13 10:00:00', 'Europe/Madrid', '2026-12-13 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.602+00', 'none'),
('01a21822-4439-74de-9880-9ee4ad0507a7', '01a21822-442d-732c-825b-b105c386da7d', '01a21822-442d-732b-8a21-24455f68bd60', '2026-12-14 10:00:00', 'Europe/Madrid', '2026-12-14 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.602+00', 'none'),
('01a21822-4439-74df-a5a6-6faea6477fb3', '01a21822-442d-732c-825b-b105c386da7d', '01a21822-442d-732b-8a21-24455f68bd60', '2026-12-15 10:00:00', 'Europe/Madrid', '2026-12-15 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.602+00', 'none'),
('01a21822-4439-74e0-9eef-eb82fb01a55a', '01a21822-442d-732c-825b-b105c386da7d', '01a21822-442d-732b-8a21-24455f68bd60', '2026-12-16 10:00:00', 'Europe/Madrid', '2026-12-16 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.602+00', 'none'),
('01a21822-4439-74e1-9a87-438e3db37d8f', '01a21822-442d-732c-825b-b105c386da7d', '01a21822-442d-732b-8a21-24455f68bd60', '2026-12-17 10:00:00', 'Europe/Madrid', '2026-12-17 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.602+00', 'none'),
('01a21822-4439-74e2-a59d-17c3eee4508b', '01a21822-442d-732c-825b-b105c386da7d', '01a21822-442d-732b-8a21-24455f68bd60', '2026-12-18 10:00:00', 'Europe/Madrid', '2026-12-18 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.602+00', 'none'),
('01a21822-4439-74e3-be1b-2326b69be90f', '01a21822-442d-732c-825b-b105c386da7d', '01a21822-442d-732b-8a21-24455f68bd60', '2026-12-19 10:00:00', 'Europe/Madrid', '2026-12-19 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.602+00', 'none'),
('01a21822-4439-74e4-a505-41226c011b21', '01a21822-442d-732c-825b-b105c386da7d', '01a21822-442d-732b-8a21-24455f68bd60', '2026-12-20 10:00:00', 'Europe/Madrid', '2026-12-20 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.602+00', 'none'),
('01a21822-4439-74e5-bf28-fa07b271e19a', '01a21822-442d-732c-825b-b105c386da7d', '01a21822-442d-732b-8a21-24455f68bd60', '2026-12-21 10:00:00', 'Europe/Madrid', '2026-12-21 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.602+00', 'none'),
('01a21822-4439-74e6-a17d-9e5630985a80', '01a21822-442d-732c-825b-b105c386da7d', '01a21822-442d-732b-8a21-24455f68bd60', '2026-12-22 10:00:00', 'Europe/Madrid', '2026-12-22 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.602+00', 'none'),
('01a21822-4439-74e7-80ab-7f22f97c6111', '01a21822-442d-732c-825b-b105c386da7d', '01a21822-442d-732b-8a21-24455f68bd60', '2026-12-23 10:00:00', 'Europe/Madrid', '2026-12-23 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.602+00', 'none'),
('01a21822-4439-74e8-9841-ff05abf5e3a9', '01a21822-442d-732c-825b-b105c386da7d', '01a21822-442d-732b-8a21-24455f68bd60', '2026-12-24 10:00:00', 'Europe/Madrid', '2026-12-24 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.602+00', 'none'),
('01a21822-4439-74e9-ad6a-0cb00f4ef646', '01a21822-442d-732c-825b-b105c386da7d', '01a21822-442d-732b-8a21-24455f68bd60', '2026-12-25 10:00:00', 'Europe/Madrid', '2026-12-25 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.602+00', 'none'),
('01a21822-4439-74ea-b4af-2571425aab62', '01a21822-442d-732c-825b-b105c386da7d', '01a21822-442d-732b-8a21-24455f68bd60', '2026-12-26 10:00:00', 'Europe/Madrid', '2026-12-26 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.602+00', 'none'),
('01a21822-4439-74eb-94ee-9c75828b4849', '01a21822-442d-732c-825b-b105c386da7d', '01a21822-442d-732b-8a21-24455f68bd60', '2026-12-27 10:00:00', 'Europe/Madrid', '2026-12-27 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.602+00', 'none'),
('01a21822-4439-74ec-b01f-b25881b8db6b', '01a21822-442d-732c-825b-b105c386da7d', '01a21822-442d-732b-8a21-24455f68bd60', '2026-12-28 10:00:00', 'Europe/Madrid', '2026-12-28 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.602+00', 'none'),
('01a21822-4439-74ed-a67d-fe6704d9d517', '01a21822-442d-732c-825b-b105c386da7d', '01a21822-442d-732b-8a21-24455f68bd60', '2026-12-29 10:00:00', 'Europe/Madrid', '2026-12-29 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.602+00', 'none'),
('01a21822-4439-74ee-a699-6404a0b2b324', '01a21822-442d-732c-825b-b105c386da7d', '01a21822-442d-732b-8a21-24455f68bd60', '2026-12-30 10:00:00', 'Europe/Madrid', '2026-12-30 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.602+00', 'none'),
('01a21822-4439-74ef-986b-1a042395d4df', '01a21822-442d-732c-825b-b105c386da7d', '01a21822-442d-732b-8a21-24455f68bd60', '2026-12-31 10:00:00', 'Europe/Madrid', '2026-12-31 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.602+00', 'none'),
('01a21822-4439-74f0-ae86-3129e7e8a113', '01a21822-442d-732c-825b-b105c386da7d', '01a21822-442d-732b-8a21-24455f68bd60', '2027-01-01 10:00:00', 'Europe/Madrid', '2027-01-01 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.602+00', 'none'),
('01a21822-4439-74f1-b158-aac55582120a', '01a21822-442d-732c-825b-b105c386da7d', '01a21822-442d-732b-8a21-24455f68bd60', '2027-01-02 10:00:00', 'Europe/Madrid', '2027-01-02 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.602+00', 'none'),
('01a21822-4439-74f2-b4c0-b6d66e05a057', '01a21822-442d-732c-825b-b105c386da7d', '01a21822-442d-732b-8a21-24455f68bd60', '2027-01-03 10:00:00', 'Europe/Madrid', '2027-01-03 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.602+00', 'none'),
('01a21822-4439-74f3-960a-53dd9fcd0a47', '01a21822-442d-732c-825b-b105c386da7d', '01a21822-442d-732b-8a21-24455f68bd60', '2027-01-04 10:00:00', 'Europe/Madrid', '2027-01-04 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.602+00', 'none'),
('01a21822-4439-74f4-986a-f1707e9b85a4', '01a21822-442d-732c-825b-b105c386da7d', '01a21822-442d-732b-8a21-24455f68bd60', '2027-01-05 10:00:00', 'Europe/Madrid', '2027-01-05 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.602+00', 'none'),
('01a21822-445f-75c3-9fb3-02aa04787fc7', '01a21822-4442-7223-a9ea-bff153b799ca', '01a21822-4442-7222-937a-2938317a819f', '2026-11-27 10:00:00', 'Europe/Madrid', '2026-11-27 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.64+00', 'none'),
('01a21822-445f-75c4-991e-909192c510e6', '01a21822-4442-7223-a9ea-bff153b799ca', '01a21822-4442-7222-937a-2938317a819f', '2026-11-28 10:00:00', 'Europe/Madrid', '2026-11-28 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.64+00', 'none'),
('01a21822-445f-75c5-bc7a-11079b21e036', '01a21822-4442-7223-a9ea-bff153b799ca', '01a21822-4442-7222-937a-2938317a819f', '2026-11-29 10:00:00', 'Europe/Madrid', '2026-11-29 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.64+00', 'none'),
('01a21822-445f-75c6-917f-338b12a5ea97', '01a21822-4442-7223-a9ea-bff153b799ca', '01a21822-4442-7222-937a-2938317a819f', '2026-11-30 10:00:00', 'Europe/Madrid', '2026-11-30 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.64+00', 'none'),
('01a21822-445f-75c7-a387-e4780f6a66c2', '01a21822-4442-7223-a9ea-bff153b799ca', '01a21822-4442-7222-937a-2938317a819f', '2026-12-01 10:00:00', 'Europe/Madrid', '2026-12-01 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.64+00', 'none'),
('01a21822-445f-75c8-9792-f19180d60c66', '01a21822-4442-7223-a9ea-bff153b799ca', '01a21822-4442-7222-937a-2938317a819f', '2026-12-02 10:00:00', 'Europe/Madrid', '2026-12-02 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.64+00', 'none'),
('01a21822-445f-75c9-962e-8ea631864e93', '01a21822-4442-7223-a9ea-bff153b799ca', '01a21822-4442-7222-937a-2938317a819f', '2026-12-03 10:00:00', 'Europe/Madrid', '2026-12-03 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.64+00', 'none'),
('01a21822-445f-75ca-9d6c-06d1c78216b7', '01a21822-4442-7223-a9ea-bff153b799ca', '01a21822-4442-7222-937a-2938317a819f', '2026-12-04 10:00:00', 'Europe/Madrid', '2026-12-04 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.64+00', 'none'),
('01a21822-445f-75cb-a027-2e7e289345d0', '01a21822-4442-7223-a9ea-bff153b799ca', '01a21822-4442-7222-937a-2938317a819f', '2026-12-05 10:00:00', 'Europe/Madrid', '2026-12-05 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.64+00', 'none'),
('01a21822-445f-75cc-9c3a-57487fefc06b', '01a21822-4442-7223-a9ea-bff153b799ca', '01a21822-4442-7222-937a-2938317a819f', '2026-12-06 10:00:00', 'Europe/Madrid', '2026-12-06 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.64+00', 'none'),
('01a21822-445f-75cd-a51f-d6c95de2a863', '01a21822-4442-7223-a9ea-bff153b799ca', '01a21822-4442-7222-937a-2938317a819f', '2026-12-07 10:00:00', 'Europe/Madrid', '2026-12-07 09:00:00+00', '8', '1', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.64+00', 'none'),
('01a21822-445f-75ce-9caf-4ca8f9ed79ff', '01a21822-4442-7223-a9ea-bff153b799ca', '01a21822-4442-7222-937a-2938317a819f', '2026-12-08 10:00:00', 'Europe/Madrid', '2026-12-08 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.64+00', 'none'),
('01a21822-445f-75cf-a957-a7fe0d2b04ec', '01a21822-4442-7223-a9ea-bff153b799ca', '01a21822-4442-7222-937a-2938317a819f', '2026-12-09 10:00:00', 'Europe/Madrid', '2026-12-09 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.64+00', 'none'),
('01a21822-445f-75d0-8bea-08df18429a3e', '01a21822-4442-7223-a9ea-bff153b799ca', '01a21822-4442-7222-937a-2938317a819f', '2026-12-10 10:00:00', 'Europe/Madrid', '2026-12-10 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.64+00', 'none'),
('01a21822-445f-75d1-acde-27011732a846', '01a21822-4442-7223-a9ea-bff153b799ca', '01a21822-4442-7222-937a-2938317a819f', '2026-12-11 10:00:00', 'Europe/Madrid', '2026-12-11 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.64+00', 'none'),
('01a21822-445f-75d2-bd2a-32da8fc76b05', '01a21822-4442-7223-a9ea-bff153b799ca', '01a21822-4442-7222-937a-2938317a819f', '2026-12-12 10:00:00', 'Europe/Madrid', '2026-12-12 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.64+00', 'none'),
('01a21822-445f-75d3-becc-a7dcc3e87146', '01a21822-4442-7223-a9ea-bff153b799ca', '01a21822-4442-7222-937a-2938317a819f', '2026-12-13 10:00:00', 'Europe/Madrid', '2026-12-13 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.64+00', 'none'),
('01a21822-445f-75d4-9c2e-f7ddaaa5874d', '01a21822-4442-7223-a9ea-bff153b799ca', '01a21822-4442-7222-937a-2938317a819f', '2026-12-14 10:00:00', 'Europe/Madrid', '2026-12-14 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.64+00', 'none'),
('01a21822-445f-75d5-910e-8531f09328cf', '01a21822-4442-7223-a9ea-bff153b799ca', '01a21822-4442-7222-937a-2938317a819f', '2026-12-15 10:00:00', 'Europe/Madrid', '2026-12-15 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.64+00', 'none'),
('01a21822-445f-75d6-9888-d60d1db96e8b', '01a21822-4442-7223-a9ea-bff153b799ca', '01a21822-4442-7222-937a-2938317a819f', '2026-12-16 10:00:00', 'Europe/Madrid', '2026-12-16 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.64+00', 'none'),
('01a21822-445f-75d7-bed2-2e1df97c658b', '01a21822-4442-7223-a9ea-bff153b799ca', '01a21822-4442-7222-937a-2938317a819f', '2026-12-17 10:00:00', 'Europe/Madrid', '2026-12-17 09:00:00+00', '8', '8', 'true', '0', null, 'true', null, null, null, null, null, '2026-11-26 13:53:48.64+00', 'none'),
('01a21822-445f-75d8-b21c-71f65d6f5228', '01a21822-4442-7223-a9ea-bff153b799ca', '01a21822-4442-7222-937a-2938317a819f', '2026-12-18 10:00:00', 'Europe/Madrid', '2026-12-18 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.64+00', 'none'),
('01a21822-445f-75d9-aa8e-f245945536e3', '01a21822-4442-7223-a9ea-bff153b799ca', '01a21822-4442-7222-937a-2938317a819f', '2026-12-19 10:00:00', 'Europe/Madrid', '2026-12-19 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.64+00', 'none'),
('01a21822-445f-75da-8a27-4bd4598929e0', '01a21822-4442-7223-a9ea-bff153b799ca', '01a21822-4442-7222-937a-2938317a819f', '2026-12-20 10:00:00', 'Europe/Madrid', '2026-12-20 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.64+00', 'none'),
('01a21822-445f-75db-bb79-21d1df797afd', '01a21822-4442-7223-a9ea-bff153b799ca', '01a21822-4442-7222-937a-2938317a819f', '2026-12-21 10:00:00', 'Europe/Madrid', '2026-12-21 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.64+00', 'none'),
('01a21822-445f-75dc-82f0-3071a83746ce', '01a21822-4442-7223-a9ea-bff153b799ca', '01a21822-4442-7222-937a-2938317a819f', '2026-12-22 10:00:00', 'Europe/Madrid', '2026-12-22 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.64+00', 'none'),
('01a21822-445f-75dd-b084-1c2c32bdc1d3', '01a21822-4442-7223-a9ea-bff153b799ca', '01a21822-4442-7222-937a-2938317a819f', '2026-12-23 10:00:00', 'Europe/Madrid', '2026-12-23 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.64+00', 'none'),
('01a21822-445f-75de-866a-2f3bdf79104c', '01a21822-4442-7223-a9ea-bff153b799ca', '01a21822-4442-7222-937a-2938317a819f', '2026-12-24 10:00:00', 'Europe/Madrid', '2026-12-24 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.64+00', 'none'),
('01a21822-445f-75df-9a2e-2ceb78076e16', '01a21822-4442-7223-a9ea-bff153b799ca', '01a21822-4442-7222-937a-2938317a819f', '2026-12-25 10:00:00', 'Europe/Madrid', '2026-12-25 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.64+00', 'none'),
('01a21822-445f-75e0-89b3-f2e20a162ecc', '01a21822-4442-7223-a9ea-bff153b799ca', '01a21822-4442-7222-937a-2938317a819f', '2026-12-26 10:00:00', 'Europe/Madrid', '2026-12-26 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.64+00', 'none'),
('01a21822-445f-75e1-9754-a475e844fd7e', '01a21822-4442-7223-a9ea-bff153b799ca', '01a21822-4442-7222-937a-2938317a819f', '2026-12-27 10:00:00', 'Europe/Madrid', '2026-12-27 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.64+00', 'none'),
('01a21822-445f-75e2-8604-7f88523e0e1a', '01a21822-4442-7223-a9ea-bff153b799ca', '01a21822-4442-7222-937a-2938317a819f', '2026-12-28 10:00:00', 'Europe/Madrid', '2026-12-28 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.64+00', 'none'),
('01a21822-445f-75e3-9e4c-76efb6c7b0da', '01a21822-4442-7223-a9ea-bff153b799ca', '01a21822-4442-7222-937a-2938317a819f', '2026-12-29 10:00:00', 'Europe/Madrid', '2026-12-29 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.64+00', 'none'),
('01a21822-445f-75e4-827f-a65e786fae62', '01a21822-4442-7223-a9ea-bff153b799ca', '01a21822-4442-7222-937a-2938317a819f', '2026-12-30 10:00:00', 'Europe/Madrid', '2026-12-30 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.64+00', 'none'),
('01a21822-445f-75e5-9108-2ae89486933e', '01a21822-4442-7223-a9ea-bff153b799ca', '01a21822-4442-7222-937a-2938317a819f', '2026-12-31 10:00:00', 'Europe/Madrid', '2026-12-31 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.64+00', 'none'),
('01a21822-445f-75e6-9c35-d56acb541002', '01a21822-4442-7223-a9ea-bff153b799ca', '01a21822-4442-7222-937a-2938317a819f', '2027-01-01 10:00:00', 'Europe/Madrid', '2027-01-01 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.64+00', 'none'),
('01a21822-445f-75e7-963b-a8ef77a21e0d', '01a21822-4442-7223-a9ea-bff153b799ca', '01a21822-4442-7222-937a-2938317a819f', '2027-01-02 10:00:00', 'Europe/Madrid', '2027-01-02 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.64+00', 'none'),
('01a21822-445f-75e8-97e6-80cebc03c830', '01a21822-4442-7223-a9ea-bff153b799ca', '01a21822-4442-7222-937a-2938317a819f', '2027-01-03 10:00:00', 'Europe/Madrid', '2027-01-03 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.64+00', 'none'),
('01a21822-445f-75e9-9932-74af6f4ef864', '01a21822-4442-7223-a9ea-bff153b799ca', '01a21822-4442-7222-937a-2938317a819f', '2027-01-04 10:00:00', 'Europe/Madrid', '2027-01-04 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.64+00', 'none'),
('01a21822-445f-75ea-96e2-0dfcf47d874f', '01a21822-4442-7223-a9ea-bff153b799ca', '01a21822-4442-7222-937a-2938317a819f', '2027-01-05 10:00:00', 'Europe/Madrid', '2027-01-05 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-26 13:53:48.64+00', 'none');

insert into gift_card_redemptions ("booking_id", "gift_card_id", "amount_minor", "returned_minor", "paid_minor", "refunded_minor", "redeemed_at") overriding system value values
('01a21822-47cc-7225-b318-4710e2fb3a7f', '01a21822-464c-74b4-90eb-48f7c6a0c348', '5000', '0', '5000', '0', '2026-11-26 13:53:49.513+00'),
('01a21822-47e2-770e-8be8-0097a8425338', '01a21822-464c-74b4-90eb-48f7c6a0c348', '2500', '0', '2500', '0', '2026-11-26 13:53:49.536+00');

insert into gift_cards ("id", "buyer_id", "state", "code_hash", "amount_minor", "balance_minor", "currency", "sender_name", "recipient_name", "recipient_email", "message", "language", "send_on", "ordered_at", "paid_at", "sent_at", "withdrawn_at", "blocked_at") overriding system value values
('01a21822-464c-74b4-90eb-48f7c6a0c348', '01a21822-4499-717e-b561-255d9fc71d11', 'sent', E'\\x4914f33657fe36e7908aaa24974931d9ae0b74097ddf963b75174a51e2e05b39', '7500', '0', 'EUR', 'Iris', 'Bruno', 'friend@upgrade.example', null, 'en', '2026-11-26', '2026-11-26 13:53:49.131+00', '2026-11-26 13:53:49.138+00', '2026-11-26 13:53:49.468+00', null, null),
('01a21822-47aa-73c7-90fe-837cfd82f793', '01a21822-4499-717e-b561-255d9fc71d11', 'sent', E'\\xe85a78e598e06ca42d08c64ff8190328d08f20e8029f0e08ccf272b5a13130af', '7500', '7500', 'USD', 'Iris', 'Bruno', 'friend@upgrade.example', null, 'en', '2026-11-26', '2026-11-26 13:53:49.482+00', '2026-11-26 13:53:49.489+00', '2026-11-26 13:53:49.503+00', null, null);

insert into idempotency_keys ("user_id", "operation", "key", "request_hash", "status", "response", "created_at") overriding system value values
('01a21822-4499-717e-b561-255d9fc71d11', 'placeBooking', 'booked-before', E'\\xc0038f4a2d6d4ea18d7d12d92fbcdbd48f6881b306d1c6ead78ed39677745668', '200', '{"id": "01a21822-4cbf-7132-be1e-55e350d697b3", "can": {"pay": true, "cancel": true, "change": true, "repeat": true, "review": false, "withdraw": false}, "asks": {"pickup": false, "questions": false}, "city": "Madrid", "date": "2026-12-10", "image": "/posters/stock.svg", "lines": [{"kind": "adult", "label": null, "people": 1, "unitId": "01a21822-43fa-7009-a844-eb6172b898fb", "quantity": 2, "totalMinor": 10000, "unitPriceMinor": 5000}], "order": null, "state": "confirmed", "taxes": [], "title": "The rooftops", "total": {"price": 100, "currency": "EUR", "priceMinor": 10000}, "adults": 2, "change": null, "pickup": null, "policy": {"key": "flexible", "tiers": [{"hoursBefore": 24, "refundPercent": 100}]}, "status": "Confirmed", "ticket": {"path": "M0 0h7v1h-7zM8 0h3v1h-3zM12 0h4v1h-4zM18 0h7v1h-7zM0 1h1v1h-1zM6 1h1v1h-1zM9 1h1v1h-1zM11 1h5v1h-5zM18 1h1v1h-1zM24 1h1v1h-1zM0 2h1v1h-1zM2 2h3v1h-3zM6 2h1v1h-1zM8 2h5v1h-5zM15 2h1v1h-1zM18 2h1v1h-1zM20 2h3v1h-3zM24 2h1v1h-1zM0 3h1v1h-1zM2 3h3v1h-3zM6 3h1v1h-1zM9 3h1v1h-1zM11 3h2v1h-2zM15 3h1v1h-1zM18 3h1v1h-1zM20 3h3v1h-3zM24 3h1v1h-1zM0 4h1v1h-1zM2 4h3v1h-3zM6 4h1v1h-1zM9 4h2v1h-2zM13 4h1v1h-1zM16 4h1v1h-1zM18 4h1v1h-1zM20 4h3v1h-3zM24 4h1v1h-1zM0 5h1v1h-1zM6 5h1v1h-1zM8 5h1v1h-1zM12 5h1v1h-1zM14 5h1v1h-1zM18 5h1v1h-1zM24 5h1v1h-1zM0 6h7v1h-7zM8 6h1v1h-1zM10 6h1v1h-1zM12 6h1v1h-1zM14 6h1v1h-1zM16 6h1v1h-1zM18 6h7v1h-7zM13 7h2v1h-2zM0 8h1v1h-1zM2 8h1v1h-1zM6 8h2v1h-2zM10 8h1v1h-1zM13 8h1v1h-1zM15 8h1v1h-1zM19 8h1v1h-1zM22 8h1v1h-1zM24 8h1v1h-1zM1 9h2v1h-2zM4 9h1v1h-1zM9 9h3v1h-3zM13 9h1v1h-1zM15 9h1v1h-1zM19 9h5v1h-5zM0 10h1v1h-1zM4 10h1v1h-1zM6 10h1v1h-1zM8 10h1v1h-1zM11 10h3v1h-3zM15 10h1v1h-1zM17 10h2v1h-2zM20 10h4v1h-4zM1 11h4v1h-4zM7 11h1v1h-1zM12 11h4v1h-4zM20 11h2v1h-2zM24 11h1v1h-1zM0 12h1v1h-1zM2 12h2v1h-2zM5 12h3v1h-3zM9 12h1v1h-1zM11 12h4v1h-4zM17 12h1v1h-1zM20 12h1v1h-1zM22 12h1v1h-1zM2 13h1v1h-1zM9 13h2v1h-2zM12 13h1v1h-1zM16 13h1v1h-1zM18 13h4v1h-4zM23 13h2v1h-2zM0 14h3v1h-3zM5 14h3v1h-3zM12 14h7v1h-7zM23 14h2v1h-2zM2 15h4v1h-4zM8 15h5v1h-5zM15 15h1v1h-1zM17 15h1v1h-1zM0 16h3v1h-3zM4 16h1v1h-1zM6 16h2v1h-2zM13 16h8v1h-8zM22 16h3v1h-3zM8 17h3v1h-3zM13 17h1v1h-1zM15 17h2v1h-2zM20 17h1v1h-1zM23 17h1v1h-1zM0 18h7v1h-7zM8 18h1v1h-1zM11 18h1v1h-1zM16 18h1v1h-1zM18 18h1v1h-1zM20 18h1v1h-1zM0 19h1v1h-1zM6 19h1v1h-1zM9 19h2v1h-2zM13 19h1v1h-1zM15 19h2v1h-2zM20 19h1v1h-1zM22 19h1v1h-1zM24 19h1v1h-1zM0 20h1v1h-1zM2 20h3v1h-3zM6 20h1v1h-1zM11 20h3v1h-3zM15 20h6v1h-6zM22 20h1v1h-1zM0 21h1v1h-1zM2 21h3v1h-3zM6 21h1v1h-1zM10 21h1v1h-1zM12 21h1v1h-1zM15 21h1v1h-1zM19 21h2v1h-2zM0 22h1v1h-1zM2 22h3v1h-3zM6 22h1v1h-1zM8 22h1v1h-1zM12 22h3v1h-3zM16 22h2v1h-2zM20 22h1v1h-1zM22 22h3v1h-3zM0 23h1v1h-1zM6 23h1v1h-1zM11 23h2v1h-2zM14 23h2v1h-2zM18 23h1v1h-1zM22 23h1v1h-1zM24 23h1v1h-1zM0 24h7v1h-7zM8 24h2v1h-2zM13 24h2v1h-2zM17 24h1v1h-1zM19 24h1v1h-1zM23 24h2v1h-2z", "size": 25, "text": "SN-P7XD-9ZKQ S77FAFM84YBR8QSR"}, "tourId": "01a21822-43e6-715b-98f3-b9f641133e54", "country": "Spain", "payment": {"due": {"price": 100, "currency": "EUR", "priceMinor": 10000}, "kind": "later", "state": "due", "giftCard": null, "expiresAt": null, "redirectUrl": null}, "persons": 2, "toBring": [], "children": 0, "decideBy": null, "duration": 2, "noChange": null, "optionId": "01a21822-43e6-715c-a878-a3de4961b89b", "refunded": null, "supplier": {"name": "Slow Walks", "email": "supplier@upgrade.example", "phone": "+34910000000"}, "timeZone": "Europe/Madrid", "tourSlug": "rooftops", "createdAt": "2026-11-29T13:53:50.779Z", "endReason": null, "itemsKept": {"price": 0, "currency": "EUR", "priceMinor": 0}, "placeSlug": "madrid", "reference": "SN-P7XD-9ZKQ", "lastChange": null, "leastParty": null, "optionName": "In the morning", "departureId": "01a21822-4415-779e-aeff-78a7e4aeaf2a", "startsAtUtc": "2026-12-10T09:00:00.000Z", "meetingPoint": "", "openQuestions": 0, "startsAtLocal": "2026-12-10T10:00", "changeDeclined": null, "guideLanguages": [], "itemsCancelled": 0, "supplierChange": null, "meetingPointPosition": null, "freeCancellationUntil": "2026-12-09T09:00:00.000Z"}', '2026-11-29 13:53:50.781+00'),
('01a21822-4499-717e-b561-255d9fc71d11', 'placeBooking', 'refused-before', E'\\xfeb833698c55b41b8da0aa17ebfcf1607fb25d3bd3718cd7a404951df2f42860', '409', '{"code": "sold_out", "fields": []}', '2026-11-29 13:53:50.814+00');

insert into jobs ("id", "name", "payload", "run_at", "attempts", "last_error", "dead_at", "created_at", "recurring", "urgent") overriding system value values
('1', 'purge-old-mails', '{}', '2026-11-29 14:53:50.006+00', '0', null, null, '2026-11-26 13:53:48.3+00', 'true', 'false'),
('10', 'expire-holds', '{}', '2026-11-29 13:54:00.173+00', '0', null, null, '2026-11-26 13:53:48.3+00', 'true', 'false'),
('11', 'expire-changes', '{}', '2026-11-29 13:53:59.993+00', '0', null, null, '2026-11-26 13:53:48.3+00', 'true', 'false'),
('12', 'decline-undecided', '{}', '2026-11-29 13:54:50.132+00', '0', null, null, '2026-11-26 13:53:48.3+00', 'true', 'false'),
('13', 'decide-departures', '{}', '2026-11-29 13:54:49.996+00', '0', null, null, '2026-11-26 13:53:48.3+00', 'true', 'false'),
('14', 'offer-waitlists', '{}', '2026-11-29 13:54:49.997+00', '0', null, null, '2026-11-26 13:53:48.3+00', 'true', 'false'),
('15', 'complete-past', '{}', '2026-11-29 13:58:50.18+00', '0', null, null, '2026-11-26 13:53:48.3+00', 'true', 'false'),
('16', 'erase-old-answers', '{}', '2026-11-30 13:53:50.12+00', '0', null, null, '2026-11-26 13:53:48.3+00', 'true', 'false'),
('17', 'erase-old-entries', '{}', '2026-11-30 13:53:50.121+00', '0', null, null, '2026-11-26 13:53:48.3+00', 'true', 'false'),
('18', 'delete-old-cart-lines', '{}', '2026-11-30 13:53:50.122+00', '0', null, null, '2026-11-26 13:53:48.3+00', 'true', 'false'),
('19', 'count-popularity', '{}', '2026-11-30 13:53:50.328+00', '0', null, null, '2026-11-26 13:53:48.3+00', 'true', 'false'),
('2', 'purge-link-mails', '{}', '2026-11-29 14:03:50.181+00', '0', null, null, '2026-11-26 13:53:48.3+00', 'true', 'false'),
('20', 'delete-old-edit-items', '{}', '2026-11-30 13:53:50.123+00', '0', null, null, '2026-11-26 13:53:48.3+00', 'true', 'false'),
('21', 'extend-departures', '{}', '2026-11-30 13:53:50.124+00', '0', null, null, '2026-11-26 13:53:48.3+00', 'true', 'false'),
('22', 'refresh-from-prices', '{}', '2026-11-29 14:53:50.011+00', '0', null, null, '2026-11-26 13:53:48.3+00', 'true', 'false'),
('23', 'trim-search-changes', '{}', '2026-11-29 13:54:49.997+00', '0', null, null, '2026-11-26 13:53:48.3+00', 'true', 'false'),
('24', 'expire-unpaid-gift-cards', '{}', '2026-11-29 13:58:49.999+00', '0', null, null, '2026-11-26 13:53:48.3+00', 'true', 'false'),
('25', 'check-invariants', '{}', '2026-11-30 13:53:50.125+00', '0', null, null, '2026-11-26 13:53:48.3+00', 'true', 'false'),
('26', 'purge-old-messages', '{}', '2026-11-29 14:53:50.145+00', '0', null, null, '2026-11-26 13:53:48.3+00', 'true', 'false'),
('27', 'sum-ledger-days', '{}', '2026-11-29 14:53:50.052+00', '0', null, null, '2026-11-26 13:53:48.3+00', 'true', 'false'),
('28', 'purge-old-notices', '{}', '2026-11-29 14:53:50.093+00', '0', null, null, '2026-11-26 13:53:48.3+00', 'true', 'false'),
('29', 'remind-travellers', '{}', '2026-11-29 14:03:50.195+00', '0', null, null, '2026-11-26 13:53:48.3+00', 'true', 'false'),
('3', 'purge-dead-payloads', '{}', '2026-11-29 14:53:50.006+00', '0', null, null, '2026-11-26 13:53:48.3+00', 'true', 'false'),
('30', 'remind-of-questions', '{}', '2026-11-29 14:23:50.198+00', '0', null, null, '2026-11-26 13:53:48.3+00', 'true', 'false'),
('31', 'send-newsletter', '{}', '2026-11-29 19:53:50.185+00', '0', null, null, '2026-11-26 13:53:48.3+00', 'true', 'false'),
('32', 'sum-bookings', '{}', '2026-11-29 13:53:55.139+00', '0', null, null, '2026-11-26 13:53:48.3+00', 'true', 'false'),
('33', 'sum-departure-days', '{}', '2026-11-29 14:03:49.999+00', '0', null, null, '2026-11-26 13:53:48.3+00', 'true', 'false'),
('34', 'delete-old-views', '{}', '2026-11-30 13:53:50.125+00', '0', null, null, '2026-11-26 13:53:48.3+00', 'true', 'false'),
('35', 'purge-unused-pictures', '{}', '2026-11-29 14:53:50.11+00', '0', null, null, '2026-11-26 13:53:48.3+00', 'true', 'false'),
('36', 'fetch-exchange-rates', '{}', '2026-11-29 17:53:49.985+00', '0', null, null, '2026-11-26 13:53:48.3+00', 'true', 'false'),
('37', 'fetch-resource-calendars', '{}', '2026-11-29 13:54:19.994+00', '0', null, null, '2026-11-26 13:53:48.3+00', 'true', 'false'),
('38', 'purge-unattached-photos', '{}', '2026-11-29 14:53:50.113+00', '0', null, null, '2026-11-26 13:53:48.3+00', 'true', 'false'),
('39', 'sum-seller-quarters', '{}', '2026-11-29 19:53:50.203+00', '0', null, null, '2026-11-26 13:53:48.3+00', 'true', 'false'),
('4', 'purge-idempotency-records', '{}', '2026-11-29 14:53:50.007+00', '0', null, null, '2026-11-26 13:53:48.3+00', 'true', 'false'),
('40', 'ask-for-tax-details', '{}', '2026-11-29 19:53:50.134+00', '0', null, null, '2026-11-26 13:53:48.3+00', 'true', 'false'),
('41', 'purge-seller-reports', '{}', '2026-11-30 13:53:50.13+00', '0', null, null, '2026-11-26 13:53:48.3+00', 'true', 'false'),
('42', 'purge-invitations', '{}', '2026-11-29 14:53:50.113+00', '0', null, null, '2026-11-26 13:53:48.3+00', 'true', 'false'),
('43', 'start-overdue-terms', '{}', '2026-11-29 14:03:50+00', '0', null, null, '2026-11-26 13:53:48.3+00', 'true', 'false'),
('44', 'deliver-webhooks', '{}', '2026-11-29 13:53:54.986+00', '0', null, null, '2026-11-26 13:53:48.3+00', 'true', 'false'),
('45', 'purge-webhook-deliveries', '{}', '2026-11-29 19:53:50.116+00', '0', null, null, '2026-11-26 13:53:48.3+00', 'true', 'false'),
('5', 'purge-ended-sessions', '{}', '2026-11-29 14:53:50.196+00', '0', null, null, '2026-11-26 13:53:48.3+00', 'true', 'false'),
('6', 'purge-old-throttles', '{}', '2026-11-29 14:53:50.009+00', '0', null, null, '2026-11-26 13:53:48.3+00', 'true', 'false'),
('7', 'credit-affiliates', '{}', '2026-11-29 13:58:49.998+00', '0', null, null, '2026-11-26 13:53:48.3+00', 'true', 'false'),
('71', 'booking-confirmed', '{"startsAt": "2026-12-08T09:00:00.000Z", "bookingId": "01a21822-4b23-76b8-bdc7-5785ad177601"}', '2026-11-29 13:53:50.381+00', '0', null, null, '2026-11-26 13:53:50.376+00', 'false', 'false'),
('72', 'booking-confirmed', '{"startsAt": "2026-12-08T09:00:00.000Z", "bookingId": "01a21822-4b35-73d2-912d-ad805206f5c2"}', '2026-11-29 13:53:50.4+00', '0', null, null, '2026-11-26 13:53:50.393+00', 'false', 'false'),
('73', 'booking-cancelled', '{"startsAt": "2026-12-08T09:00:00.000Z", "bookingId": "01a21822-4b35-73d2-912d-ad805206f5c2"}', '2026-11-29 13:53:50.441+00', '0', null, null, '2026-11-26 13:53:50.44+00', 'false', 'false'),
('74', 'booking-requested', '{"startsAt": "2026-12-06T09:00:00.000Z", "bookingId": "01a21822-4b85-714e-be81-bcd99f2a26c6"}', '2026-11-29 13:53:50.468+00', '0', null, null, '2026-11-26 13:53:50.469+00', 'false', 'false'),
('75', 'booking-confirmed', '{"startsAt": "2026-12-12T09:00:00.000Z", "bookingId": "01a21822-4bb6-7607-9bbf-4e7e1c95ae22"}', '2026-11-29 13:53:50.557+00', '0', null, null, '2026-11-26 13:53:50.55+00', 'false', 'false'),
('76', 'booking-confirmed', '{"startsAt": "2026-12-13T09:00:00.000Z", "bookingId": "01a21822-4bba-7188-bd78-5c3ee7eaf734"}', '2026-11-29 13:53:50.557+00', '0', null, null, '2026-11-26 13:53:50.55+00', 'false', 'false'),
('77', 'booking-confirmed', '{"startsAt": "2026-12-14T09:00:00.000Z", "bookingId": "01a21822-4bec-70a7-be16-28966e0ac3b0"}', '2026-11-29 13:53:50.579+00', '0', null, null, '2026-11-26 13:53:50.575+00', 'false', 'false'),
('78', 'booking-confirmed', '{"startsAt": "2026-12-15T09:00:00.000Z", "bookingId": "01a21822-4c14-7277-85a3-690598f0ab73"}', '2026-11-29 13:53:50.622+00', '0', null, null, '2026-11-26 13:53:50.616+00', 'false', 'false'),
('79', 'booking-partly-cancelled', '{"startsAt": "2026-12-15T09:00:00.000Z", "bookingId": "01a21822-4c14-7277-85a3-690598f0ab73"}', '2026-11-29 13:53:50.629+00', '0', null, null, '2026-11-26 13:53:50.629+00', 'false', 'false'),
('8', 'purge-old-affiliates', '{}', '2026-11-29 14:53:50.144+00', '0', null, null, '2026-11-26 13:53:48.3+00', 'true', 'false'),
('80', 'password-reset-wanted', '{"id": "01a21822-4c9d-7550-bb93-5f9bb2defb24", "email": "friend@upgrade.example", "language": "en"}', '2026-11-29 13:53:50.749+00', '0', null, null, '2026-11-26 13:53:50.749+00', 'false', 'true'),
('81', 'booking-confirmed', '{"bookingId": "01a21822-4b8b-75b9-b481-76453ac065b0"}', '2026-11-29 13:53:50.75+00', '12', 'the mail server was away', '2026-11-29 13:53:50.75+00', '2026-11-26 13:53:50.75+00', 'false', 'false'),
('82', 'booking-confirmed', '{"startsAt": "2026-12-10T09:00:00.000Z", "bookingId": "01a21822-4cbf-7132-be1e-55e350d697b3"}', '2026-11-29 13:53:50.779+00', '0', null, null, '2026-11-26 13:53:50.781+00', 'false', 'false'),
('9', 'check-audit-log', '{}', '2026-11-30 13:53:50.119+00', '0', null, null, '2026-11-26 13:53:48.3+00', 'true', 'false');

insert into ledger_entries ("transaction_id", "account", "supplier_id", "currency", "amount_minor", "gift_card_id", "affiliate_id") overriding system value values
('01a21822-455c-7448-b974-aa6c72d3d6de', 'cash', null, 'EUR', '10000', null, null),
('01a21822-455c-7448-b974-aa6c72d3d6de', 'traveller', null, 'EUR', '-10000', null, null),
('01a21822-4571-7622-8161-9709f22e3d59', 'commission', null, 'EUR', '-1500', null, null),
('01a21822-4571-7622-8161-9709f22e3d59', 'supplier', '01a21822-43de-7661-887a-e715debd9765', 'EUR', '-8500', null, null),
('01a21822-4571-7622-8161-9709f22e3d59', 'traveller', null, 'EUR', '10000', null, null),
('01a21822-463b-773b-b0cf-edf323503730', 'cash', null, 'EUR', '10000', null, null),
('01a21822-463b-773b-b0cf-edf323503730', 'traveller', null, 'EUR', '-10000', null, null),
('01a21822-4642-77d8-9bea-9414d19a32f8', 'commission', null, 'EUR', '-1500', null, null),
('01a21822-4642-77d8-9bea-9414d19a32f8', 'supplier', '01a21822-43de-7661-887a-e715debd9765', 'EUR', '-8500', null, null),
('01a21822-4642-77d8-9bea-9414d19a32f8', 'traveller', null, 'EUR', '10000', null, null),
('01a21822-4661-7432-9dfd-15486b36f557', 'cash', null, 'EUR', '7500', null, null),
('01a21822-4661-7432-9dfd-15486b36f557', 'gift_card', null, 'EUR', '-7500', '01a21822-464c-74b4-90eb-48f7c6a0c348', null),
('01a21822-47b3-7025-8474-4e67d6d9b979', 'cash', null, 'USD', '7500', null, null),
('01a21822-47b3-7025-8474-4e67d6d9b979', 'gift_card', null, 'USD', '-7500', '01a21822-47aa-73c7-90fe-837cfd82f793', null),
('01a21822-47d1-7016-9cc8-74f1e0a890cb', 'gift_card', null, 'EUR', '5000', '01a21822-464c-74b4-90eb-48f7c6a0c348', null),
('01a21822-47d1-7016-9cc8-74f1e0a890cb', 'traveller', null, 'EUR', '-5000', null, null),
('01a21822-47d6-7581-a601-efe158b59202', 'commission', null, 'EUR', '-750', null, null),
('01a21822-47d6-7581-a601-efe158b59202', 'supplier', '01a21822-43de-7661-887a-e715debd9765', 'EUR', '-4250', null, null),
('01a21822-47d6-7581-a601-efe158b59202', 'traveller', null, 'EUR', '5000', null, null),
('01a21822-47e6-742c-b0a3-e155fc416515', 'gift_card', null, 'EUR', '2500', '01a21822-464c-74b4-90eb-48f7c6a0c348', null),
('01a21822-47e6-742c-b0a3-e155fc416515', 'traveller', null, 'EUR', '-2500', null, null),
('01a21822-47f4-71b5-af4f-3563edef084c', 'cash', null, 'EUR', '7500', null, null),
('01a21822-47f4-71b5-af4f-3563edef084c', 'traveller', null, 'EUR', '-7500', null, null),
('01a21822-47f8-7565-8656-b6e7f3bc13a8', 'commission', null, 'EUR', '-1500', null, null),
('01a21822-47f8-7565-8656-b6e7f3bc13a8', 'supplier', '01a21822-43de-7661-887a-e715debd9765', 'EUR', '-8500', null, null),
('01a21822-47f8-7565-8656-b6e7f3bc13a8', 'traveller', null, 'EUR', '10000', null, null),
('01a21822-4806-7657-8b80-ef1d38551bfc', 'cash', null, 'EUR', '10000', null, null),
('01a21822-4806-7657-8b80-ef1d38551bfc', 'traveller', null, 'EUR', '-10000', null, null),
('01a21822-4809-7596-ba33-c86b68b5a494', 'commission', null, 'EUR', '-1500', null, null),
('01a21822-4809-7596-ba33-c86b68b5a494', 'supplier', '01a21822-43de-7661-887a-e715debd9765', 'EUR', '-8500', null, null),
('01a21822-4809-7596-ba33-c86b68b5a494', 'traveller', null, 'EUR', '10000', null, null),
('01a21822-4825-7227-8519-c24d6cac4522', 'cash', null, 'EUR', '-5000', null, null),
('01a21822-4825-7227-8519-c24d6cac4522', 'traveller', null, 'EUR', '5000', null, null),
('01a21822-4826-712a-89ce-861b79f841e4', 'commission', null, 'EUR', '750', null, null),
('01a21822-4826-712a-89ce-861b79f841e4', 'supplier', '01a21822-43de-7661-887a-e715debd9765', 'EUR', '4250', null, null),
('01a21822-4826-712a-89ce-861b79f841e4', 'traveller', null, 'EUR', '-5000', null, null),
('01a21822-488c-7101-abe5-5edb93a71036', 'cash', null, 'EUR', '5000', null, null),
('01a21822-488c-7101-abe5-5edb93a71036', 'traveller', null, 'EUR', '-5000', null, null),
('01a21822-4892-7550-bfa1-496764a790f6', 'cash', null, 'EUR', '-2500', null, null),
('01a21822-4892-7550-bfa1-496764a790f6', 'traveller', null, 'EUR', '2500', null, null),
('01a21822-4893-71fc-bfaa-3a900d8f7a51', 'commission', null, 'EUR', '-375', null, null),
('01a21822-4893-71fc-bfaa-3a900d8f7a51', 'supplier', '01a21822-43de-7661-887a-e715debd9765', 'EUR', '-2125', null, null),
('01a21822-4893-71fc-bfaa-3a900d8f7a51', 'traveller', null, 'EUR', '2500', null, null),
('01a21822-4b2e-765f-9b05-8cacd1b60274', 'cash', null, 'EUR', '10000', null, null),
('01a21822-4b2e-765f-9b05-8cacd1b60274', 'traveller', null, 'EUR', '-10000', null, null),
('01a21822-4b31-7640-97d6-c88c922769d4', 'commission', null, 'EUR', '-1500', null, null),
('01a21822-4b31-7640-97d6-c88c922769d4', 'supplier', '01a21822-43de-7661-887a-e715debd9765', 'EUR', '-8500', null, null),
('01a21822-4b31-7640-97d6-c88c922769d4', 'traveller', null, 'EUR', '10000', null, null),
('01a21822-4b41-7377-82b7-858bd0cbbf3d', 'cash', null, 'EUR', '5000', null, null),
('01a21822-4b41-7377-82b7-858bd0cbbf3d', 'traveller', null, 'EUR', '-5000', null, null),
('01a21822-4b44-7232-9e10-ad470c28be9b', 'commission', null, 'EUR', '-750', null, null),
('01a21822-4b44-7232-9e10-ad470c28be9b', 'supplier', '01a21822-43de-7661-887a-e715debd9765', 'EUR', '-4250', null, null),
('01a21822-4b44-7232-9e10-ad470c28be9b', 'traveller', null, 'EUR', '5000', null, null),
('01a21822-4b79-77b5-b5ef-094b702c9d48', 'cash', null, 'EUR', '-5000', null, null),
('01a21822-4b79-77b5-b5ef-094b702c9d48', 'traveller', null, 'EUR', '5000', null, null),
('01a21822-4b7a-7248-8fad-2a6374042f21', 'commission', null, 'EUR', '750', null, null),
('01a21822-4b7a-7248-8fad-2a6374042f21', 'supplier', '01a21822-43de-7661-887a-e715debd9765', 'EUR', '4250', null, null),
('01a21822-4b7a-7248-8fad-2a6374042f21', 'traveller', null, 'EUR', '-5000', null, null),
('01a21822-4bdf-7527-aa56-5aba645ff1dd', 'cash', null, 'EUR', '5000', null, null),
('01a21822-4bdf-7527-aa56-5aba645ff1dd', 'traveller', null, 'EUR', '-5000', null, null),
('01a21822-4bdf-7528-aa3f-eae4bd8a0aa6', 'cash', null, 'EUR', '10000', null, null),
('01a21822-4bdf-7528-aa3f-eae4bd8a0aa6', 'traveller', null, 'EUR', '-10000', null, null),
('01a21822-4be3-75d7-8482-a21c9162e71a', 'commission', null, 'EUR', '-750', null, null),
('01a21822-4be3-75d7-8482-a21c9162e71a', 'supplier', '01a21822-43de-7661-887a-e715debd9765', 'EUR', '-4250', null, null),
('01a21822-4be3-75d7-8482-a21c9162e71a', 'traveller', null, 'EUR', '5000', null, null),
('01a21822-4be8-7123-b7d4-bf89435509dc', 'commission', null, 'EUR', '-1500', null, null),
('01a21822-4be8-7123-b7d4-bf89435509dc', 'supplier', '01a21822-43de-7661-887a-e715debd9765', 'EUR', '-8500', null, null),
('01a21822-4be8-7123-b7d4-bf89435509dc', 'traveller', null, 'EUR', '10000', null, null),
('01a21822-4bf4-70e8-964f-4a2b0d1db431', 'cash', null, 'EUR', '5000', null, null),
('01a21822-4bf4-70e8-964f-4a2b0d1db431', 'traveller', null, 'EUR', '-5000', null, null),
('01a21822-4bf6-73e1-b765-b29b37c9bf13', 'commission', null, 'EUR', '-750', null, null),
('01a21822-4bf6-73e1-b765-b29b37c9bf13', 'supplier', '01a21822-43de-7661-887a-e715debd9765', 'EUR', '-4250', null, null),
('01a21822-4bf6-73e1-b765-b29b37c9bf13', 'traveller', null, 'EUR', '5000', null, null),
('01a21822-4c1f-761b-9392-5ed9e00a88ae', 'cash', null, 'EUR', '10000', null, null),
('01a21822-4c1f-761b-9392-5ed9e00a88ae', 'traveller', null, 'EUR', '-10000', null, null),
('01a21822-4c22-7273-9e85-b90d989a8d79', 'commission', null, 'EUR', '-1500', null, null),
('01a21822-4c22-7273-9e85-b90d989a8d79', 'supplier', '01a21822-43de-7661-887a-e715debd9765', 'EUR', '-8500', null, null),
('01a21822-4c22-7273-9e85-b90d989a8d79', 'traveller', null, 'EUR', '10000', null, null),
('01a21822-4c39-7188-bca3-a54e538d1d52', 'cash', null, 'EUR', '-5000', null, null),
('01a21822-4c39-7188-bca3-a54e538d1d52', 'traveller', null, 'EUR', '5000', null, null),
('01a21822-4c3a-7344-9228-2c1a8d5b58b3', 'commission', null, 'EUR', '750', null, null),
('01a21822-4c3a-7344-9228-2c1a8d5b58b3', 'supplier', '01a21822-43de-7661-887a-e715debd9765', 'EUR', '4250', null, null),
('01a21822-4c3a-7344-9228-2c1a8d5b58b3', 'traveller', null, 'EUR', '-5000', null, null);

insert into ledger_transactions ("id", "booking_id", "kind", "at") overriding system value values
('01a21822-455c-7448-b974-aa6c72d3d6de', '01a21822-451f-73a2-b8b1-26ca316b6553', 'capture', '2026-11-26 13:53:48.877+00'),
('01a21822-4571-7622-8161-9709f22e3d59', '01a21822-451f-73a2-b8b1-26ca316b6553', 'sale', '2026-11-26 13:53:48.877+00'),
('01a21822-463b-773b-b0cf-edf323503730', '01a21822-4623-7278-999f-8f6d5decd5f5', 'capture', '2026-11-26 13:53:49.114+00'),
('01a21822-4642-77d8-9bea-9414d19a32f8', '01a21822-4623-7278-999f-8f6d5decd5f5', 'sale', '2026-11-26 13:53:49.114+00'),
('01a21822-4661-7432-9dfd-15486b36f557', null, 'gift_card_sale', '2026-11-26 13:53:49.138+00'),
('01a21822-47b3-7025-8474-4e67d6d9b979', null, 'gift_card_sale', '2026-11-26 13:53:49.489+00'),
('01a21822-47d1-7016-9cc8-74f1e0a890cb', '01a21822-47cc-7225-b318-4710e2fb3a7f', 'gift_card_redemption', '2026-11-26 13:53:49.513+00'),
('01a21822-47d6-7581-a601-efe158b59202', '01a21822-47cc-7225-b318-4710e2fb3a7f', 'sale', '2026-11-26 13:53:49.513+00'),
('01a21822-47e6-742c-b0a3-e155fc416515', '01a21822-47e2-770e-8be8-0097a8425338', 'gift_card_redemption', '2026-11-26 13:53:49.536+00'),
('01a21822-47f4-71b5-af4f-3563edef084c', '01a21822-47e2-770e-8be8-0097a8425338', 'capture', '2026-11-26 13:53:49.555+00'),
('01a21822-47f8-7565-8656-b6e7f3bc13a8', '01a21822-47e2-770e-8be8-0097a8425338', 'sale', '2026-11-26 13:53:49.555+00'),
('01a21822-4806-7657-8b80-ef1d38551bfc', '01a21822-47fd-77f0-8064-bc66f26d7a34', 'capture', '2026-11-26 13:53:49.573+00'),
('01a21822-4809-7596-ba33-c86b68b5a494', '01a21822-47fd-77f0-8064-bc66f26d7a34', 'sale', '2026-11-26 13:53:49.573+00'),
('01a21822-4825-7227-8519-c24d6cac4522', '01a21822-47fd-77f0-8064-bc66f26d7a34', 'refund', '2026-11-26 13:53:49.58+00'),
('01a21822-4826-712a-89ce-861b79f841e4', '01a21822-47fd-77f0-8064-bc66f26d7a34', 'sale_reversal', '2026-11-26 13:53:49.58+00'),
('01a21822-488c-7101-abe5-5edb93a71036', '01a21822-486b-712d-a47e-9d6eb8ade7b2', 'capture', '2026-11-26 13:53:49.707+00'),
('01a21822-4892-7550-bfa1-496764a790f6', '01a21822-486b-712d-a47e-9d6eb8ade7b2', 'refund', '2026-11-26 13:53:49.707+00'),
('01a21822-4893-71fc-bfaa-3a900d8f7a51', '01a21822-486b-712d-a47e-9d6eb8ade7b2', 'sale', '2026-11-26 13:53:49.707+00'),
('01a21822-4b2e-765f-9b05-8cacd1b60274', '01a21822-4b23-76b8-bdc7-5785ad177601', 'capture', '2026-11-29 13:53:50.381+00'),
('01a21822-4b31-7640-97d6-c88c922769d4', '01a21822-4b23-76b8-bdc7-5785ad177601', 'sale', '2026-11-29 13:53:50.381+00'),
('01a21822-4b41-7377-82b7-858bd0cbbf3d', '01a21822-4b35-73d2-912d-ad805206f5c2', 'capture', '2026-11-29 13:53:50.4+00'),
('01a21822-4b44-7232-9e10-ad470c28be9b', '01a21822-4b35-73d2-912d-ad805206f5c2', 'sale', '2026-11-29 13:53:50.4+00'),
('01a21822-4b79-77b5-b5ef-094b702c9d48', '01a21822-4b35-73d2-912d-ad805206f5c2', 'refund', '2026-11-29 13:53:50.441+00'),
('01a21822-4b7a-7248-8fad-2a6374042f21', '01a21822-4b35-73d2-912d-ad805206f5c2', 'sale_reversal', '2026-11-29 13:53:50.441+00'),
('01a21822-4bdf-7527-aa56-5aba645ff1dd', '01a21822-4bb6-7607-9bbf-4e7e1c95ae22', 'capture', '2026-11-29 13:53:50.557+00'),
('01a21822-4bdf-7528-aa3f-eae4bd8a0aa6', '01a21822-4bba-7188-bd78-5c3ee7eaf734', 'capture', '2026-11-29 13:53:50.557+00'),
('01a21822-4be3-75d7-8482-a21c9162e71a', '01a21822-4bb6-7607-9bbf-4e7e1c95ae22', 'sale', '2026-11-29 13:53:50.557+00'),
('01a21822-4be8-7123-b7d4-bf89435509dc', '01a21822-4bba-7188-bd78-5c3ee7eaf734', 'sale', '2026-11-29 13:53:50.557+00'),
('01a21822-4bf4-70e8-964f-4a2b0d1db431', '01a21822-4bec-70a7-be16-28966e0ac3b0', 'capture', '2026-11-29 13:53:50.579+00'),
('01a21822-4bf6-73e1-b765-b29b37c9bf13', '01a21822-4bec-70a7-be16-28966e0ac3b0', 'sale', '2026-11-29 13:53:50.579+00'),
('01a21822-4c1f-761b-9392-5ed9e00a88ae', '01a21822-4c14-7277-85a3-690598f0ab73', 'capture', '2026-11-29 13:53:50.622+00'),
('01a21822-4c22-7273-9e85-b90d989a8d79', '01a21822-4c14-7277-85a3-690598f0ab73', 'sale', '2026-11-29 13:53:50.622+00'),
('01a21822-4c39-7188-bca3-a54e538d1d52', '01a21822-4c14-7277-85a3-690598f0ab73', 'refund', '2026-11-29 13:53:50.629+00'),
('01a21822-4c3a-7344-9228-2c1a8d5b58b3', '01a21822-4c14-7277-85a3-690598f0ab73', 'sale_reversal', '2026-11-29 13:53:50.629+00');

insert into mail_links ("token_hash", "user_id", "purpose", "email", "expires_at") overriding system value values
(E'\\x13305083c268248d0d42b65f0faae67da48bd5f80439349b650323735f78d423', '01a21822-44c6-76ab-b8bc-4dedc25cb940', 'confirm_email', 'friend@upgrade.example', '2026-12-03 13:53:49.459+00'),
(E'\\xd4f0fe5998c8dfee791d41cbf74021fa1d88d79a466cf03afd870f22a6731a4b', '01a21822-4499-717e-b561-255d9fc71d11', 'confirm_email', 'traveller@upgrade.example', '2026-12-03 13:53:49.459+00');

insert into mails ("id", "event", "recipient", "language", "subject", "body_text", "body_html", "created_at", "sent_at", "attempts", "next_try_at", "last_error", "holds_secret", "urgent", "discarded_at") overriding system value values
('01a21822-4786-7620-8b35-2f2205b5169e', 'booking-confirmed:01a21822-451f-73a2-b8b1-26ca316b6553', 'traveller@upgrade.example', 'en', 'Confirmed: The rooftops', 'Shortened.', '<p>Shortened.</p>', '2026-11-26 13:53:49.428+00', null, '0', '2026-11-26 13:53:49.428+00', null, 'false', 'true', null),
('01a21822-4786-7621-9f2a-d138c2300f00', 'booking-confirmed:01a21822-451f-73a2-b8b1-26ca316b6553:supplier', 'supplier@upgrade.example', 'en', 'New booking: The rooftops', 'Shortened.', '<p>Shortened.</p>', '2026-11-26 13:53:49.428+00', null, '0', '2026-11-26 13:53:49.428+00', null, 'false', 'false', null),
('01a21822-4786-7622-a213-c5ae40d13994', 'booking-confirmed:01a21822-458a-728b-828b-e22e68334f47', 'traveller@upgrade.example', 'en', 'Confirmed: The rooftops', 'Shortened.', '<p>Shortened.</p>', '2026-11-26 13:53:49.428+00', null, '0', '2026-11-26 13:53:49.428+00', null, 'false', 'true', null),
('01a21822-4786-7623-a41f-1670075bd531', 'booking-confirmed:01a21822-458a-728b-828b-e22e68334f47:supplier', 'supplier@upgrade.example', 'en', 'New booking: The rooftops', 'Shortened.', '<p>Shortened.</p>', '2026-11-26 13:53:49.428+00', null, '0', '2026-11-26 13:53:49.428+00', null, 'false', 'false', null),
('01a21822-4786-7624-bcca-f8dbf68ca119', 'booking-confirmed:01a21822-45af-7246-80b6-eca44966033b', 'traveller@upgrade.example', 'en', 'Confirmed: The museums', 'Shortened.', '<p>Shortened.</p>', '2026-11-26 13:53:49.428+00', null, '0', '2026-11-26 13:53:49.428+00', null, 'false', 'true', null),
('01a21822-4786-7625-87cd-8f63018b1f89', 'booking-confirmed:01a21822-45af-7246-80b6-eca44966033b:supplier', 'supplier@upgrade.example', 'en', 'New booking: The museums', 'Shortened.', '<p>Shortened.</p>', '2026-11-26 13:53:49.428+00', null, '0', '2026-11-26 13:53:49.428+00', null, 'false', 'false', null),
('01a21822-4786-7626-b7a2-cd0bd30c60b0', 'booking-confirmed:01a21822-4623-7278-999f-8f6d5decd5f5', 'traveller@upgrade.example', 'en', 'Confirmed: The museums', 'Shortened.', '<p>Shortened.</p>', '2026-11-26 13:53:49.428+00', null, '0', '2026-11-26 13:53:49.428+00', null, 'false', 'true', null),
('01a21822-4786-7627-9938-0b5e0d89c220', 'booking-confirmed:01a21822-4623-7278-999f-8f6d5decd5f5:supplier', 'supplier@upgrade.example', 'en', 'New booking: The museums', 'Shortened.', '<p>Shortened.</p>', '2026-11-26 13:53:49.428+00', null, '0', '2026-11-26 13:53:49.428+00', null, 'false', 'false', null),
('01a21822-4795-76f8-9902-18495bd97a86', 'confirm_email:01a21822-44b8-736d-9fc9-048d07e9e79c', 'traveller@upgrade.example', 'en', 'Please confirm your e-mail address', 'Please confirm your address

Hello,

You have opened an account at Senda with this address. Please confirm that it is yours, so that you receive your tickets and updates about your bookings.

The link works for seven days. If you did not open an account at Senda, you can ignore this e-mail.

Confirm address
  http://localhost:3000/confirm-email#n1Ueht80PbA-4QYnzDopI0i7ie5F175IGJQ8sXIUWDo

-- 
You are receiving this e-mail because there is an account at Senda with this address.
', '<p>Shortened.</p>', '2026-11-26 13:53:49.461+00', null, '0', '2026-11-26 13:53:49.461+00', null, 'true', 'true', null),
('01a21822-4798-7508-88ca-250149063bbc', 'confirm_email:01a21822-44e3-77fe-9e3e-6327d14f5ad6', 'friend@upgrade.example', 'en', 'Please confirm your e-mail address', 'Please confirm your address

Hello,

You have opened an account at Senda with this address. Please confirm that it is yours, so that you receive your tickets and updates about your bookings.

The link works for seven days. If you did not open an account at Senda, you can ignore this e-mail.

Confirm address
  http://localhost:3000/confirm-email#ABJcD3IZ9BQVCKmqE6GdMN-g18jK_-GZgs3dsWq2CkM

-- 
You are receiving this e-mail because there is an account at Senda with this address.
', '<p>Shortened.</p>', '2026-11-26 13:53:49.464+00', null, '0', '2026-11-26 13:53:49.464+00', null, 'true', 'true', null),
('01a21822-479a-75cf-a654-2e76ba2433d2', 'gift-card-paid:01a21822-464c-74b4-90eb-48f7c6a0c348', 'traveller@upgrade.example', 'en', 'Your gift card for Bruno is paid', 'Shortened.', '<p>Shortened.</p>', '2026-11-26 13:53:49.466+00', null, '0', '2026-11-26 13:53:49.466+00', null, 'false', 'true', null),
('01a21822-479d-7245-89ac-7e0794740cd5', 'gift-card-card:01a21822-464c-74b4-90eb-48f7c6a0c348', 'friend@upgrade.example', 'en', 'Iris has sent you a gift card', 'A trip is waiting for you

Hello Bruno,

Iris has given you a Senda gift card worth €75: choose any tour, whenever you like. Tours that are not charged in EUR are paid at the exchange rate of the day.

€75
  4G3K-5WM3-4PJN-Z9Z3
  Enter this code when you book. Keep it safe, like cash: anyone who has it can spend it.

How it works
  Choose a tour at any time and enter the code when you book.
  Any balance left stays on the card; if a tour costs more, you pay the rest as usual.

Validity
  The card does not expire.

See the balance and choose a tour
  http://localhost:3000/gift-cards#4G3K-5WM3-4PJN-Z9Z3

-- 
You are receiving this e-mail because Iris bought a gift card for you at Senda. We use your address for nothing else.
', '<p>Shortened.</p>', '2026-11-26 13:53:49.469+00', null, '0', '2026-11-26 13:53:49.469+00', null, 'true', 'true', null),
('01a21822-479e-70a9-9315-676b60fddcbd', 'gift-card-sent:01a21822-464c-74b4-90eb-48f7c6a0c348', 'traveller@upgrade.example', 'en', 'Bruno has your gift card', 'Shortened.', '<p>Shortened.</p>', '2026-11-26 13:53:49.47+00', null, '0', '2026-11-26 13:53:49.47+00', null, 'false', 'false', null),
('01a21822-47a3-77e3-a4eb-9bf6ffbd51a3', 'affiliate-receipt:01a21822-45ed-7374-8fd8-e9d9ad501850:2026-11-26T13:53:49.037Z', 'friend@upgrade.example', 'en', 'We have received your application', 'Shortened.', '<p>Shortened.</p>', '2026-11-26 13:53:49.475+00', null, '0', '2026-11-26 13:53:49.475+00', null, 'false', 'false', null),
('01a21822-47a4-7102-b539-5b69971193d3', 'affiliate-approved:01a21822-45ed-7374-8fd8-e9d9ad501850:2026-11-26T13:53:49.072Z', 'friend@upgrade.example', 'en', 'You can now recommend Senda', 'Shortened.', '<p>Shortened.</p>', '2026-11-26 13:53:49.476+00', null, '0', '2026-11-26 13:53:49.476+00', null, 'false', 'false', null),
('01a21822-47a6-72ce-9017-ea3e289994b5', 'affiliate-operator:01a21822-45ed-7374-8fd8-e9d9ad501850:2026-11-26T13:53:49.037Z', 'operator@upgrade.example', 'en', 'Affiliate application: Fran', 'Shortened.', '<p>Shortened.</p>', '2026-11-26 13:53:49.478+00', null, '0', '2026-11-26 13:53:49.478+00', null, 'false', 'false', null),
('01a21822-47be-72ed-a3a5-29b771985560', 'gift-card-paid:01a21822-47aa-73c7-90fe-837cfd82f793', 'traveller@upgrade.example', 'en', 'Your gift card for Bruno is paid', 'Shortened.', '<p>Shortened.</p>', '2026-11-26 13:53:49.502+00', null, '0', '2026-11-26 13:53:49.502+00', null, 'false', 'true', null),
('01a21822-47c0-702d-816c-184d74755724', 'gift-card-card:01a21822-47aa-73c7-90fe-837cfd82f793', 'friend@upgrade.example', 'en', 'Iris has sent you a gift card', 'A trip is waiting for you

Hello Bruno,

Iris has given you a Senda gift card worth $75: choose any tour, whenever you like. Tours that are not charged in USD are paid at the exchange rate of the day.

$75
  E7RE-VE58-936C-FGRE
  Enter this code when you book. Keep it safe, like cash: anyone who has it can spend it.

How it works
  Choose a tour at any time and enter the code when you book.
  Any balance left stays on the card; if a tour costs more, you pay the rest as usual.

Validity
  The card does not expire.

See the balance and choose a tour
  http://localhost:3000/gift-cards#E7RE-VE58-936C-FGRE

-- 
You are receiving this e-mail because Iris bought a gift card for you at Senda. We use your address for nothing else.
', '<p>Shortened.</p>', '2026-11-26 13:53:49.504+00', null, '0', '2026-11-26 13:53:49.504+00', null, 'true', 'true', null),
('01a21822-47c1-7449-9b75-1a4f41a4c2c2', 'gift-card-sent:01a21822-47aa-73c7-90fe-837cfd82f793', 'traveller@upgrade.example', 'en', 'Bruno has your gift card', 'Shortened.', '<p>Shortened.</p>', '2026-11-26 13:53:49.505+00', null, '0', '2026-11-26 13:53:49.505+00', null, 'false', 'false', null),
('01a21822-4941-7322-9c9c-63d9867653b6', 'booking-confirmed:01a21822-47cc-7225-b318-4710e2fb3a7f', 'traveller@upgrade.example', 'en', 'Confirmed: The rooftops', 'Shortened.', '<p>Shortened.</p>', '2026-11-26 13:53:49.87+00', null, '0', '2026-11-26 13:53:49.87+00', null, 'false', 'false', null),
('01a21822-4941-7323-a246-f31e4f1f5fd9', 'booking-confirmed:01a21822-47cc-7225-b318-4710e2fb3a7f:supplier', 'supplier@upgrade.example', 'en', 'New booking: The rooftops', 'Shortened.', '<p>Shortened.</p>', '2026-11-26 13:53:49.87+00', null, '0', '2026-11-26 13:53:49.87+00', null, 'false', 'false', null),
('01a21822-4941-7324-a376-8c79cfdbc107', 'booking-confirmed:01a21822-47e2-770e-8be8-0097a8425338', 'traveller@upgrade.example', 'en', 'Confirmed: The museums', 'Shortened.', '<p>Shortened.</p>', '2026-11-26 13:53:49.87+00', null, '0', '2026-11-26 13:53:49.87+00', null, 'false', 'false', null),
('01a21822-4941-7325-b661-8c5838aa3635', 'booking-confirmed:01a21822-47e2-770e-8be8-0097a8425338:supplier', 'supplier@upgrade.example', 'en', 'New booking: The museums', 'Shortened.', '<p>Shortened.</p>', '2026-11-26 13:53:49.87+00', null, '0', '2026-11-26 13:53:49.87+00', null, 'false', 'false', null),
('01a21822-4941-7326-ad31-f68ec7e06741', 'booking-confirmed:01a21822-47fd-77f0-8064-bc66f26d7a34', 'traveller@upgrade.example', 'en', 'Confirmed: The museums', 'Shortened.', '<p>Shortened.</p>', '2026-11-26 13:53:49.87+00', null, '0', '2026-11-26 13:53:49.87+00', null, 'false', 'false', null),
('01a21822-4941-7327-9418-ee9f5699909b', 'booking-confirmed:01a21822-47fd-77f0-8064-bc66f26d7a34:supplier', 'supplier@upgrade.example', 'en', 'New booking: The museums', 'Shortened.', '<p>Shortened.</p>', '2026-11-26 13:53:49.87+00', null, '0', '2026-11-26 13:53:49.87+00', null, 'false', 'false', null),
('01a21822-4941-7328-82a0-af8aaa7db83c', 'booking-confirmed:01a21822-4840-74c1-8bc7-83dc7454b8af', 'traveller@upgrade.example', 'en', 'Confirmed: The museums', 'Shortened.', '<p>Shortened.</p>', '2026-11-26 13:53:49.87+00', null, '0', '2026-11-26 13:53:49.87+00', null, 'false', 'false', null),
('01a21822-4941-7329-83f1-3ae065e8c1ed', 'booking-confirmed:01a21822-4840-74c1-8bc7-83dc7454b8af:supplier', 'supplier@upgrade.example', 'en', 'New booking: The museums', 'Shortened.', '<p>Shortened.</p>', '2026-11-26 13:53:49.87+00', null, '0', '2026-11-26 13:53:49.87+00', null, 'false', 'false', null),
('01a21822-4941-732a-8762-6a8ed4751060', 'booking-confirmed:01a21822-486b-712d-a47e-9d6eb8ade7b2', 'traveller@upgrade.example', 'en', 'Confirmed: The museums', 'Shortened.', '<p>Shortened.</p>', '2026-11-26 13:53:49.87+00', null, '0', '2026-11-26 13:53:49.87+00', null, 'false', 'false', null),
('01a21822-4941-732b-9b9c-601af0604662', 'booking-confirmed:01a21822-486b-712d-a47e-9d6eb8ade7b2:supplier', 'supplier@upgrade.example', 'en', 'New booking: The museums', 'Shortened.', '<p>Shortened.</p>', '2026-11-26 13:53:49.87+00', null, '0', '2026-11-26 13:53:49.87+00', null, 'false', 'false', null),
('01a21822-494c-7309-a8c5-2792309e4682', 'booking-cancelled:01a21822-47fd-77f0-8064-bc66f26d7a34', 'traveller@upgrade.example', 'en', 'Cancelled: The museums', 'Shortened.', '<p>Shortened.</p>', '2026-11-26 13:53:49.891+00', null, '0', '2026-11-26 13:53:49.891+00', null, 'false', 'false', null),
('01a21822-494d-72d2-9a01-17f124d88611', 'booking-cancelled:01a21822-47fd-77f0-8064-bc66f26d7a34:supplier', 'supplier@upgrade.example', 'en', 'Cancelled: The museums', 'Shortened.', '<p>Shortened.</p>', '2026-11-26 13:53:49.891+00', null, '0', '2026-11-26 13:53:49.891+00', null, 'false', 'false', null),
('01a21822-494d-72d3-a072-c92dda4276a1', 'booking-cancelled:01a21822-4840-74c1-8bc7-83dc7454b8af', 'traveller@upgrade.example', 'en', 'Cancelled: The museums', 'Shortened.', '<p>Shortened.</p>', '2026-11-26 13:53:49.891+00', null, '0', '2026-11-26 13:53:49.891+00', null, 'false', 'false', null),
('01a21822-494d-72d4-8e6c-5c10b199665e', 'booking-cancelled:01a21822-4840-74c1-8bc7-83dc7454b8af:supplier', 'supplier@upgrade.example', 'en', 'Cancelled: The museums', 'Shortened.', '<p>Shortened.</p>', '2026-11-26 13:53:49.891+00', null, '0', '2026-11-26 13:53:49.891+00', null, 'false', 'false', null),
('01a21822-494d-72d5-9c27-eeb39b4456a6', 'booking-cancelled:01a21822-486b-712d-a47e-9d6eb8ade7b2', 'traveller@upgrade.example', 'en', 'Cancelled: The museums', 'Shortened.', '<p>Shortened.</p>', '2026-11-26 13:53:49.891+00', null, '0', '2026-11-26 13:53:49.891+00', null, 'false', 'false', null),
('01a21822-494d-72d6-8597-74e70a871bbc', 'booking-cancelled:01a21822-486b-712d-a47e-9d6eb8ade7b2:supplier', 'supplier@upgrade.example', 'en', 'Cancelled: The museums', 'Shortened.', '<p>Shortened.</p>', '2026-11-26 13:53:49.891+00', null, '0', '2026-11-26 13:53:49.891+00', null, 'false', 'false', null),
('01a21822-494d-72d7-9142-4f5f7e9bfb76', 'booking-cancelled:01a21822-491b-76f6-9e3e-71331db9fee2', 'traveller@upgrade.example', 'en', 'Cancelled: The workshop', 'Shortened.', '<p>Shortened.</p>', '2026-11-26 13:53:49.891+00', null, '0', '2026-11-26 13:53:49.891+00', null, 'false', 'false', null),
('01a21822-494d-72d8-a16a-1a2a6bd9b10c', 'booking-cancelled:01a21822-491b-76f6-9e3e-71331db9fee2:supplier', 'supplier@upgrade.example', 'en', 'Cancelled: The workshop', 'Shortened.', '<p>Shortened.</p>', '2026-11-26 13:53:49.891+00', null, '0', '2026-11-26 13:53:49.891+00', null, 'false', 'false', null),
('01a21822-4957-745c-9beb-76fb45251e17', 'booking-requested:01a21822-48be-755f-8688-7a1bdac2b19a', 'traveller@upgrade.example', 'en', 'Requested: The workshop', 'Shortened.', '<p>Shortened.</p>', '2026-11-26 13:53:49.902+00', null, '0', '2026-11-26 13:53:49.902+00', null, 'false', 'false', null),
('01a21822-4957-745d-851b-967f6de6b3a5', 'booking-requested:01a21822-48be-755f-8688-7a1bdac2b19a:supplier', 'supplier@upgrade.example', 'en', 'Request to answer: The workshop', 'Shortened.', '<p>Shortened.</p>', '2026-11-26 13:53:49.902+00', null, '0', '2026-11-26 13:53:49.902+00', null, 'false', 'false', null),
('01a21822-4957-745e-a33d-bb20046b61b8', 'booking-requested:01a21822-491b-76f6-9e3e-71331db9fee2', 'traveller@upgrade.example', 'en', 'Requested: The workshop', 'Shortened.', '<p>Shortened.</p>', '2026-11-26 13:53:49.902+00', null, '0', '2026-11-26 13:53:49.902+00', null, 'false', 'false', null),
('01a21822-4957-745f-9dd9-747cb1992fba', 'booking-requested:01a21822-491b-76f6-9e3e-71331db9fee2:supplier', 'supplier@upgrade.example', 'en', 'Request to answer: The workshop', 'Shortened.', '<p>Shortened.</p>', '2026-11-26 13:53:49.902+00', null, '0', '2026-11-26 13:53:49.902+00', null, 'false', 'false', null),
('01a21822-4965-73fa-9abe-d55e2a53bf53', 'booking-expired:01a21822-489e-72ea-a6c8-5ce810e40c2a', 'traveller@upgrade.example', 'en', 'Not completed: The balloon', 'Shortened.', '<p>Shortened.</p>', '2026-11-26 13:53:49.913+00', null, '0', '2026-11-26 13:53:49.913+00', null, 'false', 'false', null),
('01a21822-496b-7652-8476-3a0d0ebfdce2', 'booking-declined:01a21822-48be-755f-8688-7a1bdac2b19a', 'traveller@upgrade.example', 'en', 'Not confirmed: The workshop', 'Shortened.', '<p>Shortened.</p>', '2026-11-26 13:53:49.913+00', null, '0', '2026-11-26 13:53:49.913+00', null, 'false', 'false', null),
('01a21822-4a70-7603-8f7d-5ffc2cfbd5e5', 'booking-reminder:01a21822-47e2-770e-8be8-0097a8425338:2026-11-30', 'traveller@upgrade.example', 'en', 'Reminder: The museums', 'Shortened.', '<p>Shortened.</p>', '2026-11-29 13:53:50.004+00', null, '0', '2026-11-29 13:53:50.004+00', null, 'false', 'false', null);

insert into manual_entries ("id", "departure_id", "kind", "seats", "adults", "children", "lines", "name", "email", "phone", "note", "paid_minor", "currency", "made_at", "made_by", "released_at", "erased_at", "import_id", "supplier_id", "reference", "is_undone") overriding system value values
('01a21822-4c63-7705-9dde-d07da58b87b1', '01a21822-445f-75d7-bed2-2e1df97c658b', 'block', '8', '0', '0', '[]', null, null, null, 'A school', null, 'EUR', '2026-11-29 13:53:50.691+00', '01a21822-43b8-74eb-82db-6d2850d331b4', null, null, null, null, null, 'false');

insert into option_texts ("option_id", "language", "name") overriding system value values
('01a21822-43e6-715c-a878-a3de4961b89b', 'en', 'In the morning'),
('01a21822-4420-702a-9f0d-2f4cda7c49ff', 'en', 'In the morning'),
('01a21822-442d-732c-825b-b105c386da7d', 'en', 'In the morning'),
('01a21822-4442-7223-a9ea-bff153b799ca', 'en', 'In the morning');

insert into options ("id", "tour_id", "position", "active", "least_units", "most_units", "cut_off_minutes", "least_people", "decide_hours_before", "kind", "valid_days") overriding system value values
('01a21822-43e6-715c-a878-a3de4961b89b', '01a21822-43e6-715b-98f3-b9f641133e54', '0', 'true', '1', null, '0', null, null, 'start_time', null),
('01a21822-4420-702a-9f0d-2f4cda7c49ff', '01a21822-4420-7029-bada-07e529dcb8d9', '0', 'true', '1', null, '0', null, null, 'start_time', null),
('01a21822-442d-732c-825b-b105c386da7d', '01a21822-442d-732b-8a21-24455f68bd60', '0', 'true', '1', null, '0', null, null, 'start_time', null),
('01a21822-4442-7223-a9ea-bff153b799ca', '01a21822-4442-7222-937a-2938317a819f', '0', 'true', '1', null, '0', null, null, 'start_time', null);

insert into orders ("id", "reference", "user_id", "currency", "created_at") overriding system value values
('01a21822-4bc4-72b6-a0a8-ebae1b5efa2e', 'OR-GXVP-GY2A', '01a21822-4499-717e-b561-255d9fc71d11', 'EUR', '2026-11-29 13:53:50.526+00');

insert into payments ("id", "booking_id", "provider", "state", "amount_minor", "currency", "refunded_minor", "page_token", "created_at", "expires_at", "captured_at", "gift_card_id") overriding system value values
('01a21822-4526-73ed-932e-2bcdf0ac8e65', '01a21822-451f-73a2-b8b1-26ca316b6553', 'test', 'captured', '10000', 'EUR', '0', 'JRh2uzOycYeuA1gme_yM5geEziozhTf6', '2026-11-26 13:53:48.817+00', '2026-11-26 14:08:48.817+00', '2026-11-26 13:53:48.877+00', null),
('01a21822-4626-728e-ad78-f3830bd9a37e', '01a21822-4623-7278-999f-8f6d5decd5f5', 'test', 'captured', '10000', 'EUR', '0', '2ZQt38ks2uz5xtjbP6sDyV0l47SjWgLr', '2026-11-26 13:53:49.086+00', '2026-11-26 14:08:49.086+00', '2026-11-26 13:53:49.114+00', null),
('01a21822-464e-7710-bace-ab735e854048', null, 'test', 'captured', '7500', 'EUR', '0', 'VTjmKeusChrdGlIKv2uH0AQY156JAsvd', '2026-11-26 13:53:49.131+00', '2026-11-26 14:53:49.131+00', '2026-11-26 13:53:49.138+00', '01a21822-464c-74b4-90eb-48f7c6a0c348'),
('01a21822-47ab-7640-8dc6-a38d6b8fd798', null, 'test', 'captured', '7500', 'USD', '0', 'ReewPUTRh4hmhbd5LyuoCKN1Z4_1OLDj', '2026-11-26 13:53:49.482+00', '2026-11-26 14:53:49.482+00', '2026-11-26 13:53:49.489+00', '01a21822-47aa-73c7-90fe-837cfd82f793'),
('01a21822-47e8-73f2-85b8-c7b1cde16fa5', '01a21822-47e2-770e-8be8-0097a8425338', 'test', 'captured', '7500', 'EUR', '0', 'kz1T0DQexWqKnELNhrEscLsfYqCLbKlL', '2026-11-26 13:53:49.536+00', '2026-11-26 14:08:49.536+00', '2026-11-26 13:53:49.555+00', null),
('01a21822-47fe-7557-9f3a-5dc88e195cc4', '01a21822-47fd-77f0-8064-bc66f26d7a34', 'test', 'captured', '10000', 'EUR', '5000', 'cXfzNJIA0wjqIo2y4Ssl5Im47g6XBm8Z', '2026-11-26 13:53:49.562+00', '2026-11-26 14:08:49.562+00', '2026-11-26 13:53:49.573+00', null),
('01a21822-4875-70e1-8935-b81d8ff3142f', '01a21822-486b-712d-a47e-9d6eb8ade7b2', 'test', 'captured', '5000', 'EUR', '2500', '4NfuYuUMPs10ki-0zIdW0VlvwYVj8CI7', '2026-11-26 13:53:49.681+00', '2026-11-29 09:00:00+00', '2026-11-26 13:53:49.707+00', null),
('01a21822-489f-7248-b8b4-11181ecfe565', '01a21822-489e-72ea-a6c8-5ce810e40c2a', 'test', 'failed', '5000', 'EUR', '0', 'uUDgWD7uibMS8C96oM8bwWLzMJ0xa-CN', '2026-11-26 13:53:49.723+00', '2026-11-26 14:08:49.723+00', null, null),
('01a21822-4b24-77e3-97fe-6d2dde1ebe07', '01a21822-4b23-76b8-bdc7-5785ad177601', 'test', 'captured', '10000', 'EUR', '0', '4SBX9IUkM7rc4O-L6khcCPpYZq1Jup8-', '2026-11-29 13:53:50.369+00', '2026-11-29 14:08:50.369+00', '2026-11-29 13:53:50.381+00', null),
('01a21822-4b36-747d-85a9-276608ce551e', '01a21822-4b35-73d2-912d-ad805206f5c2', 'test', 'captured', '5000', 'EUR', '5000', 'RtE1BIfWIwy3aMqAQb9OjbS2JN5G_x9V', '2026-11-29 13:53:50.388+00', '2026-11-29 14:08:50.388+00', '2026-11-29 13:53:50.4+00', null),
('01a21822-4b8d-703d-97eb-9e3dd286bc7c', '01a21822-4b8b-75b9-b481-76453ac065b0', 'test', 'started', '5000', 'EUR', '0', 'mX9gO1pKhfJuH_4jH_s_IR0DAESpq7s9', '2026-11-29 13:53:50.474+00', '2026-11-29 14:08:50.474+00', null, null),
('01a21822-4bc6-735d-aba9-a0091366465c', '01a21822-4bb6-7607-9bbf-4e7e1c95ae22', 'test', 'captured', '5000', 'EUR', '0', 'KGrhtqVaw8XWZqKL7A-SEygF9BCOYZGc', '2026-11-29 13:53:50.526+00', '2026-11-29 14:08:50.526+00', '2026-11-29 13:53:50.557+00', null),
('01a21822-4bc9-7586-bcc1-adc0a842e19f', '01a21822-4bba-7188-bd78-5c3ee7eaf734', 'test', 'captured', '10000', 'EUR', '0', 'KGrhtqVaw8XWZqKL7A-SEygF9BCOYZGc', '2026-11-29 13:53:50.526+00', '2026-11-29 14:08:50.526+00', '2026-11-29 13:53:50.557+00', null),
('01a21822-4bed-748a-8ac2-0b156c65f55a', '01a21822-4bec-70a7-be16-28966e0ac3b0', 'test', 'captured', '5000', 'EUR', '0', '6VUnuYrKI4ot9qLC2_wJOTu3c1oZyLE8', '2026-11-29 13:53:50.57+00', '2026-11-29 14:08:50.57+00', '2026-11-29 13:53:50.579+00', null),
('01a21822-4c0b-7080-b0fb-ed2d35436f8f', '01a21822-4bec-70a7-be16-28966e0ac3b0', 'test', 'started', '5000', 'EUR', '0', 'CaLbxS4gIO0LV-ZiFp4QSJ6YE5NKZY-_', '2026-11-29 13:53:50.596+00', '2026-11-29 14:08:50.596+00', null, null),
('01a21822-4c16-7388-9aa3-a51409ea2b86', '01a21822-4c14-7277-85a3-690598f0ab73', 'test', 'captured', '10000', 'EUR', '5000', '544zjThU32yuEJiE70a9fPtGZNtSqVNh', '2026-11-29 13:53:50.611+00', '2026-11-29 14:08:50.611+00', '2026-11-29 13:53:50.622+00', null);

insert into place_texts ("place_id", "language", "name", "line") overriding system value values
('01a21822-43de-7662-905b-748171ed40cc', 'en', 'Madrid', 'High and dry');

insert into places ("id", "slug", "country", "latitude", "longitude", "time_zone", "popularity", "picture_url", "picture_scene") overriding system value values
('01a21822-43de-7662-905b-748171ed40cc', 'madrid', 'ES', '40.4', '-3.7', 'Europe/Madrid', '0', '/pictures/madrid.webp', null);

insert into price_history ("option_id", "from_at", "units", "rules", "transaction_id") overriding system value values
('01a21822-43e6-715c-a878-a3de4961b89b', '2026-11-26 13:53:48.541+00', '{"01a21822-43fa-7009-a844-eb6172b898fb": 5000, "01a21822-43fa-700a-8b9c-92fc8fa7219c": 2500}', '[]', '890'),
('01a21822-4420-702a-9f0d-2f4cda7c49ff', '2026-11-26 13:53:48.583+00', '{"01a21822-4426-7486-ba55-a860aa34ab6c": 5000, "01a21822-4426-7487-9814-5630872bb2a5": 2500}', '[]', '896'),
('01a21822-442d-732c-825b-b105c386da7d', '2026-11-26 13:53:48.599+00', '{"01a21822-4436-734e-8930-ae7d6e5d61da": 5000, "01a21822-4436-734f-ad13-cd68987b6f8c": 2500}', '[]', '902'),
('01a21822-4442-7223-a9ea-bff153b799ca', '2026-11-26 13:53:48.637+00', '{"01a21822-445d-7317-a7c5-1c2d5ca40cf0": 5000, "01a21822-445d-7318-809d-3f6754ccb254": 2500}', '[]', '908');

insert into refresh_tokens ("token_hash", "session_id", "issued_at", "replaced_at") overriding system value values
(E'\\x033da17fe346b51b5011d78c5fc9c1464c7b75ebb25a8ba49641493971da80d2', '01a21822-45e6-7654-944b-4670b8230f65', '2026-11-26 13:53:49.03+00', null),
(E'\\x037bb28e18020fbfbb2d07b998495eb9f7c311498369e3bc63131510d353e31b', '01a21822-4bb0-755f-9642-dd08a986c709', '2026-11-29 13:53:50.512+00', null),
(E'\\x53ba613ab66180765692e781129b31097320d49305252d3e9e4f777f44e28ad1', '01a21822-4cb7-7523-a252-6284b9519747', '2026-11-29 13:53:50.775+00', null),
(E'\\x54932b8ff714bfa13830da8f4e97a7256d7cbeb565f92961cf3fa2ab404830c9', '01a21822-4b63-72c2-a508-a3dcf485c284', '2026-11-29 13:53:50.435+00', null),
(E'\\x570ab478b790b676f60f3150d210c3073b36bdbf4bb1e16bc53c83a402f8c116', '01a21822-44b9-71c7-8acf-7ff0051ba822', '2026-11-26 13:53:48.729+00', null),
(E'\\x8cbd2bc759a22eac806f1b6263fedbf5ad2834fbc76b3a4986f7d05b3115350f', '01a21822-4c57-75b6-a4dc-7ebf00cff52f', '2026-11-29 13:53:50.679+00', null),
(E'\\xbc94232262b22db921cc635d25fa56192bbf0a60549201831fcc191981c18b50', '01a21822-44e5-77c3-8a80-ef9224d22fcf', '2026-11-26 13:53:48.773+00', null),
(E'\\xbe3a3185df59a4fdfb3204dd1e5795a8ee3e370b9d8145e500b7e79cc6ee041a', '01a21822-4cd9-7000-a10e-c9330bd3fa50', '2026-11-29 13:53:50.81+00', null),
(E'\\xc30f522a1c8eff8edac716ff3d2a3f57ed2e0c7e6930ec08d8d4883b1eb0ae56', '01a21822-4b1a-7290-b287-2cf06a93ff8f', '2026-11-29 13:53:50.362+00', null),
(E'\\xf395faca0f9f831f897e92e546694712898fddcc91ca0f9388e7c04498755b1f', '01a21822-4505-7458-9dad-2ed9ea1937a9', '2026-11-26 13:53:48.805+00', null);

insert into search_changes ("transaction_id", "kind", "subject_id", "written_at", "first_day", "last_day") overriding system value values
('1021', 'seats', '01a21822-4415-77a4-8f2f-ef0e07fa82c5', '2026-11-26 13:53:49.533+00', null, null),
('1024', 'seats', '01a21822-4428-7608-9ebf-7e49467bf857', '2026-11-26 13:53:49.549+00', null, null),
('1027', 'seats', '01a21822-4428-7607-952a-24d114c596f1', '2026-11-26 13:53:49.567+00', null, null),
('1029', 'seats', '01a21822-4428-7607-952a-24d114c596f1', '2026-11-26 13:53:49.617+00', null, null),
('1031', 'seats', '01a21822-4428-7607-952a-24d114c596f1', '2026-11-26 13:53:49.639+00', null, null),
('1032', 'seats', '01a21822-4428-7607-952a-24d114c596f1', '2026-11-26 13:53:49.666+00', null, null),
('1034', 'seats', '01a21822-4428-7607-952a-24d114c596f1', '2026-11-26 13:53:49.678+00', null, null),
('1036', 'seats', '01a21822-4428-7607-952a-24d114c596f1', '2026-11-26 13:53:49.699+00', null, null),
('1039', 'seats', '01a21822-445f-75c7-a387-e4780f6a66c2', '2026-11-26 13:53:49.729+00', null, null),
('1040', 'seats', '01a21822-445f-75c7-a387-e4780f6a66c2', '2026-11-26 13:53:49.741+00', null, null),
('1042', 'seats', '01a21822-4415-7796-847b-efe87cbf9c33', '2026-11-26 13:53:49.747+00', null, null),
('1044', 'seats', '01a21822-4439-74d5-96b4-7759becc1241', '2026-11-26 13:53:49.761+00', null, null),
('1050', 'seats', '01a21822-4439-74d5-96b4-7759becc1241', '2026-11-26 13:53:49.834+00', null, null),
('1052', 'seats', '01a21822-4439-74d5-96b4-7759becc1241', '2026-11-26 13:53:49.855+00', null, null),
('1053', 'seats', '01a21822-4439-74d5-96b4-7759becc1241', '2026-11-26 13:53:49.864+00', null, null),
('1104', 'shown', '01a21822-43e6-715b-98f3-b9f641133e54', '2026-11-26 13:53:50.153+00', null, null),
('1104', 'shown', '01a21822-4420-7029-bada-07e529dcb8d9', '2026-11-26 13:53:50.153+00', null, null),
('1104', 'tour', '01a21822-43e6-715b-98f3-b9f641133e54', '2026-11-26 13:53:50.153+00', null, null),
('1104', 'tour', '01a21822-4420-7029-bada-07e529dcb8d9', '2026-11-26 13:53:50.153+00', null, null),
('1105', 'seats', '01a21822-4415-7796-847b-efe87cbf9c33', '2026-11-26 13:53:50.166+00', null, null),
('1132', 'seats', '01a21822-4415-779c-91b6-0f3fb3dfc1df', '2026-11-26 13:53:50.373+00', null, null),
('1135', 'seats', '01a21822-4415-779c-91b6-0f3fb3dfc1df', '2026-11-26 13:53:50.391+00', null, null),
('1142', 'seats', '01a21822-4415-779c-91b6-0f3fb3dfc1df', '2026-11-26 13:53:50.46+00', null, null),
('1144', 'seats', '01a21822-4439-74d6-8c19-76dd11ff0a7d', '2026-11-26 13:53:50.472+00', null, null),
('1146', 'seats', '01a21822-445f-75cd-a51f-d6c95de2a863', '2026-11-26 13:53:50.477+00', null, null),
('1148', 'seats', '01a21822-4415-779d-a806-848e27ecce75', '2026-11-26 13:53:50.483+00', null, null),
('1156', 'seats', '01a21822-4415-77a0-ba24-ce952ff70760', '2026-11-26 13:53:50.52+00', null, null),
('1158', 'seats', '01a21822-4428-7615-8b8e-997888337198', '2026-11-26 13:53:50.524+00', null, null),
('1163', 'seats', '01a21822-4428-7616-8de1-3fc8e7ebfcf1', '2026-11-26 13:53:50.574+00', null, null),
('1166', 'seats', '01a21822-4428-7616-8de1-3fc8e7ebfcf1', '2026-11-26 13:53:50.606+00', null, null),
('1168', 'seats', '01a21822-4415-77a3-8f0e-28a19925b48a', '2026-11-26 13:53:50.614+00', null, null),
('1170', 'seats', '01a21822-4415-77a3-8f0e-28a19925b48a', '2026-11-26 13:53:50.651+00', null, null),
('1177', 'seats', '01a21822-445f-75d7-bed2-2e1df97c658b', '2026-11-26 13:53:50.696+00', null, null),
('1192', 'seats', '01a21822-4415-779e-aeff-78a7e4aeaf2a', '2026-11-26 13:53:50.785+00', null, null),
('884', 'words', '00000000-0000-0000-0000-000000000000', '2026-11-26 13:53:48.516+00', null, null),
('885', 'words', '00000000-0000-0000-0000-000000000000', '2026-11-26 13:53:48.518+00', null, null),
('886', 'tour', '01a21822-43e6-715b-98f3-b9f641133e54', '2026-11-26 13:53:48.521+00', null, null),
('887', 'shown', '01a21822-43e6-715b-98f3-b9f641133e54', '2026-11-26 13:53:48.527+00', null, null),
('889', 'shown', '01a21822-43e6-715b-98f3-b9f641133e54', '2026-11-26 13:53:48.534+00', null, null),
('890', 'departures', '01a21822-43e6-715b-98f3-b9f641133e54', '2026-11-26 13:53:48.542+00', null, null),
('890', 'shown', '01a21822-43e6-715b-98f3-b9f641133e54', '2026-11-26 13:53:48.543+00', null, null),
('891', 'days', '01a21822-43e6-715b-98f3-b9f641133e54', '2026-11-26 13:53:48.575+00', '2026-11-27', '2027-01-05'),
('892', 'tour', '01a21822-4420-7029-bada-07e529dcb8d9', '2026-11-26 13:53:48.578+00', null, null),
('893', 'shown', '01a21822-4420-7029-bada-07e529dcb8d9', '2026-11-26 13:53:48.58+00', null, null),
('895', 'shown', '01a21822-4420-7029-bada-07e529dcb8d9', '2026-11-26 13:53:48.582+00', null, null),
('896', 'departures', '01a21822-4420-7029-bada-07e529dcb8d9', '2026-11-26 13:53:48.583+00', null, null),
('896', 'shown', '01a21822-4420-7029-bada-07e529dcb8d9', '2026-11-26 13:53:48.583+00', null, null),
('897', 'days', '01a21822-4420-7029-bada-07e529dcb8d9', '2026-11-26 13:53:48.589+00', '2026-11-27', '2027-01-05'),
('898', 'tour', '01a21822-442d-732b-8a21-24455f68bd60', '2026-11-26 13:53:48.591+00', null, null),
('899', 'shown', '01a21822-442d-732b-8a21-24455f68bd60', '2026-11-26 13:53:48.593+00', null, null),
('901', 'shown', '01a21822-442d-732b-8a21-24455f68bd60', '2026-11-26 13:53:48.598+00', null, null),
('902', 'departures', '01a21822-442d-732b-8a21-24455f68bd60', '2026-11-26 13:53:48.599+00', null, null),
('902', 'shown', '01a21822-442d-732b-8a21-24455f68bd60', '2026-11-26 13:53:48.6+00', null, null),
('903', 'days', '01a21822-442d-732b-8a21-24455f68bd60', '2026-11-26 13:53:48.609+00', '2026-11-27', '2027-01-05'),
('904', 'tour', '01a21822-4442-7222-937a-2938317a819f', '2026-11-26 13:53:48.611+00', null, null),
('905', 'shown', '01a21822-4442-7222-937a-2938317a819f', '2026-11-26 13:53:48.621+00', null, null),
('907', 'shown', '01a21822-4442-7222-937a-2938317a819f', '2026-11-26 13:53:48.635+00', null, null),
('908', 'departures', '01a21822-4442-7222-937a-2938317a819f', '2026-11-26 13:53:48.638+00', null, null),
('908', 'shown', '01a21822-4442-7222-937a-2938317a819f', '2026-11-26 13:53:48.638+00', null, null),
('909', 'days', '01a21822-4442-7222-937a-2938317a819f', '2026-11-26 13:53:48.643+00', '2026-11-27', '2027-01-05'),
('920', 'seats', '01a21822-4412-7155-ad36-bf54d298135c', '2026-11-26 13:53:48.841+00', null, null),
('923', 'seats', '01a21822-4412-7155-ad36-bf54d298135c', '2026-11-26 13:53:48.949+00', null, null),
('925', 'seats', '01a21822-4428-7605-bc1c-1c5cf1048ea6', '2026-11-26 13:53:48.987+00', null, null),
('942', 'seats', '01a21822-4428-7605-bc1c-1c5cf1048ea6', '2026-11-26 13:53:49.098+00', null, null),
('966', 'shown', '01a21822-43e6-715b-98f3-b9f641133e54', '2026-11-26 13:53:49.294+00', null, null),
('966', 'shown', '01a21822-4420-7029-bada-07e529dcb8d9', '2026-11-26 13:53:49.293+00', null, null),
('966', 'tour', '01a21822-43e6-715b-98f3-b9f641133e54', '2026-11-26 13:53:49.294+00', null, null),
('966', 'tour', '01a21822-4420-7029-bada-07e529dcb8d9', '2026-11-26 13:53:49.293+00', null, null);

insert into search_changes_trimmed ("only_row", "up_to") overriding system value values
('true', '0');

insert into secrets ("name", "value", "created_at") overriding system value values
('accessToken', E'\\x113db3c2784c5d883a387e29da6c4dc06132177883f1b6041a47c03c7de41e73', '2026-11-26 13:53:48.279+00'),
('encryptionKey', E'\\x7f1e663caadbc8d03ff363ba25bee91a5b57885ae87e14483f3eb605a744bfc7', '2026-11-26 13:53:48.284+00'),
('lookupCode', E'\\xa14612a4b6c87f761b7b2c16420539ffd8cc9eb44ec42d616cc633f167ec17ec', '2026-11-26 13:53:48.283+00'),
('mediaKey', E'\\xdbda343f0951df5dd3be302926ceae68dfa19bfbee6698ed70559da21707f324', '2026-11-26 13:53:48.284+00'),
('quoteKey', E'\\xf72b1ae56ce7de0df540cae127d98dcd9dece819a7ffd312f0e04cc4860965d3', '2026-11-26 13:53:48.286+00'),
('refreshToken', E'\\x73b3241b9ff2bd759d84faeef487dce27a52fccd9d6ea040c055fb6eab53bda7', '2026-11-26 13:53:48.281+00'),
('throttleKey', E'\\x3733c8a8e62ca80d0f8550d4a19bef810bbd9382957ff987e11c2cd3a9f8f12d', '2026-11-26 13:53:48.282+00');

insert into seller_quarters ("year", "supplier_id", "quarter", "country", "currency", "activities", "consideration_minor", "fees_minor") overriding system value values
('2026', '01a21822-43de-7661-887a-e715debd9765', '4', 'ES', 'EUR', '2', '6375', '1125');

insert into seller_years ("year", "summed_at") overriding system value values
('2025', '2026-11-29 13:53:50.194+00'),
('2026', '2026-11-29 13:53:49.984+00');

insert into sessions ("id", "user_id", "user_agent", "created_at", "last_seen_at", "expires_at", "revoked_at", "reauthenticated_at") overriding system value values
('01a21822-44b9-71c7-8acf-7ff0051ba822', '01a21822-4499-717e-b561-255d9fc71d11', '', '2026-11-26 13:53:48.729+00', '2026-11-26 13:53:48.729+00', '2026-12-26 13:53:48.729+00', null, null),
('01a21822-44e5-77c3-8a80-ef9224d22fcf', '01a21822-44c6-76ab-b8bc-4dedc25cb940', '', '2026-11-26 13:53:48.773+00', '2026-11-26 13:53:48.773+00', '2026-12-26 13:53:48.773+00', null, null),
('01a21822-4505-7458-9dad-2ed9ea1937a9', '01a21822-4499-717e-b561-255d9fc71d11', '', '2026-11-26 13:53:48.805+00', '2026-11-26 13:53:48.805+00', '2026-12-26 13:53:48.805+00', null, null),
('01a21822-45e6-7654-944b-4670b8230f65', '01a21822-44c6-76ab-b8bc-4dedc25cb940', '', '2026-11-26 13:53:49.03+00', '2026-11-26 13:53:49.03+00', '2026-12-26 13:53:49.03+00', null, null),
('01a21822-4b1a-7290-b287-2cf06a93ff8f', '01a21822-4499-717e-b561-255d9fc71d11', '', '2026-11-29 13:53:50.362+00', '2026-11-29 13:53:50.362+00', '2026-12-29 13:53:50.362+00', null, null),
('01a21822-4b63-72c2-a508-a3dcf485c284', '01a21822-43b8-74eb-82db-6d2850d331b4', '', '2026-11-29 13:53:50.435+00', '2026-11-29 13:53:50.435+00', '2026-11-30 01:53:50.435+00', null, null),
('01a21822-4bb0-755f-9642-dd08a986c709', '01a21822-4499-717e-b561-255d9fc71d11', '', '2026-11-29 13:53:50.512+00', '2026-11-29 13:53:50.512+00', '2026-12-29 13:53:50.512+00', null, null),
('01a21822-4c57-75b6-a4dc-7ebf00cff52f', '01a21822-43b8-74eb-82db-6d2850d331b4', '', '2026-11-29 13:53:50.679+00', '2026-11-29 13:53:50.679+00', '2026-11-30 01:53:50.679+00', null, null),
('01a21822-4cb7-7523-a252-6284b9519747', '01a21822-4499-717e-b561-255d9fc71d11', '', '2026-11-29 13:53:50.775+00', '2026-11-29 13:53:50.775+00', '2026-12-29 13:53:50.775+00', null, null),
('01a21822-4cd9-7000-a10e-c9330bd3fa50', '01a21822-4499-717e-b561-255d9fc71d11', '', '2026-11-29 13:53:50.81+00', '2026-11-29 13:53:50.81+00', '2026-12-29 13:53:50.81+00', null, null);

insert into summed_bookings ("booking_id", "supplier_id", "tour_id", "day", "currency", "cancelled_by", "lead_days", "revenue_minor", "commission_minor", "due_at") overriding system value values
('01a21822-451f-73a2-b8b1-26ca316b6553', '01a21822-43de-7661-887a-e715debd9765', '01a21822-43e6-715b-98f3-b9f641133e54', '2026-11-26', 'EUR', '', '1', '10000', '1500', null),
('01a21822-458a-728b-828b-e22e68334f47', '01a21822-43de-7661-887a-e715debd9765', '01a21822-43e6-715b-98f3-b9f641133e54', '2026-11-26', 'EUR', '', '1', '0', '0', null),
('01a21822-45af-7246-80b6-eca44966033b', '01a21822-43de-7661-887a-e715debd9765', '01a21822-4420-7029-bada-07e529dcb8d9', '2026-11-26', 'EUR', '', '1', '0', '0', null),
('01a21822-4623-7278-999f-8f6d5decd5f5', '01a21822-43de-7661-887a-e715debd9765', '01a21822-4420-7029-bada-07e529dcb8d9', '2026-11-26', 'EUR', '', '1', '10000', '1500', null),
('01a21822-47cc-7225-b318-4710e2fb3a7f', '01a21822-43de-7661-887a-e715debd9765', '01a21822-43e6-715b-98f3-b9f641133e54', '2026-11-26', 'EUR', '', '20', '5000', '750', '2026-12-16 09:00:00+00'),
('01a21822-47e2-770e-8be8-0097a8425338', '01a21822-43de-7661-887a-e715debd9765', '01a21822-4420-7029-bada-07e529dcb8d9', '2026-11-26', 'EUR', '', '4', '10000', '1500', '2026-11-30 09:00:00+00'),
('01a21822-47fd-77f0-8064-bc66f26d7a34', '01a21822-43de-7661-887a-e715debd9765', '01a21822-4420-7029-bada-07e529dcb8d9', '2026-11-26', 'EUR', 'traveller', '3', '5000', '750', null),
('01a21822-4840-74c1-8bc7-83dc7454b8af', '01a21822-43de-7661-887a-e715debd9765', '01a21822-4420-7029-bada-07e529dcb8d9', '2026-11-26', 'EUR', 'traveller', '3', '0', '0', null),
('01a21822-486b-712d-a47e-9d6eb8ade7b2', '01a21822-43de-7661-887a-e715debd9765', '01a21822-4420-7029-bada-07e529dcb8d9', '2026-11-26', 'EUR', 'traveller', '3', '2500', '375', null);

insert into supplier_booking_days ("supplier_id", "day", "currency", "cancelled_by", "bookings", "revenue_minor", "commission_minor") overriding system value values
('01a21822-43de-7661-887a-e715debd9765', '2026-11-26', 'EUR', '', '6', '35000', '5250'),
('01a21822-43de-7661-887a-e715debd9765', '2026-11-26', 'EUR', 'traveller', '3', '7500', '1125');

insert into supplier_lead_days ("supplier_id", "day", "lead_days", "bookings") overriding system value values
('01a21822-43de-7661-887a-e715debd9765', '2026-11-26', '1', '4'),
('01a21822-43de-7661-887a-e715debd9765', '2026-11-26', '20', '1'),
('01a21822-43de-7661-887a-e715debd9765', '2026-11-26', '3', '3'),
('01a21822-43de-7661-887a-e715debd9765', '2026-11-26', '4', '1');

insert into supplier_lead_months ("supplier_id", "month", "lead_days", "bookings") overriding system value values
('01a21822-43de-7661-887a-e715debd9765', '2026-11-01', '1', '4'),
('01a21822-43de-7661-887a-e715debd9765', '2026-11-01', '20', '1'),
('01a21822-43de-7661-887a-e715debd9765', '2026-11-01', '3', '3'),
('01a21822-43de-7661-887a-e715debd9765', '2026-11-01', '4', '1');

insert into supplier_members ("supplier_id", "user_id", "role", "joined_at") overriding system value values
('01a21822-43de-7661-887a-e715debd9765', '01a21822-43b8-74eb-82db-6d2850d331b4', 'owner', '2026-11-26 13:53:48.512+00');

insert into suppliers ("id", "slug", "name", "legal_name", "country", "currency", "address", "email", "phone", "register_number", "tax_number", "self_certified_at", "created_at", "register_name", "state", "checked_at", "checked_by", "refusal", "suspended_at", "commission_percent", "sales_paused_at") overriding system value values
('01a21822-43de-7661-887a-e715debd9765', 'slow-walks', 'Slow Walks', 'Slow Walks S.L.', 'ES', 'EUR', 'Calle Mayor 1, Madrid', 'supplier@upgrade.example', '+34910000000', 'M-1', 'B00000000', '2026-11-26 13:53:48.327+00', '2026-11-26 13:53:48.51+00', null, 'verified', '2026-11-26 13:53:48.327+00', null, null, null, null, null);

insert into throttles ("key", "window_starts_at", "count") overriding system value values
('0M43o_JTqK9AnYT15-qriq_Te3qshtam7MIlPF_5WEI', '2026-11-29 13:00:00+00', '1'),
('WKN993EV-vdIJqmbvvQ488W-yvf80vaAxwxxekyMdF8', '2026-11-29 13:45:00+00', '6'),
('_BfM4Fr10LfJD2Q4z6eAytozNbc4TcWK27wYGqrkGog', '2026-11-29 13:00:00+00', '1'),
('ex5bMScc438Wb54K7EwH85bfscFbxPAdBaDT0jjwymA', '2026-11-29 13:45:00+00', '14'),
('i1ZQ7id4GxB2vz1865q43dgYqGMhqxpFk4IALzARAT8', '2026-11-29 13:00:00+00', '1'),
('mo2YjYZcnfSehwMQdpWyTosW1YyrexyANlexr7dLexI', '2026-11-29 13:00:00+00', '1');

insert into tour_drafts ("id", "supplier_id", "version", "document", "published_version", "submitted_at", "return_reason", "archived_at", "created_at", "updated_at", "updated_by", "machine_texts") overriding system value values
('01a21822-4c88-747d-a931-8b3f6e362dec', '01a21822-43de-7661-887a-e715debd9765', '1', '{"city": "madrid", "tags": [], "texts": {"en": {"title": "The rooftops", "detail": "", "toBring": [], "included": [], "whatToDo": "", "highlights": [], "description": "A tour of the city.", "notIncluded": [], "meetingPoint": ""}, "es": {"title": "", "detail": "", "toBring": [], "included": [], "whatToDo": "", "highlights": [], "description": "", "notIncluded": [], "meetingPoint": ""}, "fr": {"title": "", "detail": "", "toBring": [], "included": [], "whatToDo": "", "highlights": [], "description": "", "notIncluded": [], "meetingPoint": ""}}, "extras": [], "policy": "flexible", "options": [{"id": "01a21822-4c88-747c-8453-eaa8bd2fbc20", "kind": "start_time", "names": {"en": "In the morning", "es": "", "fr": ""}, "units": [{"kind": "adult", "most": null, "least": 1, "seats": 1, "adults": 1, "labels": {"en": "", "es": "", "fr": ""}, "maxAge": null, "minAge": null, "children": 0, "priceMinor": 5000}, {"kind": "child", "most": null, "least": 1, "seats": 1, "adults": 0, "labels": {"en": "", "es": "", "fr": ""}, "maxAge": null, "minAge": null, "children": 1, "priceMinor": 2500}], "capacity": null, "mostUnits": null, "schedules": [], "validDays": null, "isFreesale": false, "leastUnits": 1, "priceRules": [], "leastPeople": null, "cutOffMinutes": 0, "decideHoursBefore": null}], "payLater": true, "pictures": [], "questions": [], "categories": [], "confirmation": "instant", "meetingPoint": null, "pickupPoints": [], "guideLanguages": [], "durationMinutes": 120}', null, null, null, null, '2026-11-29 13:53:50.728+00', '2026-11-29 13:53:50.728+00', '01a21822-43b8-74eb-82db-6d2850d331b4', '{}');

insert into tour_texts ("tour_id", "language", "title", "description", "what_to_do", "detail", "included", "meeting_point", "facts") overriding system value values
('01a21822-43e6-715b-98f3-b9f641133e54', 'en', 'The rooftops', 'A tour of the city.', null, null, '{}', null, '{}'),
('01a21822-4420-7029-bada-07e529dcb8d9', 'en', 'The museums', 'A tour of the city.', null, null, '{}', null, '{}'),
('01a21822-442d-732b-8a21-24455f68bd60', 'en', 'The workshop', 'A tour of the city.', null, null, '{}', null, '{}'),
('01a21822-4442-7222-937a-2938317a819f', 'en', 'The balloon', 'A tour of the city.', null, null, '{}', null, '{}');

insert into tours ("id", "slug", "supplier_id", "place_id", "status", "currency", "from_price_minor", "duration_minutes", "guide_languages", "policy_key", "pay_later", "confirmation", "pickup_available", "meeting_latitude", "meeting_longitude", "review_count", "stars_sum", "popularity", "created_at", "updated_at", "facts") overriding system value values
('01a21822-43e6-715b-98f3-b9f641133e54', 'rooftops', '01a21822-43de-7661-887a-e715debd9765', '01a21822-43de-7662-905b-748171ed40cc', 'published', 'EUR', '5000', '120', '{}', 'flexible', 'true', 'instant', 'false', null, null, '0', '0', '3', '2026-11-26 13:53:48.519+00', '2026-11-26 13:53:48.519+00', '{}'),
('01a21822-4420-7029-bada-07e529dcb8d9', 'museums', '01a21822-43de-7661-887a-e715debd9765', '01a21822-43de-7662-905b-748171ed40cc', 'published', 'EUR', '5000', '120', '{}', 'moderate', 'true', 'instant', 'false', null, null, '0', '0', '6', '2026-11-26 13:53:48.577+00', '2026-11-26 13:53:48.577+00', '{}'),
('01a21822-442d-732b-8a21-24455f68bd60', 'workshop', '01a21822-43de-7661-887a-e715debd9765', '01a21822-43de-7662-905b-748171ed40cc', 'published', 'EUR', '5000', '120', '{}', 'flexible', 'true', 'on-request', 'false', null, null, '0', '0', '0', '2026-11-26 13:53:48.59+00', '2026-11-26 13:53:48.59+00', '{}'),
('01a21822-4442-7222-937a-2938317a819f', 'balloon', '01a21822-43de-7661-887a-e715debd9765', '01a21822-43de-7662-905b-748171ed40cc', 'published', 'EUR', '5000', '120', '{}', 'fixed', 'false', 'instant', 'false', null, null, '0', '0', '0', '2026-11-26 13:53:48.61+00', '2026-11-26 13:53:48.61+00', '{}');

insert into units ("id", "option_id", "kind", "price_minor", "min_age", "max_age", "seats", "adults", "children", "least_per_booking", "most_per_booking") overriding system value values
('01a21822-43fa-7009-a844-eb6172b898fb', '01a21822-43e6-715c-a878-a3de4961b89b', 'adult', '5000', null, null, '1', '1', '0', '1', null),
('01a21822-43fa-700a-8b9c-92fc8fa7219c', '01a21822-43e6-715c-a878-a3de4961b89b', 'child', '2500', null, null, '1', '0', '1', '1', null),
('01a21822-4426-7486-ba55-a860aa34ab6c', '01a21822-4420-702a-9f0d-2f4cda7c49ff', 'adult', '5000', null, null, '1', '1', '0', '1', null),
('01a21822-4426-7487-9814-5630872bb2a5', '01a21822-4420-702a-9f0d-2f4cda7c49ff', 'child', '2500', null, null, '1', '0', '1', '1', null),
('01a21822-4436-734e-8930-ae7d6e5d61da', '01a21822-442d-732c-825b-b105c386da7d', 'adult', '5000', null, null, '1', '1', '0', '1', null),
('01a21822-4436-734f-ad13-cd68987b6f8c', '01a21822-442d-732c-825b-b105c386da7d', 'child', '2500', null, null, '1', '0', '1', '1', null),
('01a21822-445d-7317-a7c5-1c2d5ca40cf0', '01a21822-4442-7223-a9ea-bff153b799ca', 'adult', '5000', null, null, '1', '1', '0', '1', null),
('01a21822-445d-7318-809d-3f6754ccb254', '01a21822-4442-7223-a9ea-bff153b799ca', 'child', '2500', null, null, '1', '0', '1', '1', null);

insert into unsummed_bookings ("supplier_id", "booking_id") overriding system value values
('01a21822-43de-7661-887a-e715debd9765', '01a21822-451f-73a2-b8b1-26ca316b6553'),
('01a21822-43de-7661-887a-e715debd9765', '01a21822-458a-728b-828b-e22e68334f47'),
('01a21822-43de-7661-887a-e715debd9765', '01a21822-4623-7278-999f-8f6d5decd5f5'),
('01a21822-43de-7661-887a-e715debd9765', '01a21822-4b23-76b8-bdc7-5785ad177601'),
('01a21822-43de-7661-887a-e715debd9765', '01a21822-4b23-76b8-bdc7-5785ad177601'),
('01a21822-43de-7661-887a-e715debd9765', '01a21822-4b35-73d2-912d-ad805206f5c2'),
('01a21822-43de-7661-887a-e715debd9765', '01a21822-4b35-73d2-912d-ad805206f5c2'),
('01a21822-43de-7661-887a-e715debd9765', '01a21822-4b35-73d2-912d-ad805206f5c2'),
('01a21822-43de-7661-887a-e715debd9765', '01a21822-4b35-73d2-912d-ad805206f5c2'),
('01a21822-43de-7661-887a-e715debd9765', '01a21822-4bb6-7607-9bbf-4e7e1c95ae22'),
('01a21822-43de-7661-887a-e715debd9765', '01a21822-4bb6-7607-9bbf-4e7e1c95ae22'),
('01a21822-43de-7661-887a-e715debd9765', '01a21822-4bba-7188-bd78-5c3ee7eaf734'),
('01a21822-43de-7661-887a-e715debd9765', '01a21822-4bba-7188-bd78-5c3ee7eaf734'),
('01a21822-43de-7661-887a-e715debd9765', '01a21822-4bec-70a7-be16-28966e0ac3b0'),
('01a21822-43de-7661-887a-e715debd9765', '01a21822-4bec-70a7-be16-28966e0ac3b0'),
('01a21822-43de-7661-887a-e715debd9765', '01a21822-4c14-7277-85a3-690598f0ab73'),
('01a21822-43de-7661-887a-e715debd9765', '01a21822-4c14-7277-85a3-690598f0ab73'),
('01a21822-43de-7661-887a-e715debd9765', '01a21822-4c14-7277-85a3-690598f0ab73'),
('01a21822-43de-7661-887a-e715debd9765', '01a21822-4c14-7277-85a3-690598f0ab73'),
('01a21822-43de-7661-887a-e715debd9765', '01a21822-4cbf-7132-be1e-55e350d697b3');

insert into users ("id", "email", "name", "role", "password_hash", "language", "currency", "phone", "city", "country", "date_of_birth", "loyalty_points", "preferences", "saved_locations", "avatar_file", "created_at", "email_confirmed_at", "pending_email", "wants_reminders", "wants_news", "erased_at", "suspended_at", "second_factor_grace_from", "is_demo", "confirmed_elsewhere", "staff_role") overriding system value values
('01a21822-4329-7490-a040-fd4b74e46e66', 'operator@upgrade.example', 'Olga', 'admin', '$argon2id$v=19$m=19456,t=2,p=1$jRijGuy18uB5s+Fm6uZGiw$NrQd4zHp3U3BDVR3dO3sUerNjxmRRgk5KOlminvo4Vk', null, null, null, null, null, null, null, null, null, null, '2026-11-26 13:53:48.327+00', '2026-11-26 13:53:48.327+00', null, 'true', 'false', null, null, '2026-11-26 13:53:48.327+00', 'false', 'false', null),
('01a21822-43b8-74eb-82db-6d2850d331b4', 'supplier@upgrade.example', 'Sara', 'supplier', '$argon2id$v=19$m=19456,t=2,p=1$NHAxKQ0NidMMi316RUt4DQ$sWidK/0xmVM/YPcEjB/7R6z9TaBdt9uJROHQPqMrLVY', null, null, null, null, null, null, null, null, null, null, '2026-11-26 13:53:48.472+00', null, null, 'true', 'false', null, null, '2026-11-26 13:53:48.472+00', 'false', 'false', null),
('01a21822-4499-717e-b561-255d9fc71d11', 'traveller@upgrade.example', 'traveller', 'client', '$argon2id$v=19$m=19456,t=2,p=1$JUmI/SYrScZhesY85NBkNQ$a2lLMmjbSq0ZOZtc7uzDDR7WBXhI0leAFWoSrBTEob0', null, null, null, null, null, null, null, null, null, null, '2026-11-26 13:53:48.697+00', null, null, 'true', 'false', null, null, '2026-11-26 13:53:48.697+00', 'false', 'false', null),
('01a21822-44c6-76ab-b8bc-4dedc25cb940', 'friend@upgrade.example', 'friend', 'client', '$argon2id$v=19$m=19456,t=2,p=1$ShmtddB69DZ6064pT6V1Fg$lEaOGLXTh3XjBqboKtCZoAalFIPyNafbpMlrXrgdh5E', null, null, null, null, null, null, null, null, null, null, '2026-11-26 13:53:48.742+00', null, null, 'true', 'false', null, null, '2026-11-26 13:53:48.742+00', 'false', 'false', null);

insert into waitlist_entries ("id", "user_id", "departure_id", "tour_id", "adults", "children", "units", "seats", "language", "joined_at", "booking_id", "ended_at") overriding system value values
('01a21822-4c72-77b9-905f-026faa6122c7', '01a21822-4499-717e-b561-255d9fc71d11', '01a21822-445f-75d7-bed2-2e1df97c658b', '01a21822-4442-7222-937a-2938317a819f', '1', '0', null, '1', 'en', '2026-11-29 13:53:50.701+00', null, null);

select setval('jobs_id_seq', 82);
