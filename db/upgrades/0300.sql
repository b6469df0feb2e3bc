-- Written by tools/upgrades/make-upgrade-dump.ts: rows of a small marketplace at migration 0300_departures_deleted_at_less_cost.sql.
-- What the test needs to know of them: {"at":"2026-11-30T13:43:48.908Z","tour":"01a21d3f-3968-72af-bf76-1cfc82322447","booked":{"key":"booked-before","body":{"tourId":"01a21d3f-3968-72af-bf76-1cfc82322447","date":"2026-12-11","adults":2}},"refused":{"key":"refused-before","body":{"tourId":"01a21d3f-3968-72af-bf76-1cfc82322447","date":"2026-12-11","adults":20}},"toPay":{"id":"01a21d3f-6172-71f6-8ca4-80dad7350990","payUrl":"http://localhost:3000/pay/test/uqGdmTQE01-tko4hs8cZJaCNWfKa917x"},"toDecide":"01a21d3f-6130-769e-ad79-38717e86b68a","toCancel":"01a21d3f-5e8b-71b7-89a2-719013f1c03f","onHold":"01a21d3f-61a9-75be-843e-37cf9794e2f5"}
truncate acting_sessions, affiliate_clicks, affiliate_days, affiliate_referrals, affiliates, api_keys, applications, article_versions, articles, audit_checks, audit_entries, audit_head, booking_answers, booking_changes, booking_events, booking_items, booking_messages, bookings, calendar_edit_items, calendar_edits, cart_lines, categories, category_texts, challenges, check_ins, closure_exceptions, closures, contact_messages, departure_cancellations, departure_changes, departure_extras, departure_guides, departures, entry_imports, exchange_rates, extra_texts, extras, gift_card_redemptions, gift_cards, goodwill_refunds, guest_codes, helpful_reviews, idempotency_keys, invariant_checks, jobs, ledger_days, ledger_entries, ledger_summed, ledger_transactions, mail_links, mails, manual_entries, missing_translations, moved_slugs, notice_decisions, notices, option_resources, option_texts, options, orders, passkeys, payments, pickup_point_texts, pickup_points, picture_renditions, place_texts, places, price_history, price_rules, promo_code_tours, promo_code_uses, promo_codes, question_texts, questions, recovery_codes, refresh_tokens, resource_busy_times, resource_feeds, resource_imports, resources, review_decisions, review_photos, review_reports, reviews, schedules, search_changes, search_changes_trimmed, search_documents, search_names, search_terms, secrets, seller_filing_records, seller_filings, seller_quarters, seller_years, sessions, settings, shared_wishlists, summed_bookings, supplier_booking_days, supplier_departure_days, supplier_departures_summed, supplier_documents, supplier_invitations, supplier_lead_days, supplier_lead_months, supplier_members, supplier_pictures, supplier_tax_details, supplier_tax_requests, supplier_terms, supplier_terms_acceptances, supplier_view_days, suppliers, tag_texts, tags, taxes, text_overrides, throttles, totp, tour_categories, tour_drafts, tour_pictures, tour_tags, tour_texts, tour_versions, tour_view_days, tours, unit_texts, units, unsummed_bookings, users, waitlist_entries, webhook_deliveries, webhook_endpoints, wishlist_items;

insert into affiliate_clicks ("id", "affiliate_id", "clicked_at") overriding system value values
('01a21d3f-42e6-735e-933c-fd92d91ca3fa', '01a21d3f-41f7-71a4-b71a-ba85de87e154', '2026-11-27 13:43:34.886+00');

insert into affiliate_days ("affiliate_id", "day", "clicks") overriding system value values
('01a21d3f-41f7-71a4-b71a-ba85de87e154', '2026-11-27', '1');

insert into affiliate_referrals ("booking_id", "affiliate_id", "share_minor", "currency", "referred_at", "earned_at") overriding system value values
('01a21d3f-4318-7225-a5e3-2fd987df9bf9', '01a21d3f-41f7-71a4-b71a-ba85de87e154', '500', 'EUR', '2026-11-27 13:43:34.915+00', null);

insert into affiliates ("id", "user_id", "kind", "state", "name", "link", "message", "language", "code", "percent", "applied_at", "decided_at", "decided_by", "reasons") overriding system value values
('01a21d3f-41f7-71a4-b71a-ba85de87e154', '01a21d3f-3d14-76c4-a089-2c6d9b01b35a', 'affiliate', 'approved', 'Fran', 'https://friend.upgrade.example', 'Letters about walks in the city.', 'en', 'veahexv4', '5', '2026-11-27 13:43:34.647+00', '2026-11-27 13:43:34.793+00', '01a21d3f-3878-739f-96e7-f8caee05576a', null);

insert into api_keys ("id", "supplier_id", "user_id", "name", "prefix", "key_hash", "scopes", "created_at", "expires_at", "last_used_at") overriding system value values
('01a21d3f-73c6-73e7-9ba5-fdc6a042ff4c', '01a21d3f-38e8-76cb-9ece-654d39520186', '01a21d3f-38d9-703b-9410-2dffe5d9bbcc', 'Booking system', 'senda_a37b28eac47f', E'\\x442c2e022f7f3f54d2eb5b04c9881067d3d0329ee6e297de46ea38ee04ce8a44', '{bookings:read}', '2026-11-30 13:43:47.398+00', '2027-11-30 13:43:47.398+00', null);

insert into audit_checks ("id", "at", "sequence", "hash") overriding system value values
('true', '2026-11-30 13:43:40.809+00', '1', 'd2185364d6454afc0ae8a7b9c5e9c94ffd8d1b1e3d817b70b648a993fba3de16');

insert into audit_entries ("id", "at", "actor_id", "action", "subject_kind", "subject_id", "reason", "sequence", "value_before", "value_after", "hash") overriding system value values
('01a21d3f-42aa-745f-bea1-8e1e7ac35deb', '2026-11-27 13:43:34.825+00', '01a21d3f-3878-739f-96e7-f8caee05576a', 'approve', 'affiliate', '01a21d3f-41f7-71a4-b71a-ba85de87e154', null, '1', null, null, 'd2185364d6454afc0ae8a7b9c5e9c94ffd8d1b1e3d817b70b648a993fba3de16'),
('01a21d3f-6d2c-76fd-b97b-cc6b3078cf3d', '2026-11-30 13:43:45.708+00', '01a21d3f-3878-739f-96e7-f8caee05576a', 'approve', 'tour', '01a21d3f-6982-7612-9b3d-47428bd285dd', null, '2', null, null, 'd48e8cfb38b302a876c6c8388cfcc35a687c838bd730690c4ec74542c50a1cf1'),
('01a21d3f-6dde-7045-972a-e331d74ab04f', '2026-11-30 13:43:45.886+00', '01a21d3f-38d9-703b-9410-2dffe5d9bbcc', 'code_create', 'promo', 'RIVER10', null, '3', null, null, '20938d6b031b20e5c6a84140142a1f4a01efe763780db7fe04481fa29a942685'),
('01a21d3f-7208-70fc-8c4c-45eb5cc990d6', '2026-11-30 13:43:46.925+00', '01a21d3f-38d9-703b-9410-2dffe5d9bbcc', 'cancel_departure', 'tour', '01a21d3f-3968-72af-bf76-1cfc82322447', 'A storm.', '4', null, '{"departureId":"01a21d3f-3a5e-77f0-969a-b617fef879ab","startsAtLocal":"2026-12-22T10:00"}', '3f774e8873d736157a5e1f02aa3696406086f25387a4f0641920eb7d81f69a1e'),
('01a21d3f-7234-77c8-bfee-aab5c8b4f74b', '2026-11-30 13:43:46.996+00', '01a21d3f-38d9-703b-9410-2dffe5d9bbcc', 'add_resource', 'supplier', '01a21d3f-38e8-76cb-9ece-654d39520186', null, '5', null, '{"name":"A boat","quantity":2}', '2cd5fde13076d10ede40d5031a40fb62c72b52eba677fcbd77ff3b38a1a2b972'),
('01a21d3f-72ba-718e-b83f-ff0608c2bf03', '2026-11-30 13:43:47.13+00', '01a21d3f-38d9-703b-9410-2dffe5d9bbcc', 'set_resource_need', 'supplier', '01a21d3f-38e8-76cb-9ece-654d39520186', null, '6', null, '{"name":"A boat","optionId":"01a21d3f-69ec-748d-871f-9bdcf6b2c09c","per":"departure","quantity":1,"setUpMinutes":0,"cleanUpMinutes":15}', 'f761839dcc0cae504b20a212bc9fa0914d25800d8dcc3136248357fcab85d002'),
('01a21d3f-72fb-71fc-81c2-345ee8a828ab', '2026-11-30 13:43:47.195+00', '01a21d3f-38d9-703b-9410-2dffe5d9bbcc', 'open_resource_feed', 'supplier', '01a21d3f-38e8-76cb-9ece-654d39520186', null, '7', null, '{"name":"A boat"}', 'c0c27d0b7ed4bc4e8633104a0d6092f37848091f22691f02ade744ef4806b0f1'),
('01a21d3f-7385-713d-8414-d16574ab9e69', '2026-11-30 13:43:47.333+00', '01a21d3f-3878-739f-96e7-f8caee05576a', 'announce', 'terms', '01a21d3f-38e8-76cb-9ece-654d39520186', null, '8', '{"commissionPercent":15}', '{"commissionPercent":20,"startsOn":"2026-12-16"}', 'b605f322e01586e0d706e4ea2a1176ff797981e1b70d6fafb7d114c79429811c'),
('01a21d3f-73b3-73cf-a267-203eb1223cc1', '2026-11-30 13:43:47.379+00', '01a21d3f-38d9-703b-9410-2dffe5d9bbcc', 'invite_member', 'supplier', '01a21d3f-38e8-76cb-9ece-654d39520186', null, '9', null, '{"role":"guide"}', 'c16c3ed9f8a33476c54c86c1d33ae6a98908f2da830571ee8b6ab2733cdc5944'),
('01a21d3f-73df-76c1-8772-bedf7ea0cce6', '2026-11-30 13:43:47.423+00', '01a21d3f-38d9-703b-9410-2dffe5d9bbcc', 'create_key', 'supplier', '01a21d3f-38e8-76cb-9ece-654d39520186', null, '10', null, '{"prefix":"senda_a37b28eac47f","name":"Booking system","scopes":["bookings:read"]}', '4691d312833071132cd59e149e2b7af62ac2a3abe6e22a12f7af3e6248beb0b1'),
('01a21d3f-740b-7507-9163-53b62c496138', '2026-11-30 13:43:47.467+00', '01a21d3f-38d9-703b-9410-2dffe5d9bbcc', 'create_webhook', 'supplier', '01a21d3f-38e8-76cb-9ece-654d39520186', null, '11', null, '{"url":"https://partner.test/hook","events":["booking.made"]}', '17854910bbd3d9d21b2dc7a21ccd29b7a81cbdd2064919747421efbca2f6ccaf'),
('01a21d3f-7438-7486-aa09-2f9b7e008d6e', '2026-11-30 13:43:47.512+00', '01a21d3f-38d9-703b-9410-2dffe5d9bbcc', 'change_webhook', 'supplier', '01a21d3f-38e8-76cb-9ece-654d39520186', null, '12', '{"url":"https://partner.test/hook","events":["booking.made"],"isOn":true}', '{"url":"https://partner.test/hook","events":["booking.made"],"isOn":false}', '331d23d7c996d8347e98003fafb141d015dbd7808c1b35b126f2ca6717f0fbad'),
('01a21d3f-746a-72cd-b39e-9cdfc59ef637', '2026-11-30 13:43:47.562+00', '01a21d3f-38d9-703b-9410-2dffe5d9bbcc', 'give_tax_details', 'supplier', '01a21d3f-38e8-76cb-9ece-654d39520186', null, '13', null, null, '3060598abc96f667e8b73011555ff97d948347fafce29d3535f08dd01853893b'),
('01a21d3f-75c8-734f-8e4c-c8cf83312206', '2026-11-30 13:43:47.912+00', '01a21d3f-3878-739f-96e7-f8caee05576a', 'keep', 'review', '01a21d3f-74f8-7358-8321-c3efb05156b1', 'It is about the tour, and says what was good.', '14', null, null, '13f0194929b6349ea0b1eb49822aa227efb89f0cf26dc843277d0c8c9acd9e75'),
('01a21d3f-7672-7037-a246-2e776d72fc0e', '2026-11-30 13:43:48.082+00', '01a21d3f-3878-739f-96e7-f8caee05576a', 'keep', 'notice', '01a21d3f-762b-7080-b1a3-75b4f1216730', 'It is about the tour, and says what was good.', '15', null, null, 'ac979a404bbc4392acdd3d53ca0a169af5b42140107aa293374d72c0049109c2');

insert into audit_head ("id", "sequence", "hash") overriding system value values
('true', '15', 'ac979a404bbc4392acdd3d53ca0a169af5b42140107aa293374d72c0049109c2');

insert into booking_answers ("booking_id", "question_id", "person", "value", "version", "answered_at") overriding system value values
('01a21d3f-6e20-7118-8647-6900c25ee72e', '01a21d3f-69ec-7490-b482-f419b0b4685d', '0', 'Nuts.', null, '2026-11-30 13:43:46.01+00');

insert into booking_changes ("booking_id", "number", "state", "quoted_at", "ended_at", "departure_id", "seats_held", "extras_held", "payment_id", "expires_at", "refund_minor", "kept_minor", "before", "after", "actor", "departure_change_id", "free_until", "accepted_at", "decide_by", "pays_first", "decline_reason", "reason") overriding system value values
('01a21d3f-6350-7760-9461-4ef50de47962', '1', 'pending', '2026-11-30 13:43:43.451+00', null, '01a21d3f-3ac0-7311-b02e-beaadde4a3a3', '1', '[]', '01a21d3f-6487-735e-acf7-12764269256c', '2026-11-30 13:58:43.451+00', '0', '0', '{"lines": [{"kind": "adult", "people": 1, "unitId": "01a21d3f-3aae-7498-8aed-eb2c81ad7eef", "quantity": 1, "totalMinor": 5000, "unitPriceMinor": 5000}], "seats": 1, "taxes": [], "adults": 1, "endsAt": null, "children": 0, "optionId": "01a21d3f-3a8d-7045-bf50-527794dd327c", "startsAt": "2026-12-15T09:00:00.000Z", "totalMinor": 5000, "departureId": "01a21d3f-3ac0-7311-b02e-beaadde4a3a3", "endsAtLocal": null, "refundTiers": [{"hoursBefore": 72, "refundPercent": 100}, {"hoursBefore": 24, "refundPercent": 50}], "startsAtLocal": "2026-12-15T10:00", "itemsKeptMinor": 0, "commissionMinor": 750}', '{"items": [{"kind": "adult", "seats": 1, "state": "booked", "adults": 1, "labels": null, "unitId": "01a21d3f-3aae-7498-8aed-eb2c81ad7eef", "children": 0, "position": 1, "priceMinor": 5000, "cancelledAt": null, "refundMinor": null, "reductionMinor": 0}, {"kind": "adult", "seats": 1, "adults": 1, "labels": null, "unitId": "01a21d3f-3aae-7498-8aed-eb2c81ad7eef", "children": 0, "position": 2, "priceMinor": 5000, "reductionMinor": 0}], "lines": [{"kind": "adult", "people": 1, "unitId": "01a21d3f-3aae-7498-8aed-eb2c81ad7eef", "quantity": 2, "totalMinor": 10000, "unitPriceMinor": 5000}], "seats": 2, "taxes": [], "adults": 2, "endsAt": null, "children": 0, "optionId": "01a21d3f-3a8d-7045-bf50-527794dd327c", "startsAt": "2026-12-15T09:00:00.000Z", "totalMinor": 10000, "departureId": "01a21d3f-3ac0-7311-b02e-beaadde4a3a3", "endsAtLocal": null, "refundTiers": [{"hoursBefore": 72, "refundPercent": 100}, {"hoursBefore": 24, "refundPercent": 50}], "startsAtLocal": "2026-12-15T10:00", "itemsKeptMinor": 0, "commissionMinor": 1500}', 'traveller', null, null, null, null, 'false', null, null);

insert into booking_events ("booking_id", "at", "from_state", "to_state", "actor", "reason") overriding system value values
('01a21d3f-3e65-737c-9282-82d97f2118d6', '2026-11-27 13:43:33.652+00', null, 'on_hold', 'traveller', null),
('01a21d3f-3e65-737c-9282-82d97f2118d6', '2026-11-27 13:43:34.078+00', 'on_hold', 'confirmed', 'traveller', null),
('01a21d3f-3e65-737c-9282-82d97f2118d6', '2026-11-30 13:43:40.809+00', 'confirmed', 'completed', 'clock', null),
('01a21d3f-40b9-7037-956b-79b85779a6e0', '2026-11-27 13:43:34.28+00', null, 'confirmed', 'traveller', null),
('01a21d3f-40b9-7037-956b-79b85779a6e0', '2026-11-30 13:43:40.809+00', 'confirmed', 'completed', 'clock', null),
('01a21d3f-4150-76fa-81ac-62ea8b99df95', '2026-11-27 13:43:34.438+00', null, 'confirmed', 'traveller', null),
('01a21d3f-4150-76fa-81ac-62ea8b99df95', '2026-11-28 10:00:00.073+00', 'confirmed', 'no_show', 'supplier', null),
('01a21d3f-4318-7225-a5e3-2fd987df9bf9', '2026-11-27 13:43:34.915+00', null, 'on_hold', 'traveller', null),
('01a21d3f-4318-7225-a5e3-2fd987df9bf9', '2026-11-27 13:43:35.1+00', 'on_hold', 'confirmed', 'traveller', null),
('01a21d3f-4318-7225-a5e3-2fd987df9bf9', '2026-11-30 13:43:40.809+00', 'confirmed', 'completed', 'clock', null),
('01a21d3f-4ebb-7428-a8d1-730a06ec16c0', '2026-11-27 13:43:37.896+00', 'on_hold', 'confirmed', 'traveller', null),
('01a21d3f-4ebb-7428-a8d1-730a06ec16c0', '2026-11-27 13:43:37.896+00', null, 'on_hold', 'traveller', null),
('01a21d3f-4f8b-7517-a22e-8f848b40d0cc', '2026-11-27 13:43:38.103+00', null, 'on_hold', 'traveller', null),
('01a21d3f-4f8b-7517-a22e-8f848b40d0cc', '2026-11-27 13:43:38.276+00', 'on_hold', 'confirmed', 'traveller', null),
('01a21d3f-50a5-730d-af17-c9ab7557a79f', '2026-11-27 13:43:38.363+00', null, 'on_hold', 'traveller', null),
('01a21d3f-50a5-730d-af17-c9ab7557a79f', '2026-11-27 13:43:38.563+00', 'on_hold', 'confirmed', 'traveller', null),
('01a21d3f-50a5-730d-af17-c9ab7557a79f', '2026-11-27 13:43:38.688+00', 'confirmed', 'cancelled', 'traveller', null),
('01a21d3f-5289-7408-9b90-5c0757d41e95', '2026-11-27 13:43:38.868+00', null, 'confirmed', 'traveller', null),
('01a21d3f-5289-7408-9b90-5c0757d41e95', '2026-11-27 13:43:38.929+00', 'confirmed', 'cancelled', 'traveller', null),
('01a21d3f-533c-7142-9838-5ceedca411d9', '2026-11-27 13:43:39.061+00', null, 'confirmed', 'traveller', null),
('01a21d3f-533c-7142-9838-5ceedca411d9', '2026-11-27 13:43:39.184+00', 'confirmed', 'cancelled', 'traveller', null),
('01a21d3f-5519-767b-841b-2c25c9b5bb63', '2026-11-27 13:43:39.532+00', null, 'on_hold', 'traveller', null),
('01a21d3f-5519-767b-841b-2c25c9b5bb63', '2026-11-27 13:43:39.619+00', 'on_hold', 'expired', 'traveller', null),
('01a21d3f-55c2-7585-9b6e-207b8f39930f', '2026-11-27 13:43:39.701+00', null, 'on_hold', 'traveller', null),
('01a21d3f-55c2-7585-9b6e-207b8f39930f', '2026-11-30 13:43:40.809+00', 'on_hold', 'expired', 'clock', null),
('01a21d3f-55f4-7737-a3e2-2ec042d39126', '2026-11-27 13:43:39.756+00', null, 'pending', 'traveller', null),
('01a21d3f-55f4-7737-a3e2-2ec042d39126', '2026-11-27 13:43:39.862+00', 'pending', 'declined', 'supplier', 'Ill.'),
('01a21d3f-5708-77b7-a826-01a1ec6f18e9', '2026-11-27 13:43:40.016+00', null, 'pending', 'traveller', null),
('01a21d3f-5708-77b7-a826-01a1ec6f18e9', '2026-11-27 13:43:40.066+00', 'pending', 'cancelled', 'traveller', null),
('01a21d3f-5e8b-71b7-89a2-719013f1c03f', '2026-11-30 13:43:41.943+00', null, 'on_hold', 'traveller', null),
('01a21d3f-5e8b-71b7-89a2-719013f1c03f', '2026-11-30 13:43:42.041+00', 'on_hold', 'confirmed', 'traveller', null),
('01a21d3f-5f3d-7323-81ec-d40955c14566', '2026-11-30 13:43:42.121+00', null, 'on_hold', 'traveller', null),
('01a21d3f-5f3d-7323-81ec-d40955c14566', '2026-11-30 13:43:42.22+00', 'on_hold', 'confirmed', 'traveller', null),
('01a21d3f-5f3d-7323-81ec-d40955c14566', '2026-11-30 13:43:42.389+00', 'confirmed', 'cancelled', 'supplier', 'Storm.'),
('01a21d3f-6130-769e-ad79-38717e86b68a', '2026-11-30 13:43:42.617+00', null, 'pending', 'traveller', null),
('01a21d3f-6172-71f6-8ca4-80dad7350990', '2026-11-30 13:43:42.688+00', null, 'on_hold', 'traveller', null),
('01a21d3f-61a9-75be-843e-37cf9794e2f5', '2026-11-30 13:43:42.749+00', null, 'on_hold', 'traveller', null),
('01a21d3f-61f5-73a8-bf68-8040b3da8e4c', '2026-11-30 13:43:42.828+00', null, 'on_hold', 'traveller', null),
('01a21d3f-61f5-73a8-bf68-8040b3da8e4c', '2026-11-30 13:43:43.121+00', 'on_hold', 'confirmed', 'traveller', null),
('01a21d3f-622b-773e-bce7-8cdc2e0faf66', '2026-11-30 13:43:42.876+00', null, 'on_hold', 'traveller', null),
('01a21d3f-622b-773e-bce7-8cdc2e0faf66', '2026-11-30 13:43:43.121+00', 'on_hold', 'confirmed', 'traveller', null),
('01a21d3f-6350-7760-9461-4ef50de47962', '2026-11-30 13:43:43.167+00', null, 'on_hold', 'traveller', null),
('01a21d3f-6350-7760-9461-4ef50de47962', '2026-11-30 13:43:43.276+00', 'on_hold', 'confirmed', 'traveller', null),
('01a21d3f-64c8-737b-9054-59645dea3829', '2026-11-30 13:43:43.546+00', null, 'on_hold', 'traveller', null),
('01a21d3f-64c8-737b-9054-59645dea3829', '2026-11-30 13:43:43.637+00', 'on_hold', 'confirmed', 'traveller', null),
('01a21d3f-64c8-737b-9054-59645dea3829', '2026-11-30 13:43:43.719+00', 'confirmed', 'confirmed', 'traveller', null),
('01a21d3f-6e20-7118-8647-6900c25ee72e', '2026-11-30 13:43:45.933+00', null, 'confirmed', 'traveller', null),
('01a21d3f-6f3f-7589-8df9-8d8c69810f4d', '2026-11-30 13:43:46.223+00', null, 'on_hold', 'traveller', null),
('01a21d3f-77c4-73f8-b5ce-8310090de0a5', '2026-11-30 13:43:48.401+00', null, 'confirmed', 'traveller', null);

insert into booking_items ("booking_id", "position", "unit_id", "kind", "labels", "seats", "adults", "children", "price_minor", "state", "cancelled_at", "refund_minor", "reduction_minor") overriding system value values
('01a21d3f-3e65-737c-9282-82d97f2118d6', '1', '01a21d3f-39c0-725c-ba51-fe6812a9164e', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21d3f-3e65-737c-9282-82d97f2118d6', '2', '01a21d3f-39c0-725c-ba51-fe6812a9164e', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21d3f-40b9-7037-956b-79b85779a6e0', '1', '01a21d3f-39c0-725c-ba51-fe6812a9164e', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21d3f-4150-76fa-81ac-62ea8b99df95', '1', '01a21d3f-3aae-7498-8aed-eb2c81ad7eef', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21d3f-4318-7225-a5e3-2fd987df9bf9', '1', '01a21d3f-3aae-7498-8aed-eb2c81ad7eef', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21d3f-4318-7225-a5e3-2fd987df9bf9', '2', '01a21d3f-3aae-7498-8aed-eb2c81ad7eef', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21d3f-4ebb-7428-a8d1-730a06ec16c0', '1', '01a21d3f-39c0-725c-ba51-fe6812a9164e', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21d3f-4f8b-7517-a22e-8f848b40d0cc', '1', '01a21d3f-3aae-7498-8aed-eb2c81ad7eef', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21d3f-4f8b-7517-a22e-8f848b40d0cc', '2', '01a21d3f-3aae-7498-8aed-eb2c81ad7eef', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21d3f-50a5-730d-af17-c9ab7557a79f', '1', '01a21d3f-3aae-7498-8aed-eb2c81ad7eef', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21d3f-50a5-730d-af17-c9ab7557a79f', '2', '01a21d3f-3aae-7498-8aed-eb2c81ad7eef', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21d3f-5289-7408-9b90-5c0757d41e95', '1', '01a21d3f-3aae-7498-8aed-eb2c81ad7eef', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21d3f-533c-7142-9838-5ceedca411d9', '1', '01a21d3f-3aae-7498-8aed-eb2c81ad7eef', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21d3f-5519-767b-841b-2c25c9b5bb63', '1', '01a21d3f-3b82-73bc-9a9c-2c782329ec70', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21d3f-55c2-7585-9b6e-207b8f39930f', '1', '01a21d3f-39c0-725c-ba51-fe6812a9164e', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21d3f-55c2-7585-9b6e-207b8f39930f', '2', '01a21d3f-39c0-725c-ba51-fe6812a9164e', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21d3f-55c2-7585-9b6e-207b8f39930f', '3', '01a21d3f-39c0-725c-ba51-fe6812a9164e', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21d3f-55f4-7737-a3e2-2ec042d39126', '1', '01a21d3f-3b28-74e5-b9dc-068301325e3b', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21d3f-5708-77b7-a826-01a1ec6f18e9', '1', '01a21d3f-3b28-74e5-b9dc-068301325e3b', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21d3f-5e8b-71b7-89a2-719013f1c03f', '1', '01a21d3f-39c0-725c-ba51-fe6812a9164e', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21d3f-5e8b-71b7-89a2-719013f1c03f', '2', '01a21d3f-39c0-725c-ba51-fe6812a9164e', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21d3f-5f3d-7323-81ec-d40955c14566', '1', '01a21d3f-39c0-725c-ba51-fe6812a9164e', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21d3f-6130-769e-ad79-38717e86b68a', '1', '01a21d3f-3b28-74e5-b9dc-068301325e3b', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21d3f-6130-769e-ad79-38717e86b68a', '2', '01a21d3f-3b28-74e5-b9dc-068301325e3b', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21d3f-6172-71f6-8ca4-80dad7350990', '1', '01a21d3f-3b82-73bc-9a9c-2c782329ec70', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21d3f-61a9-75be-843e-37cf9794e2f5', '1', '01a21d3f-39c0-725c-ba51-fe6812a9164e', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21d3f-61a9-75be-843e-37cf9794e2f5', '2', '01a21d3f-39c0-725c-ba51-fe6812a9164e', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21d3f-61f5-73a8-bf68-8040b3da8e4c', '1', '01a21d3f-39c0-725c-ba51-fe6812a9164e', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21d3f-622b-773e-bce7-8cdc2e0faf66', '1', '01a21d3f-3aae-7498-8aed-eb2c81ad7eef', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21d3f-622b-773e-bce7-8cdc2e0faf66', '2', '01a21d3f-3aae-7498-8aed-eb2c81ad7eef', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21d3f-6350-7760-9461-4ef50de47962', '1', '01a21d3f-3aae-7498-8aed-eb2c81ad7eef', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21d3f-64c8-737b-9054-59645dea3829', '1', '01a21d3f-39c0-725c-ba51-fe6812a9164e', 'adult', null, '1', '1', '0', '5000', 'cancelled', '2026-11-30 13:43:43.719+00', '5000', '0'),
('01a21d3f-64c8-737b-9054-59645dea3829', '2', '01a21d3f-39c0-725c-ba51-fe6812a9164e', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21d3f-6e20-7118-8647-6900c25ee72e', '1', '01a21d3f-6be3-7324-bf34-02b9e3684e89', 'adult', '{"en": "Walker", "es": "Walker", "fr": "Walker"}', '1', '1', '0', '4500', 'booked', null, null, '500'),
('01a21d3f-6e20-7118-8647-6900c25ee72e', '2', '01a21d3f-6be3-7324-bf34-02b9e3684e89', 'adult', '{"en": "Walker", "es": "Walker", "fr": "Walker"}', '1', '1', '0', '4500', 'booked', null, null, '500'),
('01a21d3f-6e20-7118-8647-6900c25ee72e', '3', '01a21d3f-69ec-748f-8f72-760f3bcd1d39', 'extra', '{"en": "Lunch", "es": "Lunch", "fr": "Lunch"}', '0', '0', '0', '810', 'booked', null, null, '90'),
('01a21d3f-6e20-7118-8647-6900c25ee72e', '4', '01a21d3f-69ec-748f-8f72-760f3bcd1d39', 'extra', '{"en": "Lunch", "es": "Lunch", "fr": "Lunch"}', '0', '0', '0', '810', 'booked', null, null, '90'),
('01a21d3f-6f3f-7589-8df9-8d8c69810f4d', '1', '01a21d3f-6be3-7324-bf34-02b9e3684e89', 'adult', '{"en": "Walker", "es": "Walker", "fr": "Walker"}', '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21d3f-77c4-73f8-b5ce-8310090de0a5', '1', '01a21d3f-39c0-725c-ba51-fe6812a9164e', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21d3f-77c4-73f8-b5ce-8310090de0a5', '2', '01a21d3f-39c0-725c-ba51-fe6812a9164e', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0');

insert into booking_messages ("id", "booking_id", "author", "by_user_id", "body", "written_at", "sent_together", "settled_at") overriding system value values
('01a21d3f-6f09-7423-85c7-6f37c50e8304', '01a21d3f-6e20-7118-8647-6900c25ee72e', 'traveller', '01a21d3f-3c7b-7224-a996-56f29fff0440', 'Is there a place for coats?', '2026-11-30 13:43:46.185+00', null, null);

insert into bookings ("id", "reference", "user_id", "tour_id", "option_id", "departure_id", "state", "seats", "adults", "children", "lines", "currency", "total_minor", "commission_minor", "payment_kind", "policy_key", "starts_at", "starts_at_local", "time_zone", "language", "created_at", "placed_at", "hold_expires_at", "decide_by", "confirmed_at", "ended_at", "ended_by", "end_reason", "refund_minor", "reviewed_at", "attended_at", "refund_tiers", "items_cancelled", "items_kept_minor", "pickup_point_id", "promo_code_id", "times_changed", "order_id", "ends_at_local", "ends_at", "valid_days", "goodwill_minor", "taxes", "checked_in_at") overriding system value values
('01a21d3f-3e65-737c-9282-82d97f2118d6', 'SN-ZCZ5-BMAT', '01a21d3f-3c7b-7224-a996-56f29fff0440', '01a21d3f-3968-72af-bf76-1cfc82322447', '01a21d3f-3968-72b0-84af-efe8e597faad', '01a21d3f-3a59-7629-8b6d-01ea5377966f', 'completed', '2', '2', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21d3f-39c0-725c-ba51-fe6812a9164e", "quantity": 2, "totalMinor": 10000, "unitPriceMinor": 5000}]', 'EUR', '10000', '1500', 'now', 'flexible', '2026-11-28 09:00:00+00', '2026-11-28 10:00:00', 'Europe/Madrid', 'en', '2026-11-27 13:43:33.652+00', '2026-11-27 13:43:33.652+00', '2026-11-27 13:58:33.652+00', null, '2026-11-27 13:43:34.078+00', null, null, null, null, '2026-11-30 13:43:47.691+00', null, '[{"hoursBefore": 24, "refundPercent": 100}]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21d3f-40b9-7037-956b-79b85779a6e0', 'SN-5WNK-SPK2', '01a21d3f-3c7b-7224-a996-56f29fff0440', '01a21d3f-3968-72af-bf76-1cfc82322447', '01a21d3f-3968-72b0-84af-efe8e597faad', '01a21d3f-3a59-7629-8b6d-01ea5377966f', 'completed', '1', '1', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21d3f-39c0-725c-ba51-fe6812a9164e", "quantity": 1, "totalMinor": 5000, "unitPriceMinor": 5000}]', 'EUR', '5000', '750', 'later', 'flexible', '2026-11-28 09:00:00+00', '2026-11-28 10:00:00', 'Europe/Madrid', 'en', '2026-11-27 13:43:34.28+00', '2026-11-27 13:43:34.28+00', null, null, '2026-11-27 13:43:34.28+00', null, null, null, null, null, null, '[{"hoursBefore": 24, "refundPercent": 100}]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21d3f-4150-76fa-81ac-62ea8b99df95', 'SN-5VAK-CC34', '01a21d3f-3c7b-7224-a996-56f29fff0440', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '01a21d3f-3a8d-7045-bf50-527794dd327c', '01a21d3f-3ac0-7300-957a-63cf1d9063ad', 'no_show', '1', '1', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21d3f-3aae-7498-8aed-eb2c81ad7eef", "quantity": 1, "totalMinor": 5000, "unitPriceMinor": 5000}]', 'EUR', '5000', '750', 'later', 'moderate', '2026-11-28 09:00:00+00', '2026-11-28 10:00:00', 'Europe/Madrid', 'en', '2026-11-27 13:43:34.438+00', '2026-11-27 13:43:34.438+00', null, null, '2026-11-27 13:43:34.438+00', null, null, null, null, null, null, '[{"hoursBefore": 72, "refundPercent": 100}, {"hoursBefore": 24, "refundPercent": 50}]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21d3f-4318-7225-a5e3-2fd987df9bf9', 'SN-BQY8-8JS8', '01a21d3f-3c7b-7224-a996-56f29fff0440', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '01a21d3f-3a8d-7045-bf50-527794dd327c', '01a21d3f-3ac0-7300-957a-63cf1d9063ad', 'completed', '2', '2', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21d3f-3aae-7498-8aed-eb2c81ad7eef", "quantity": 2, "totalMinor": 10000, "unitPriceMinor": 5000}]', 'EUR', '10000', '1500', 'now', 'moderate', '2026-11-28 09:00:00+00', '2026-11-28 10:00:00', 'Europe/Madrid', 'en', '2026-11-27 13:43:34.915+00', '2026-11-27 13:43:34.915+00', '2026-11-27 13:58:34.915+00', null, '2026-11-27 13:43:35.1+00', null, null, null, null, null, null, '[{"hoursBefore": 72, "refundPercent": 100}, {"hoursBefore": 24, "refundPercent": 50}]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21d3f-4ebb-7428-a8d1-730a06ec16c0', 'SN-334Z-5XHT', '01a21d3f-3c7b-7224-a996-56f29fff0440', '01a21d3f-3968-72af-bf76-1cfc82322447', '01a21d3f-3968-72b0-84af-efe8e597faad', '01a21d3f-3a5e-77eb-9630-f6e9c9660d4b', 'confirmed', '1', '1', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21d3f-39c0-725c-ba51-fe6812a9164e", "quantity": 1, "totalMinor": 5000, "unitPriceMinor": 5000}]', 'EUR', '5000', '750', 'later', 'flexible', '2026-12-17 09:00:00+00', '2026-12-17 10:00:00', 'Europe/Madrid', 'en', '2026-11-27 13:43:37.896+00', '2026-11-27 13:43:37.896+00', '2026-11-27 13:58:37.896+00', null, '2026-11-27 13:43:37.896+00', null, null, null, null, null, null, '[{"hoursBefore": 24, "refundPercent": 100}]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21d3f-4f8b-7517-a22e-8f848b40d0cc', 'SN-EXZD-52M6', '01a21d3f-3c7b-7224-a996-56f29fff0440', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '01a21d3f-3a8d-7045-bf50-527794dd327c', '01a21d3f-3ac0-7303-8a22-2a875f206fd3', 'confirmed', '2', '2', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21d3f-3aae-7498-8aed-eb2c81ad7eef", "quantity": 2, "totalMinor": 10000, "unitPriceMinor": 5000}]', 'EUR', '10000', '1500', 'now', 'moderate', '2026-12-01 09:00:00+00', '2026-12-01 10:00:00', 'Europe/Madrid', 'en', '2026-11-27 13:43:38.103+00', '2026-11-27 13:43:38.103+00', '2026-11-27 13:58:38.103+00', null, '2026-11-27 13:43:38.276+00', null, null, null, null, null, null, '[{"hoursBefore": 72, "refundPercent": 100}, {"hoursBefore": 24, "refundPercent": 50}]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21d3f-50a5-730d-af17-c9ab7557a79f', 'SN-KHGY-AFXP', '01a21d3f-3c7b-7224-a996-56f29fff0440', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '01a21d3f-3a8d-7045-bf50-527794dd327c', '01a21d3f-3ac0-7302-a78c-704f0938c4ca', 'cancelled', '2', '2', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21d3f-3aae-7498-8aed-eb2c81ad7eef", "quantity": 2, "totalMinor": 10000, "unitPriceMinor": 5000}]', 'EUR', '10000', '1500', 'now', 'moderate', '2026-11-30 09:00:00+00', '2026-11-30 10:00:00', 'Europe/Madrid', 'en', '2026-11-27 13:43:38.363+00', '2026-11-27 13:43:38.363+00', '2026-11-27 13:58:38.363+00', null, '2026-11-27 13:43:38.563+00', '2026-11-27 13:43:38.688+00', 'traveller', null, '5000', null, null, '[{"hoursBefore": 72, "refundPercent": 100}, {"hoursBefore": 24, "refundPercent": 50}]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21d3f-5289-7408-9b90-5c0757d41e95', 'SN-QHNF-QVFQ', '01a21d3f-3c7b-7224-a996-56f29fff0440', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '01a21d3f-3a8d-7045-bf50-527794dd327c', '01a21d3f-3ac0-7302-a78c-704f0938c4ca', 'cancelled', '1', '1', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21d3f-3aae-7498-8aed-eb2c81ad7eef", "quantity": 1, "totalMinor": 5000, "unitPriceMinor": 5000}]', 'EUR', '5000', '750', 'later', 'moderate', '2026-11-30 09:00:00+00', '2026-11-30 10:00:00', 'Europe/Madrid', 'en', '2026-11-27 13:43:38.868+00', '2026-11-27 13:43:38.868+00', null, null, '2026-11-27 13:43:38.868+00', '2026-11-27 13:43:38.929+00', 'traveller', null, '2500', null, null, '[{"hoursBefore": 72, "refundPercent": 100}, {"hoursBefore": 24, "refundPercent": 50}]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21d3f-533c-7142-9838-5ceedca411d9', 'SN-XYEH-HY3Z', '01a21d3f-3c7b-7224-a996-56f29fff0440', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '01a21d3f-3a8d-7045-bf50-527794dd327c', '01a21d3f-3ac0-7302-a78c-704f0938c4ca', 'cancelled', '1', '1', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21d3f-3aae-7498-8aed-eb2c81ad7eef", "quantity": 1, "totalMinor": 5000, "unitPriceMinor": 5000}]', 'EUR', '5000', '750', 'later', 'moderate', '2026-11-30 09:00:00+00', '2026-11-30 10:00:00', 'Europe/Madrid', 'en', '2026-11-27 13:43:39.061+00', '2026-11-27 13:43:39.061+00', null, null, '2026-11-27 13:43:39.061+00', '2026-11-27 13:43:39.184+00', 'traveller', null, '2500', null, null, '[{"hoursBefore": 72, "refundPercent": 100}, {"hoursBefore": 24, "refundPercent": 50}]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21d3f-5519-767b-841b-2c25c9b5bb63', 'SN-4B44-CQYN', '01a21d3f-3c7b-7224-a996-56f29fff0440', '01a21d3f-3b68-7072-98f8-d3b8e724068b', '01a21d3f-3b68-7073-b4b1-5475d2eb5aba', '01a21d3f-3b93-756f-9e55-d7dfa1dc18c8', 'expired', '1', '1', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21d3f-3b82-73bc-9a9c-2c782329ec70", "quantity": 1, "totalMinor": 5000, "unitPriceMinor": 5000}]', 'EUR', '5000', '750', 'now', 'fixed', '2026-12-02 09:00:00+00', '2026-12-02 10:00:00', 'Europe/Madrid', 'en', '2026-11-27 13:43:39.532+00', '2026-11-27 13:43:39.532+00', '2026-11-27 13:58:39.532+00', null, null, '2026-11-27 13:43:39.619+00', 'traveller', null, '5000', null, null, '[]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21d3f-55c2-7585-9b6e-207b8f39930f', 'SN-78FJ-T3S5', '01a21d3f-3c7b-7224-a996-56f29fff0440', '01a21d3f-3968-72af-bf76-1cfc82322447', '01a21d3f-3968-72b0-84af-efe8e597faad', '01a21d3f-3a59-762e-904a-78433f3b7e52', 'expired', '3', '3', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21d3f-39c0-725c-ba51-fe6812a9164e", "quantity": 3, "totalMinor": 15000, "unitPriceMinor": 5000}]', 'EUR', '15000', '2250', 'later', 'flexible', '2026-12-03 09:00:00+00', '2026-12-03 10:00:00', 'Europe/Madrid', 'en', '2026-11-27 13:43:39.701+00', null, '2026-11-27 13:58:39.701+00', null, null, '2026-11-30 13:43:40.809+00', 'clock', null, '15000', null, null, '[{"hoursBefore": 24, "refundPercent": 100}]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21d3f-55f4-7737-a3e2-2ec042d39126', 'SN-ZA7N-GVZA', '01a21d3f-3c7b-7224-a996-56f29fff0440', '01a21d3f-3adf-718e-a596-259c4ae461f8', '01a21d3f-3adf-718f-b3ab-d26f2a7b74f6', '01a21d3f-3b48-769b-9806-d27793cc3fc6', 'declined', '1', '1', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21d3f-3b28-74e5-b9dc-068301325e3b", "quantity": 1, "totalMinor": 5000, "unitPriceMinor": 5000}]', 'EUR', '5000', '750', 'later', 'flexible', '2026-12-06 09:00:00+00', '2026-12-06 10:00:00', 'Europe/Madrid', 'en', '2026-11-27 13:43:39.756+00', '2026-11-27 13:43:39.756+00', null, '2026-11-29 13:43:39.756+00', null, '2026-11-27 13:43:39.862+00', 'supplier', 'Ill.', '5000', null, null, '[{"hoursBefore": 24, "refundPercent": 100}]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21d3f-5708-77b7-a826-01a1ec6f18e9', 'SN-ZJXW-DYK3', '01a21d3f-3c7b-7224-a996-56f29fff0440', '01a21d3f-3adf-718e-a596-259c4ae461f8', '01a21d3f-3adf-718f-b3ab-d26f2a7b74f6', '01a21d3f-3b48-769b-9806-d27793cc3fc6', 'cancelled', '1', '1', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21d3f-3b28-74e5-b9dc-068301325e3b", "quantity": 1, "totalMinor": 5000, "unitPriceMinor": 5000}]', 'EUR', '5000', '750', 'later', 'flexible', '2026-12-06 09:00:00+00', '2026-12-06 10:00:00', 'Europe/Madrid', 'en', '2026-11-27 13:43:40.016+00', '2026-11-27 13:43:40.016+00', null, '2026-11-29 13:43:40.016+00', null, '2026-11-27 13:43:40.066+00', 'traveller', null, '5000', null, null, '[{"hoursBefore": 24, "refundPercent": 100}]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21d3f-5e8b-71b7-89a2-719013f1c03f', 'SN-49B8-GEH9', '01a21d3f-3c7b-7224-a996-56f29fff0440', '01a21d3f-3968-72af-bf76-1cfc82322447', '01a21d3f-3968-72b0-84af-efe8e597faad', '01a21d3f-3a5e-77e3-b78e-10ffbb7293c1', 'confirmed', '2', '2', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21d3f-39c0-725c-ba51-fe6812a9164e", "quantity": 2, "totalMinor": 10000, "unitPriceMinor": 5000}]', 'EUR', '10000', '1500', 'now', 'flexible', '2026-12-09 09:00:00+00', '2026-12-09 10:00:00', 'Europe/Madrid', 'en', '2026-11-30 13:43:41.943+00', '2026-11-30 13:43:41.943+00', '2026-11-30 13:58:41.943+00', null, '2026-11-30 13:43:42.041+00', null, null, null, null, null, null, '[{"hoursBefore": 24, "refundPercent": 100}]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21d3f-5f3d-7323-81ec-d40955c14566', 'SN-4BRP-QMPV', '01a21d3f-3c7b-7224-a996-56f29fff0440', '01a21d3f-3968-72af-bf76-1cfc82322447', '01a21d3f-3968-72b0-84af-efe8e597faad', '01a21d3f-3a5e-77e3-b78e-10ffbb7293c1', 'cancelled', '1', '1', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21d3f-39c0-725c-ba51-fe6812a9164e", "quantity": 1, "totalMinor": 5000, "unitPriceMinor": 5000}]', 'EUR', '5000', '750', 'now', 'flexible', '2026-12-09 09:00:00+00', '2026-12-09 10:00:00', 'Europe/Madrid', 'en', '2026-11-30 13:43:42.121+00', '2026-11-30 13:43:42.121+00', '2026-11-30 13:58:42.121+00', null, '2026-11-30 13:43:42.22+00', '2026-11-30 13:43:42.389+00', 'supplier', 'Storm.', '5000', null, null, '[{"hoursBefore": 24, "refundPercent": 100}]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21d3f-6130-769e-ad79-38717e86b68a', 'SN-EFGR-X8MN', '01a21d3f-3c7b-7224-a996-56f29fff0440', '01a21d3f-3adf-718e-a596-259c4ae461f8', '01a21d3f-3adf-718f-b3ab-d26f2a7b74f6', '01a21d3f-3b48-769c-84e1-bc271eef9839', 'pending', '2', '2', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21d3f-3b28-74e5-b9dc-068301325e3b", "quantity": 2, "totalMinor": 10000, "unitPriceMinor": 5000}]', 'EUR', '10000', '1500', 'later', 'flexible', '2026-12-07 09:00:00+00', '2026-12-07 10:00:00', 'Europe/Madrid', 'en', '2026-11-30 13:43:42.617+00', '2026-11-30 13:43:42.617+00', null, '2026-12-02 13:43:42.617+00', null, null, null, null, null, null, null, '[{"hoursBefore": 24, "refundPercent": 100}]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21d3f-6172-71f6-8ca4-80dad7350990', 'SN-V6WF-PHNV', '01a21d3f-3c7b-7224-a996-56f29fff0440', '01a21d3f-3b68-7072-98f8-d3b8e724068b', '01a21d3f-3b68-7073-b4b1-5475d2eb5aba', '01a21d3f-3b93-7575-af0e-7c525b9f5d0d', 'on_hold', '1', '1', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21d3f-3b82-73bc-9a9c-2c782329ec70", "quantity": 1, "totalMinor": 5000, "unitPriceMinor": 5000}]', 'EUR', '5000', '750', 'now', 'fixed', '2026-12-08 09:00:00+00', '2026-12-08 10:00:00', 'Europe/Madrid', 'en', '2026-11-30 13:43:42.688+00', '2026-11-30 13:43:42.688+00', '2026-11-30 13:58:42.688+00', null, null, null, null, null, null, null, null, '[]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21d3f-61a9-75be-843e-37cf9794e2f5', 'SN-3TR2-Q8EB', '01a21d3f-3c7b-7224-a996-56f29fff0440', '01a21d3f-3968-72af-bf76-1cfc82322447', '01a21d3f-3968-72b0-84af-efe8e597faad', '01a21d3f-3a5e-77e4-be00-b571d730ccc9', 'on_hold', '2', '2', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21d3f-39c0-725c-ba51-fe6812a9164e", "quantity": 2, "totalMinor": 10000, "unitPriceMinor": 5000}]', 'EUR', '10000', '1500', 'later', 'flexible', '2026-12-10 09:00:00+00', '2026-12-10 10:00:00', 'Europe/Madrid', 'en', '2026-11-30 13:43:42.749+00', null, '2026-11-30 13:58:42.749+00', null, null, null, null, null, null, null, null, '[{"hoursBefore": 24, "refundPercent": 100}]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21d3f-61f5-73a8-bf68-8040b3da8e4c', 'SN-4NR3-Y73E', '01a21d3f-3c7b-7224-a996-56f29fff0440', '01a21d3f-3968-72af-bf76-1cfc82322447', '01a21d3f-3968-72b0-84af-efe8e597faad', '01a21d3f-3a5e-77e7-a899-c4bb8473e587', 'confirmed', '1', '1', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21d3f-39c0-725c-ba51-fe6812a9164e", "quantity": 1, "totalMinor": 5000, "unitPriceMinor": 5000}]', 'EUR', '5000', '750', 'now', 'flexible', '2026-12-13 09:00:00+00', '2026-12-13 10:00:00', 'Europe/Madrid', 'en', '2026-11-30 13:43:42.828+00', '2026-11-30 13:43:42.927+00', '2026-11-30 13:58:42.927+00', null, '2026-11-30 13:43:43.121+00', null, null, null, null, null, null, '[{"hoursBefore": 24, "refundPercent": 100}]', '0', '0', null, null, '0', '01a21d3f-6281-72ce-a447-f45ca0a574a2', null, null, null, '0', '[]', null),
('01a21d3f-622b-773e-bce7-8cdc2e0faf66', 'SN-G327-ZXKN', '01a21d3f-3c7b-7224-a996-56f29fff0440', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '01a21d3f-3a8d-7045-bf50-527794dd327c', '01a21d3f-3ac0-7310-b988-4bf9b782f27e', 'confirmed', '2', '2', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21d3f-3aae-7498-8aed-eb2c81ad7eef", "quantity": 2, "totalMinor": 10000, "unitPriceMinor": 5000}]', 'EUR', '10000', '1500', 'now', 'moderate', '2026-12-14 09:00:00+00', '2026-12-14 10:00:00', 'Europe/Madrid', 'en', '2026-11-30 13:43:42.876+00', '2026-11-30 13:43:42.927+00', '2026-11-30 13:58:42.927+00', null, '2026-11-30 13:43:43.121+00', null, null, null, null, null, null, '[{"hoursBefore": 72, "refundPercent": 100}, {"hoursBefore": 24, "refundPercent": 50}]', '0', '0', null, null, '0', '01a21d3f-6281-72ce-a447-f45ca0a574a2', null, null, null, '0', '[]', null),
('01a21d3f-6350-7760-9461-4ef50de47962', 'SN-H7FB-9HXJ', '01a21d3f-3c7b-7224-a996-56f29fff0440', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '01a21d3f-3a8d-7045-bf50-527794dd327c', '01a21d3f-3ac0-7311-b02e-beaadde4a3a3', 'confirmed', '1', '1', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21d3f-3aae-7498-8aed-eb2c81ad7eef", "quantity": 1, "totalMinor": 5000, "unitPriceMinor": 5000}]', 'EUR', '5000', '750', 'now', 'moderate', '2026-12-15 09:00:00+00', '2026-12-15 10:00:00', 'Europe/Madrid', 'en', '2026-11-30 13:43:43.167+00', '2026-11-30 13:43:43.167+00', '2026-11-30 13:58:43.167+00', null, '2026-11-30 13:43:43.276+00', null, null, null, null, null, null, '[{"hoursBefore": 72, "refundPercent": 100}, {"hoursBefore": 24, "refundPercent": 50}]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21d3f-64c8-737b-9054-59645dea3829', 'SN-3JK7-TNTF', '01a21d3f-3c7b-7224-a996-56f29fff0440', '01a21d3f-3968-72af-bf76-1cfc82322447', '01a21d3f-3968-72b0-84af-efe8e597faad', '01a21d3f-3a5e-77ea-8016-22e70314b1ae', 'confirmed', '1', '1', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21d3f-39c0-725c-ba51-fe6812a9164e", "quantity": 1, "totalMinor": 5000, "unitPriceMinor": 5000}]', 'EUR', '5000', '750', 'now', 'flexible', '2026-12-16 09:00:00+00', '2026-12-16 10:00:00', 'Europe/Madrid', 'en', '2026-11-30 13:43:43.546+00', '2026-11-30 13:43:43.546+00', '2026-11-30 13:58:43.546+00', null, '2026-11-30 13:43:43.637+00', null, null, null, null, null, null, '[{"hoursBefore": 24, "refundPercent": 100}]', '1', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21d3f-6e20-7118-8647-6900c25ee72e', 'SN-ADF4-G2YR', '01a21d3f-3c7b-7224-a996-56f29fff0440', '01a21d3f-6982-7612-9b3d-47428bd285dd', '01a21d3f-69ec-748d-871f-9bdcf6b2c09c', '01a21d3f-6c96-7229-912f-dde8cd5d8519', 'confirmed', '2', '2', '0', '[{"kind": "adult", "labels": {"en": "Walker", "es": "Walker", "fr": "Walker"}, "people": 1, "unitId": "01a21d3f-6be3-7324-bf34-02b9e3684e89", "quantity": 2, "totalMinor": 10000, "unitPriceMinor": 5000}, {"per": "person", "kind": "extra", "labels": {"en": "Lunch", "es": "Lunch", "fr": "Lunch"}, "people": 0, "unitId": "01a21d3f-69ec-748f-8f72-760f3bcd1d39", "quantity": 2, "totalMinor": 1800, "unitPriceMinor": 900}, {"kind": "reduction", "labels": {"en": "RIVER10"}, "people": 0, "unitId": "01a21d3f-6da9-7731-a8da-88b6f34cb8dd", "quantity": 1, "totalMinor": -1180, "unitPriceMinor": -1180}]', 'EUR', '10620', '1593', 'later', 'flexible', '2026-12-03 08:00:00+00', '2026-12-03 09:00:00', 'Europe/Madrid', 'en', '2026-11-30 13:43:45.933+00', '2026-11-30 13:43:45.933+00', null, null, '2026-11-30 13:43:45.933+00', null, null, null, null, null, null, '[{"hoursBefore": 24, "refundPercent": 100}]', '0', '0', '01a21d3f-69ec-7491-b15b-d5ab773c7505', '01a21d3f-6da9-7731-a8da-88b6f34cb8dd', '0', null, null, null, null, '0', '[]', null),
('01a21d3f-6f3f-7589-8df9-8d8c69810f4d', 'SN-9R69-QMRA', '01a21d3f-3c7b-7224-a996-56f29fff0440', '01a21d3f-6982-7612-9b3d-47428bd285dd', '01a21d3f-69ec-748d-871f-9bdcf6b2c09c', '01a21d3f-6c96-722a-8186-a1cda4dc97dc', 'on_hold', '1', '1', '0', '[{"kind": "adult", "labels": {"en": "Walker", "es": "Walker", "fr": "Walker"}, "people": 1, "unitId": "01a21d3f-6be3-7324-bf34-02b9e3684e89", "quantity": 1, "totalMinor": 5000, "unitPriceMinor": 5000}]', 'EUR', '5000', '750', 'later', 'flexible', '2026-12-04 08:00:00+00', '2026-12-04 09:00:00', 'Europe/Madrid', 'en', '2026-11-30 13:43:46.223+00', null, '2026-11-30 13:58:46.223+00', null, null, null, null, null, null, null, null, '[{"hoursBefore": 24, "refundPercent": 100}]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21d3f-77c4-73f8-b5ce-8310090de0a5', 'SN-CY7Z-X2FV', '01a21d3f-3c7b-7224-a996-56f29fff0440', '01a21d3f-3968-72af-bf76-1cfc82322447', '01a21d3f-3968-72b0-84af-efe8e597faad', '01a21d3f-3a5e-77e5-9f45-9cd25e257963', 'confirmed', '2', '2', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21d3f-39c0-725c-ba51-fe6812a9164e", "quantity": 2, "totalMinor": 10000, "unitPriceMinor": 5000}]', 'EUR', '10000', '1500', 'later', 'flexible', '2026-12-11 09:00:00+00', '2026-12-11 10:00:00', 'Europe/Madrid', 'en', '2026-11-30 13:43:48.401+00', '2026-11-30 13:43:48.401+00', null, null, '2026-11-30 13:43:48.401+00', null, null, null, null, null, null, '[{"hoursBefore": 24, "refundPercent": 100}]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null);

insert into calendar_edit_items ("edit_id", "subject_id", "departures", "outcome", "refusal", "capacity_before") overriding system value values
('01a21d3f-6fbe-75dd-ab3c-3de643da806a', '01a21d3f-3ac0-731e-af3b-467d032271de', '1', 'changed', null, null),
('01a21d3f-7064-722f-9be4-a096dbd2da0f', '01a21d3f-3a5e-77f1-a87c-2eb44b424883', '1', 'changed', null, '8'),
('01a21d3f-7064-722f-9be4-a096dbd2da0f', '01a21d3f-3a5e-77f2-8207-2019777f1382', '1', 'changed', null, '8');

insert into calendar_edits ("id", "supplier_id", "first_day", "last_day", "tour_ids", "reason", "departures", "made_at", "undone_at", "capacity", "kind", "state", "weekdays", "start_times", "total", "worked", "refused", "restored", "worked_until", "price_unit", "price_minor", "price_currency", "price_percent") overriding system value values
('01a21d3f-6fbe-75dd-ab3c-3de643da806a', '01a21d3f-38e8-76cb-9ece-654d39520186', '2026-12-28', '2026-12-28', '{01a21d3f-3a8c-736c-962a-9a952a9bc53c}', null, '1', '2026-11-30 13:43:46.362+00', null, null, 'open', 'done', null, null, '1', '1', '0', '0', '01a21d3f-3ac0-731e-af3b-467d032271de', null, null, null, null),
('01a21d3f-7064-722f-9be4-a096dbd2da0f', '01a21d3f-38e8-76cb-9ece-654d39520186', '2026-12-23', '2026-12-24', '{01a21d3f-3968-72af-bf76-1cfc82322447}', null, '2', '2026-11-30 13:43:46.531+00', null, '10', 'capacity', 'done', null, null, '2', '2', '0', '0', '01a21d3f-3a5e-77f2-8207-2019777f1382', null, null, null, null);

insert into cart_lines ("booking_id", "user_id", "added_at", "extended_at") overriding system value values
('01a21d3f-6f3f-7589-8df9-8d8c69810f4d', '01a21d3f-3c7b-7224-a996-56f29fff0440', '2026-11-30 13:43:46.207+00', null);

insert into categories ("id", "slug", "position", "parent_id") overriding system value values
('01a21d3f-392d-7170-b55c-11c905096ed8', 'walks', '0', null);

insert into category_texts ("category_id", "language", "name", "description") overriding system value values
('01a21d3f-392d-7170-b55c-11c905096ed8', 'en', 'Walks', 'By foot.');

insert into closure_exceptions ("closure_id", "departure_id", "edit_id") overriding system value values
('01a21d3f-6f77-77de-8ff8-e026c034a17c', '01a21d3f-3ac0-731e-af3b-467d032271de', '01a21d3f-6fbe-75dd-ab3c-3de643da806a');

insert into closures ("id", "tour_id", "option_id", "departure_id", "first_day", "last_day", "cause", "reason", "created_at", "edit_id") overriding system value values
('01a21d3f-6f77-77de-8ff8-e026c034a17c', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', null, null, '2026-12-27', '2026-12-30', 'supplier', 'The museum is painted.', '2026-11-30 13:43:46.283+00', null),
('01a21d3f-704c-744a-84f8-77ef34fae7a8', '01a21d3f-3b68-7072-98f8-d3b8e724068b', null, null, '2026-12-27', '2026-12-30', 'supplier', 'Wind.', '2026-11-30 13:43:46.496+00', null),
('01a21d3f-71ed-7730-893f-b280a13e33ae', '01a21d3f-3968-72af-bf76-1cfc82322447', '01a21d3f-3968-72b0-84af-efe8e597faad', '01a21d3f-3a5e-77f0-969a-b617fef879ab', '2026-12-22', '2026-12-22', 'cancelled', null, '2026-11-30 13:43:46.925+00', null);

insert into contact_messages ("id", "name", "email", "topic", "booking_reference", "message", "language", "written_at") overriding system value values
('01a21d3f-76a0-747d-a903-7cc22c864bb1', 'Iris', 'iris@upgrade.example', 'booking', null, 'May we come with a pushchair?', 'en', '2026-11-30 13:43:48.128+00');

insert into departure_cancellations ("departure_id", "cancelled_at", "actor", "reason", "note", "ended", "done_at", "kept") overriding system value values
('01a21d3f-3a5e-77f0-969a-b617fef879ab', '2026-11-30 13:43:46.925+00', 'supplier', 'A storm.', null, '0', null, '0');

insert into departure_changes ("id", "departure_id", "changed_at", "actor", "reason", "starts_at_local_before", "starts_at_local_after", "meeting_point_before", "meeting_point_after") overriding system value values
('01a21d3f-7190-778f-a6fb-1d02fe04fe9c', '01a21d3f-3a5e-77ef-91f4-e860b00c83ba', '2026-11-30 13:43:46.719+00', 'supplier', 'The light.', '2026-12-21 10:00:00', '2026-12-21 11:00:00', null, null);

insert into departure_extras ("departure_id", "extra_id", "stock", "taken") overriding system value values
('01a21d3f-6c96-7229-912f-dde8cd5d8519', '01a21d3f-69ec-748f-8f72-760f3bcd1d39', '20', '2');

insert into departures ("id", "option_id", "tour_id", "starts_at_local", "time_zone", "starts_at", "capacity", "taken", "open", "withheld", "decided_at", "has_waitlist", "ends_at_local", "ends_at", "meeting_point", "meeting_latitude", "meeting_longitude", "on_sale_since", "resource_use") overriding system value values
('01a21d3f-3a59-7629-8b6d-01ea5377966f', '01a21d3f-3968-72b0-84af-efe8e597faad', '01a21d3f-3968-72af-bf76-1cfc82322447', '2026-11-28 10:00:00', 'Europe/Madrid', '2026-11-28 09:00:00+00', '8', '3', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.707+00', 'none'),
('01a21d3f-3a59-762a-b736-42e12943ca60', '01a21d3f-3968-72b0-84af-efe8e597faad', '01a21d3f-3968-72af-bf76-1cfc82322447', '2026-11-29 10:00:00', 'Europe/Madrid', '2026-11-29 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.707+00', 'none'),
('01a21d3f-3a59-762b-a7cb-5a3225f6a465', '01a21d3f-3968-72b0-84af-efe8e597faad', '01a21d3f-3968-72af-bf76-1cfc82322447', '2026-11-30 10:00:00', 'Europe/Madrid', '2026-11-30 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.707+00', 'none'),
('01a21d3f-3a59-762c-aae5-0aa54a2502a1', '01a21d3f-3968-72b0-84af-efe8e597faad', '01a21d3f-3968-72af-bf76-1cfc82322447', '2026-12-01 10:00:00', 'Europe/Madrid', '2026-12-01 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.707+00', 'none'),
('01a21d3f-3a59-762d-97c2-7ff12165a19b', '01a21d3f-3968-72b0-84af-efe8e597faad', '01a21d3f-3968-72af-bf76-1cfc82322447', '2026-12-02 10:00:00', 'Europe/Madrid', '2026-12-02 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.707+00', 'none'),
('01a21d3f-3a59-762e-904a-78433f3b7e52', '01a21d3f-3968-72b0-84af-efe8e597faad', '01a21d3f-3968-72af-bf76-1cfc82322447', '2026-12-03 10:00:00', 'Europe/Madrid', '2026-12-03 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.707+00', 'none'),
('01a21d3f-3a59-762f-803a-8d6bd11a7c32', '01a21d3f-3968-72b0-84af-efe8e597faad', '01a21d3f-3968-72af-bf76-1cfc82322447', '2026-12-04 10:00:00', 'Europe/Madrid', '2026-12-04 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.707+00', 'none'),
('01a21d3f-3a59-7630-b6aa-0046281cea86', '01a21d3f-3968-72b0-84af-efe8e597faad', '01a21d3f-3968-72af-bf76-1cfc82322447', '2026-12-05 10:00:00', 'Europe/Madrid', '2026-12-05 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.707+00', 'none'),
('01a21d3f-3a5e-77e0-a645-257f6bbc45ec', '01a21d3f-3968-72b0-84af-efe8e597faad', '01a21d3f-3968-72af-bf76-1cfc82322447', '2026-12-06 10:00:00', 'Europe/Madrid', '2026-12-06 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.707+00', 'none'),
('01a21d3f-3a5e-77e1-bade-aa6e8f50076c', '01a21d3f-3968-72b0-84af-efe8e597faad', '01a21d3f-3968-72af-bf76-1cfc82322447', '2026-12-07 10:00:00', 'Europe/Madrid', '2026-12-07 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.707+00', 'none'),
('01a21d3f-3a5e-77e2-8262-f2b009317afd', '01a21d3f-3968-72b0-84af-efe8e597faad', '01a21d3f-3968-72af-bf76-1cfc82322447', '2026-12-08 10:00:00', 'Europe/Madrid', '2026-12-08 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.707+00', 'none'),
('01a21d3f-3a5e-77e3-b78e-10ffbb7293c1', '01a21d3f-3968-72b0-84af-efe8e597faad', '01a21d3f-3968-72af-bf76-1cfc82322447', '2026-12-09 10:00:00', 'Europe/Madrid', '2026-12-09 09:00:00+00', '8', '2', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.707+00', 'none'),
('01a21d3f-3a5e-77e4-be00-b571d730ccc9', '01a21d3f-3968-72b0-84af-efe8e597faad', '01a21d3f-3968-72af-bf76-1cfc82322447', '2026-12-10 10:00:00', 'Europe/Madrid', '2026-12-10 09:00:00+00', '8', '2', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.707+00', 'none'),
('01a21d3f-3a5e-77e5-9f45-9cd25e257963', '01a21d3f-3968-72b0-84af-efe8e597faad', '01a21d3f-3968-72af-bf76-1cfc82322447', '2026-12-11 10:00:00', 'Europe/Madrid', '2026-12-11 09:00:00+00', '8', '2', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.707+00', 'none'),
('01a21d3f-3a5e-77e6-bcda-1f87f1d3edde', '01a21d3f-3968-72b0-84af-efe8e597faad', '01a21d3f-3968-72af-bf76-1cfc82322447', '2026-12-12 10:00:00', 'Europe/Madrid', '2026-12-12 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.707+00', 'none'),
('01a21d3f-3a5e-77e7-a899-c4bb8473e587', '01a21d3f-3968-72b0-84af-efe8e597faad', '01a21d3f-3968-72af-bf76-1cfc82322447', '2026-12-13 10:00:00', 'Europe/Madrid', '2026-12-13 09:00:00+00', '8', '1', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.707+00', 'none'),
('01a21d3f-3a5e-77e8-9806-ecb192fc850e', '01a21d3f-3968-72b0-84af-efe8e597faad', '01a21d3f-3968-72af-bf76-1cfc82322447', '2026-12-14 10:00:00', 'Europe/Madrid', '2026-12-14 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.707+00', 'none'),
('01a21d3f-3a5e-77e9-ad15-de893a208cea', '01a21d3f-3968-72b0-84af-efe8e597faad', '01a21d3f-3968-72af-bf76-1cfc82322447', '2026-12-15 10:00:00', 'Europe/Madrid', '2026-12-15 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.707+00', 'none'),
('01a21d3f-3a5e-77ea-8016-22e70314b1ae', '01a21d3f-3968-72b0-84af-efe8e597faad', '01a21d3f-3968-72af-bf76-1cfc82322447', '2026-12-16 10:00:00', 'Europe/Madrid', '2026-12-16 09:00:00+00', '8', '1', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.707+00', 'none'),
('01a21d3f-3a5e-77eb-9630-f6e9c9660d4b', '01a21d3f-3968-72b0-84af-efe8e597faad', '01a21d3f-3968-72af-bf76-1cfc82322447', '2026-12-17 10:00:00', 'Europe/Madrid', '2026-12-17 09:00:00+00', '8', '1', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.707+00', 'none'),
('01a21d3f-3a5e-77ec-85c8-9044a5eabbd2', '01a21d3f-3968-72b0-84af-efe8e597faad', '01a21d3f-3968-72af-bf76-1cfc82322447', '2026-12-18 10:00:00', 'Europe/Madrid', '2026-12-18 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.707+00', 'none'),
('01a21d3f-3a5e-77ed-a985-df50d4c99494', '01a21d3f-3968-72b0-84af-efe8e597faad', '01a21d3f-3968-72af-bf76-1cfc82322447', '2026-12-19 10:00:00', 'Europe/Madrid', '2026-12-19 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.707+00', 'none'),
('01a21d3f-3a5e-77ee-b91a-c755e064b67d', '01a21d3f-3968-72b0-84af-efe8e597faad', '01a21d3f-3968-72af-bf76-1cfc82322447', '2026-12-20 10:00:00', 'Europe/Madrid', '2026-12-20 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.707+00', 'none'),
('01a21d3f-3a5e-77ef-91f4-e860b00c83ba', '01a21d3f-3968-72b0-84af-efe8e597faad', '01a21d3f-3968-72af-bf76-1cfc82322447', '2026-12-21 11:00:00', 'Europe/Madrid', '2026-12-21 10:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:46.616+00', 'none'),
('01a21d3f-3a5e-77f0-969a-b617fef879ab', '01a21d3f-3968-72b0-84af-efe8e597faad', '01a21d3f-3968-72af-bf76-1cfc82322447', '2026-12-22 10:00:00', 'Europe/Madrid', '2026-12-22 09:00:00+00', '8', '0', 'false', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.707+00', 'none'),
('01a21d3f-3a5e-77f1-a87c-2eb44b424883', '01a21d3f-3968-72b0-84af-efe8e597faad', '01a21d3f-3968-72af-bf76-1cfc82322447', '2026-12-23 10:00:00', 'Europe/Madrid', '2026-12-23 09:00:00+00', '10', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.707+00', 'none'),
('01a21d3f-3a5e-77f2-8207-2019777f1382', '01a21d3f-3968-72b0-84af-efe8e597faad', '01a21d3f-3968-72af-bf76-1cfc82322447', '2026-12-24 10:00:00', 'Europe/Madrid', '2026-12-24 09:00:00+00', '10', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.707+00', 'none'),
('01a21d3f-3a5e-77f3-be9b-fefb495f89f0', '01a21d3f-3968-72b0-84af-efe8e597faad', '01a21d3f-3968-72af-bf76-1cfc82322447', '2026-12-25 10:00:00', 'Europe/Madrid', '2026-12-25 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.707+00', 'none'),
('01a21d3f-3a5e-77f4-9142-f331fd59a52a', '01a21d3f-3968-72b0-84af-efe8e597faad', '01a21d3f-3968-72af-bf76-1cfc82322447', '2026-12-26 10:00:00', 'Europe/Madrid', '2026-12-26 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.707+00', 'none'),
('01a21d3f-3a5e-77f5-82a1-2cc01aa6e3b2', '01a21d3f-3968-72b0-84af-efe8e597faad', '01a21d3f-3968-72af-bf76-1cfc82322447', '2026-12-27 10:00:00', 'Europe/Madrid', '2026-12-27 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.707+00', 'none'),
('01a21d3f-3a5e-77f6-a95a-04da028b84e6', '01a21d3f-3968-72b0-84af-efe8e597faad', '01a21d3f-3968-72af-bf76-1cfc82322447', '2026-12-28 10:00:00', 'Europe/Madrid', '2026-12-28 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.707+00', 'none'),
('01a21d3f-3a5e-77f7-bddb-a1a060df868a', '01a21d3f-3968-72b0-84af-efe8e597faad', '01a21d3f-3968-72af-bf76-1cfc82322447', '2026-12-29 10:00:00', 'Europe/Madrid', '2026-12-29 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.707+00', 'none'),
('01a21d3f-3a5e-77f8-8c6f-4898afa4e089', '01a21d3f-3968-72b0-84af-efe8e597faad', '01a21d3f-3968-72af-bf76-1cfc82322447', '2026-12-30 10:00:00', 'Europe/Madrid', '2026-12-30 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.707+00', 'none'),
('01a21d3f-3a5e-77f9-ae2f-8b376b1da228', '01a21d3f-3968-72b0-84af-efe8e597faad', '01a21d3f-3968-72af-bf76-1cfc82322447', '2026-12-31 10:00:00', 'Europe/Madrid', '2026-12-31 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.707+00', 'none'),
('01a21d3f-3a5e-77fa-a289-5703c26840c0', '01a21d3f-3968-72b0-84af-efe8e597faad', '01a21d3f-3968-72af-bf76-1cfc82322447', '2027-01-01 10:00:00', 'Europe/Madrid', '2027-01-01 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.707+00', 'none'),
('01a21d3f-3a5e-77fb-bfd0-23f2004a4124', '01a21d3f-3968-72b0-84af-efe8e597faad', '01a21d3f-3968-72af-bf76-1cfc82322447', '2027-01-02 10:00:00', 'Europe/Madrid', '2027-01-02 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.707+00', 'none'),
('01a21d3f-3a5e-77fc-af32-2dbbbcd07760', '01a21d3f-3968-72b0-84af-efe8e597faad', '01a21d3f-3968-72af-bf76-1cfc82322447', '2027-01-03 10:00:00', 'Europe/Madrid', '2027-01-03 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.707+00', 'none'),
('01a21d3f-3a5e-77fd-a650-338f6b515b66', '01a21d3f-3968-72b0-84af-efe8e597faad', '01a21d3f-3968-72af-bf76-1cfc82322447', '2027-01-04 10:00:00', 'Europe/Madrid', '2027-01-04 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.707+00', 'none'),
('01a21d3f-3a5e-77fe-a2b9-93acdedb6956', '01a21d3f-3968-72b0-84af-efe8e597faad', '01a21d3f-3968-72af-bf76-1cfc82322447', '2027-01-05 10:00:00', 'Europe/Madrid', '2027-01-05 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.707+00', 'none'),
('01a21d3f-3a5e-77ff-938b-1c0cd79da5b9', '01a21d3f-3968-72b0-84af-efe8e597faad', '01a21d3f-3968-72af-bf76-1cfc82322447', '2027-01-06 10:00:00', 'Europe/Madrid', '2027-01-06 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.707+00', 'none'),
('01a21d3f-3ac0-7300-957a-63cf1d9063ad', '01a21d3f-3a8d-7045-bf50-527794dd327c', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '2026-11-28 10:00:00', 'Europe/Madrid', '2026-11-28 09:00:00+00', '8', '3', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.81+00', 'none'),
('01a21d3f-3ac0-7301-8fa3-706aeef0afae', '01a21d3f-3a8d-7045-bf50-527794dd327c', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '2026-11-29 10:00:00', 'Europe/Madrid', '2026-11-29 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.81+00', 'none'),
('01a21d3f-3ac0-7302-a78c-704f0938c4ca', '01a21d3f-3a8d-7045-bf50-527794dd327c', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '2026-11-30 10:00:00', 'Europe/Madrid', '2026-11-30 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.81+00', 'none'),
('01a21d3f-3ac0-7303-8a22-2a875f206fd3', '01a21d3f-3a8d-7045-bf50-527794dd327c', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '2026-12-01 10:00:00', 'Europe/Madrid', '2026-12-01 09:00:00+00', '8', '2', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.81+00', 'none'),
('01a21d3f-3ac0-7304-96d0-e6617fa1a8c2', '01a21d3f-3a8d-7045-bf50-527794dd327c', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '2026-12-02 10:00:00', 'Europe/Madrid', '2026-12-02 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.81+00', 'none'),
('01a21d3f-3ac0-7305-8a40-11edc5ca71fc', '01a21d3f-3a8d-7045-bf50-527794dd327c', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '2026-12-03 10:00:00', 'Europe/Madrid', '2026-12-03 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.81+00', 'none'),
('01a21d3f-3ac0-7306-9ff0-11009cfbe561', '01a21d3f-3a8d-7045-bf50-527794dd327c', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '2026-12-04 10:00:00', 'Europe/Madrid', '2026-12-04 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.81+00', 'none'),
('01a21d3f-3ac0-7307-8f04-280f0ed68ad4', '01a21d3f-3a8d-7045-bf50-527794dd327c', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '2026-12-05 10:00:00', 'Europe/Madrid', '2026-12-05 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.81+00', 'none'),
('01a21d3f-3ac0-7308-84b8-c7c9be4282cd', '01a21d3f-3a8d-7045-bf50-527794dd327c', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '2026-12-06 10:00:00', 'Europe/Madrid', '2026-12-06 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.81+00', 'none'),
('01a21d3f-3ac0-7309-88a7-9deec2904bf3', '01a21d3f-3a8d-7045-bf50-527794dd327c', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '2026-12-07 10:00:00', 'Europe/Madrid', '2026-12-07 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.81+00', 'none'),
('01a21d3f-3ac0-730a-aa45-bd5b3cb25c4e', '01a21d3f-3a8d-7045-bf50-527794dd327c', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '2026-12-08 10:00:00', 'Europe/Madrid', '2026-12-08 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.81+00', 'none'),
('01a21d3f-3ac0-730b-b1ad-b71c09c9aeb4', '01a21d3f-3a8d-7045-bf50-527794dd327c', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '2026-12-09 10:00:00', 'Europe/Madrid', '2026-12-09 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.81+00', 'none'),
('01a21d3f-3ac0-730c-8943-f736742c1fc2', '01a21d3f-3a8d-7045-bf50-527794dd327c', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '2026-12-10 10:00:00', 'Europe/Madrid', '2026-12-10 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.81+00', 'none'),
('01a21d3f-3ac0-730d-b675-c8379c045acb', '01a21d3f-3a8d-7045-bf50-527794dd327c', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '2026-12-11 10:00:00', 'Europe/Madrid', '2026-12-11 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.81+00', 'none'),
('01a21d3f-3ac0-730e-8413-7b10c4861318', '01a21d3f-3a8d-7045-bf50-527794dd327c', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '2026-12-12 10:00:00', 'Europe/Madrid', '2026-12-12 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.81+00', 'none'),
('01a21d3f-3ac0-730f-9f7e-f0c94b40efe2', '01a21d3f-3a8d-7045-bf50-527794dd327c', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '2026-12-13 10:00:00', 'Europe/Madrid', '2026-12-13 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.81+00', 'none'),
('01a21d3f-3ac0-7310-b988-4bf9b782f27e', '01a21d3f-3a8d-7045-bf50-527794dd327c', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '2026-12-14 10:00:00', 'Europe/Madrid', '2026-12-14 09:00:00+00', '8', '2', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.81+00', 'none'),
('01a21d3f-3ac0-7311-b02e-beaadde4a3a3', '01a21d3f-3a8d-7045-bf50-527794dd327c', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '2026-12-15 10:00:00', 'Europe/Madrid', '2026-12-15 09:00:00+00', '8', '2', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.81+00', 'none'),
('01a21d3f-3ac0-7312-b816-69734e4e8233', '01a21d3f-3a8d-7045-bf50-527794dd327c', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '2026-12-16 10:00:00', 'Europe/Madrid', '2026-12-16 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.81+00', 'none'),
('01a21d3f-3ac0-7313-97d9-205f2c9d4e5c', '01a21d3f-3a8d-7045-bf50-527794dd327c', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '2026-12-17 10:00:00', 'Europe/Madrid', '2026-12-17 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.81+00', 'none'),
('01a21d3f-3ac0-7314-8950-66dbafca243b', '01a21d3f-3a8d-7045-bf50-527794dd327c', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '2026-12-18 10:00:00', 'Europe/Madrid', '2026-12-18 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.81+00', 'none'),
('01a21d3f-3ac0-7315-8d57-f94c9ddcb1cb', '01a21d3f-3a8d-7045-bf50-527794dd327c', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '2026-12-19 10:00:00', 'Europe/Madrid', '2026-12-19 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.81+00', 'none'),
('01a21d3f-3ac0-7316-83c1-5c2803344c91', '01a21d3f-3a8d-7045-bf50-527794dd327c', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '2026-12-20 10:00:00', 'Europe/Madrid', '2026-12-20 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.81+00', 'none'),
('01a21d3f-3ac0-7317-9d83-2d8ad2ae7cea', '01a21d3f-3a8d-7045-bf50-527794dd327c', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '2026-12-21 10:00:00', 'Europe/Madrid', '2026-12-21 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.81+00', 'none'),
('01a21d3f-3ac0-7318-8c25-e2058c51861a', '01a21d3f-3a8d-7045-bf50-527794dd327c', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '2026-12-22 10:00:00', 'Europe/Madrid', '2026-12-22 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.81+00', 'none'),
('01a21d3f-3ac0-7319-94aa-8c3b0d1b854a', '01a21d3f-3a8d-7045-bf50-527794dd327c', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '2026-12-23 10:00:00', 'Europe/Madrid', '2026-12-23 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.81+00', 'none'),
('01a21d3f-3ac0-731a-b6c8-0ee8761f301f', '01a21d3f-3a8d-7045-bf50-527794dd327c', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '2026-12-24 10:00:00', 'Europe/Madrid', '2026-12-24 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.81+00', 'none'),
('01a21d3f-3ac0-731b-bbdc-373a0c1bb9a8', '01a21d3f-3a8d-7045-bf50-527794dd327c', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '2026-12-25 10:00:00', 'Europe/Madrid', '2026-12-25 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.81+00', 'none'),
('01a21d3f-3ac0-731c-9b5a-c3f12fa697a2', '01a21d3f-3a8d-7045-bf50-527794dd327c', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '2026-12-26 10:00:00', 'Europe/Madrid', '2026-12-26 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.81+00', 'none'),
('01a21d3f-3ac0-731d-8fb4-d31500c41384', '01a21d3f-3a8d-7045-bf50-527794dd327c', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '2026-12-27 10:00:00', 'Europe/Madrid', '2026-12-27 09:00:00+00', '8', '0', 'false', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.81+00', 'none'),
('01a21d3f-3ac0-731e-af3b-467d032271de', '01a21d3f-3a8d-7045-bf50-527794dd327c', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '2026-12-28 10:00:00', 'Europe/Madrid', '2026-12-28 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.81+00', 'none'),
('01a21d3f-3ac0-731f-b098-5b6dd7c20e54', '01a21d3f-3a8d-7045-bf50-527794dd327c', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '2026-12-29 10:00:00', 'Europe/Madrid', '2026-12-29 09:00:00+00', '8', '0', 'false', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.81+00', 'none'),
('01a21d3f-3ac0-7320-ac9b-db6a89ede8cc', '01a21d3f-3a8d-7045-bf50-527794dd327c', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '2026-12-30 10:00:00', 'Europe/Madrid', '2026-12-30 09:00:00+00', '8', '0', 'false', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.81+00', 'none'),
('01a21d3f-3ac0-7321-9b59-39a2b82069f6', '01a21d3f-3a8d-7045-bf50-527794dd327c', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '2026-12-31 10:00:00', 'Europe/Madrid', '2026-12-31 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.81+00', 'none'),
('01a21d3f-3ac0-7322-a43a-b2d4c759d2de', '01a21d3f-3a8d-7045-bf50-527794dd327c', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '2027-01-01 10:00:00', 'Europe/Madrid', '2027-01-01 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.81+00', 'none'),
('01a21d3f-3ac0-7323-90dd-1fd16debce6b', '01a21d3f-3a8d-7045-bf50-527794dd327c', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '2027-01-02 10:00:00', 'Europe/Madrid', '2027-01-02 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.81+00', 'none'),
('01a21d3f-3ac0-7324-ab76-773f98a6bd39', '01a21d3f-3a8d-7045-bf50-527794dd327c', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '2027-01-03 10:00:00', 'Europe/Madrid', '2027-01-03 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.81+00', 'none'),
('01a21d3f-3ac0-7325-b467-f7a6708c688e', '01a21d3f-3a8d-7045-bf50-527794dd327c', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '2027-01-04 10:00:00', 'Europe/Madrid', '2027-01-04 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.81+00', 'none'),
('01a21d3f-3ac0-7326-9330-ff8fe878c321', '01a21d3f-3a8d-7045-bf50-527794dd327c', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '2027-01-05 10:00:00', 'Europe/Madrid', '2027-01-05 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.81+00', 'none'),
('01a21d3f-3ac0-7327-9c3f-59d8b07c8d04', '01a21d3f-3a8d-7045-bf50-527794dd327c', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '2027-01-06 10:00:00', 'Europe/Madrid', '2027-01-06 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.81+00', 'none'),
('01a21d3f-3b48-7693-a9ce-13ca846e0ae9', '01a21d3f-3adf-718f-b3ab-d26f2a7b74f6', '01a21d3f-3adf-718e-a596-259c4ae461f8', '2026-11-28 10:00:00', 'Europe/Madrid', '2026-11-28 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.944+00', 'none'),
('01a21d3f-3b48-7694-b2e9-1f384e84fc4d', '01a21d3f-3adf-718f-b3ab-d26f2a7b74f6', '01a21d3f-3adf-718e-a596-259c4ae461f8', '2026-11-29 10:00:00', 'Europe/Madrid', '2026-11-29 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.944+00', 'none'),
('01a21d3f-3b48-7695-bba8-6b6f51c7654b', '01a21d3f-3adf-718f-b3ab-d26f2a7b74f6', '01a21d3f-3adf-718e-a596-259c4ae461f8', '2026-11-30 10:00:00', 'Europe/Madrid', '2026-11-30 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.944+00', 'none'),
('01a21d3f-3b48-7696-8348-60dd5a196e63', '01a21d3f-3adf-718f-b3ab-d26f2a7b74f6', '01a21d3f-3adf-718e-a596-259c4ae461f8', '2026-12-01 10:00:00', 'Europe/Madrid', '2026-12-01 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.944+00', 'none'),
('01a21d3f-3b48-7697-a4f3-1003743e0a43', '01a21d3f-3adf-718f-b3ab-d26f2a7b74f6', '01a21d3f-3adf-718e-a596-259c4ae461f8', '2026-12-02 10:00:00', 'Europe/Madrid', '2026-12-02 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.944+00', 'none'),
('01a21d3f-3b48-7698-b53c-67e14e871062', '01a21d3f-3adf-718f-b3ab-d26f2a7b74f6', '01a21d3f-3adf-718e-a596-259c4ae461f8', '2026-12-03 10:00:00', 'Europe/Madrid', '2026-12-03 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.944+00', 'none'),
('01a21d3f-3b48-7699-b811-fb19ba6f60c5', '01a21d3f-3adf-718f-b3ab-d26f2a7b74f6', '01a21d3f-3adf-718e-a596-259c4ae461f8', '2026-12-04 10:00:00', 'Europe/Madrid', '2026-12-04 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.944+00', 'none'),
('01a21d3f-3b48-769a-b363-c93ba83e1d5e', '01a21d3f-3adf-718f-b3ab-d26f2a7b74f6', '01a21d3f-3adf-718e-a596-259c4ae461f8', '2026-12-05 10:00:00', 'Europe/Madrid', '2026-12-05 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.944+00', 'none'),
('01a21d3f-3b48-769b-9806-d27793cc3fc6', '01a21d3f-3adf-718f-b3ab-d26f2a7b74f6', '01a21d3f-3adf-718e-a596-259c4ae461f8', '2026-12-06 10:00:00', 'Europe/Madrid', '2026-12-06 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.944+00', 'none'),
('01a21d3f-3b48-769c-84e1-bc271eef9839', '01a21d3f-3adf-718f-b3ab-d26f2a7b74f6', '01a21d3f-3adf-718e-a596-259c4ae461f8', '2026-12-07 10:00:00', 'Europe/Madrid', '2026-12-07 09:00:00+00', '8', '2', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.944+00', 'none'),
('01a21d3f-3b48-769d-a46f-af3fb83e6f44', '01a21d3f-3adf-718f-b3ab-d26f2a7b74f6', '01a21d3f-3adf-718e-a596-259c4ae461f8', '2026-12-08 10:00:00', 'Europe/Madrid', '2026-12-08 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.944+00', 'none'),
('01a21d3f-3b48-769e-90f6-d50dd076f7fa', '01a21d3f-3adf-718f-b3ab-d26f2a7b74f6', '01a21d3f-3adf-718e-a596-259c4ae461f8', '2026-12-09 10:00:00', 'Europe/Madrid', '2026-12-09 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.944+00', 'none'),
('01a21d3f-3b48-769f-aabf-caa74ec2546e', '01a21d3f-3adf-718f-b3ab-d26f2a7b74f6', '01a21d3f-3adf-718e-a596-259c4ae461f8', '2026-12-10 10:00:00', 'Europe/Madrid', '2026-12-10 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.944+00', 'none'),
('01a21d3f-3b48-76a0-b3f0-d8fa3cdb82c0', '01a21d3f-3adf-718f-b3ab-d26f2a7b74f6', '01a21d3f-3adf-718e-a596-259c4ae461f8', '2026-12-11 10:00:00', 'Europe/Madrid', '2026-12-11 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.944+00', 'none'),
('01a21d3f-3b48-76a1-a543-60feae4d696d', '01a21d3f-3adf-718f-b3ab-d26f2a7b74f6', '01a21d3f-3adf-718e-a596-259c4ae461f8', '2026-12-12 10:00:00', 'Europe/Madrid', '2026-12-12 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.944+00', 'none'),
('01a21d3f-3b48-76a2-a90e-766c38918eb4', '01a21d3f-3adf-718f-b3ab-d26f2a7b74f6', '01a21d3f-3adf-718e-a596-259c4ae461f8', '2026-12-13 10:00:00', 'Europe/Madrid', '2026-12-13 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.944+00', 'none'),
('01a21d3f-3b48-76a3-83a3-8c7bb522c490', '01a21d3f-3adf-718f-b3ab-d26f2a7b74f6', '01a21d3f-3adf-718e-a596-259c4ae461f8', '2026-12-14 10:00:00', 'Europe/Madrid', '2026-12-14 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.944+00', 'none'),
('01a21d3f-3b48-76a4-8868-3a4ac004c001', '01a21d3f-3adf-718f-b3ab-d26f2a7b74f6', '01a21d3f-3adf-718e-a596-259c4ae461f8', '2026-12-15 10:00:00', 'Europe/Madrid', '2026-12-15 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.944+00', 'none'),
('01a21d3f-3b48-76a5-a165-4daa4cc1b71c', '01a21d3f-3adf-718f-b3ab-d26f2a7b74f6', '01a21d3f-3adf-718e-a596-259c4ae461f8', '2026-12-16 10:00:00', 'Europe/Madrid', '2026-12-16 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.944+00', 'none'),
('01a21d3f-3b48-76a6-add8-d3334f8c6cb3', '01a21d3f-3adf-718f-b3ab-d26f2a7b74f6', '01a21d3f-3adf-718e-a596-259c4ae461f8', '2026-12-17 10:00:00', 'Europe/Madrid', '2026-12-17 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.944+00', 'none'),
('01a21d3f-3b48-76a7-82fb-4c774f4edb01', '01a21d3f-3adf-718f-b3ab-d26f2a7b74f6', '01a21d3f-3adf-718e-a596-259c4ae461f8', '2026-12-18 10:00:00', 'Europe/Madrid', '2026-12-18 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.944+00', 'none'),
('01a21d3f-3b48-76a8-bf21-8f452336492a', '01a21d3f-3adf-718f-b3ab-d26f2a7b74f6', '01a21d3f-3adf-718e-a596-259c4ae461f8', '2026-12-19 10:00:00', 'Europe/Madrid', '2026-12-19 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.944+00', 'none'),
('01a21d3f-3b48-76a9-9248-84cb1cf3fa47', '01a21d3f-3adf-718f-b3ab-d26f2a7b74f6', '01a21d3f-3adf-718e-a596-259c4ae461f8', '2026-12-20 10:00:00', 'Europe/Madrid', '2026-12-20 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.944+00', 'none'),
('01a21d3f-3b48-76aa-8664-b0ca59eec714', '01a21d3f-3adf-718f-b3ab-d26f2a7b74f6', '01a21d3f-3adf-718e-a596-259c4ae461f8', '2026-12-21 10:00:00', 'Europe/Madrid', '2026-12-21 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.944+00', 'none'),
('01a21d3f-3b48-76ab-88d1-ed9d65b17955', '01a21d3f-3adf-718f-b3ab-d26f2a7b74f6', '01a21d3f-3adf-718e-a596-259c4ae461f8', '2026-12-22 10:00:00', 'Europe/Madrid', '2026-12-22 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.944+00', 'none'),
('01a21d3f-3b48-76ac-8bdd-9b3a86de5d35', '01a21d3f-3adf-718f-b3ab-d26f2a7b74f6', '01a21d3f-3adf-718e-a596-259c4ae461f8', '2026-12-23 10:00:00', 'Europe/Madrid', '2026-12-23 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.944+00', 'none'),
('01a21d3f-3b48-76ad-a11d-85cd1ba4ddd0', '01a21d3f-3adf-718f-b3ab-d26f2a7b74f6', '01a21d3f-3adf-718e-a596-259c4ae461f8', '2026-12-24 10:00:00', 'Europe/Madrid', '2026-12-24 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.944+00', 'none'),
('01a21d3f-3b48-76ae-9aee-8d1253ae7dd8', '01a21d3f-3adf-718f-b3ab-d26f2a7b74f6', '01a21d3f-3adf-718e-a596-259c4ae461f8', '2026-12-25 10:00:00', 'Europe/Madrid', '2026-12-25 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.944+00', 'none'),
('01a21d3f-3b48-76af-ac3e-af919df7df33', '01a21d3f-3adf-718f-b3ab-d26f2a7b74f6', '01a21d3f-3adf-718e-a596-259c4ae461f8', '2026-12-26 10:00:00', 'Europe/Madrid', '2026-12-26 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.944+00', 'none'),
('01a21d3f-3b48-76b0-ac98-3a7789e776e5', '01a21d3f-3adf-718f-b3ab-d26f2a7b74f6', '01a21d3f-3adf-718e-a596-259c4ae461f8', '2026-12-27 10:00:00', 'Europe/Madrid', '2026-12-27 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.944+00', 'none'),
('01a21d3f-3b48-76b1-917d-57a082c1436e', '01a21d3f-3adf-718f-b3ab-d26f2a7b74f6', '01a21d3f-3adf-718e-a596-259c4ae461f8', '2026-12-28 10:00:00', 'Europe/Madrid', '2026-12-28 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.944+00', 'none'),
('01a21d3f-3b49-7092-887b-03f6a53c68a6', '01a21d3f-3adf-718f-b3ab-d26f2a7b74f6', '01a21d3f-3adf-718e-a596-259c4ae461f8', '2026-12-29 10:00:00', 'Europe/Madrid', '2026-12-29 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.944+00', 'none'),
('01a21d3f-3b49-7093-82a9-97444dc3c343', '01a21d3f-3adf-718f-b3ab-d26f2a7b74f6', '01a21d3f-3adf-718e-a596-259c4ae461f8', '2026-12-30 10:00:00', 'Europe/Madrid', '2026-12-30 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.944+00', 'none'),
('01a21d3f-3b49-7094-aaa2-3545f0747cc1', '01a21d3f-3adf-718f-b3ab-d26f2a7b74f6', '01a21d3f-3adf-718e-a596-259c4ae461f8', '2026-12-31 10:00:00', 'Europe/Madrid', '2026-12-31 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.944+00', 'none'),
('01a21d3f-3b49-7095-aca7-f5919bd2a6b2', '01a21d3f-3adf-718f-b3ab-d26f2a7b74f6', '01a21d3f-3adf-718e-a596-259c4ae461f8', '2027-01-01 10:00:00', 'Europe/Madrid', '2027-01-01 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.944+00', 'none'),
('01a21d3f-3b49-7096-9b32-8841f232f0f2', '01a21d3f-3adf-718f-b3ab-d26f2a7b74f6', '01a21d3f-3adf-718e-a596-259c4ae461f8', '2027-01-02 10:00:00', 'Europe/Madrid', '2027-01-02 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.944+00', 'none'),
('01a21d3f-3b49-7097-9576-319afcda1710', '01a21d3f-3adf-718f-b3ab-d26f2a7b74f6', '01a21d3f-3adf-718e-a596-259c4ae461f8', '2027-01-03 10:00:00', 'Europe/Madrid', '2027-01-03 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.944+00', 'none'),
('01a21d3f-3b49-7098-b526-25bce82176cf', '01a21d3f-3adf-718f-b3ab-d26f2a7b74f6', '01a21d3f-3adf-718e-a596-259c4ae461f8', '2027-01-04 10:00:00', 'Europe/Madrid', '2027-01-04 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.944+00', 'none'),
('01a21d3f-3b49-7099-a465-9b8e9a54373b', '01a21d3f-3adf-718f-b3ab-d26f2a7b74f6', '01a21d3f-3adf-718e-a596-259c4ae461f8', '2027-01-05 10:00:00', 'Europe/Madrid', '2027-01-05 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.944+00', 'none'),
('01a21d3f-3b49-709a-8704-0c518dd7c18e', '01a21d3f-3adf-718f-b3ab-d26f2a7b74f6', '01a21d3f-3adf-718e-a596-259c4ae461f8', '2027-01-06 10:00:00', 'Europe/Madrid', '2027-01-06 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:32.944+00', 'none'),
('01a21d3f-3b93-756b-ade0-fad6bb092cae', '01a21d3f-3b68-7073-b4b1-5475d2eb5aba', '01a21d3f-3b68-7072-98f8-d3b8e724068b', '2026-11-28 10:00:00', 'Europe/Madrid', '2026-11-28 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:33.013+00', 'none'),
('01a21d3f-3b93-756c-b506-d1dad88a26ec', '01a21d3f-3b68-7073-b4b1-5475d2eb5aba', '01a21d3f-3b68-7072-98f8-d3b8e724068b', '2026-11-29 10:00:00', 'Europe/Madrid', '2026-11-29 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:33.013+00', 'none'),
('01a21d3f-3b93-756d-96b8-c0158c29ad74', '01a21d3f-3b68-7073-b4b1-5475d2eb5aba', '01a21d3f-3b68-7072-98f8-d3b8e724068b', '2026-11-30 10:00:00', 'Europe/Madrid', '2026-11-30 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:33.013+00', 'none'),
('01a21d3f-3b93-756e-97ed-f2e22ee16dd1', '01a21d3f-3b68-7073-b4b1-5475d2eb5aba', '01a21d3f-3b68-7072-98f8-d3b8e724068b', '2026-12-01 10:00:00', 'Europe/Madrid', '2026-12-01 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:33.013+00', 'none'),
('01a21d3f-3b93-756f-9e55-d7dfa1dc18c8', '01a21d3f-3b68-7073-b4b1-5475d2eb5aba', '01a21d3f-3b68-7072-98f8-d3b8e724068b', '2026-12-02 10:00:00', 'Europe/Madrid', '2026-12-02 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:33.013+00', 'none'),
('01a21d3f-3b93-7570-9a69-1d0a8b913507', '01a21d3f-3b68-7073-b4b1-5475d2eb5aba', '01a21d3f-3b68-7072-98f8-d3b8e724068b', '2026-12-03 10:00:00', 'Europe/Madrid', '2026-12-03 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:33.013+00', 'none'),
('01a21d3f-3b93-7571-a14a-78aa7111643b', '01a21d3f-3b68-7073-b4b1-5475d2eb5aba', '01a21d3f-3b68-7072-98f8-d3b8e724068b', '2026-12-04 10:00:00', 'Europe/Madrid', '2026-12-04 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:33.013+00', 'none'),
('01a21d3f-3b93-7572-a871-b49fc4a62f9d', '01a21d3f-3b68-7073-b4b1-5475d2eb5aba', '01a21d3f-3b68-7072-98f8-d3b8e724068b', '2026-12-05 10:00:00', 'Europe/Madrid', '2026-12-05 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:33.013+00', 'none'),
('01a21d3f-3b93-7573-a6c4-4216cd12edb0', '01a21d3f-3b68-7073-b4b1-5475d2eb5aba', '01a21d3f-3b68-7072-98f8-d3b8e724068b', '2026-12-06 10:00:00', 'Europe/Madrid', '2026-12-06 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:33.013+00', 'none'),
('01a21d3f-3b93-7574-ad8e-10bafe989bd1', '01a21d3f-3b68-7073-b4b1-5475d2eb5aba', '01a21d3f-3b68-7072-98f8-d3b8e724068b', '2026-12-07 10:00:00', 'Europe/Madrid', '2026-12-07 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:33.013+00', 'none'),
('01a21d3f-3b93-7575-af0e-7c525b9f5d0d', '01a21d3f-3b68-7073-b4b1-5475d2eb5aba', '01a21d3f-3b68-7072-98f8-d3b8e724068b', '2026-12-08 10:00:00', 'Europe/Madrid', '2026-12-08 09:00:00+00', '8', '1', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:33.013+00', 'none'),
('01a21d3f-3b93-7576-be71-ff20ea325495', '01a21d3f-3b68-7073-b4b1-5475d2eb5aba', '01a21d3f-3b68-7072-98f8-d3b8e724068b', '2026-12-09 10:00:00', 'Europe/Madrid', '2026-12-09 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:33.013+00', 'none'),
('01a21d3f-3b93-7577-93af-3b9088829b8d', '01a21d3f-3b68-7073-b4b1-5475d2eb5aba', '01a21d3f-3b68-7072-98f8-d3b8e724068b', '2026-12-10 10:00:00', 'Europe/Madrid', '2026-12-10 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:33.013+00', 'none'),
('01a21d3f-3b93-7578-b3be-64cffdd67608', '01a21d3f-3b68-7073-b4b1-5475d2eb5aba', '01a21d3f-3b68-7072-98f8-d3b8e724068b', '2026-12-11 10:00:00', 'Europe/Madrid', '2026-12-11 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:33.013+00', 'none'),
('01a21d3f-3b93-7579-9758-9d1ebd7e2c3c', '01a21d3f-3b68-7073-b4b1-5475d2eb5aba', '01a21d3f-3b68-7072-98f8-d3b8e724068b', '2026-12-12 10:00:00', 'Europe/Madrid', '2026-12-12 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:33.013+00', 'none'),
('01a21d3f-3b93-757a-ad03-0d19960555cf', '01a21d3f-3b68-7073-b4b1-5475d2eb5aba', '01a21d3f-3b68-7072-98f8-d3b8e724068b', '2026-12-13 10:00:00', 'Europe/Madrid', '2026-12-13 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:33.013+00', 'none'),
('01a21d3f-3b93-757b-b149-80f65bb670d1', '01a21d3f-3b68-7073-b4b1-5475d2eb5aba', '01a21d3f-3b68-7072-98f8-d3b8e724068b', '2026-12-14 10:00:00', 'Europe/Madrid', '2026-12-14 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:33.013+00', 'none'),
('01a21d3f-3b93-757c-bf81-381fe3251511', '01a21d3f-3b68-7073-b4b1-5475d2eb5aba', '01a21d3f-3b68-7072-98f8-d3b8e724068b', '2026-12-15 10:00:00', 'Europe/Madrid', '2026-12-15 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:33.013+00', 'none'),
('01a21d3f-3b93-757d-8718-9656e8e0f28d', '01a21d3f-3b68-7073-b4b1-5475d2eb5aba', '01a21d3f-3b68-7072-98f8-d3b8e724068b', '2026-12-16 10:00:00', 'Europe/Madrid', '2026-12-16 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:33.013+00', 'none'),
('01a21d3f-3b93-757e-987e-69a72220b354', '01a21d3f-3b68-7073-b4b1-5475d2eb5aba', '01a21d3f-3b68-7072-98f8-d3b8e724068b', '2026-12-17 10:00:00', 'Europe/Madrid', '2026-12-17 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:33.013+00', 'none'),
('01a21d3f-3b93-757f-8fcc-6b606314b10b', '01a21d3f-3b68-7073-b4b1-5475d2eb5aba', '01a21d3f-3b68-7072-98f8-d3b8e724068b', '2026-12-18 10:00:00', 'Europe/Madrid', '2026-12-18 09:00:00+00', '8', '8', 'true', '0', null, 'true', null, null, null, null, null, '2026-11-27 13:43:33.013+00', 'none'),
('01a21d3f-3b93-7580-a957-f825258342bf', '01a21d3f-3b68-7073-b4b1-5475d2eb5aba', '01a21d3f-3b68-7072-98f8-d3b8e724068b', '2026-12-19 10:00:00', 'Europe/Madrid', '2026-12-19 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:33.013+00', 'none'),
('01a21d3f-3b93-7581-9801-607f4f78ec89', '01a21d3f-3b68-7073-b4b1-5475d2eb5aba', '01a21d3f-3b68-7072-98f8-d3b8e724068b', '2026-12-20 10:00:00', 'Europe/Madrid', '2026-12-20 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:33.013+00', 'none'),
('01a21d3f-3b93-7582-9b9c-e1adc267583a', '01a21d3f-3b68-7073-b4b1-5475d2eb5aba', '01a21d3f-3b68-7072-98f8-d3b8e724068b', '2026-12-21 10:00:00', 'Europe/Madrid', '2026-12-21 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:33.013+00', 'none'),
('01a21d3f-3b93-7583-b52b-a7a700651b76', '01a21d3f-3b68-7073-b4b1-5475d2eb5aba', '01a21d3f-3b68-7072-98f8-d3b8e724068b', '2026-12-22 10:00:00', 'Europe/Madrid', '2026-12-22 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:33.013+00', 'none'),
('01a21d3f-3b93-7584-8b9a-4bd33a91ff46', '01a21d3f-3b68-7073-b4b1-5475d2eb5aba', '01a21d3f-3b68-7072-98f8-d3b8e724068b', '2026-12-23 10:00:00', 'Europe/Madrid', '2026-12-23 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:33.013+00', 'none'),
('01a21d3f-3b93-7585-9a8b-33a5d517f956', '01a21d3f-3b68-7073-b4b1-5475d2eb5aba', '01a21d3f-3b68-7072-98f8-d3b8e724068b', '2026-12-24 10:00:00', 'Europe/Madrid', '2026-12-24 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:33.013+00', 'none'),
('01a21d3f-3b93-7586-b14d-73863a4cad8a', '01a21d3f-3b68-7073-b4b1-5475d2eb5aba', '01a21d3f-3b68-7072-98f8-d3b8e724068b', '2026-12-25 10:00:00', 'Europe/Madrid', '2026-12-25 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:33.013+00', 'none'),
('01a21d3f-3b93-7587-8207-29119cf21639', '01a21d3f-3b68-7073-b4b1-5475d2eb5aba', '01a21d3f-3b68-7072-98f8-d3b8e724068b', '2026-12-26 10:00:00', 'Europe/Madrid', '2026-12-26 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:33.013+00', 'none'),
('01a21d3f-3b93-7588-94e8-dfc215847cd5', '01a21d3f-3b68-7073-b4b1-5475d2eb5aba', '01a21d3f-3b68-7072-98f8-d3b8e724068b', '2026-12-27 10:00:00', 'Europe/Madrid', '2026-12-27 09:00:00+00', '8', '0', 'false', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:33.013+00', 'none'),
('01a21d3f-3b93-7589-a66f-017b94b934cb', '01a21d3f-3b68-7073-b4b1-5475d2eb5aba', '01a21d3f-3b68-7072-98f8-d3b8e724068b', '2026-12-28 10:00:00', 'Europe/Madrid', '2026-12-28 09:00:00+00', '8', '0', 'false', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:33.013+00', 'none'),
('01a21d3f-3b93-758a-9702-eb92c4847c51', '01a21d3f-3b68-7073-b4b1-5475d2eb5aba', '01a21d3f-3b68-7072-98f8-d3b8e724068b', '2026-12-29 10:00:00', 'Europe/Madrid', '2026-12-29 09:00:00+00', '8', '0', 'false', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:33.013+00', 'none'),
('01a21d3f-3b93-758b-bf77-afedf64844b1', '01a21d3f-3b68-7073-b4b1-5475d2eb5aba', '01a21d3f-3b68-7072-98f8-d3b8e724068b', '2026-12-30 10:00:00', 'Europe/Madrid', '2026-12-30 09:00:00+00', '8', '0', 'false', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:33.013+00', 'none'),
('01a21d3f-3b93-758c-ae6e-6817c136972d', '01a21d3f-3b68-7073-b4b1-5475d2eb5aba', '01a21d3f-3b68-7072-98f8-d3b8e724068b', '2026-12-31 10:00:00', 'Europe/Madrid', '2026-12-31 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:33.013+00', 'none'),
('01a21d3f-3b93-758d-9459-48f6541fc365', '01a21d3f-3b68-7073-b4b1-5475d2eb5aba', '01a21d3f-3b68-7072-98f8-d3b8e724068b', '2027-01-01 10:00:00', 'Europe/Madrid', '2027-01-01 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:33.013+00', 'none'),
('01a21d3f-3b93-758e-a61b-c1103ffae671', '01a21d3f-3b68-7073-b4b1-5475d2eb5aba', '01a21d3f-3b68-7072-98f8-d3b8e724068b', '2027-01-02 10:00:00', 'Europe/Madrid', '2027-01-02 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:33.013+00', 'none'),
('01a21d3f-3b93-758f-8da0-76531a77f1c5', '01a21d3f-3b68-7073-b4b1-5475d2eb5aba', '01a21d3f-3b68-7072-98f8-d3b8e724068b', '2027-01-03 10:00:00', 'Europe/Madrid', '2027-01-03 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:33.013+00', 'none'),
('01a21d3f-3b93-7590-a2fb-fd9c1619f8d4', '01a21d3f-3b68-7073-b4b1-5475d2eb5aba', '01a21d3f-3b68-7072-98f8-d3b8e724068b', '2027-01-04 10:00:00', 'Europe/Madrid', '2027-01-04 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:33.013+00', 'none'),
('01a21d3f-3b93-7591-973c-c9cd3770b476', '01a21d3f-3b68-7073-b4b1-5475d2eb5aba', '01a21d3f-3b68-7072-98f8-d3b8e724068b', '2027-01-05 10:00:00', 'Europe/Madrid', '2027-01-05 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:33.013+00', 'none'),
('01a21d3f-3b93-7592-abb2-063426d08aad', '01a21d3f-3b68-7073-b4b1-5475d2eb5aba', '01a21d3f-3b68-7072-98f8-d3b8e724068b', '2027-01-06 10:00:00', 'Europe/Madrid', '2027-01-06 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:33.013+00', 'none'),
('01a21d3f-6c96-7228-b106-c73ddcb172cf', '01a21d3f-69ec-748d-871f-9bdcf6b2c09c', '01a21d3f-6982-7612-9b3d-47428bd285dd', '2026-12-02 09:00:00', 'Europe/Madrid', '2026-12-02 08:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:45.215+00', 'departure'),
('01a21d3f-6c96-7229-912f-dde8cd5d8519', '01a21d3f-69ec-748d-871f-9bdcf6b2c09c', '01a21d3f-6982-7612-9b3d-47428bd285dd', '2026-12-03 09:00:00', 'Europe/Madrid', '2026-12-03 08:00:00+00', '8', '2', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:45.215+00', 'departure'),
('01a21d3f-6c96-722a-8186-a1cda4dc97dc', '01a21d3f-69ec-748d-871f-9bdcf6b2c09c', '01a21d3f-6982-7612-9b3d-47428bd285dd', '2026-12-04 09:00:00', 'Europe/Madrid', '2026-12-04 08:00:00+00', '8', '1', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:45.215+00', 'departure'),
('01a21d3f-6c96-722b-9d3b-1e2cb2519f0b', '01a21d3f-69ec-748d-871f-9bdcf6b2c09c', '01a21d3f-6982-7612-9b3d-47428bd285dd', '2026-12-05 09:00:00', 'Europe/Madrid', '2026-12-05 08:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:45.215+00', 'departure'),
('01a21d3f-6c96-722c-b0a0-335f13e5e770', '01a21d3f-69ec-748d-871f-9bdcf6b2c09c', '01a21d3f-6982-7612-9b3d-47428bd285dd', '2026-12-06 09:00:00', 'Europe/Madrid', '2026-12-06 08:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:45.215+00', 'departure'),
('01a21d3f-6c96-722d-94e9-d5da0b251fc3', '01a21d3f-69ec-748d-871f-9bdcf6b2c09c', '01a21d3f-6982-7612-9b3d-47428bd285dd', '2026-12-07 09:00:00', 'Europe/Madrid', '2026-12-07 08:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:45.215+00', 'departure'),
('01a21d3f-6c96-722e-8869-69f5f6741e92', '01a21d3f-69ec-748d-871f-9bdcf6b2c09c', '01a21d3f-6982-7612-9b3d-47428bd285dd', '2026-12-08 09:00:00', 'Europe/Madrid', '2026-12-08 08:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:45.215+00', 'departure'),
('01a21d3f-6c96-722f-83c3-9fbcd4c3accc', '01a21d3f-69ec-748d-871f-9bdcf6b2c09c', '01a21d3f-6982-7612-9b3d-47428bd285dd', '2026-12-09 09:00:00', 'Europe/Madrid', '2026-12-09 08:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:45.215+00', 'departure'),
('01a21d3f-6c96-7230-ae39-f9f0eca250a1', '01a21d3f-69ec-748d-871f-9bdcf6b2c09c', '01a21d3f-6982-7612-9b3d-47428bd285dd', '2026-12-10 09:00:00', 'Europe/Madrid', '2026-12-10 08:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:45.215+00', 'departure'),
('01a21d3f-6c98-76cd-b49a-958771e1e101', '01a21d3f-69ec-748d-871f-9bdcf6b2c09c', '01a21d3f-6982-7612-9b3d-47428bd285dd', '2026-12-11 09:00:00', 'Europe/Madrid', '2026-12-11 08:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:45.215+00', 'departure'),
('01a21d3f-6c99-7317-bebc-54246b7758b8', '01a21d3f-69ec-748d-871f-9bdcf6b2c09c', '01a21d3f-6982-7612-9b3d-47428bd285dd', '2026-12-12 09:00:00', 'Europe/Madrid', '2026-12-12 08:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 13:43:45.215+00', 'departure');

insert into extra_texts ("extra_id", "language", "label", "note") overriding system value values
('01a21d3f-69ec-748f-8f72-760f3bcd1d39', 'en', 'Lunch', null),
('01a21d3f-69ec-748f-8f72-760f3bcd1d39', 'es', 'Lunch', null),
('01a21d3f-69ec-748f-8f72-760f3bcd1d39', 'fr', 'Lunch', null);

insert into extras ("id", "tour_id", "option_id", "position", "active", "per", "price_minor", "least", "most", "stock") overriding system value values
('01a21d3f-69ec-748f-8f72-760f3bcd1d39', '01a21d3f-6982-7612-9b3d-47428bd285dd', null, '0', 'true', 'person', '900', '1', null, '20');

insert into gift_card_redemptions ("booking_id", "gift_card_id", "amount_minor", "returned_minor", "paid_minor", "refunded_minor", "redeemed_at") overriding system value values
('01a21d3f-4ebb-7428-a8d1-730a06ec16c0', '01a21d3f-443e-76cd-b867-0b7893c41940', '5000', '0', '5000', '0', '2026-11-27 13:43:37.896+00'),
('01a21d3f-4f8b-7517-a22e-8f848b40d0cc', '01a21d3f-443e-76cd-b867-0b7893c41940', '2500', '0', '2500', '0', '2026-11-27 13:43:38.103+00');

insert into gift_cards ("id", "buyer_id", "state", "code_hash", "amount_minor", "balance_minor", "currency", "sender_name", "recipient_name", "recipient_email", "message", "language", "send_on", "ordered_at", "paid_at", "sent_at", "withdrawn_at", "blocked_at") overriding system value values
('01a21d3f-443e-76cd-b867-0b7893c41940', '01a21d3f-3c7b-7224-a996-56f29fff0440', 'sent', E'\\x5219e9090f7d1660ae467ec7a9da4a62bc1c9c9fb5091cac20a2ea2328a4687c', '7500', '0', 'EUR', 'Iris', 'Bruno', 'friend@upgrade.example', null, 'en', '2026-11-27', '2026-11-27 13:43:35.228+00', '2026-11-27 13:43:35.281+00', '2026-11-27 13:43:37.541+00', null, null),
('01a21d3f-4df8-74fa-b73b-7f8c997dd38d', '01a21d3f-3c7b-7224-a996-56f29fff0440', 'sent', E'\\xb45b3f0c967a9e4eda72479c1e409ead58dfb0d239792fd922431d7686d2f67c', '7500', '7500', 'USD', 'Iris', 'Bruno', 'friend@upgrade.example', null, 'en', '2026-11-27', '2026-11-27 13:43:37.711+00', '2026-11-27 13:43:37.761+00', '2026-11-27 13:43:37.849+00', null, null);

insert into helpful_reviews ("review_id", "user_id", "marked_at") overriding system value values
('01a21d3f-74f8-7358-8321-c3efb05156b1', '01a21d3f-3d14-76c4-a089-2c6d9b01b35a', '2026-11-30 13:43:47.865+00');

insert into idempotency_keys ("user_id", "operation", "key", "request_hash", "status", "response", "created_at") overriding system value values
('01a21d3f-3c7b-7224-a996-56f29fff0440', 'placeBooking', 'booked-before', E'\\xe2c917edfffe261ba0002b502bc86d44324260923b0f7abb0e3a6dd6697b2a06', '200', '{"id": "01a21d3f-77c4-73f8-b5ce-8310090de0a5", "can": {"pay": true, "cancel": true, "change": true, "repeat": true, "review": false, "withdraw": false}, "asks": {"pickup": false, "questions": false}, "city": "Madrid", "date": "2026-12-11", "image": "/posters/stock.svg", "lines": [{"kind": "adult", "label": null, "people": 1, "unitId": "01a21d3f-39c0-725c-ba51-fe6812a9164e", "quantity": 2, "totalMinor": 10000, "unitPriceMinor": 5000}], "order": null, "state": "confirmed", "taxes": [], "title": "The rooftops", "total": {"price": 100, "currency": "EUR", "priceMinor": 10000}, "adults": 2, "change": null, "pickup": null, "policy": {"key": "flexible", "tiers": [{"hoursBefore": 24, "refundPercent": 100}]}, "status": "Confirmed", "ticket": {"path": "M0 0h7v1h-7zM9 0h2v1h-2zM13 0h1v1h-1zM18 0h7v1h-7zM0 1h1v1h-1zM6 1h1v1h-1zM9 1h1v1h-1zM12 1h5v1h-5zM18 1h1v1h-1zM24 1h1v1h-1zM0 2h1v1h-1zM2 2h3v1h-3zM6 2h1v1h-1zM8 2h5v1h-5zM14 2h2v1h-2zM18 2h1v1h-1zM20 2h3v1h-3zM24 2h1v1h-1zM0 3h1v1h-1zM2 3h3v1h-3zM6 3h1v1h-1zM8 3h1v1h-1zM11 3h1v1h-1zM13 3h2v1h-2zM18 3h1v1h-1zM20 3h3v1h-3zM24 3h1v1h-1zM0 4h1v1h-1zM2 4h3v1h-3zM6 4h1v1h-1zM8 4h1v1h-1zM12 4h3v1h-3zM16 4h1v1h-1zM18 4h1v1h-1zM20 4h3v1h-3zM24 4h1v1h-1zM0 5h1v1h-1zM6 5h1v1h-1zM8 5h2v1h-2zM14 5h1v1h-1zM18 5h1v1h-1zM24 5h1v1h-1zM0 6h7v1h-7zM8 6h1v1h-1zM10 6h1v1h-1zM12 6h1v1h-1zM14 6h1v1h-1zM16 6h1v1h-1zM18 6h7v1h-7zM8 7h1v1h-1zM13 7h2v1h-2zM16 7h1v1h-1zM0 8h1v1h-1zM2 8h5v1h-5zM9 8h5v1h-5zM15 8h2v1h-2zM18 8h5v1h-5zM1 9h1v1h-1zM4 9h2v1h-2zM8 9h2v1h-2zM11 9h1v1h-1zM13 9h1v1h-1zM15 9h7v1h-7zM24 9h1v1h-1zM1 10h3v1h-3zM5 10h2v1h-2zM8 10h2v1h-2zM12 10h4v1h-4zM17 10h1v1h-1zM19 10h1v1h-1zM22 10h1v1h-1zM2 11h2v1h-2zM5 11h1v1h-1zM11 11h1v1h-1zM13 11h2v1h-2zM16 11h3v1h-3zM20 11h3v1h-3zM0 12h5v1h-5zM6 12h5v1h-5zM12 12h1v1h-1zM16 12h1v1h-1zM18 12h2v1h-2zM21 12h1v1h-1zM23 12h1v1h-1zM0 13h2v1h-2zM4 13h2v1h-2zM15 13h2v1h-2zM18 13h2v1h-2zM21 13h1v1h-1zM23 13h1v1h-1zM0 14h1v1h-1zM2 14h1v1h-1zM4 14h1v1h-1zM6 14h2v1h-2zM9 14h1v1h-1zM11 14h2v1h-2zM15 14h1v1h-1zM17 14h2v1h-2zM21 14h1v1h-1zM24 14h1v1h-1zM0 15h1v1h-1zM2 15h1v1h-1zM5 15h1v1h-1zM11 15h1v1h-1zM16 15h1v1h-1zM18 15h1v1h-1zM20 15h1v1h-1zM24 15h1v1h-1zM0 16h1v1h-1zM4 16h6v1h-6zM11 16h1v1h-1zM15 16h6v1h-6zM22 16h1v1h-1zM24 16h1v1h-1zM8 17h3v1h-3zM12 17h2v1h-2zM16 17h1v1h-1zM20 17h2v1h-2zM23 17h2v1h-2zM0 18h7v1h-7zM13 18h4v1h-4zM18 18h1v1h-1zM20 18h4v1h-4zM0 19h1v1h-1zM6 19h1v1h-1zM8 19h1v1h-1zM12 19h2v1h-2zM16 19h1v1h-1zM20 19h3v1h-3zM0 20h1v1h-1zM2 20h3v1h-3zM6 20h1v1h-1zM8 20h2v1h-2zM12 20h1v1h-1zM14 20h8v1h-8zM23 20h1v1h-1zM0 21h1v1h-1zM2 21h3v1h-3zM6 21h1v1h-1zM8 21h3v1h-3zM16 21h2v1h-2zM19 21h1v1h-1zM24 21h1v1h-1zM0 22h1v1h-1zM2 22h3v1h-3zM6 22h1v1h-1zM8 22h1v1h-1zM11 22h2v1h-2zM15 22h1v1h-1zM19 22h1v1h-1zM24 22h1v1h-1zM0 23h1v1h-1zM6 23h1v1h-1zM9 23h3v1h-3zM14 23h1v1h-1zM16 23h1v1h-1zM18 23h3v1h-3zM22 23h1v1h-1zM0 24h7v1h-7zM8 24h2v1h-2zM11 24h1v1h-1zM15 24h3v1h-3zM19 24h3v1h-3zM24 24h1v1h-1z", "size": 25, "text": "SN-CY7Z-X2FV ZBQZK9M8HGD6XMFV"}, "tourId": "01a21d3f-3968-72af-bf76-1cfc82322447", "country": "Spain", "payment": {"due": {"price": 100, "currency": "EUR", "priceMinor": 10000}, "kind": "later", "state": "due", "giftCard": null, "expiresAt": null, "redirectUrl": null}, "persons": 2, "toBring": [], "children": 0, "decideBy": null, "duration": 2, "noChange": null, "optionId": "01a21d3f-3968-72b0-84af-efe8e597faad", "refunded": null, "supplier": {"name": "Slow Walks", "email": "supplier@upgrade.example", "phone": "+34 910 00 00 00"}, "timeZone": "Europe/Madrid", "tourSlug": "rooftops", "createdAt": "2026-11-30T13:43:48.401Z", "endReason": null, "itemsKept": {"price": 0, "currency": "EUR", "priceMinor": 0}, "placeSlug": "madrid", "reference": "SN-CY7Z-X2FV", "lastChange": null, "leastParty": null, "optionName": "In the morning", "departureId": "01a21d3f-3a5e-77e5-9f45-9cd25e257963", "startsAtUtc": "2026-12-11T09:00:00.000Z", "meetingPoint": "", "openQuestions": 0, "startsAtLocal": "2026-12-11T10:00", "changeDeclined": null, "guideLanguages": [], "itemsCancelled": 0, "supplierChange": null, "meetingPointPosition": null, "freeCancellationUntil": "2026-12-10T09:00:00.000Z"}', '2026-11-30 13:43:48.407+00'),
('01a21d3f-3c7b-7224-a996-56f29fff0440', 'placeBooking', 'refused-before', E'\\xa69dbff354b4cf57cf9f7a9c55f6c07ca59b842105bd18af8feeee99fb57817b', '409', '{"code": "sold_out", "fields": []}', '2026-11-30 13:43:48.495+00');

insert into jobs ("id", "name", "payload", "run_at", "attempts", "last_error", "dead_at", "created_at", "recurring", "urgent") overriding system value values
('1', 'purge-old-mails', '{}', '2026-11-30 14:43:40.951+00', '0', null, null, '2026-11-27 13:43:32.156+00', 'true', 'false'),
('10', 'expire-holds', '{}', '2026-11-30 13:43:51.369+00', '0', null, null, '2026-11-27 13:43:32.156+00', 'true', 'false'),
('11', 'expire-changes', '{}', '2026-11-30 13:43:50.871+00', '0', null, null, '2026-11-27 13:43:32.156+00', 'true', 'false'),
('12', 'decline-undecided', '{}', '2026-11-30 13:44:41.126+00', '0', null, null, '2026-11-27 13:43:32.156+00', 'true', 'false'),
('13', 'decide-departures', '{}', '2026-11-30 13:44:40.898+00', '0', null, null, '2026-11-27 13:43:32.156+00', 'true', 'false'),
('14', 'offer-waitlists', '{}', '2026-11-30 13:44:40.905+00', '0', null, null, '2026-11-27 13:43:32.156+00', 'true', 'false'),
('15', 'complete-past', '{}', '2026-11-30 13:48:41.4+00', '0', null, null, '2026-11-27 13:43:32.156+00', 'true', 'false'),
('16', 'erase-old-answers', '{}', '2026-12-01 13:43:41.028+00', '0', null, null, '2026-11-27 13:43:32.156+00', 'true', 'false'),
('17', 'erase-old-entries', '{}', '2026-12-01 13:43:41.04+00', '0', null, null, '2026-11-27 13:43:32.156+00', 'true', 'false'),
('18', 'delete-old-cart-lines', '{}', '2026-12-01 13:43:41.045+00', '0', null, null, '2026-11-27 13:43:32.156+00', 'true', 'false'),
('19', 'count-popularity', '{}', '2026-12-01 13:43:41.825+00', '0', null, null, '2026-11-27 13:43:32.156+00', 'true', 'false'),
('2', 'purge-dead-payloads', '{}', '2026-11-30 14:43:40.953+00', '0', null, null, '2026-11-27 13:43:32.156+00', 'true', 'false'),
('20', 'expire-unpaid-gift-cards', '{}', '2026-11-30 13:48:40.919+00', '0', null, null, '2026-11-27 13:43:32.156+00', 'true', 'false'),
('21', 'check-invariants', '{}', '2026-12-01 13:43:41.047+00', '0', null, null, '2026-11-27 13:43:32.156+00', 'true', 'false'),
('22', 'purge-old-messages', '{}', '2026-11-30 14:43:41.234+00', '0', null, null, '2026-11-27 13:43:32.156+00', 'true', 'false'),
('23', 'extend-departures', '{}', '2026-12-01 13:43:41.061+00', '0', null, null, '2026-11-27 13:43:32.156+00', 'true', 'false'),
('24', 'refresh-from-prices', '{}', '2026-11-30 14:43:40.969+00', '0', null, null, '2026-11-27 13:43:32.156+00', 'true', 'false'),
('25', 'delete-old-edit-items', '{}', '2026-12-01 13:43:41.062+00', '0', null, null, '2026-11-27 13:43:32.156+00', 'true', 'false'),
('26', 'sum-ledger-days', '{}', '2026-11-30 14:43:40.972+00', '0', null, null, '2026-11-27 13:43:32.156+00', 'true', 'false'),
('27', 'purge-old-notices', '{}', '2026-11-30 14:43:40.975+00', '0', null, null, '2026-11-27 13:43:32.156+00', 'true', 'false'),
('28', 'remind-travellers', '{}', '2026-11-30 13:53:41.484+00', '0', null, null, '2026-11-27 13:43:32.156+00', 'true', 'false'),
('29', 'remind-of-questions', '{}', '2026-11-30 14:13:41.203+00', '0', null, null, '2026-11-27 13:43:32.156+00', 'true', 'false'),
('3', 'purge-idempotency-records', '{}', '2026-11-30 14:43:40.958+00', '0', null, null, '2026-11-27 13:43:32.156+00', 'true', 'false'),
('30', 'send-newsletter', '{}', '2026-11-30 19:43:41.433+00', '0', null, null, '2026-11-27 13:43:32.156+00', 'true', 'false'),
('31', 'purge-link-mails', '{}', '2026-11-30 13:53:41.421+00', '0', null, null, '2026-11-27 13:43:32.156+00', 'true', 'false'),
('32', 'sum-bookings', '{}', '2026-11-30 13:43:46.182+00', '0', null, null, '2026-11-27 13:43:32.156+00', 'true', 'false'),
('33', 'sum-departure-days', '{}', '2026-11-30 13:53:40.934+00', '0', null, null, '2026-11-27 13:43:32.156+00', 'true', 'false'),
('34', 'delete-old-views', '{}', '2026-12-01 13:43:41.069+00', '0', null, null, '2026-11-27 13:43:32.156+00', 'true', 'false'),
('35', 'purge-unused-pictures', '{}', '2026-11-30 14:43:40.984+00', '0', null, null, '2026-11-27 13:43:32.156+00', 'true', 'false'),
('36', 'fetch-exchange-rates', '{}', '2026-11-30 17:43:40.809+00', '0', null, null, '2026-11-27 13:43:32.156+00', 'true', 'false'),
('37', 'fetch-resource-calendars', '{}', '2026-11-30 13:44:10.878+00', '0', null, null, '2026-11-27 13:43:32.156+00', 'true', 'false'),
('38', 'purge-unattached-photos', '{}', '2026-11-30 14:43:40.99+00', '0', null, null, '2026-11-27 13:43:32.156+00', 'true', 'false'),
('39', 'sum-seller-quarters', '{}', '2026-11-30 19:43:41.519+00', '0', null, null, '2026-11-27 13:43:32.156+00', 'true', 'false'),
('4', 'trim-search-changes', '{}', '2026-11-30 13:44:40.886+00', '0', null, null, '2026-11-27 13:43:32.156+00', 'true', 'false'),
('40', 'ask-for-tax-details', '{}', '2026-11-30 19:43:41.139+00', '0', null, null, '2026-11-27 13:43:32.156+00', 'true', 'false'),
('41', 'purge-seller-reports', '{}', '2026-12-01 13:43:41.094+00', '0', null, null, '2026-11-27 13:43:32.156+00', 'true', 'false'),
('42', 'remind-of-documents', '{}', '2026-11-30 16:43:41.011+00', '0', null, null, '2026-11-27 13:43:32.156+00', 'true', 'false'),
('43', 'purge-supplier-documents', '{}', '2026-12-01 13:43:41.103+00', '0', null, null, '2026-11-27 13:43:32.156+00', 'true', 'false'),
('44', 'purge-invitations', '{}', '2026-11-30 14:43:40.993+00', '0', null, null, '2026-11-27 13:43:32.156+00', 'true', 'false'),
('45', 'start-overdue-terms', '{}', '2026-11-30 13:53:40.935+00', '0', null, null, '2026-11-27 13:43:32.156+00', 'true', 'false'),
('46', 'deliver-webhooks', '{}', '2026-11-30 13:43:45.82+00', '0', null, null, '2026-11-27 13:43:32.156+00', 'true', 'false'),
('47', 'purge-webhook-deliveries', '{}', '2026-11-30 19:43:41.015+00', '0', null, null, '2026-11-27 13:43:32.156+00', 'true', 'false'),
('5', 'purge-ended-sessions', '{}', '2026-11-30 14:43:41.487+00', '0', null, null, '2026-11-27 13:43:32.156+00', 'true', 'false'),
('6', 'purge-old-throttles', '{}', '2026-11-30 14:43:40.96+00', '0', null, null, '2026-11-27 13:43:32.156+00', 'true', 'false'),
('7', 'purge-old-affiliates', '{}', '2026-11-30 14:43:41.23+00', '0', null, null, '2026-11-27 13:43:32.156+00', 'true', 'false'),
('73', 'booking-confirmed', '{"startsAt": "2026-12-09T09:00:00.000Z", "bookingId": "01a21d3f-5e8b-71b7-89a2-719013f1c03f"}', '2026-11-30 13:43:42.041+00', '0', null, null, '2026-11-27 13:43:42.006+00', 'false', 'false'),
('74', 'booking-confirmed', '{"startsAt": "2026-12-09T09:00:00.000Z", "bookingId": "01a21d3f-5f3d-7323-81ec-d40955c14566"}', '2026-11-30 13:43:42.22+00', '0', null, null, '2026-11-27 13:43:42.173+00', 'false', 'false'),
('75', 'booking-cancelled', '{"startsAt": "2026-12-09T09:00:00.000Z", "bookingId": "01a21d3f-5f3d-7323-81ec-d40955c14566"}', '2026-11-30 13:43:42.389+00', '0', null, null, '2026-11-27 13:43:42.382+00', 'false', 'false'),
('76', 'booking-requested', '{"startsAt": "2026-12-07T09:00:00.000Z", "bookingId": "01a21d3f-6130-769e-ad79-38717e86b68a"}', '2026-11-30 13:43:42.617+00', '0', null, null, '2026-11-27 13:43:42.627+00', 'false', 'false'),
('77', 'booking-confirmed', '{"startsAt": "2026-12-13T09:00:00.000Z", "bookingId": "01a21d3f-61f5-73a8-bf68-8040b3da8e4c"}', '2026-11-30 13:43:43.121+00', '0', null, null, '2026-11-27 13:43:43.105+00', 'false', 'false'),
('78', 'booking-confirmed', '{"startsAt": "2026-12-14T09:00:00.000Z", "bookingId": "01a21d3f-622b-773e-bce7-8cdc2e0faf66"}', '2026-11-30 13:43:43.121+00', '0', null, null, '2026-11-27 13:43:43.105+00', 'false', 'false'),
('79', 'booking-confirmed', '{"startsAt": "2026-12-15T09:00:00.000Z", "bookingId": "01a21d3f-6350-7760-9461-4ef50de47962"}', '2026-11-30 13:43:43.276+00', '0', null, null, '2026-11-27 13:43:43.224+00', 'false', 'false'),
('8', 'credit-affiliates', '{}', '2026-11-30 13:48:40.912+00', '0', null, null, '2026-11-27 13:43:32.156+00', 'true', 'false'),
('80', 'booking-confirmed', '{"startsAt": "2026-12-16T09:00:00.000Z", "bookingId": "01a21d3f-64c8-737b-9054-59645dea3829"}', '2026-11-30 13:43:43.637+00', '0', null, null, '2026-11-27 13:43:43.599+00', 'false', 'false'),
('81', 'booking-partly-cancelled', '{"startsAt": "2026-12-16T09:00:00.000Z", "bookingId": "01a21d3f-64c8-737b-9054-59645dea3829"}', '2026-11-30 13:43:43.719+00', '0', null, null, '2026-11-27 13:43:43.707+00', 'false', 'false'),
('82', 'tour-to-review', '{"id": "01a21d3f-6aed-7148-9c7c-c22dd79213c5", "tourId": "01a21d3f-6982-7612-9b3d-47428bd285dd", "supplierId": "01a21d3f-38e8-76cb-9ece-654d39520186"}', '2026-11-30 13:43:45.117+00', '0', null, null, '2026-11-27 13:43:45.036+00', 'false', 'false'),
('83', 'tour-reviewed', '{"id": "01a21d3f-6d2a-76fc-a056-0e5507827455", "tourId": "01a21d3f-6982-7612-9b3d-47428bd285dd", "outcome": "approved", "reasons": null, "supplierId": "01a21d3f-38e8-76cb-9ece-654d39520186"}', '2026-11-30 13:43:45.262+00', '0', null, null, '2026-11-27 13:43:45.215+00', 'false', 'false'),
('84', 'booking-confirmed', '{"startsAt": "2026-12-03T08:00:00.000Z", "bookingId": "01a21d3f-6e20-7118-8647-6900c25ee72e"}', '2026-11-30 13:43:45.933+00', '0', null, null, '2026-11-27 13:43:45.952+00', 'false', 'false'),
('85', 'message-to-supplier', '{"startsAt": "2026-12-03T08:00:00.000Z", "messageId": "01a21d3f-6f09-7423-85c7-6f37c50e8304"}', '2026-11-30 13:43:46.185+00', '0', null, null, '2026-11-27 13:43:46.182+00', 'false', 'false'),
('86', 'end-bookings-of-departure', '{"departureId": "01a21d3f-3a5e-77f0-969a-b617fef879ab"}', '2026-11-30 13:43:46.925+00', '0', null, null, '2026-11-27 13:43:46.866+00', 'false', 'true'),
('87', 'terms-announced', '{"id": "01a21d3f-7377-70dc-b497-7993dfda4498"}', '2026-11-30 13:43:47.319+00', '0', null, null, '2026-11-27 13:43:47.316+00', 'false', 'false'),
('88', 'start-terms', '{"id": "01a21d3f-7377-70dc-b497-7993dfda4498"}', '2026-12-16 00:00:00+00', '0', null, null, '2026-11-27 13:43:47.316+00', 'false', 'false'),
('89', 'member-invited', '{"id": "01a21d3f-73aa-76d9-ac1e-26964c670959", "language": "en"}', '2026-11-30 13:43:47.37+00', '0', null, null, '2026-11-27 13:43:47.354+00', 'false', 'true'),
('9', 'check-audit-log', '{}', '2026-12-01 13:43:41.023+00', '0', null, null, '2026-11-27 13:43:32.156+00', 'true', 'false'),
('90', 'review-reported', '{"reportId": "01a21d3f-75ac-73a1-86b3-38d124ae6f11", "reviewId": "01a21d3f-74f8-7358-8321-c3efb05156b1"}', '2026-11-30 13:43:47.884+00', '0', null, null, '2026-11-27 13:43:47.888+00', 'false', 'false'),
('91', 'review-decided', '{"reviewId": "01a21d3f-74f8-7358-8321-c3efb05156b1", "decisionId": "01a21d3f-75c1-717c-bfdf-0cfaddf1c962"}', '2026-11-30 13:43:47.902+00', '0', null, null, '2026-11-27 13:43:47.904+00', 'false', 'false'),
('92', 'notice-received', '{"noticeId": "01a21d3f-762b-7080-b1a3-75b4f1216730"}', '2026-11-30 13:43:48.011+00', '0', null, null, '2026-11-27 13:43:48.019+00', 'false', 'false'),
('93', 'notice-decided', '{"stage": "first", "noticeId": "01a21d3f-762b-7080-b1a3-75b4f1216730"}', '2026-11-30 13:43:48.047+00', '0', null, null, '2026-11-27 13:43:48.047+00', 'false', 'false'),
('94', 'message-written', '{"messageId": "01a21d3f-76a0-747d-a903-7cc22c864bb1"}', '2026-11-30 13:43:48.128+00', '0', null, null, '2026-11-27 13:43:48.128+00', 'false', 'false'),
('95', 'security-changed', '{"id": "01a21d3f-771a-7727-bbff-52f0dae60827", "news": {"matter": "totp_on"}, "userId": "01a21d3f-3d14-76c4-a089-2c6d9b01b35a", "language": "en"}', '2026-11-30 13:43:48.25+00', '0', null, null, '2026-11-27 13:43:48.24+00', 'false', 'true'),
('96', 'password-reset-wanted', '{"id": "01a21d3f-774e-76e7-9299-ec5e0b07336d", "email": "friend@upgrade.example", "language": "en"}', '2026-11-30 13:43:48.302+00', '0', null, null, '2026-11-27 13:43:48.302+00', 'false', 'true'),
('97', 'booking-confirmed', '{"bookingId": "01a21d3f-6172-71f6-8ca4-80dad7350990"}', '2026-11-30 13:43:48.303+00', '12', 'the mail server was away', '2026-11-30 13:43:48.303+00', '2026-11-27 13:43:48.307+00', 'false', 'false'),
('98', 'booking-confirmed', '{"startsAt": "2026-12-11T09:00:00.000Z", "bookingId": "01a21d3f-77c4-73f8-b5ce-8310090de0a5"}', '2026-11-30 13:43:48.401+00', '0', null, null, '2026-11-27 13:43:48.407+00', 'false', 'false');

insert into ledger_entries ("transaction_id", "account", "supplier_id", "currency", "amount_minor", "gift_card_id", "affiliate_id") overriding system value values
('01a21d3f-3fe3-77a3-baed-c34a340fe8b1', 'cash', null, 'EUR', '10000', null, null),
('01a21d3f-3fe3-77a3-baed-c34a340fe8b1', 'traveller', null, 'EUR', '-10000', null, null),
('01a21d3f-4041-763d-af77-1087e3b06dec', 'commission', null, 'EUR', '-1500', null, null),
('01a21d3f-4041-763d-af77-1087e3b06dec', 'supplier', '01a21d3f-38e8-76cb-9ece-654d39520186', 'EUR', '-8500', null, null),
('01a21d3f-4041-763d-af77-1087e3b06dec', 'traveller', null, 'EUR', '10000', null, null),
('01a21d3f-43c4-73fa-9b0c-08272d02f57a', 'cash', null, 'EUR', '10000', null, null),
('01a21d3f-43c4-73fa-9b0c-08272d02f57a', 'traveller', null, 'EUR', '-10000', null, null),
('01a21d3f-4400-7573-b530-bb113a7c9a1d', 'commission', null, 'EUR', '-1500', null, null),
('01a21d3f-4400-7573-b530-bb113a7c9a1d', 'supplier', '01a21d3f-38e8-76cb-9ece-654d39520186', 'EUR', '-8500', null, null),
('01a21d3f-4400-7573-b530-bb113a7c9a1d', 'traveller', null, 'EUR', '10000', null, null),
('01a21d3f-4499-72e4-b7f5-054e0b3c6a3d', 'cash', null, 'EUR', '7500', null, null),
('01a21d3f-4499-72e4-b7f5-054e0b3c6a3d', 'gift_card', null, 'EUR', '-7500', '01a21d3f-443e-76cd-b867-0b7893c41940', null),
('01a21d3f-4e39-76f1-a8bc-80c397532267', 'cash', null, 'USD', '7500', null, null),
('01a21d3f-4e39-76f1-a8bc-80c397532267', 'gift_card', null, 'USD', '-7500', '01a21d3f-4df8-74fa-b73b-7f8c997dd38d', null),
('01a21d3f-4edc-73d2-97a3-d192745c640b', 'gift_card', null, 'EUR', '5000', '01a21d3f-443e-76cd-b867-0b7893c41940', null),
('01a21d3f-4edc-73d2-97a3-d192745c640b', 'traveller', null, 'EUR', '-5000', null, null),
('01a21d3f-4f0e-775d-817d-967fccff11c9', 'commission', null, 'EUR', '-750', null, null),
('01a21d3f-4f0e-775d-817d-967fccff11c9', 'supplier', '01a21d3f-38e8-76cb-9ece-654d39520186', 'EUR', '-4250', null, null),
('01a21d3f-4f0e-775d-817d-967fccff11c9', 'traveller', null, 'EUR', '5000', null, null),
('01a21d3f-4f9d-760e-afd9-53cb8813598b', 'gift_card', null, 'EUR', '2500', '01a21d3f-443e-76cd-b867-0b7893c41940', null),
('01a21d3f-4f9d-760e-afd9-53cb8813598b', 'traveller', null, 'EUR', '-2500', null, null),
('01a21d3f-5035-74bf-a91b-7bb1bf18818d', 'cash', null, 'EUR', '7500', null, null),
('01a21d3f-5035-74bf-a91b-7bb1bf18818d', 'traveller', null, 'EUR', '-7500', null, null),
('01a21d3f-5057-7270-b566-96e8dbcba0dd', 'commission', null, 'EUR', '-1500', null, null),
('01a21d3f-5057-7270-b566-96e8dbcba0dd', 'supplier', '01a21d3f-38e8-76cb-9ece-654d39520186', 'EUR', '-8500', null, null),
('01a21d3f-5057-7270-b566-96e8dbcba0dd', 'traveller', null, 'EUR', '10000', null, null),
('01a21d3f-514a-7539-b465-83991782b7d9', 'cash', null, 'EUR', '10000', null, null),
('01a21d3f-514a-7539-b465-83991782b7d9', 'traveller', null, 'EUR', '-10000', null, null),
('01a21d3f-518c-77ec-807e-1397a0326771', 'commission', null, 'EUR', '-1500', null, null),
('01a21d3f-518c-77ec-807e-1397a0326771', 'supplier', '01a21d3f-38e8-76cb-9ece-654d39520186', 'EUR', '-8500', null, null),
('01a21d3f-518c-77ec-807e-1397a0326771', 'traveller', null, 'EUR', '10000', null, null),
('01a21d3f-522a-74ea-a571-e31253d81ef1', 'cash', null, 'EUR', '-5000', null, null),
('01a21d3f-522a-74ea-a571-e31253d81ef1', 'traveller', null, 'EUR', '5000', null, null),
('01a21d3f-522b-74c3-ae29-a1b5442c00f5', 'commission', null, 'EUR', '750', null, null),
('01a21d3f-522b-74c3-ae29-a1b5442c00f5', 'supplier', '01a21d3f-38e8-76cb-9ece-654d39520186', 'EUR', '4250', null, null),
('01a21d3f-522b-74c3-ae29-a1b5442c00f5', 'traveller', null, 'EUR', '-5000', null, null),
('01a21d3f-54c3-7032-bbe7-a16a94436d41', 'cash', null, 'EUR', '5000', null, null),
('01a21d3f-54c3-7032-bbe7-a16a94436d41', 'traveller', null, 'EUR', '-5000', null, null),
('01a21d3f-54e7-743f-99fb-4f3a4367431e', 'cash', null, 'EUR', '-2500', null, null),
('01a21d3f-54e7-743f-99fb-4f3a4367431e', 'traveller', null, 'EUR', '2500', null, null),
('01a21d3f-54f4-71a6-bac8-b09a930733c0', 'commission', null, 'EUR', '-375', null, null),
('01a21d3f-54f4-71a6-bac8-b09a930733c0', 'supplier', '01a21d3f-38e8-76cb-9ece-654d39520186', 'EUR', '-2125', null, null),
('01a21d3f-54f4-71a6-bac8-b09a930733c0', 'traveller', null, 'EUR', '2500', null, null),
('01a21d3f-5edf-70f7-9a25-506adccfecee', 'cash', null, 'EUR', '10000', null, null),
('01a21d3f-5edf-70f7-9a25-506adccfecee', 'traveller', null, 'EUR', '-10000', null, null),
('01a21d3f-5f06-7560-a851-601e2775f3b2', 'commission', null, 'EUR', '-1500', null, null),
('01a21d3f-5f06-7560-a851-601e2775f3b2', 'supplier', '01a21d3f-38e8-76cb-9ece-654d39520186', 'EUR', '-8500', null, null),
('01a21d3f-5f06-7560-a851-601e2775f3b2', 'traveller', null, 'EUR', '10000', null, null),
('01a21d3f-5f93-75cb-9ffd-052f4ef7a149', 'cash', null, 'EUR', '5000', null, null),
('01a21d3f-5f93-75cb-9ffd-052f4ef7a149', 'traveller', null, 'EUR', '-5000', null, null),
('01a21d3f-5fba-7147-be25-06373ebfff67', 'commission', null, 'EUR', '-750', null, null),
('01a21d3f-5fba-7147-be25-06373ebfff67', 'supplier', '01a21d3f-38e8-76cb-9ece-654d39520186', 'EUR', '-4250', null, null),
('01a21d3f-5fba-7147-be25-06373ebfff67', 'traveller', null, 'EUR', '5000', null, null),
('01a21d3f-6098-75d1-8469-3b66e764a65d', 'cash', null, 'EUR', '-5000', null, null),
('01a21d3f-6098-75d1-8469-3b66e764a65d', 'traveller', null, 'EUR', '5000', null, null),
('01a21d3f-60a8-7780-8a1d-8f433058b8c9', 'commission', null, 'EUR', '750', null, null),
('01a21d3f-60a8-7780-8a1d-8f433058b8c9', 'supplier', '01a21d3f-38e8-76cb-9ece-654d39520186', 'EUR', '4250', null, null),
('01a21d3f-60a8-7780-8a1d-8f433058b8c9', 'traveller', null, 'EUR', '-5000', null, null),
('01a21d3f-6316-7143-8694-cc6bc6844d04', 'cash', null, 'EUR', '5000', null, null),
('01a21d3f-6316-7143-8694-cc6bc6844d04', 'traveller', null, 'EUR', '-5000', null, null),
('01a21d3f-6317-7510-b83c-ad24662db395', 'cash', null, 'EUR', '10000', null, null),
('01a21d3f-6317-7510-b83c-ad24662db395', 'traveller', null, 'EUR', '-10000', null, null),
('01a21d3f-6326-723c-823d-74eaaecc971b', 'commission', null, 'EUR', '-750', null, null),
('01a21d3f-6326-723c-823d-74eaaecc971b', 'supplier', '01a21d3f-38e8-76cb-9ece-654d39520186', 'EUR', '-4250', null, null),
('01a21d3f-6326-723c-823d-74eaaecc971b', 'traveller', null, 'EUR', '5000', null, null),
('01a21d3f-6327-7156-bb68-523fc43e2ff2', 'commission', null, 'EUR', '-1500', null, null),
('01a21d3f-6327-7156-bb68-523fc43e2ff2', 'supplier', '01a21d3f-38e8-76cb-9ece-654d39520186', 'EUR', '-8500', null, null),
('01a21d3f-6327-7156-bb68-523fc43e2ff2', 'traveller', null, 'EUR', '10000', null, null),
('01a21d3f-63ad-74cf-96b5-4d7d59a9f256', 'cash', null, 'EUR', '5000', null, null),
('01a21d3f-63ad-74cf-96b5-4d7d59a9f256', 'traveller', null, 'EUR', '-5000', null, null),
('01a21d3f-63dd-75f5-97e4-b1882efa73ed', 'commission', null, 'EUR', '-750', null, null),
('01a21d3f-63dd-75f5-97e4-b1882efa73ed', 'supplier', '01a21d3f-38e8-76cb-9ece-654d39520186', 'EUR', '-4250', null, null),
('01a21d3f-63dd-75f5-97e4-b1882efa73ed', 'traveller', null, 'EUR', '5000', null, null),
('01a21d3f-651a-76a1-b361-84fdf2834c43', 'cash', null, 'EUR', '10000', null, null),
('01a21d3f-651a-76a1-b361-84fdf2834c43', 'traveller', null, 'EUR', '-10000', null, null),
('01a21d3f-6547-73cb-b0fd-8f224e92314c', 'commission', null, 'EUR', '-1500', null, null),
('01a21d3f-6547-73cb-b0fd-8f224e92314c', 'supplier', '01a21d3f-38e8-76cb-9ece-654d39520186', 'EUR', '-8500', null, null),
('01a21d3f-6547-73cb-b0fd-8f224e92314c', 'traveller', null, 'EUR', '10000', null, null),
('01a21d3f-65c5-7481-bc5b-7f44cb5a4f8d', 'cash', null, 'EUR', '-5000', null, null),
('01a21d3f-65c5-7481-bc5b-7f44cb5a4f8d', 'traveller', null, 'EUR', '5000', null, null),
('01a21d3f-65d4-73e1-88b1-209c47f6828b', 'commission', null, 'EUR', '750', null, null),
('01a21d3f-65d4-73e1-88b1-209c47f6828b', 'supplier', '01a21d3f-38e8-76cb-9ece-654d39520186', 'EUR', '4250', null, null),
('01a21d3f-65d4-73e1-88b1-209c47f6828b', 'traveller', null, 'EUR', '-5000', null, null);

insert into ledger_transactions ("id", "booking_id", "kind", "at") overriding system value values
('01a21d3f-3fe3-77a3-baed-c34a340fe8b1', '01a21d3f-3e65-737c-9282-82d97f2118d6', 'capture', '2026-11-27 13:43:34.078+00'),
('01a21d3f-4041-763d-af77-1087e3b06dec', '01a21d3f-3e65-737c-9282-82d97f2118d6', 'sale', '2026-11-27 13:43:34.078+00'),
('01a21d3f-43c4-73fa-9b0c-08272d02f57a', '01a21d3f-4318-7225-a5e3-2fd987df9bf9', 'capture', '2026-11-27 13:43:35.1+00'),
('01a21d3f-4400-7573-b530-bb113a7c9a1d', '01a21d3f-4318-7225-a5e3-2fd987df9bf9', 'sale', '2026-11-27 13:43:35.1+00'),
('01a21d3f-4499-72e4-b7f5-054e0b3c6a3d', null, 'gift_card_sale', '2026-11-27 13:43:35.281+00'),
('01a21d3f-4e39-76f1-a8bc-80c397532267', null, 'gift_card_sale', '2026-11-27 13:43:37.761+00'),
('01a21d3f-4edc-73d2-97a3-d192745c640b', '01a21d3f-4ebb-7428-a8d1-730a06ec16c0', 'gift_card_redemption', '2026-11-27 13:43:37.896+00'),
('01a21d3f-4f0e-775d-817d-967fccff11c9', '01a21d3f-4ebb-7428-a8d1-730a06ec16c0', 'sale', '2026-11-27 13:43:37.896+00'),
('01a21d3f-4f9d-760e-afd9-53cb8813598b', '01a21d3f-4f8b-7517-a22e-8f848b40d0cc', 'gift_card_redemption', '2026-11-27 13:43:38.103+00'),
('01a21d3f-5035-74bf-a91b-7bb1bf18818d', '01a21d3f-4f8b-7517-a22e-8f848b40d0cc', 'capture', '2026-11-27 13:43:38.276+00'),
('01a21d3f-5057-7270-b566-96e8dbcba0dd', '01a21d3f-4f8b-7517-a22e-8f848b40d0cc', 'sale', '2026-11-27 13:43:38.276+00'),
('01a21d3f-514a-7539-b465-83991782b7d9', '01a21d3f-50a5-730d-af17-c9ab7557a79f', 'capture', '2026-11-27 13:43:38.563+00'),
('01a21d3f-518c-77ec-807e-1397a0326771', '01a21d3f-50a5-730d-af17-c9ab7557a79f', 'sale', '2026-11-27 13:43:38.563+00'),
('01a21d3f-522a-74ea-a571-e31253d81ef1', '01a21d3f-50a5-730d-af17-c9ab7557a79f', 'refund', '2026-11-27 13:43:38.688+00'),
('01a21d3f-522b-74c3-ae29-a1b5442c00f5', '01a21d3f-50a5-730d-af17-c9ab7557a79f', 'sale_reversal', '2026-11-27 13:43:38.688+00'),
('01a21d3f-54c3-7032-bbe7-a16a94436d41', '01a21d3f-533c-7142-9838-5ceedca411d9', 'capture', '2026-11-27 13:43:39.455+00'),
('01a21d3f-54e7-743f-99fb-4f3a4367431e', '01a21d3f-533c-7142-9838-5ceedca411d9', 'refund', '2026-11-27 13:43:39.455+00'),
('01a21d3f-54f4-71a6-bac8-b09a930733c0', '01a21d3f-533c-7142-9838-5ceedca411d9', 'sale', '2026-11-27 13:43:39.455+00'),
('01a21d3f-5edf-70f7-9a25-506adccfecee', '01a21d3f-5e8b-71b7-89a2-719013f1c03f', 'capture', '2026-11-30 13:43:42.041+00'),
('01a21d3f-5f06-7560-a851-601e2775f3b2', '01a21d3f-5e8b-71b7-89a2-719013f1c03f', 'sale', '2026-11-30 13:43:42.041+00'),
('01a21d3f-5f93-75cb-9ffd-052f4ef7a149', '01a21d3f-5f3d-7323-81ec-d40955c14566', 'capture', '2026-11-30 13:43:42.22+00'),
('01a21d3f-5fba-7147-be25-06373ebfff67', '01a21d3f-5f3d-7323-81ec-d40955c14566', 'sale', '2026-11-30 13:43:42.22+00'),
('01a21d3f-6098-75d1-8469-3b66e764a65d', '01a21d3f-5f3d-7323-81ec-d40955c14566', 'refund', '2026-11-30 13:43:42.389+00'),
('01a21d3f-60a8-7780-8a1d-8f433058b8c9', '01a21d3f-5f3d-7323-81ec-d40955c14566', 'sale_reversal', '2026-11-30 13:43:42.389+00'),
('01a21d3f-6316-7143-8694-cc6bc6844d04', '01a21d3f-61f5-73a8-bf68-8040b3da8e4c', 'capture', '2026-11-30 13:43:43.121+00'),
('01a21d3f-6317-7510-b83c-ad24662db395', '01a21d3f-622b-773e-bce7-8cdc2e0faf66', 'capture', '2026-11-30 13:43:43.121+00'),
('01a21d3f-6326-723c-823d-74eaaecc971b', '01a21d3f-61f5-73a8-bf68-8040b3da8e4c', 'sale', '2026-11-30 13:43:43.121+00'),
('01a21d3f-6327-7156-bb68-523fc43e2ff2', '01a21d3f-622b-773e-bce7-8cdc2e0faf66', 'sale', '2026-11-30 13:43:43.121+00'),
('01a21d3f-63ad-74cf-96b5-4d7d59a9f256', '01a21d3f-6350-7760-9461-4ef50de47962', 'capture', '2026-11-30 13:43:43.276+00'),
('01a21d3f-63dd-75f5-97e4-b1882efa73ed', '01a21d3f-6350-7760-9461-4ef50de47962', 'sale', '2026-11-30 13:43:43.276+00'),
('01a21d3f-651a-76a1-b361-84fdf2834c43', '01a21d3f-64c8-737b-9054-59645dea3829', 'capture', '2026-11-30 13:43:43.637+00'),
('01a21d3f-6547-73cb-b0fd-8f224e92314c', '01a21d3f-64c8-737b-9054-59645dea3829', 'sale', '2026-11-30 13:43:43.637+00'),
('01a21d3f-65c5-7481-bc5b-7f44cb5a4f8d', '01a21d3f-64c8-737b-9054-59645dea3829', 'refund', '2026-11-30 13:43:43.719+00'),
('01a21d3f-65d4-73e1-88b1-209c47f6828b', '01a21d3f-64c8-737b-9054-59645dea3829', 'sale_reversal', '2026-11-30 13:43:43.719+00');

insert into mail_links ("token_hash", "user_id", "purpose", "email", "expires_at") overriding system value values
(E'\\x13766c8dd99a4e0c76d62943e296c8b3643592fcac089f47060da608156cb830', '01a21d3f-3c7b-7224-a996-56f29fff0440', 'confirm_email', 'traveller@upgrade.example', '2026-12-04 13:43:37.471+00'),
(E'\\xb9cfd80c96f072bc957c3b5d85688e1224a483ea14c0ede855b8217f9bdd90f6', '01a21d3f-3d14-76c4-a089-2c6d9b01b35a', 'confirm_email', 'friend@upgrade.example', '2026-12-04 13:43:37.479+00');

insert into mails ("id", "event", "recipient", "language", "subject", "body_text", "body_html", "created_at", "sent_at", "attempts", "next_try_at", "last_error", "holds_secret", "urgent", "discarded_at") overriding system value values
('01a21d3f-4ce5-7571-b1e4-59c233968c14', 'booking-confirmed:01a21d3f-3e65-737c-9282-82d97f2118d6', 'traveller@upgrade.example', 'en', 'Confirmed: The rooftops', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 13:43:37.262+00', null, '0', '2026-11-27 13:43:37.262+00', null, 'false', 'true', null),
('01a21d3f-4ce5-7572-8bf9-4dc3bc240904', 'booking-confirmed:01a21d3f-3e65-737c-9282-82d97f2118d6:supplier', 'supplier@upgrade.example', 'en', 'New booking: The rooftops', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 13:43:37.262+00', null, '0', '2026-11-27 13:43:37.262+00', null, 'false', 'false', null),
('01a21d3f-4ce5-7573-969b-78279e4ea8a8', 'booking-confirmed:01a21d3f-40b9-7037-956b-79b85779a6e0', 'traveller@upgrade.example', 'en', 'Confirmed: The rooftops', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 13:43:37.262+00', null, '0', '2026-11-27 13:43:37.262+00', null, 'false', 'true', null),
('01a21d3f-4ce5-7574-a23f-2c65757e10f0', 'booking-confirmed:01a21d3f-40b9-7037-956b-79b85779a6e0:supplier', 'supplier@upgrade.example', 'en', 'New booking: The rooftops', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 13:43:37.262+00', null, '0', '2026-11-27 13:43:37.262+00', null, 'false', 'false', null),
('01a21d3f-4ce5-7575-917f-cb02872b71a5', 'booking-confirmed:01a21d3f-4150-76fa-81ac-62ea8b99df95', 'traveller@upgrade.example', 'en', 'Confirmed: The museums', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 13:43:37.262+00', null, '0', '2026-11-27 13:43:37.262+00', null, 'false', 'true', null),
('01a21d3f-4ce5-7576-b2e7-f0655a37f7c8', 'booking-confirmed:01a21d3f-4150-76fa-81ac-62ea8b99df95:supplier', 'supplier@upgrade.example', 'en', 'New booking: The museums', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 13:43:37.262+00', null, '0', '2026-11-27 13:43:37.262+00', null, 'false', 'false', null),
('01a21d3f-4ce5-7577-ad46-55070016dfcc', 'booking-confirmed:01a21d3f-4318-7225-a5e3-2fd987df9bf9', 'traveller@upgrade.example', 'en', 'Confirmed: The museums', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 13:43:37.262+00', null, '0', '2026-11-27 13:43:37.262+00', null, 'false', 'true', null),
('01a21d3f-4ce5-7578-b35f-17ce7434f671', 'booking-confirmed:01a21d3f-4318-7225-a5e3-2fd987df9bf9:supplier', 'supplier@upgrade.example', 'en', 'New booking: The museums', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 13:43:37.262+00', null, '0', '2026-11-27 13:43:37.262+00', null, 'false', 'false', null),
('01a21d3f-4d16-7503-aa71-1c32b373fa4d', 'confirm_email:01a21d3f-3c9d-7151-a5e0-965ca47e7913', 'traveller@upgrade.example', 'en', 'Please confirm your e-mail address', 'Please confirm your address

Hello,

You have opened an account at Senda with this address. Please confirm that it is yours, so that our e-mails about your bookings reach you.

The link works for seven days. If you did not open an account at Senda, you can ignore this e-mail.

Confirm address
  http://localhost:3000/confirm-email#EjncdYkpGxt0EqqeAqpRhID31GGPQAFV59zAFt_A7V0

-- 
You are receiving this e-mail because there is an account at Senda with this address.
', '<p>Shortened.</p>', '2026-11-27 13:43:37.494+00', null, '0', '2026-11-27 13:43:37.494+00', null, 'true', 'true', null),
('01a21d3f-4d21-72f6-b662-79cc55bdd88f', 'confirm_email:01a21d3f-3d20-74ec-8021-3098f358fe4c', 'friend@upgrade.example', 'en', 'Please confirm your e-mail address', 'Please confirm your address

Hello,

You have opened an account at Senda with this address. Please confirm that it is yours, so that our e-mails about your bookings reach you.

The link works for seven days. If you did not open an account at Senda, you can ignore this e-mail.

Confirm address
  http://localhost:3000/confirm-email#GN9Lf9L3Ga1kwulgXlCaeJNXbB321s1i39YvFTNLLHg

-- 
You are receiving this e-mail because there is an account at Senda with this address.
', '<p>Shortened.</p>', '2026-11-27 13:43:37.505+00', null, '0', '2026-11-27 13:43:37.505+00', null, 'true', 'true', null),
('01a21d3f-4d2b-7625-8bea-9582c35aa960', 'gift-card-paid:01a21d3f-443e-76cd-b867-0b7893c41940', 'traveller@upgrade.example', 'en', 'Your gift card for Bruno is paid', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 13:43:37.515+00', null, '0', '2026-11-27 13:43:37.515+00', null, 'false', 'true', null),
('01a21d3f-4d47-74e2-8810-f4a8b3a20009', 'gift-card-card:01a21d3f-443e-76cd-b867-0b7893c41940', 'friend@upgrade.example', 'en', 'Iris has sent you a gift card', 'A trip is waiting for you

Hello Bruno,

Iris has given you a Senda gift card worth €75: choose any tour, whenever you like. Tours that are not charged in EUR are paid at the exchange rate of the day.

€75
  6ED6-TDKW-Q8T5-HN22
  Enter this code when you book. Keep it safe, like cash: anyone who has it can spend it.

How it works
  Choose a tour at any time and enter the code when you book.
  Any balance left stays on the card; if a tour costs more, you pay the rest as usual.

Validity
  The card does not expire.

See the balance and choose a tour
  http://localhost:3000/gift-cards#6ED6-TDKW-Q8T5-HN22

-- 
You are receiving this e-mail because Iris bought a gift card for you at Senda. We use your address for nothing else.
', '<p>Shortened.</p>', '2026-11-27 13:43:37.543+00', null, '0', '2026-11-27 13:43:37.543+00', null, 'true', 'true', null),
('01a21d3f-4d53-77d8-b560-0fcaa56695d0', 'gift-card-sent:01a21d3f-443e-76cd-b867-0b7893c41940', 'traveller@upgrade.example', 'en', 'Bruno has your gift card', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 13:43:37.555+00', null, '0', '2026-11-27 13:43:37.555+00', null, 'false', 'false', null),
('01a21d3f-4d76-762c-bb1d-6e0a17082055', 'affiliate-receipt:01a21d3f-41f7-71a4-b71a-ba85de87e154:2026-11-27T13:43:34.647Z', 'friend@upgrade.example', 'en', 'We have received your application', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 13:43:37.59+00', null, '0', '2026-11-27 13:43:37.59+00', null, 'false', 'false', null),
('01a21d3f-4d8b-7262-ae68-0be1c1d2e661', 'affiliate-approved:01a21d3f-41f7-71a4-b71a-ba85de87e154:2026-11-27T13:43:34.793Z', 'friend@upgrade.example', 'en', 'You can now recommend Senda', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 13:43:37.611+00', null, '0', '2026-11-27 13:43:37.611+00', null, 'false', 'false', null),
('01a21d3f-4db8-7395-89dd-13cc7045c586', 'affiliate-operator:01a21d3f-41f7-71a4-b71a-ba85de87e154:2026-11-27T13:43:34.647Z', 'operator@upgrade.example', 'en', 'Affiliate application: Fran', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 13:43:37.656+00', null, '0', '2026-11-27 13:43:37.656+00', null, 'false', 'false', null),
('01a21d3f-4e6b-77cc-a790-9863c92303da', 'gift-card-paid:01a21d3f-4df8-74fa-b73b-7f8c997dd38d', 'traveller@upgrade.example', 'en', 'Your gift card for Bruno is paid', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 13:43:37.835+00', null, '0', '2026-11-27 13:43:37.835+00', null, 'false', 'true', null),
('01a21d3f-4e7b-74e9-a234-f4832486efee', 'gift-card-card:01a21d3f-4df8-74fa-b73b-7f8c997dd38d', 'friend@upgrade.example', 'en', 'Iris has sent you a gift card', 'A trip is waiting for you

Hello Bruno,

Iris has given you a Senda gift card worth $75: choose any tour, whenever you like. Tours that are not charged in USD are paid at the exchange rate of the day.

$75
  EBNW-P4R8-3PPZ-XHN7
  Enter this code when you book. Keep it safe, like cash: anyone who has it can spend it.

How it works
  Choose a tour at any time and enter the code when you book.
  Any balance left stays on the card; if a tour costs more, you pay the rest as usual.

Validity
  The card does not expire.

See the balance and choose a tour
  http://localhost:3000/gift-cards#EBNW-P4R8-3PPZ-XHN7

-- 
You are receiving this e-mail because Iris bought a gift card for you at Senda. We use your address for nothing else.
', '<p>Shortened.</p>', '2026-11-27 13:43:37.851+00', null, '0', '2026-11-27 13:43:37.851+00', null, 'true', 'true', null),
('01a21d3f-4e7e-75d0-80eb-cdb23eeecc7d', 'gift-card-sent:01a21d3f-4df8-74fa-b73b-7f8c997dd38d', 'traveller@upgrade.example', 'en', 'Bruno has your gift card', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 13:43:37.854+00', null, '0', '2026-11-27 13:43:37.854+00', null, 'false', 'false', null),
('01a21d3f-57d9-777e-a220-fdceda675bc3', 'booking-confirmed:01a21d3f-4ebb-7428-a8d1-730a06ec16c0', 'traveller@upgrade.example', 'en', 'Confirmed: The rooftops', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 13:43:40.134+00', null, '0', '2026-11-27 13:43:40.134+00', null, 'false', 'false', null),
('01a21d3f-57d9-777f-b816-76ecfa9f19dd', 'booking-confirmed:01a21d3f-4ebb-7428-a8d1-730a06ec16c0:supplier', 'supplier@upgrade.example', 'en', 'New booking: The rooftops', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 13:43:40.134+00', null, '0', '2026-11-27 13:43:40.134+00', null, 'false', 'false', null),
('01a21d3f-57d9-7780-b83f-03e7f270a5d5', 'booking-confirmed:01a21d3f-4f8b-7517-a22e-8f848b40d0cc', 'traveller@upgrade.example', 'en', 'Confirmed: The museums', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 13:43:40.134+00', null, '0', '2026-11-27 13:43:40.134+00', null, 'false', 'false', null),
('01a21d3f-57d9-7781-86c8-e65913ffad92', 'booking-confirmed:01a21d3f-4f8b-7517-a22e-8f848b40d0cc:supplier', 'supplier@upgrade.example', 'en', 'New booking: The museums', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 13:43:40.134+00', null, '0', '2026-11-27 13:43:40.134+00', null, 'false', 'false', null),
('01a21d3f-57d9-7782-9b18-55091a544187', 'booking-confirmed:01a21d3f-50a5-730d-af17-c9ab7557a79f', 'traveller@upgrade.example', 'en', 'Confirmed: The museums', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 13:43:40.134+00', null, '0', '2026-11-27 13:43:40.134+00', null, 'false', 'false', null),
('01a21d3f-57d9-7783-9d40-06a6218167c9', 'booking-confirmed:01a21d3f-50a5-730d-af17-c9ab7557a79f:supplier', 'supplier@upgrade.example', 'en', 'New booking: The museums', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 13:43:40.134+00', null, '0', '2026-11-27 13:43:40.134+00', null, 'false', 'false', null),
('01a21d3f-57d9-7784-9885-51d5b219cb76', 'booking-confirmed:01a21d3f-5289-7408-9b90-5c0757d41e95', 'traveller@upgrade.example', 'en', 'Confirmed: The museums', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 13:43:40.134+00', null, '0', '2026-11-27 13:43:40.134+00', null, 'false', 'false', null),
('01a21d3f-57d9-7785-bc32-ac011c5effa2', 'booking-confirmed:01a21d3f-5289-7408-9b90-5c0757d41e95:supplier', 'supplier@upgrade.example', 'en', 'New booking: The museums', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 13:43:40.134+00', null, '0', '2026-11-27 13:43:40.134+00', null, 'false', 'false', null),
('01a21d3f-57d9-7786-95d9-09da7092c7d1', 'booking-confirmed:01a21d3f-533c-7142-9838-5ceedca411d9', 'traveller@upgrade.example', 'en', 'Confirmed: The museums', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 13:43:40.134+00', null, '0', '2026-11-27 13:43:40.134+00', null, 'false', 'false', null),
('01a21d3f-57d9-7787-9d61-3168ef30c7d8', 'booking-confirmed:01a21d3f-533c-7142-9838-5ceedca411d9:supplier', 'supplier@upgrade.example', 'en', 'New booking: The museums', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 13:43:40.134+00', null, '0', '2026-11-27 13:43:40.134+00', null, 'false', 'false', null),
('01a21d3f-5829-76b7-9461-cd493dfa181f', 'booking-cancelled:01a21d3f-50a5-730d-af17-c9ab7557a79f', 'traveller@upgrade.example', 'en', 'Cancelled: The museums', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 13:43:40.258+00', null, '0', '2026-11-27 13:43:40.258+00', null, 'false', 'false', null),
('01a21d3f-5829-76b8-aa1e-0118c5ae80fa', 'booking-cancelled:01a21d3f-50a5-730d-af17-c9ab7557a79f:supplier', 'supplier@upgrade.example', 'en', 'Cancelled: The museums', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 13:43:40.258+00', null, '0', '2026-11-27 13:43:40.258+00', null, 'false', 'false', null),
('01a21d3f-5829-76b9-b52a-4bbbb14ccb7b', 'booking-cancelled:01a21d3f-5289-7408-9b90-5c0757d41e95', 'traveller@upgrade.example', 'en', 'Cancelled: The museums', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 13:43:40.258+00', null, '0', '2026-11-27 13:43:40.258+00', null, 'false', 'false', null),
('01a21d3f-5829-76ba-9647-869960a6ae7b', 'booking-cancelled:01a21d3f-5289-7408-9b90-5c0757d41e95:supplier', 'supplier@upgrade.example', 'en', 'Cancelled: The museums', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 13:43:40.258+00', null, '0', '2026-11-27 13:43:40.258+00', null, 'false', 'false', null),
('01a21d3f-5829-76bb-8c4d-8c63bc836de7', 'booking-cancelled:01a21d3f-533c-7142-9838-5ceedca411d9', 'traveller@upgrade.example', 'en', 'Cancelled: The museums', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 13:43:40.258+00', null, '0', '2026-11-27 13:43:40.258+00', null, 'false', 'false', null),
('01a21d3f-5829-76bc-b916-ae5d3302f3fc', 'booking-cancelled:01a21d3f-533c-7142-9838-5ceedca411d9:supplier', 'supplier@upgrade.example', 'en', 'Cancelled: The museums', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 13:43:40.258+00', null, '0', '2026-11-27 13:43:40.258+00', null, 'false', 'false', null),
('01a21d3f-5829-76bd-a17b-81bbe065db3b', 'booking-cancelled:01a21d3f-5708-77b7-a826-01a1ec6f18e9', 'traveller@upgrade.example', 'en', 'Cancelled: The workshop', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 13:43:40.258+00', null, '0', '2026-11-27 13:43:40.258+00', null, 'false', 'false', null),
('01a21d3f-5829-76be-b66c-bb803565176e', 'booking-cancelled:01a21d3f-5708-77b7-a826-01a1ec6f18e9:supplier', 'supplier@upgrade.example', 'en', 'Cancelled: The workshop', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 13:43:40.258+00', null, '0', '2026-11-27 13:43:40.258+00', null, 'false', 'false', null),
('01a21d3f-586d-76e8-83c7-a074097e58fd', 'booking-requested:01a21d3f-55f4-7737-a3e2-2ec042d39126', 'traveller@upgrade.example', 'en', 'Requested: The workshop', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 13:43:40.341+00', null, '0', '2026-11-27 13:43:40.341+00', null, 'false', 'false', null),
('01a21d3f-586d-76e9-8cd8-9661d68ef33e', 'booking-requested:01a21d3f-55f4-7737-a3e2-2ec042d39126:supplier', 'supplier@upgrade.example', 'en', 'Request to answer: The workshop', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 13:43:40.341+00', null, '0', '2026-11-27 13:43:40.341+00', null, 'false', 'false', null),
('01a21d3f-586d-76ea-8815-4aff7ecb23d2', 'booking-requested:01a21d3f-5708-77b7-a826-01a1ec6f18e9', 'traveller@upgrade.example', 'en', 'Requested: The workshop', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 13:43:40.341+00', null, '0', '2026-11-27 13:43:40.341+00', null, 'false', 'false', null),
('01a21d3f-586d-76eb-8105-28069f5a64da', 'booking-requested:01a21d3f-5708-77b7-a826-01a1ec6f18e9:supplier', 'supplier@upgrade.example', 'en', 'Request to answer: The workshop', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 13:43:40.341+00', null, '0', '2026-11-27 13:43:40.341+00', null, 'false', 'false', null),
('01a21d3f-58d5-7313-a768-ec4c108f0f38', 'booking-expired:01a21d3f-5519-767b-841b-2c25c9b5bb63', 'traveller@upgrade.example', 'en', 'Not completed: The balloon', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 13:43:40.41+00', null, '0', '2026-11-27 13:43:40.41+00', null, 'false', 'false', null),
('01a21d3f-58fe-774f-9c08-2c0cae7aa658', 'booking-declined:01a21d3f-55f4-7737-a3e2-2ec042d39126', 'traveller@upgrade.example', 'en', 'Not confirmed: The workshop', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 13:43:40.41+00', null, '0', '2026-11-27 13:43:40.41+00', null, 'false', 'false', null),
('01a21d3f-5c98-73ed-ac0c-17df714fe6f8', 'booking-reminder:01a21d3f-4f8b-7517-a22e-8f848b40d0cc:2026-12-01', 'traveller@upgrade.example', 'en', 'Reminder: The museums', 'Shortened.', '<p>Shortened.</p>', '2026-11-30 13:43:40.922+00', null, '0', '2026-11-30 13:43:40.922+00', null, 'false', 'false', null);

insert into manual_entries ("id", "departure_id", "kind", "seats", "adults", "children", "lines", "name", "email", "phone", "note", "paid_minor", "currency", "made_at", "made_by", "released_at", "erased_at", "import_id", "supplier_id", "reference", "is_undone") overriding system value values
('01a21d3f-66ad-74ac-89a9-a98377ae8bac', '01a21d3f-3b93-757f-8fcc-6b606314b10b', 'block', '8', '0', '0', '[]', null, null, null, 'A school', null, 'EUR', '2026-11-30 13:43:44.045+00', '01a21d3f-38d9-703b-9410-2dffe5d9bbcc', null, null, null, null, null, 'false');

insert into notice_decisions ("notice_id", "stage", "outcome", "basis", "reasons", "decided_by", "decided_at") overriding system value values
('01a21d3f-762b-7080-b1a3-75b4f1216730', 'first', 'kept', null, 'It is about the tour, and says what was good.', '01a21d3f-3878-739f-96e7-f8caee05576a', '2026-11-30 13:43:48.047+00');

insert into notices ("id", "reference", "state", "category", "address", "tour_id", "statement", "name", "email", "language", "received_at", "appealed_by", "appeal", "appealed_at", "origin", "subject_user_id", "subject_supplier_id") overriding system value values
('01a21d3f-762b-7080-b1a3-75b4f1216730', 'DS-SZZY-Q3FB', 'decided', 'fraud', '/tour/01a21d3f-3a8c-736c-962a-9a952a9bc53c', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', 'The page does not say what the price includes and what is paid at the place.', 'Iris', 'iris@upgrade.example', 'en', '2026-11-30 13:43:48.011+00', null, null, null, 'report', null, null);

insert into option_resources ("option_id", "resource_id", "quantity", "per", "set_up_minutes", "clean_up_minutes") overriding system value values
('01a21d3f-69ec-748d-871f-9bdcf6b2c09c', '01a21d3f-7231-741f-9a2d-ff2fe3e992ac', '1', 'departure', '0', '15');

insert into option_texts ("option_id", "language", "name") overriding system value values
('01a21d3f-3968-72b0-84af-efe8e597faad', 'en', 'In the morning'),
('01a21d3f-3a8d-7045-bf50-527794dd327c', 'en', 'In the morning'),
('01a21d3f-3adf-718f-b3ab-d26f2a7b74f6', 'en', 'In the morning'),
('01a21d3f-3b68-7073-b4b1-5475d2eb5aba', 'en', 'In the morning'),
('01a21d3f-69ec-748d-871f-9bdcf6b2c09c', 'en', 'A walk by the river');

insert into options ("id", "tour_id", "position", "active", "least_units", "most_units", "cut_off_minutes", "least_people", "decide_hours_before", "kind", "valid_days") overriding system value values
('01a21d3f-3968-72b0-84af-efe8e597faad', '01a21d3f-3968-72af-bf76-1cfc82322447', '0', 'true', '1', null, '0', null, null, 'start_time', null),
('01a21d3f-3a8d-7045-bf50-527794dd327c', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '0', 'true', '1', null, '0', null, null, 'start_time', null),
('01a21d3f-3adf-718f-b3ab-d26f2a7b74f6', '01a21d3f-3adf-718e-a596-259c4ae461f8', '0', 'true', '1', null, '0', null, null, 'start_time', null),
('01a21d3f-3b68-7073-b4b1-5475d2eb5aba', '01a21d3f-3b68-7072-98f8-d3b8e724068b', '0', 'true', '1', null, '0', null, null, 'start_time', null),
('01a21d3f-69ec-748d-871f-9bdcf6b2c09c', '01a21d3f-6982-7612-9b3d-47428bd285dd', '0', 'true', '1', null, '0', null, null, 'start_time', null);

insert into orders ("id", "reference", "user_id", "currency", "created_at") overriding system value values
('01a21d3f-6281-72ce-a447-f45ca0a574a2', 'OR-JRVD-DYQA', '01a21d3f-3c7b-7224-a996-56f29fff0440', 'EUR', '2026-11-30 13:43:42.927+00');

insert into payments ("id", "booking_id", "provider", "state", "amount_minor", "currency", "refunded_minor", "page_token", "created_at", "expires_at", "captured_at", "gift_card_id") overriding system value values
('01a21d3f-3e89-7461-9730-87a3ce8ca04a', '01a21d3f-3e65-737c-9282-82d97f2118d6', 'test', 'captured', '10000', 'EUR', '0', 'mP_UXFi26HndwA-IeKFbrtBa3gn2_J6o', '2026-11-27 13:43:33.652+00', '2026-11-27 13:58:33.652+00', '2026-11-27 13:43:34.078+00', null),
('01a21d3f-4341-7740-9eba-11117629e694', '01a21d3f-4318-7225-a5e3-2fd987df9bf9', 'test', 'captured', '10000', 'EUR', '0', '-yl-bNLWe1bf_cVLCFwCvA5-sGLbvzAw', '2026-11-27 13:43:34.915+00', '2026-11-27 13:58:34.915+00', '2026-11-27 13:43:35.1+00', null),
('01a21d3f-4450-714a-9aa7-02156632e07e', null, 'test', 'captured', '7500', 'EUR', '0', 'T-U8jj1Yv0vuhfrA66UtjM4qYI7f6q2x', '2026-11-27 13:43:35.228+00', '2026-11-27 14:43:35.228+00', '2026-11-27 13:43:35.281+00', '01a21d3f-443e-76cd-b867-0b7893c41940'),
('01a21d3f-4dfc-74dc-ab6a-5712286bc926', null, 'test', 'captured', '7500', 'USD', '0', 'l2V5RhU-5Vi8OEnPoeFj7-4tqXgFBn5H', '2026-11-27 13:43:37.711+00', '2026-11-27 14:43:37.711+00', '2026-11-27 13:43:37.761+00', '01a21d3f-4df8-74fa-b73b-7f8c997dd38d'),
('01a21d3f-4fad-7501-aecd-e51395f4716d', '01a21d3f-4f8b-7517-a22e-8f848b40d0cc', 'test', 'captured', '7500', 'EUR', '0', 'MMD0Ca8dJeXhvkvPUGyNIC84HFWpCdQK', '2026-11-27 13:43:38.103+00', '2026-11-27 13:58:38.103+00', '2026-11-27 13:43:38.276+00', null),
('01a21d3f-50aa-771c-89ac-54427a8d6f28', '01a21d3f-50a5-730d-af17-c9ab7557a79f', 'test', 'captured', '10000', 'EUR', '5000', '4jzIV8_Ia817pCKrc2QuoT_SIBjRpyJd', '2026-11-27 13:43:38.363+00', '2026-11-27 13:58:38.363+00', '2026-11-27 13:43:38.563+00', null),
('01a21d3f-5381-701f-9beb-383be6be74ea', '01a21d3f-533c-7142-9838-5ceedca411d9', 'test', 'captured', '5000', 'EUR', '2500', 'Ne7Hk25ANfrsAfqUIlP3vs_layKEEG6v', '2026-11-27 13:43:39.101+00', '2026-11-30 09:00:00+00', '2026-11-27 13:43:39.455+00', null),
('01a21d3f-551f-733c-a821-c4bbef4bc4bd', '01a21d3f-5519-767b-841b-2c25c9b5bb63', 'test', 'failed', '5000', 'EUR', '0', 'w0hYrrtVWvG8Q9aMGbd5rvsHRyC4uh8m', '2026-11-27 13:43:39.532+00', '2026-11-27 13:58:39.532+00', null, null),
('01a21d3f-5e8f-7783-821a-0b594dcfe597', '01a21d3f-5e8b-71b7-89a2-719013f1c03f', 'test', 'captured', '10000', 'EUR', '0', 'nCtqdU51DYDFzNgbtovMHLbrJgx2W-Mp', '2026-11-30 13:43:41.943+00', '2026-11-30 13:58:41.943+00', '2026-11-30 13:43:42.041+00', null),
('01a21d3f-5f3f-70f1-9ca2-2eb29915e15f', '01a21d3f-5f3d-7323-81ec-d40955c14566', 'test', 'captured', '5000', 'EUR', '5000', '9cYaX4qq9AjbWS2or5G0A9cRzctcwPSf', '2026-11-30 13:43:42.121+00', '2026-11-30 13:58:42.121+00', '2026-11-30 13:43:42.22+00', null),
('01a21d3f-617d-70c9-bd1c-2717ff7d5b98', '01a21d3f-6172-71f6-8ca4-80dad7350990', 'test', 'started', '5000', 'EUR', '0', 'uqGdmTQE01-tko4hs8cZJaCNWfKa917x', '2026-11-30 13:43:42.688+00', '2026-11-30 13:58:42.688+00', null, null),
('01a21d3f-62a0-7722-bc82-7e7397d5f265', '01a21d3f-61f5-73a8-bf68-8040b3da8e4c', 'test', 'captured', '5000', 'EUR', '0', 'mKcIxwQ_90SJfXpuucRhICPn7osoUkgu', '2026-11-30 13:43:42.927+00', '2026-11-30 13:58:42.927+00', '2026-11-30 13:43:43.121+00', null),
('01a21d3f-62a7-7292-a034-78b00b8ae362', '01a21d3f-622b-773e-bce7-8cdc2e0faf66', 'test', 'captured', '10000', 'EUR', '0', 'mKcIxwQ_90SJfXpuucRhICPn7osoUkgu', '2026-11-30 13:43:42.927+00', '2026-11-30 13:58:42.927+00', '2026-11-30 13:43:43.121+00', null),
('01a21d3f-6359-73d4-a8b6-474dd443ec8b', '01a21d3f-6350-7760-9461-4ef50de47962', 'test', 'captured', '5000', 'EUR', '0', 'MD-5IOLAyI_wpiJFCy0QjEqlc4gOX8Mn', '2026-11-30 13:43:43.167+00', '2026-11-30 13:58:43.167+00', '2026-11-30 13:43:43.276+00', null),
('01a21d3f-6487-735e-acf7-12764269256c', '01a21d3f-6350-7760-9461-4ef50de47962', 'test', 'started', '5000', 'EUR', '0', 'PRsz1xBXyzW5CdJEsTxVx3Jd_9mHrPNN', '2026-11-30 13:43:43.451+00', '2026-11-30 13:58:43.451+00', null, null),
('01a21d3f-64cc-7796-94a3-d85a772c52ba', '01a21d3f-64c8-737b-9054-59645dea3829', 'test', 'captured', '10000', 'EUR', '5000', 'gt71XkCzx_lVfLhiMB0b-_YfzG-u7cOv', '2026-11-30 13:43:43.546+00', '2026-11-30 13:58:43.546+00', '2026-11-30 13:43:43.637+00', null);

insert into pickup_point_texts ("pickup_point_id", "language", "name", "zone") overriding system value values
('01a21d3f-69ec-7491-b15b-d5ab773c7505', 'en', 'At the station', 'At the station'),
('01a21d3f-69ec-7491-b15b-d5ab773c7505', 'es', 'At the station', 'At the station'),
('01a21d3f-69ec-7491-b15b-d5ab773c7505', 'fr', 'At the station', 'At the station');

insert into pickup_points ("id", "tour_id", "position", "active", "minutes_before", "latitude", "longitude", "radius_metres") overriding system value values
('01a21d3f-69ec-7491-b15b-d5ab773c7505', '01a21d3f-6982-7612-9b3d-47428bd285dd', '0', 'true', '30', null, null, null);

insert into place_texts ("place_id", "language", "name", "line") overriding system value values
('01a21d3f-38e8-76cc-b283-4bbe59ac9719', 'en', 'Madrid', 'High and dry');

insert into places ("id", "slug", "country", "latitude", "longitude", "time_zone", "popularity", "picture_url", "picture_scene") overriding system value values
('01a21d3f-38e8-76cc-b283-4bbe59ac9719', 'madrid', 'ES', '40.4', '-3.7', 'Europe/Madrid', '0', '/pictures/madrid.webp', null);

insert into price_history ("option_id", "from_at", "units", "rules", "transaction_id") overriding system value values
('01a21d3f-3968-72b0-84af-efe8e597faad', '2026-11-27 13:43:32.554+00', '{"01a21d3f-39c0-725c-ba51-fe6812a9164e": 5000, "01a21d3f-39c0-725d-9553-a5196ac04500": 2500}', '[]', '914'),
('01a21d3f-3a8d-7045-bf50-527794dd327c', '2026-11-27 13:43:32.782+00', '{"01a21d3f-3aae-7498-8aed-eb2c81ad7eef": 5000, "01a21d3f-3aae-7499-8573-d8d8ba284845": 2500}', '[]', '920'),
('01a21d3f-3adf-718f-b3ab-d26f2a7b74f6', '2026-11-27 13:43:32.909+00', '{"01a21d3f-3b28-74e5-b9dc-068301325e3b": 5000, "01a21d3f-3b28-74e6-9956-e490a6c343f4": 2500}', '[]', '926'),
('01a21d3f-3b68-7073-b4b1-5475d2eb5aba', '2026-11-27 13:43:32.997+00', '{"01a21d3f-3b82-73bc-9a9c-2c782329ec70": 5000, "01a21d3f-3b82-73bd-a686-a4ca5b1e20f8": 2500}', '[]', '932'),
('01a21d3f-69ec-748d-871f-9bdcf6b2c09c', '2026-11-27 13:43:45.215+00', '{"01a21d3f-6be3-7324-bf34-02b9e3684e89": 5000}', '[{"unitId": null, "percent": 20, "position": 0, "seasonTo": "2026-12-12", "weekdays": null, "daysBefore": null, "fromPeople": null, "priceMinor": null, "seasonFrom": "2026-12-11", "startTimes": null, "hoursBefore": null}]', '1235');

insert into price_rules ("id", "option_id", "unit_id", "position", "season_from", "season_to", "weekdays", "start_times", "from_people", "days_before", "hours_before", "price_minor", "percent", "edit_id") overriding system value values
('01a21d3f-69ec-748e-bacc-31f361fcb538', '01a21d3f-69ec-748d-871f-9bdcf6b2c09c', null, '0', '2026-12-11', '2026-12-12', null, null, null, null, null, null, '20', null);

insert into promo_code_tours ("promo_code_id", "tour_id") overriding system value values
('01a21d3f-6da9-7731-a8da-88b6f34cb8dd', '01a21d3f-6982-7612-9b3d-47428bd285dd');

insert into promo_code_uses ("promo_code_id", "user_id", "most", "taken") overriding system value values
('01a21d3f-6da9-7731-a8da-88b6f34cb8dd', '01a21d3f-3c7b-7224-a996-56f29fff0440', null, '1');

insert into promo_codes ("id", "code", "supplier_id", "percent", "amount_minor", "currency", "valid_from", "valid_until", "first_booking", "most", "most_per_person", "taken", "blocked_at", "starts_from", "starts_until", "paused_at", "ended_at", "created_at", "borne_by") overriding system value values
('01a21d3f-6da9-7731-a8da-88b6f34cb8dd', 'RIVER10', '01a21d3f-38e8-76cb-9ece-654d39520186', '10', null, null, null, null, 'false', null, null, '1', null, null, null, null, null, '2026-11-30 13:43:45.833+00', 'supplier');

insert into question_texts ("question_id", "language", "label", "note", "choices", "body") overriding system value values
('01a21d3f-69ec-7490-b482-f419b0b4685d', 'en', 'Any allergies?', null, '{}', null),
('01a21d3f-69ec-7490-b482-f419b0b4685d', 'es', 'Any allergies?', null, '{}', null),
('01a21d3f-69ec-7490-b482-f419b0b4685d', 'fr', 'Any allergies?', null, '{}', null);

insert into questions ("id", "tour_id", "position", "active", "required", "per", "kind", "choices", "least", "most", "version", "keep_days", "before_booking") overriding system value values
('01a21d3f-69ec-7490-b482-f419b0b4685d', '01a21d3f-6982-7612-9b3d-47428bd285dd', '0', 'true', 'false', 'booking', 'text', '{}', null, null, null, '30', 'false');

insert into recovery_codes ("user_id", "code_hash") overriding system value values
('01a21d3f-3d14-76c4-a089-2c6d9b01b35a', E'\\x13ec3538a215c6154c92c7c57d7d1c85f3693fba210a5ea8301e966e8b5c8ace'),
('01a21d3f-3d14-76c4-a089-2c6d9b01b35a', E'\\x17c0d9794e26f3abeb0fe5210fd0c69ba99c84759f55f11dd98d17e82785ae67'),
('01a21d3f-3d14-76c4-a089-2c6d9b01b35a', E'\\x3c3b560c435c2920a069cb5135fe6abfbc697946730d07cfc0d21bfa9211db05'),
('01a21d3f-3d14-76c4-a089-2c6d9b01b35a', E'\\x5bd3f94b28168d2c404944c4c59021288cbcbe87794c72512c26766d2bb30a00'),
('01a21d3f-3d14-76c4-a089-2c6d9b01b35a', E'\\x7d4279ef2110c72625dac04c3d77ad24e55c62d5bf874cc779d577c6920b1ad7'),
('01a21d3f-3d14-76c4-a089-2c6d9b01b35a', E'\\x7ec456093f4398de73a299dcf9bd6c7a9c72cdba9c3040b72f397f127808a2aa'),
('01a21d3f-3d14-76c4-a089-2c6d9b01b35a', E'\\x8c16d187fafba71d6cc9897c6baeb2daead5a8562ff915c73c4bb62c3a8f1474'),
('01a21d3f-3d14-76c4-a089-2c6d9b01b35a', E'\\x926e2e531939d3069662595ddcc247ac4beba90cdaf3b1f50ca50c625081cf4e'),
('01a21d3f-3d14-76c4-a089-2c6d9b01b35a', E'\\xf3593d1731b673c9f1f73b11617918db10692bf3aab8a504f10dc429974c8ca1'),
('01a21d3f-3d14-76c4-a089-2c6d9b01b35a', E'\\xf5ad5ff2400a22f806ef306b5cb3d6e629c3419a217807baff102c7d9a24ee88');

insert into refresh_tokens ("token_hash", "session_id", "issued_at", "replaced_at") overriding system value values
(E'\\x0f30f0485404c7b1e38276087511ede8e76106a1eebef52ed420af0ff9e904ae', '01a21d3f-3c9f-7573-8043-105e889b09ec', '2026-11-27 13:43:33.279+00', null),
(E'\\x14a78ea6a1a91a671728ab245398e7d10079695967eddfd14fa0a18eec1bc49d', '01a21d3f-5e4b-732a-9aab-b4e28f59f1d5', '2026-11-30 13:43:41.9+00', null),
(E'\\x17ba1e195b9186ed1e0b0215f23ae78037d459aee876418df5c87496e125eb16', '01a21d3f-41c3-749f-8699-b77b8504ba89', '2026-11-27 13:43:34.595+00', null),
(E'\\x2c366009512cb2c7fed6f7a6bae130d7d90cf9e993a4e1c2c0db0982c302c8b0', '01a21d3f-663b-7433-8348-e64f232afc6d', '2026-11-30 13:43:43.931+00', null),
(E'\\x54c4e4c36efa4fffba255c618ec7cf5e93dfb6ef2a6c0596f29739864bc7c0cf', '01a21d3f-694d-73ba-a336-5415a02333c8', '2026-11-30 13:43:44.717+00', null),
(E'\\x5b7f65a21c05ab1b54994f49e37a241220ff3675654167cfecc85a7ffdfe6568', '01a21d3f-7805-73f0-85d9-703b6c23e67d', '2026-11-30 13:43:48.485+00', null),
(E'\\x5cfc39397ae7e80fb4c07a073e2150c93a241ac3a186fe2396df1b3eaf7404eb', '01a21d3f-6925-7261-9d6b-37d82ec2725f', '2026-11-30 13:43:44.678+00', null),
(E'\\x70700f53bb11c749471b46122caa301477b9b87ebe91cd5308d98009ad7656b9', '01a21d3f-3dae-7238-b2cd-03801d5ff4d5', '2026-11-27 13:43:33.55+00', null),
(E'\\x8745568bc6427cd78c18e11bf2a8f60b4380240b28e86b18e99f89de9f82c1ae', '01a21d3f-61d8-766d-a13a-1d588a36908d', '2026-11-30 13:43:42.808+00', null),
(E'\\xb0bef09c58586864285cb78e65ba5ddd150b20bb31109a346b7051a1f9825e71', '01a21d3f-68c3-76c4-82fe-bf1e62be7b51', '2026-11-30 13:43:44.579+00', null),
(E'\\xcf5581c19812348c56c8da575a0e7cd9e8f2e64ccb5e0c130c459cfaccb08c00', '01a21d3f-68fa-77d0-83af-0a36a8fb6473', '2026-11-30 13:43:44.634+00', null),
(E'\\xcfd74cc54eaf5b1f0a0b1f341cf24f2b09a1bccaee7cc9467c4368530e9df705', '01a21d3f-3d39-7587-a083-e2ace920f0c6', '2026-11-27 13:43:33.433+00', null),
(E'\\xe604588744c6dde5e4dad1f9d504ec708f57bf453da2ea6d8bcff185201d3fd6', '01a21d3f-7774-7161-bd3f-3cd92958a0d5', '2026-11-30 13:43:48.34+00', null),
(E'\\xef132f01cb4379dafc22009244057bd0f54cf969f2412eeaf7df87e37adef608', '01a21d3f-6003-71ef-a85c-f276c19edbe3', '2026-11-30 13:43:42.339+00', null);

insert into resource_feeds ("resource_id", "token_hash", "created_at") overriding system value values
('01a21d3f-7231-741f-9a2d-ff2fe3e992ac', E'\\xec5ae6d056c6b67a5922dfa2c3abc8a36cf7bcf2e75ac90f56552b06c666d4fb', '2026-11-30 13:43:47.19+00');

insert into resources ("id", "supplier_id", "name", "quantity", "archived_at") overriding system value values
('01a21d3f-7231-741f-9a2d-ff2fe3e992ac', '01a21d3f-38e8-76cb-9ece-654d39520186', 'A boat', '2', null);

insert into review_decisions ("id", "review_id", "outcome", "basis", "reasons", "decided_by", "decided_at") overriding system value values
('01a21d3f-75c1-717c-bfdf-0cfaddf1c962', '01a21d3f-74f8-7358-8321-c3efb05156b1', 'kept', null, 'It is about the tour, and says what was good.', '01a21d3f-3878-739f-96e7-f8caee05576a', '2026-11-30 13:43:47.902+00');

insert into review_photos ("id", "user_id", "review_id", "position", "file", "small_file", "width", "height", "uploaded_at") overriding system value values
('01a21d3f-74d4-776b-bba4-a5975463bf9b', '01a21d3f-3c7b-7224-a996-56f29fff0440', '01a21d3f-74f8-7358-8321-c3efb05156b1', '0', '01a21d3f-74d4-7769-8c8b-f2f3aa480871.webp', '01a21d3f-74d4-776a-999b-a16676c770c7.webp', '1', '1', '2026-11-30 13:43:47.668+00');

insert into review_reports ("id", "review_id", "reason", "details", "user_id", "language", "reported_at", "decision_id") overriding system value values
('01a21d3f-75ac-73a1-86b3-38d124ae6f11', '01a21d3f-74f8-7358-8321-c3efb05156b1', 'off_topic', null, '01a21d3f-38d9-703b-9410-2dffe5d9bbcc', 'en', '2026-11-30 13:43:47.884+00', '01a21d3f-75c1-717c-bfdf-0cfaddf1c962');

insert into reviews ("id", "tour_id", "booking_id", "user_id", "author", "stars", "comment", "language", "supplier_reply", "written_at", "reply_language", "replied_at", "hidden_at") overriding system value values
('01a21d3f-74f8-7358-8321-c3efb05156b1', '01a21d3f-3968-72af-bf76-1cfc82322447', '01a21d3f-3e65-737c-9282-82d97f2118d6', '01a21d3f-3c7b-7224-a996-56f29fff0440', 'Traveler', '4', 'The light came in through the shutters.', 'en', 'Come again.', '2026-11-30 13:43:47.691+00', 'en', '2026-11-30 13:43:47.793+00', null);

insert into schedules ("id", "option_id", "weekdays", "start_times", "capacity", "season_starts_on", "season_ends_on", "made_until", "end_times") overriding system value values
('01a21d3f-6c88-7673-8ed5-2dbe2bc00979', '01a21d3f-69ec-748d-871f-9bdcf6b2c09c', '{1,2,3,4,5,6,7}', '{09:00:00}', '8', '2026-12-02', '2026-12-12', '2027-05-30', null);

insert into search_changes ("transaction_id", "kind", "subject_id", "written_at", "first_day", "last_day") overriding system value values
('1047', 'seats', '01a21d3f-3a5e-77eb-9630-f6e9c9660d4b', '2026-11-27 13:43:38.071+00', null, null),
('1050', 'seats', '01a21d3f-3ac0-7303-8a22-2a875f206fd3', '2026-11-27 13:43:38.22+00', null, null),
('1053', 'seats', '01a21d3f-3ac0-7302-a78c-704f0938c4ca', '2026-11-27 13:43:38.44+00', null, null),
('1055', 'seats', '01a21d3f-3ac0-7302-a78c-704f0938c4ca', '2026-11-27 13:43:38.815+00', null, null),
('1057', 'seats', '01a21d3f-3ac0-7302-a78c-704f0938c4ca', '2026-11-27 13:43:38.903+00', null, null),
('1058', 'seats', '01a21d3f-3ac0-7302-a78c-704f0938c4ca', '2026-11-27 13:43:39.017+00', null, null),
('1060', 'seats', '01a21d3f-3ac0-7302-a78c-704f0938c4ca', '2026-11-27 13:43:39.081+00', null, null),
('1062', 'seats', '01a21d3f-3ac0-7302-a78c-704f0938c4ca', '2026-11-27 13:43:39.374+00', null, null),
('1065', 'seats', '01a21d3f-3b93-756f-9e55-d7dfa1dc18c8', '2026-11-27 13:43:39.564+00', null, null),
('1066', 'seats', '01a21d3f-3b93-756f-9e55-d7dfa1dc18c8', '2026-11-27 13:43:39.675+00', null, null),
('1068', 'seats', '01a21d3f-3a59-762e-904a-78433f3b7e52', '2026-11-27 13:43:39.729+00', null, null),
('1070', 'seats', '01a21d3f-3b48-769b-9806-d27793cc3fc6', '2026-11-27 13:43:39.792+00', null, null),
('1076', 'seats', '01a21d3f-3b48-769b-9806-d27793cc3fc6', '2026-11-27 13:43:39.947+00', null, null),
('1078', 'seats', '01a21d3f-3b48-769b-9806-d27793cc3fc6', '2026-11-27 13:43:40.054+00', null, null),
('1079', 'seats', '01a21d3f-3b48-769b-9806-d27793cc3fc6', '2026-11-27 13:43:40.104+00', null, null),
('1132', 'shown', '01a21d3f-3968-72af-bf76-1cfc82322447', '2026-11-27 13:43:41.311+00', null, null),
('1132', 'shown', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '2026-11-27 13:43:41.311+00', null, null),
('1132', 'tour', '01a21d3f-3968-72af-bf76-1cfc82322447', '2026-11-27 13:43:41.311+00', null, null),
('1132', 'tour', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '2026-11-27 13:43:41.31+00', null, null),
('1133', 'seats', '01a21d3f-3a59-762e-904a-78433f3b7e52', '2026-11-27 13:43:41.367+00', null, null),
('1160', 'seats', '01a21d3f-3a5e-77e3-b78e-10ffbb7293c1', '2026-11-27 13:43:41.981+00', null, null),
('1163', 'seats', '01a21d3f-3a5e-77e3-b78e-10ffbb7293c1', '2026-11-27 13:43:42.166+00', null, null),
('1170', 'seats', '01a21d3f-3a5e-77e3-b78e-10ffbb7293c1', '2026-11-27 13:43:42.521+00', null, null),
('1172', 'seats', '01a21d3f-3b48-769c-84e1-bc271eef9839', '2026-11-27 13:43:42.66+00', null, null),
('1174', 'seats', '01a21d3f-3b93-7575-af0e-7c525b9f5d0d', '2026-11-27 13:43:42.732+00', null, null),
('1176', 'seats', '01a21d3f-3a5e-77e4-be00-b571d730ccc9', '2026-11-27 13:43:42.777+00', null, null),
('1184', 'seats', '01a21d3f-3a5e-77e7-a899-c4bb8473e587', '2026-11-27 13:43:42.846+00', null, null),
('1186', 'seats', '01a21d3f-3ac0-7310-b988-4bf9b782f27e', '2026-11-27 13:43:42.901+00', null, null),
('1191', 'seats', '01a21d3f-3ac0-7311-b02e-beaadde4a3a3', '2026-11-27 13:43:43.207+00', null, null),
('1194', 'seats', '01a21d3f-3ac0-7311-b02e-beaadde4a3a3', '2026-11-27 13:43:43.521+00', null, null),
('1196', 'seats', '01a21d3f-3a5e-77ea-8016-22e70314b1ae', '2026-11-27 13:43:43.582+00', null, null),
('1198', 'seats', '01a21d3f-3a5e-77ea-8016-22e70314b1ae', '2026-11-27 13:43:43.849+00', null, null),
('1205', 'seats', '01a21d3f-3b93-757f-8fcc-6b606314b10b', '2026-11-27 13:43:44.121+00', null, null),
('1235', 'days', '01a21d3f-6982-7612-9b3d-47428bd285dd', '2026-11-27 13:43:45.579+00', '2026-12-02', '2026-12-12'),
('1235', 'departures', '01a21d3f-6982-7612-9b3d-47428bd285dd', '2026-11-27 13:43:45.38+00', null, null),
('1235', 'document', '01a21d3f-6982-7612-9b3d-47428bd285dd', '2026-11-27 13:43:45.684+00', null, null),
('1235', 'shown', '01a21d3f-6982-7612-9b3d-47428bd285dd', '2026-11-27 13:43:45.32+00', null, null),
('1235', 'tour', '01a21d3f-6982-7612-9b3d-47428bd285dd', '2026-11-27 13:43:45.301+00', null, null),
('1235', 'words', '00000000-0000-0000-0000-000000000000', '2026-11-27 13:43:45.629+00', null, null),
('1240', 'seats', '01a21d3f-6c96-7229-912f-dde8cd5d8519', '2026-11-27 13:43:45.98+00', null, null),
('1246', 'seats', '01a21d3f-6c96-722a-8186-a1cda4dc97dc', '2026-11-27 13:43:46.267+00', null, null),
('1247', 'seats', '01a21d3f-3ac0-731d-8fb4-d31500c41384', '2026-11-27 13:43:46.312+00', null, null),
('1247', 'seats', '01a21d3f-3ac0-731e-af3b-467d032271de', '2026-11-27 13:43:46.313+00', null, null),
('1247', 'seats', '01a21d3f-3ac0-731f-b098-5b6dd7c20e54', '2026-11-27 13:43:46.313+00', null, null),
('1247', 'seats', '01a21d3f-3ac0-7320-ac9b-db6a89ede8cc', '2026-11-27 13:43:46.313+00', null, null),
('1249', 'seats', '01a21d3f-3ac0-731e-af3b-467d032271de', '2026-11-27 13:43:46.458+00', null, null),
('1250', 'seats', '01a21d3f-3b93-7588-94e8-dfc215847cd5', '2026-11-27 13:43:46.514+00', null, null),
('1250', 'seats', '01a21d3f-3b93-7589-a66f-017b94b934cb', '2026-11-27 13:43:46.514+00', null, null),
('1250', 'seats', '01a21d3f-3b93-758a-9702-eb92c4847c51', '2026-11-27 13:43:46.514+00', null, null),
('1250', 'seats', '01a21d3f-3b93-758b-bf77-afedf64844b1', '2026-11-27 13:43:46.514+00', null, null),
('1252', 'seats', '01a21d3f-3a5e-77f1-a87c-2eb44b424883', '2026-11-27 13:43:46.588+00', null, null),
('1252', 'seats', '01a21d3f-3a5e-77f2-8207-2019777f1382', '2026-11-27 13:43:46.588+00', null, null),
('1253', 'departures', '01a21d3f-3968-72af-bf76-1cfc82322447', '2026-11-27 13:43:46.779+00', null, null),
('1254', 'seats', '01a21d3f-3a5e-77f0-969a-b617fef879ab', '2026-11-27 13:43:46.933+00', null, null),
('1270', 'shown', '01a21d3f-3968-72af-bf76-1cfc82322447', '2026-11-27 13:43:47.719+00', null, null),
('1270', 'tour', '01a21d3f-3968-72af-bf76-1cfc82322447', '2026-11-27 13:43:47.745+00', null, null),
('1271', 'shown', '01a21d3f-3968-72af-bf76-1cfc82322447', '2026-11-27 13:43:47.797+00', null, null),
('1303', 'seats', '01a21d3f-3a5e-77e5-9f45-9cd25e257963', '2026-11-27 13:43:48.431+00', null, null),
('904', 'words', '00000000-0000-0000-0000-000000000000', '2026-11-27 13:43:32.365+00', null, null),
('905', 'words', '00000000-0000-0000-0000-000000000000', '2026-11-27 13:43:32.392+00', null, null),
('906', 'words', '00000000-0000-0000-0000-000000000000', '2026-11-27 13:43:32.41+00', null, null),
('907', 'words', '00000000-0000-0000-0000-000000000000', '2026-11-27 13:43:32.427+00', null, null),
('908', 'words', '00000000-0000-0000-0000-000000000000', '2026-11-27 13:43:32.449+00', null, null),
('909', 'words', '00000000-0000-0000-0000-000000000000', '2026-11-27 13:43:32.455+00', null, null),
('910', 'tour', '01a21d3f-3968-72af-bf76-1cfc82322447', '2026-11-27 13:43:32.496+00', null, null),
('911', 'shown', '01a21d3f-3968-72af-bf76-1cfc82322447', '2026-11-27 13:43:32.507+00', null, null),
('913', 'shown', '01a21d3f-3968-72af-bf76-1cfc82322447', '2026-11-27 13:43:32.543+00', null, null),
('914', 'departures', '01a21d3f-3968-72af-bf76-1cfc82322447', '2026-11-27 13:43:32.575+00', null, null),
('914', 'shown', '01a21d3f-3968-72af-bf76-1cfc82322447', '2026-11-27 13:43:32.588+00', null, null),
('915', 'days', '01a21d3f-3968-72af-bf76-1cfc82322447', '2026-11-27 13:43:32.726+00', '2026-11-28', '2027-01-06'),
('916', 'tour', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '2026-11-27 13:43:32.753+00', null, null),
('917', 'shown', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '2026-11-27 13:43:32.759+00', null, null),
('919', 'shown', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '2026-11-27 13:43:32.781+00', null, null),
('920', 'departures', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '2026-11-27 13:43:32.783+00', null, null),
('920', 'shown', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '2026-11-27 13:43:32.784+00', null, null),
('921', 'days', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '2026-11-27 13:43:32.812+00', '2026-11-28', '2027-01-06'),
('922', 'tour', '01a21d3f-3adf-718e-a596-259c4ae461f8', '2026-11-27 13:43:32.856+00', null, null),
('923', 'shown', '01a21d3f-3adf-718e-a596-259c4ae461f8', '2026-11-27 13:43:32.87+00', null, null),
('925', 'shown', '01a21d3f-3adf-718e-a596-259c4ae461f8', '2026-11-27 13:43:32.901+00', null, null),
('926', 'departures', '01a21d3f-3adf-718e-a596-259c4ae461f8', '2026-11-27 13:43:32.912+00', null, null),
('926', 'shown', '01a21d3f-3adf-718e-a596-259c4ae461f8', '2026-11-27 13:43:32.913+00', null, null),
('927', 'days', '01a21d3f-3adf-718e-a596-259c4ae461f8', '2026-11-27 13:43:32.96+00', '2026-11-28', '2027-01-06'),
('928', 'tour', '01a21d3f-3b68-7072-98f8-d3b8e724068b', '2026-11-27 13:43:32.973+00', null, null),
('929', 'shown', '01a21d3f-3b68-7072-98f8-d3b8e724068b', '2026-11-27 13:43:32.979+00', null, null),
('931', 'shown', '01a21d3f-3b68-7072-98f8-d3b8e724068b', '2026-11-27 13:43:32.994+00', null, null),
('932', 'departures', '01a21d3f-3b68-7072-98f8-d3b8e724068b', '2026-11-27 13:43:32.997+00', null, null),
('932', 'shown', '01a21d3f-3b68-7072-98f8-d3b8e724068b', '2026-11-27 13:43:32.998+00', null, null),
('933', 'days', '01a21d3f-3b68-7072-98f8-d3b8e724068b', '2026-11-27 13:43:33.03+00', '2026-11-28', '2027-01-06'),
('944', 'seats', '01a21d3f-3a59-7629-8b6d-01ea5377966f', '2026-11-27 13:43:33.786+00', null, null),
('947', 'seats', '01a21d3f-3a59-7629-8b6d-01ea5377966f', '2026-11-27 13:43:34.365+00', null, null),
('949', 'seats', '01a21d3f-3ac0-7300-957a-63cf1d9063ad', '2026-11-27 13:43:34.508+00', null, null),
('966', 'seats', '01a21d3f-3ac0-7300-957a-63cf1d9063ad', '2026-11-27 13:43:35.003+00', null, null),
('991', 'shown', '01a21d3f-3968-72af-bf76-1cfc82322447', '2026-11-27 13:43:36.298+00', null, null),
('991', 'shown', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '2026-11-27 13:43:36.298+00', null, null),
('991', 'tour', '01a21d3f-3968-72af-bf76-1cfc82322447', '2026-11-27 13:43:36.298+00', null, null),
('991', 'tour', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '2026-11-27 13:43:36.289+00', null, null);

insert into search_changes_trimmed ("only_row", "up_to") overriding system value values
('true', '0');

insert into search_documents ("tour_id", "language", "title_terms", "name_terms", "text_terms", "all_terms") overriding system value values
('01a21d3f-6982-7612-9b3d-47428bd285dd', 'en', '{walk,river}', '{madrid,espana,spain,espagne,walk,outdoor}', '{two,hour,along,river,somebody,born}', '{along,born,espagne,espana,hour,madrid,outdoor,river,somebody,spain,two,walk}'),
('01a21d3f-6982-7612-9b3d-47428bd285dd', 'es', '{walk,by,the,river}', '{madrid,espan,spain,espagn,walk,outdoor}', '{two,hour,along,the,river,with,somebody,who,was,born,ther}', '{along,born,by,espagn,espan,hour,madrid,outdoor,river,somebody,spain,the,ther,two,walk,was,who,with}'),
('01a21d3f-6982-7612-9b3d-47428bd285dd', 'fr', '{walk,by,the,river}', '{madrid,espana,spain,espagn,walk,outdoor}', '{two,hour,along,the,river,with,somebody,who,was,born,ther}', '{along,born,by,espagn,espana,hour,madrid,outdoor,river,somebody,spain,the,ther,two,walk,was,who,with}');

insert into search_names ("kind", "subject_id", "name") overriding system value values
('category', '01a21d3f-392d-7170-b55c-11c905096ed8', 'walks'),
('place', '01a21d3f-38e8-76cc-b283-4bbe59ac9719', 'madrid');

insert into search_terms ("language", "term", "word", "named") overriding system value values
('en', 'along', 'along', 'false'),
('en', 'born', 'born', 'false'),
('en', 'espagne', 'espagne', 'true'),
('en', 'espana', 'españa', 'true'),
('en', 'hour', 'hours', 'false'),
('en', 'madrid', 'madrid', 'true'),
('en', 'outdoor', 'outdoors', 'true'),
('en', 'river', 'river', 'true'),
('en', 'somebody', 'somebody', 'false'),
('en', 'spain', 'spain', 'true'),
('en', 'two', 'two', 'false'),
('en', 'walk', 'walk', 'true'),
('es', 'along', 'along', 'false'),
('es', 'born', 'born', 'false'),
('es', 'by', 'by', 'true'),
('es', 'espagn', 'espagne', 'true'),
('es', 'espan', 'españa', 'true'),
('es', 'hour', 'hours', 'false'),
('es', 'madrid', 'madrid', 'true'),
('es', 'outdoor', 'outdoors', 'true'),
('es', 'river', 'river', 'true'),
('es', 'somebody', 'somebody', 'false'),
('es', 'spain', 'spain', 'true'),
('es', 'the', 'the', 'true'),
('es', 'ther', 'there', 'false'),
('es', 'two', 'two', 'false'),
('es', 'walk', 'walk', 'true'),
('es', 'was', 'was', 'false'),
('es', 'who', 'who', 'false'),
('es', 'with', 'with', 'false'),
('fr', 'along', 'along', 'false'),
('fr', 'born', 'born', 'false'),
('fr', 'by', 'by', 'true'),
('fr', 'espagn', 'espagne', 'true'),
('fr', 'espana', 'españa', 'true'),
('fr', 'hour', 'hours', 'false'),
('fr', 'madrid', 'madrid', 'true'),
('fr', 'outdoor', 'outdoors', 'true'),
('fr', 'river', 'river', 'true'),
('fr', 'somebody', 'somebody', 'false'),
('fr', 'spain', 'spain', 'true'),
('fr', 'the', 'the', 'true'),
('fr', 'ther', 'there', 'false'),
('fr', 'two', 'two', 'false'),
('fr', 'walk', 'walk', 'true'),
('fr', 'was', 'was', 'false'),
('fr', 'who', 'who', 'false'),
('fr', 'with', 'with', 'false');

insert into secrets ("name", "value", "created_at") overriding system value values
('accessToken', E'\\x183c60dd10ea7e3d666db4b0f804b134b2f492ea803d7f935f9d368074da91be', '2026-11-27 13:43:32.079+00'),
('encryptionKey', E'\\x20d0c7639f21df3953a9b83b590429f7ca3ea643d59dcc45f82b73297e2ab138', '2026-11-27 13:43:32.101+00'),
('lookupCode', E'\\x1580e7583c798fc86de9ca31ddfcbcf1a2245f64785c2c584e2f001e5768c96a', '2026-11-27 13:43:32.098+00'),
('mediaKey', E'\\x5d1ccb5e9b78ceec87d69904004c7a7e653b51aec937fa509f4563c8df574da3', '2026-11-27 13:43:32.101+00'),
('quoteKey', E'\\xfefa56457ddbb32cb675d408c61f883fbc1c7a2a2b2beb5fb97b1db769e973b2', '2026-11-27 13:43:32.102+00'),
('refreshToken', E'\\x725e1432c549c7392560d778c7f2f1287470ce3cd6ebe026a2e7de7ab8a95c28', '2026-11-27 13:43:32.086+00'),
('throttleKey', E'\\x9e65f16b93ccc1f05061eba94d50a6001e470a754325e9b23f6afc89b1fffa66', '2026-11-27 13:43:32.092+00');

insert into seller_quarters ("year", "supplier_id", "quarter", "country", "currency", "activities", "consideration_minor", "fees_minor") overriding system value values
('2026', '01a21d3f-38e8-76cb-9ece-654d39520186', '4', 'ES', 'EUR', '2', '6375', '1125');

insert into seller_years ("year", "summed_at") overriding system value values
('2025', '2026-11-30 13:43:41.482+00'),
('2026', '2026-11-30 13:43:40.809+00');

insert into sessions ("id", "user_id", "user_agent", "created_at", "last_seen_at", "expires_at", "revoked_at", "reauthenticated_at") overriding system value values
('01a21d3f-3c9f-7573-8043-105e889b09ec', '01a21d3f-3c7b-7224-a996-56f29fff0440', '', '2026-11-27 13:43:33.279+00', '2026-11-27 13:43:33.279+00', '2026-12-27 13:43:33.279+00', null, '2026-11-30 13:43:44.726+00'),
('01a21d3f-3d39-7587-a083-e2ace920f0c6', '01a21d3f-3d14-76c4-a089-2c6d9b01b35a', '', '2026-11-27 13:43:33.433+00', '2026-11-27 13:43:33.433+00', '2026-12-27 13:43:33.433+00', null, '2026-11-30 13:43:44.726+00'),
('01a21d3f-3dae-7238-b2cd-03801d5ff4d5', '01a21d3f-3c7b-7224-a996-56f29fff0440', '', '2026-11-27 13:43:33.55+00', '2026-11-27 13:43:33.55+00', '2026-12-27 13:43:33.55+00', null, '2026-11-30 13:43:44.726+00'),
('01a21d3f-41c3-749f-8699-b77b8504ba89', '01a21d3f-3d14-76c4-a089-2c6d9b01b35a', '', '2026-11-27 13:43:34.595+00', '2026-11-27 13:43:34.595+00', '2026-12-27 13:43:34.595+00', null, '2026-11-30 13:43:44.726+00'),
('01a21d3f-5e4b-732a-9aab-b4e28f59f1d5', '01a21d3f-3c7b-7224-a996-56f29fff0440', '', '2026-11-30 13:43:41.9+00', '2026-11-30 13:43:41.9+00', '2026-12-30 13:43:41.9+00', null, '2026-11-30 13:43:44.726+00'),
('01a21d3f-6003-71ef-a85c-f276c19edbe3', '01a21d3f-38d9-703b-9410-2dffe5d9bbcc', '', '2026-11-30 13:43:42.339+00', '2026-11-30 13:43:42.339+00', '2026-12-01 01:43:42.339+00', null, '2026-11-30 13:43:44.726+00'),
('01a21d3f-61d8-766d-a13a-1d588a36908d', '01a21d3f-3c7b-7224-a996-56f29fff0440', '', '2026-11-30 13:43:42.808+00', '2026-11-30 13:43:42.808+00', '2026-12-30 13:43:42.808+00', null, '2026-11-30 13:43:44.726+00'),
('01a21d3f-663b-7433-8348-e64f232afc6d', '01a21d3f-38d9-703b-9410-2dffe5d9bbcc', '', '2026-11-30 13:43:43.931+00', '2026-11-30 13:43:43.931+00', '2026-12-01 01:43:43.931+00', null, '2026-11-30 13:43:44.726+00'),
('01a21d3f-68c3-76c4-82fe-bf1e62be7b51', '01a21d3f-3c7b-7224-a996-56f29fff0440', '', '2026-11-30 13:43:44.579+00', '2026-11-30 13:43:44.579+00', '2026-12-30 13:43:44.579+00', null, '2026-11-30 13:43:44.726+00'),
('01a21d3f-68fa-77d0-83af-0a36a8fb6473', '01a21d3f-3d14-76c4-a089-2c6d9b01b35a', '', '2026-11-30 13:43:44.634+00', '2026-11-30 13:43:44.634+00', '2026-12-30 13:43:44.634+00', null, '2026-11-30 13:43:44.726+00'),
('01a21d3f-6925-7261-9d6b-37d82ec2725f', '01a21d3f-38d9-703b-9410-2dffe5d9bbcc', '', '2026-11-30 13:43:44.678+00', '2026-11-30 13:43:44.678+00', '2026-12-01 01:43:44.678+00', null, '2026-11-30 13:43:44.726+00'),
('01a21d3f-694d-73ba-a336-5415a02333c8', '01a21d3f-3878-739f-96e7-f8caee05576a', '', '2026-11-30 13:43:44.717+00', '2026-11-30 13:43:44.717+00', '2026-12-01 01:43:44.717+00', null, '2026-11-30 13:43:44.726+00'),
('01a21d3f-7774-7161-bd3f-3cd92958a0d5', '01a21d3f-3c7b-7224-a996-56f29fff0440', '', '2026-11-30 13:43:48.34+00', '2026-11-30 13:43:48.34+00', '2026-12-30 13:43:48.34+00', null, '2026-11-30 13:43:48.34+00'),
('01a21d3f-7805-73f0-85d9-703b6c23e67d', '01a21d3f-3c7b-7224-a996-56f29fff0440', '', '2026-11-30 13:43:48.485+00', '2026-11-30 13:43:48.485+00', '2026-12-30 13:43:48.485+00', null, '2026-11-30 13:43:48.485+00');

insert into shared_wishlists ("user_id", "code", "title", "shared_at") overriding system value values
('01a21d3f-3c7b-7224-a996-56f29fff0440', 'u8apAQTEeM2g_Vxvk-YsaQ', 'In May', '2026-11-30 13:43:47.97+00');

insert into summed_bookings ("booking_id", "supplier_id", "tour_id", "day", "currency", "cancelled_by", "lead_days", "revenue_minor", "commission_minor", "due_at") overriding system value values
('01a21d3f-3e65-737c-9282-82d97f2118d6', '01a21d3f-38e8-76cb-9ece-654d39520186', '01a21d3f-3968-72af-bf76-1cfc82322447', '2026-11-27', 'EUR', '', '1', '10000', '1500', null),
('01a21d3f-40b9-7037-956b-79b85779a6e0', '01a21d3f-38e8-76cb-9ece-654d39520186', '01a21d3f-3968-72af-bf76-1cfc82322447', '2026-11-27', 'EUR', '', '1', '0', '0', null),
('01a21d3f-4150-76fa-81ac-62ea8b99df95', '01a21d3f-38e8-76cb-9ece-654d39520186', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '2026-11-27', 'EUR', '', '1', '0', '0', null),
('01a21d3f-4318-7225-a5e3-2fd987df9bf9', '01a21d3f-38e8-76cb-9ece-654d39520186', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '2026-11-27', 'EUR', '', '1', '10000', '1500', null),
('01a21d3f-4ebb-7428-a8d1-730a06ec16c0', '01a21d3f-38e8-76cb-9ece-654d39520186', '01a21d3f-3968-72af-bf76-1cfc82322447', '2026-11-27', 'EUR', '', '20', '5000', '750', '2026-12-17 09:00:00+00'),
('01a21d3f-4f8b-7517-a22e-8f848b40d0cc', '01a21d3f-38e8-76cb-9ece-654d39520186', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '2026-11-27', 'EUR', '', '4', '10000', '1500', '2026-12-01 09:00:00+00'),
('01a21d3f-50a5-730d-af17-c9ab7557a79f', '01a21d3f-38e8-76cb-9ece-654d39520186', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '2026-11-27', 'EUR', 'traveller', '3', '5000', '750', null),
('01a21d3f-5289-7408-9b90-5c0757d41e95', '01a21d3f-38e8-76cb-9ece-654d39520186', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '2026-11-27', 'EUR', 'traveller', '3', '0', '0', null),
('01a21d3f-533c-7142-9838-5ceedca411d9', '01a21d3f-38e8-76cb-9ece-654d39520186', '01a21d3f-3a8c-736c-962a-9a952a9bc53c', '2026-11-27', 'EUR', 'traveller', '3', '2500', '375', null);

insert into supplier_booking_days ("supplier_id", "day", "currency", "cancelled_by", "bookings", "revenue_minor", "commission_minor") overriding system value values
('01a21d3f-38e8-76cb-9ece-654d39520186', '2026-11-27', 'EUR', '', '6', '35000', '5250'),
('01a21d3f-38e8-76cb-9ece-654d39520186', '2026-11-27', 'EUR', 'traveller', '3', '7500', '1125');

insert into supplier_documents ("id", "supplier_id", "kind", "name", "file", "content_type", "size_bytes", "valid_until", "uploaded_by", "uploaded_at", "state", "replaces", "decided_by", "decided_at", "reason", "ended_at", "reminded_soon_at", "reminded_end_at") overriding system value values
('01a21d3f-7346-7499-9051-4b26ff450e20', '01a21d3f-38e8-76cb-9ece-654d39520186', 'insurance', 'insurance.pdf', '01a21d3f-7341-727d-abaa-c0b696a1a10d.private', 'application/pdf', '15', null, '01a21d3f-38d9-703b-9410-2dffe5d9bbcc', '2026-11-30 13:43:47.281+00', 'waiting', null, null, null, null, null, null, null);

insert into supplier_invitations ("id", "supplier_id", "email", "role", "token_hash", "invited_at", "expires_at") overriding system value values
('01a21d3f-73aa-76d9-ac1e-26964c670959', '01a21d3f-38e8-76cb-9ece-654d39520186', 'guide@upgrade.example', 'guide', null, '2026-11-30 13:43:47.37+00', '2026-12-07 13:43:47.37+00');

insert into supplier_lead_days ("supplier_id", "day", "lead_days", "bookings") overriding system value values
('01a21d3f-38e8-76cb-9ece-654d39520186', '2026-11-27', '1', '4'),
('01a21d3f-38e8-76cb-9ece-654d39520186', '2026-11-27', '20', '1'),
('01a21d3f-38e8-76cb-9ece-654d39520186', '2026-11-27', '3', '3'),
('01a21d3f-38e8-76cb-9ece-654d39520186', '2026-11-27', '4', '1');

insert into supplier_lead_months ("supplier_id", "month", "lead_days", "bookings") overriding system value values
('01a21d3f-38e8-76cb-9ece-654d39520186', '2026-11-01', '1', '4'),
('01a21d3f-38e8-76cb-9ece-654d39520186', '2026-11-01', '20', '1'),
('01a21d3f-38e8-76cb-9ece-654d39520186', '2026-11-01', '3', '3'),
('01a21d3f-38e8-76cb-9ece-654d39520186', '2026-11-01', '4', '1');

insert into supplier_members ("supplier_id", "user_id", "role", "joined_at") overriding system value values
('01a21d3f-38e8-76cb-9ece-654d39520186', '01a21d3f-38d9-703b-9410-2dffe5d9bbcc', 'owner', '2026-11-27 13:43:32.345+00');

insert into supplier_tax_details ("supplier_id", "kind", "first_name", "last_name", "birth_date", "birth_city", "birth_country", "tin", "tin_country", "no_tin_reason", "vat_number", "exclusion", "given_at") overriding system value values
('01a21d3f-38e8-76cb-9ece-654d39520186', 'entity', null, null, null, null, null, 'B54550101', 'ES', null, 'ESB54550101', null, '2026-11-30 13:43:47.522+00');

insert into supplier_terms ("id", "supplier_id", "commission_percent", "commission_before", "texts", "announced_at", "starts_at", "started_at", "withdrawn_at", "ends_own") overriding system value values
('01a21d3f-7377-70dc-b497-7993dfda4498', '01a21d3f-38e8-76cb-9ece-654d39520186', '20', '15', '{"en": "The commission is twenty percent.", "es": "The commission is twenty percent.", "fr": "The commission is twenty percent."}', '2026-11-30 13:43:47.319+00', '2026-12-16 00:00:00+00', null, null, 'false');

insert into suppliers ("id", "slug", "name", "legal_name", "country", "currency", "address", "email", "phone", "register_number", "tax_number", "self_certified_at", "created_at", "register_name", "state", "checked_at", "checked_by", "refusal", "suspended_at", "commission_percent", "sales_paused_at", "closed_at") overriding system value values
('01a21d3f-38e8-76cb-9ece-654d39520186', 'slow-walks', 'Slow Walks', 'Slow Walks S.L.', 'ES', 'EUR', 'Calle Mayor 1, Madrid', 'supplier@upgrade.example', '+34910000000', 'M-1', 'B00000000', '2026-11-27 13:43:32.211+00', '2026-11-27 13:43:32.332+00', null, 'verified', '2026-11-27 13:43:32.211+00', null, null, null, null, null, null);

insert into tag_texts ("tag_id", "language", "name") overriding system value values
('01a21d3f-392d-7171-999d-5c6174a3c3a1', 'en', 'Outdoors');

insert into tags ("id", "slug", "position") overriding system value values
('01a21d3f-392d-7171-999d-5c6174a3c3a1', 'outdoors', '0');

insert into taxes ("id", "supplier_id", "tour_id", "option_id", "place_id", "names", "basis_points", "per_person_minor", "created_at", "ended_at") overriding system value values
('01a21d3f-7318-7484-8701-3d00c7136ad4', '01a21d3f-38e8-76cb-9ece-654d39520186', '01a21d3f-6982-7612-9b3d-47428bd285dd', null, null, '{"en": "City tax", "es": "City tax", "fr": "City tax"}', null, '100', '2026-11-30 13:43:47.222+00', null);

insert into throttles ("key", "window_starts_at", "count") overriding system value values
('0SNkncnZilh3Nx3qeDFzBBY_TP0h-thCtJezmUjxQJ4', '2026-11-30 13:30:00+00', '1'),
('8Yxy-EqM4SCd-JUIDhDI4IufuU7oOIfl90OihybIazE', '2026-11-30 13:00:00+00', '1'),
('A9Ai5AVmIwuQghKHAc6QMI9tPh-rwa6GiOQPn0M6CGk', '2026-11-30 13:00:00+00', '1'),
('HEjD0czI39sKhvIUJTnq1PvRuPswhVqhrMtbhhvoN8Q', '2026-11-30 13:00:00+00', '1'),
('J60ItxybSSxJOsiDxrZ3pS4IYFj5dJVbK5oIqjXqe3Q', '2026-11-30 13:00:00+00', '1'),
('OZfwaij64VZ5sVG_QcpWQwfJ8AdTDnMEvSFjbB9Yup0', '2026-11-30 13:00:00+00', '2'),
('OgTWQmrgDhBwiuP0JqoznB_zSB6yJdEz8qxJpub9YFQ', '2026-11-30 13:00:00+00', '1'),
('RbB7Y_5nhG6bn_9in3RKmhwn31QOot7j1745zks4YuE', '2026-11-30 13:30:00+00', '1'),
('cZiLIB-6lg5UpgiBX_CF7BJhOl3dE0gJJDLm6m0Yus8', '2026-11-30 13:00:00+00', '1'),
('cdKJ41hHqoPG8ToG2zoGywY4A-vyz_L1x8KjAfUnsYA', '2026-11-30 13:00:00+00', '1'),
('dav0Hv8Nv2V9_01yCUsPsb2gvM4_F1GDJfJhNISxT5o', '2026-11-30 13:00:00+00', '1'),
('iZyvSvU-oJwA6KEHZ3lZj1aDCQ61I83hpEMoR-cFJJE', '2026-11-30 13:30:00+00', '1'),
('jS5Wv959uSN8yhqLYwjGx8U6ryekpbddjNG2zHVysZo', '2026-11-30 13:00:00+00', '1'),
('lU4chXGesyPKKvhehiXiNuBq_Ho50c7pfU6unbnmMVE', '2026-11-30 13:00:00+00', '1'),
('nGUIJDrssNN7lRpuXX8nvdus872KahI7jSXJGRxjGQY', '2026-11-30 13:00:00+00', '1'),
('qer_KK7bsyJ_RdsTSawTjAG7zatUkE_RZwKyu3ssVAE', '2026-11-30 13:00:00+00', '1'),
('s1sIRBTIlUXjJj4BEP73kKTzYBsZLOdYzhFrtq2847Y', '2026-11-30 13:00:00+00', '1'),
('sEo-n_mMFmg46oNoQ5OzI9qzq1ituyEbX-tWcdvOwuY', '2026-11-30 13:30:00+00', '10'),
('v50WRHsVvChsmglkiCYZJ9Btr3KUFpqc5uiGBqLz4K0', '2026-11-30 13:00:00+00', '1'),
('vAoPtJHj-t0VwzUEnCIiyC6PkBoJG8Au6LylEh6V5xs', '2026-11-30 13:30:00+00', '16');

insert into totp ("user_id", "encrypted_secret", "begun_at", "confirmed_at", "last_step") overriding system value values
('01a21d3f-3d14-76c4-a089-2c6d9b01b35a', E'\\xeefb682f3d4ee5383b3484e66dd3c0935c420ef12412cd8242108202608a4758551c7ad817dbe906d5abf067cae2d991', '2026-11-30 13:43:48.173+00', '2026-11-30 13:43:48.229+00', '59868207');

insert into tour_categories ("tour_id", "category_id") overriding system value values
('01a21d3f-6982-7612-9b3d-47428bd285dd', '01a21d3f-392d-7170-b55c-11c905096ed8');

insert into tour_drafts ("id", "supplier_id", "version", "document", "published_version", "submitted_at", "return_reason", "archived_at", "created_at", "updated_at", "updated_by", "machine_texts") overriding system value values
('01a21d3f-6829-70d8-b5f7-b0870788659e', '01a21d3f-38e8-76cb-9ece-654d39520186', '1', '{"city": "madrid", "tags": [], "texts": {"en": {"title": "The rooftops", "detail": "", "toBring": [], "included": [], "whatToDo": "", "highlights": [], "description": "A tour of the city.", "notIncluded": [], "meetingPoint": ""}, "es": {"title": "", "detail": "", "toBring": [], "included": [], "whatToDo": "", "highlights": [], "description": "", "notIncluded": [], "meetingPoint": ""}, "fr": {"title": "", "detail": "", "toBring": [], "included": [], "whatToDo": "", "highlights": [], "description": "", "notIncluded": [], "meetingPoint": ""}}, "extras": [], "policy": "flexible", "options": [{"id": "01a21d3f-6829-70d7-bcdd-abe25bf30ff8", "kind": "start_time", "names": {"en": "In the morning", "es": "", "fr": ""}, "units": [{"kind": "adult", "most": null, "least": 1, "seats": 1, "adults": 1, "labels": {"en": "", "es": "", "fr": ""}, "maxAge": null, "minAge": null, "children": 0, "priceMinor": 5000}, {"kind": "child", "most": null, "least": 1, "seats": 1, "adults": 0, "labels": {"en": "", "es": "", "fr": ""}, "maxAge": null, "minAge": null, "children": 1, "priceMinor": 2500}], "capacity": null, "mostUnits": null, "schedules": [], "validDays": null, "isFreesale": false, "leastUnits": 1, "priceRules": [], "leastPeople": null, "cutOffMinutes": 0, "decideHoursBefore": null}], "payLater": true, "pictures": [], "questions": [], "categories": [], "confirmation": "instant", "meetingPoint": null, "pickupPoints": [], "guideLanguages": [], "durationMinutes": 120}', null, null, null, null, '2026-11-30 13:43:44.425+00', '2026-11-30 13:43:44.425+00', '01a21d3f-38d9-703b-9410-2dffe5d9bbcc', '{}'),
('01a21d3f-6982-7612-9b3d-47428bd285dd', '01a21d3f-38e8-76cb-9ece-654d39520186', '2', '{"city": "madrid", "tags": ["outdoors"], "texts": {"en": {"title": "A walk by the river", "detail": "", "toBring": [], "included": [], "whatToDo": "", "highlights": [], "description": "Two hours along the river with somebody who was born there.", "notIncluded": [], "meetingPoint": "At the fountain in the middle of the square."}, "es": {"title": "", "detail": "", "toBring": [], "included": [], "whatToDo": "", "highlights": [], "description": "", "notIncluded": [], "meetingPoint": ""}, "fr": {"title": "", "detail": "", "toBring": [], "included": [], "whatToDo": "", "highlights": [], "description": "", "notIncluded": [], "meetingPoint": ""}}, "extras": [{"id": "01a21d3f-69ec-748f-8f72-760f3bcd1d39", "per": "person", "most": null, "least": 1, "notes": {"en": "", "es": "", "fr": ""}, "stock": 20, "labels": {"en": "Lunch", "es": "Lunch", "fr": "Lunch"}, "option": null, "priceMinor": 900}], "policy": "flexible", "options": [{"id": "01a21d3f-69ec-748d-871f-9bdcf6b2c09c", "kind": "start_time", "names": {"en": "", "es": "", "fr": ""}, "units": [{"kind": "adult", "most": null, "least": 1, "seats": 1, "adults": 1, "labels": {"en": "Walker", "es": "Walker", "fr": "Walker"}, "maxAge": null, "minAge": null, "children": 0, "priceMinor": 5000}], "capacity": 8, "mostUnits": null, "schedules": [{"lastDay": "2026-12-12", "endTimes": [], "firstDay": "2026-12-02", "weekdays": [1, 2, 3, 4, 5, 6, 7], "startTimes": ["09:00"]}], "validDays": null, "isFreesale": false, "leastUnits": 1, "priceRules": [{"id": "01a21d3f-69ec-748e-bacc-31f361fcb538", "unit": null, "percent": 20, "seasonTo": "2026-12-12", "weekdays": [], "daysBefore": null, "fromPeople": null, "priceMinor": null, "seasonFrom": "2026-12-11", "startTimes": [], "hoursBefore": null}], "leastPeople": null, "cutOffMinutes": 0, "decideHoursBefore": null}], "payLater": true, "pictures": [], "questions": [{"id": "01a21d3f-69ec-7490-b482-f419b0b4685d", "per": "booking", "kind": "text", "most": null, "least": null, "notes": {"en": "", "es": "", "fr": ""}, "bodies": {"en": "", "es": "", "fr": ""}, "labels": {"en": "Any allergies?", "es": "Any allergies?", "fr": "Any allergies?"}, "choices": [], "version": "", "required": false, "beforeBooking": false}], "categories": ["walks"], "confirmation": "instant", "meetingPoint": null, "pickupPoints": [{"at": null, "id": "01a21d3f-69ec-7491-b15b-d5ab773c7505", "names": {"en": "At the station", "es": "At the station", "fr": "At the station"}, "zones": {"en": "", "es": "", "fr": ""}, "radiusMetres": null, "minutesBefore": 30}], "guideLanguages": ["es", "en"], "durationMinutes": 120}', '2', null, null, null, '2026-11-30 13:43:44.77+00', '2026-11-30 13:43:44.996+00', '01a21d3f-38d9-703b-9410-2dffe5d9bbcc', '{}');

insert into tour_pictures ("tour_id", "position", "url", "scene", "picture_id", "alt") overriding system value values
('01a21d3f-6982-7612-9b3d-47428bd285dd', '0', '/pictures/madrid.webp', 'null', null, null);

insert into tour_tags ("tour_id", "tag_id") overriding system value values
('01a21d3f-6982-7612-9b3d-47428bd285dd', '01a21d3f-392d-7171-999d-5c6174a3c3a1');

insert into tour_texts ("tour_id", "language", "title", "description", "what_to_do", "detail", "included", "meeting_point", "facts") overriding system value values
('01a21d3f-3968-72af-bf76-1cfc82322447', 'en', 'The rooftops', 'A tour of the city.', null, null, '{}', null, '{}'),
('01a21d3f-3a8c-736c-962a-9a952a9bc53c', 'en', 'The museums', 'A tour of the city.', null, null, '{}', null, '{}'),
('01a21d3f-3adf-718e-a596-259c4ae461f8', 'en', 'The workshop', 'A tour of the city.', null, null, '{}', null, '{}'),
('01a21d3f-3b68-7072-98f8-d3b8e724068b', 'en', 'The balloon', 'A tour of the city.', null, null, '{}', null, '{}'),
('01a21d3f-6982-7612-9b3d-47428bd285dd', 'en', 'A walk by the river', 'Two hours along the river with somebody who was born there.', null, null, '{}', 'At the fountain in the middle of the square.', '{}');

insert into tour_versions ("id", "tour_id", "version", "what", "document", "at", "by", "reason") overriding system value values
('01a21d3f-6ade-7410-bd23-23af5eaf4426', '01a21d3f-6982-7612-9b3d-47428bd285dd', '2', 'submitted', '{"city": "madrid", "tags": ["outdoors"], "texts": {"en": {"title": "A walk by the river", "detail": "", "toBring": [], "included": [], "whatToDo": "", "highlights": [], "description": "Two hours along the river with somebody who was born there.", "notIncluded": [], "meetingPoint": "At the fountain in the middle of the square."}, "es": {"title": "", "detail": "", "toBring": [], "included": [], "whatToDo": "", "highlights": [], "description": "", "notIncluded": [], "meetingPoint": ""}, "fr": {"title": "", "detail": "", "toBring": [], "included": [], "whatToDo": "", "highlights": [], "description": "", "notIncluded": [], "meetingPoint": ""}}, "extras": [{"id": "01a21d3f-69ec-748f-8f72-760f3bcd1d39", "per": "person", "most": null, "least": 1, "notes": {"en": "", "es": "", "fr": ""}, "stock": 20, "labels": {"en": "Lunch", "es": "Lunch", "fr": "Lunch"}, "option": null, "priceMinor": 900}], "policy": "flexible", "options": [{"id": "01a21d3f-69ec-748d-871f-9bdcf6b2c09c", "kind": "start_time", "names": {"en": "", "es": "", "fr": ""}, "units": [{"kind": "adult", "most": null, "least": 1, "seats": 1, "adults": 1, "labels": {"en": "Walker", "es": "Walker", "fr": "Walker"}, "maxAge": null, "minAge": null, "children": 0, "priceMinor": 5000}], "capacity": 8, "mostUnits": null, "schedules": [{"lastDay": "2026-12-12", "endTimes": [], "firstDay": "2026-12-02", "weekdays": [1, 2, 3, 4, 5, 6, 7], "startTimes": ["09:00"]}], "validDays": null, "isFreesale": false, "leastUnits": 1, "priceRules": [{"id": "01a21d3f-69ec-748e-bacc-31f361fcb538", "unit": null, "percent": 20, "seasonTo": "2026-12-12", "weekdays": [], "daysBefore": null, "fromPeople": null, "priceMinor": null, "seasonFrom": "2026-12-11", "startTimes": [], "hoursBefore": null}], "leastPeople": null, "cutOffMinutes": 0, "decideHoursBefore": null}], "payLater": true, "pictures": [], "questions": [{"id": "01a21d3f-69ec-7490-b482-f419b0b4685d", "per": "booking", "kind": "text", "most": null, "least": null, "notes": {"en": "", "es": "", "fr": ""}, "bodies": {"en": "", "es": "", "fr": ""}, "labels": {"en": "Any allergies?", "es": "Any allergies?", "fr": "Any allergies?"}, "choices": [], "version": "", "required": false, "beforeBooking": false}], "categories": ["walks"], "confirmation": "instant", "meetingPoint": null, "pickupPoints": [{"at": null, "id": "01a21d3f-69ec-7491-b15b-d5ab773c7505", "names": {"en": "At the station", "es": "At the station", "fr": "At the station"}, "zones": {"en": "", "es": "", "fr": ""}, "radiusMetres": null, "minutesBefore": 30}], "guideLanguages": ["es", "en"], "durationMinutes": 120}', '2026-11-30 13:43:45.117+00', '01a21d3f-38d9-703b-9410-2dffe5d9bbcc', null),
('01a21d3f-6d1f-7613-a090-c19bfb83a839', '01a21d3f-6982-7612-9b3d-47428bd285dd', '2', 'published', '{"city": "madrid", "tags": ["outdoors"], "texts": {"en": {"title": "A walk by the river", "detail": "", "toBring": [], "included": [], "whatToDo": "", "highlights": [], "description": "Two hours along the river with somebody who was born there.", "notIncluded": [], "meetingPoint": "At the fountain in the middle of the square."}, "es": {"title": "", "detail": "", "toBring": [], "included": [], "whatToDo": "", "highlights": [], "description": "", "notIncluded": [], "meetingPoint": ""}, "fr": {"title": "", "detail": "", "toBring": [], "included": [], "whatToDo": "", "highlights": [], "description": "", "notIncluded": [], "meetingPoint": ""}}, "extras": [{"id": "01a21d3f-69ec-748f-8f72-760f3bcd1d39", "per": "person", "most": null, "least": 1, "notes": {"en": "", "es": "", "fr": ""}, "stock": 20, "labels": {"en": "Lunch", "es": "Lunch", "fr": "Lunch"}, "option": null, "priceMinor": 900}], "policy": "flexible", "options": [{"id": "01a21d3f-69ec-748d-871f-9bdcf6b2c09c", "kind": "start_time", "names": {"en": "", "es": "", "fr": ""}, "units": [{"kind": "adult", "most": null, "least": 1, "seats": 1, "adults": 1, "labels": {"en": "Walker", "es": "Walker", "fr": "Walker"}, "maxAge": null, "minAge": null, "children": 0, "priceMinor": 5000}], "capacity": 8, "mostUnits": null, "schedules": [{"lastDay": "2026-12-12", "endTimes": [], "firstDay": "2026-12-02", "weekdays": [1, 2, 3, 4, 5, 6, 7], "startTimes": ["09:00"]}], "validDays": null, "isFreesale": false, "leastUnits": 1, "priceRules": [{"id": "01a21d3f-69ec-748e-bacc-31f361fcb538", "unit": null, "percent": 20, "seasonTo": "2026-12-12", "weekdays": [], "daysBefore": null, "fromPeople": null, "priceMinor": null, "seasonFrom": "2026-12-11", "startTimes": [], "hoursBefore": null}], "leastPeople": null, "cutOffMinutes": 0, "decideHoursBefore": null}], "payLater": true, "pictures": [], "questions": [{"id": "01a21d3f-69ec-7490-b482-f419b0b4685d", "per": "booking", "kind": "text", "most": null, "least": null, "notes": {"en": "", "es": "", "fr": ""}, "bodies": {"en": "", "es": "", "fr": ""}, "labels": {"en": "Any allergies?", "es": "Any allergies?", "fr": "Any allergies?"}, "choices": [], "version": "", "required": false, "beforeBooking": false}], "categories": ["walks"], "confirmation": "instant", "meetingPoint": null, "pickupPoints": [{"at": null, "id": "01a21d3f-69ec-7491-b15b-d5ab773c7505", "names": {"en": "At the station", "es": "At the station", "fr": "At the station"}, "zones": {"en": "", "es": "", "fr": ""}, "radiusMetres": null, "minutesBefore": 30}], "guideLanguages": ["es", "en"], "durationMinutes": 120}', '2026-11-30 13:43:45.262+00', '01a21d3f-3878-739f-96e7-f8caee05576a', null);

insert into tours ("id", "slug", "supplier_id", "place_id", "status", "currency", "from_price_minor", "duration_minutes", "guide_languages", "policy_key", "pay_later", "confirmation", "pickup_available", "meeting_latitude", "meeting_longitude", "review_count", "stars_sum", "popularity", "created_at", "updated_at", "facts") overriding system value values
('01a21d3f-3968-72af-bf76-1cfc82322447', 'rooftops', '01a21d3f-38e8-76cb-9ece-654d39520186', '01a21d3f-38e8-76cc-b283-4bbe59ac9719', 'published', 'EUR', '5000', '120', '{}', 'flexible', 'true', 'instant', 'false', null, null, '1', '4', '3', '2026-11-27 13:43:32.46+00', '2026-11-27 13:43:32.46+00', '{}'),
('01a21d3f-3a8c-736c-962a-9a952a9bc53c', 'museums', '01a21d3f-38e8-76cb-9ece-654d39520186', '01a21d3f-38e8-76cc-b283-4bbe59ac9719', 'published', 'EUR', '5000', '120', '{}', 'moderate', 'true', 'instant', 'false', null, null, '0', '0', '6', '2026-11-27 13:43:32.752+00', '2026-11-27 13:43:32.752+00', '{}'),
('01a21d3f-3adf-718e-a596-259c4ae461f8', 'workshop', '01a21d3f-38e8-76cb-9ece-654d39520186', '01a21d3f-38e8-76cc-b283-4bbe59ac9719', 'published', 'EUR', '5000', '120', '{}', 'flexible', 'true', 'on-request', 'false', null, null, '0', '0', '0', '2026-11-27 13:43:32.84+00', '2026-11-27 13:43:32.84+00', '{}'),
('01a21d3f-3b68-7072-98f8-d3b8e724068b', 'balloon', '01a21d3f-38e8-76cb-9ece-654d39520186', '01a21d3f-38e8-76cc-b283-4bbe59ac9719', 'published', 'EUR', '5000', '120', '{}', 'fixed', 'false', 'instant', 'false', null, null, '0', '0', '0', '2026-11-27 13:43:32.972+00', '2026-11-27 13:43:32.972+00', '{}'),
('01a21d3f-6982-7612-9b3d-47428bd285dd', 'a-walk-by-the-river-d285dd', '01a21d3f-38e8-76cb-9ece-654d39520186', '01a21d3f-38e8-76cc-b283-4bbe59ac9719', 'published', 'EUR', '5000', '120', '{es,en}', 'flexible', 'true', 'instant', 'true', null, null, '0', '0', '0', '2026-11-30 13:43:45.262+00', '2026-11-30 13:43:45.262+00', '{}');

insert into unit_texts ("unit_id", "language", "label") overriding system value values
('01a21d3f-6be3-7324-bf34-02b9e3684e89', 'en', 'Walker'),
('01a21d3f-6be3-7324-bf34-02b9e3684e89', 'es', 'Walker'),
('01a21d3f-6be3-7324-bf34-02b9e3684e89', 'fr', 'Walker');

insert into units ("id", "option_id", "kind", "price_minor", "min_age", "max_age", "seats", "adults", "children", "least_per_booking", "most_per_booking") overriding system value values
('01a21d3f-39c0-725c-ba51-fe6812a9164e', '01a21d3f-3968-72b0-84af-efe8e597faad', 'adult', '5000', null, null, '1', '1', '0', '1', null),
('01a21d3f-39c0-725d-9553-a5196ac04500', '01a21d3f-3968-72b0-84af-efe8e597faad', 'child', '2500', null, null, '1', '0', '1', '1', null),
('01a21d3f-3aae-7498-8aed-eb2c81ad7eef', '01a21d3f-3a8d-7045-bf50-527794dd327c', 'adult', '5000', null, null, '1', '1', '0', '1', null),
('01a21d3f-3aae-7499-8573-d8d8ba284845', '01a21d3f-3a8d-7045-bf50-527794dd327c', 'child', '2500', null, null, '1', '0', '1', '1', null),
('01a21d3f-3b28-74e5-b9dc-068301325e3b', '01a21d3f-3adf-718f-b3ab-d26f2a7b74f6', 'adult', '5000', null, null, '1', '1', '0', '1', null),
('01a21d3f-3b28-74e6-9956-e490a6c343f4', '01a21d3f-3adf-718f-b3ab-d26f2a7b74f6', 'child', '2500', null, null, '1', '0', '1', '1', null),
('01a21d3f-3b82-73bc-9a9c-2c782329ec70', '01a21d3f-3b68-7073-b4b1-5475d2eb5aba', 'adult', '5000', null, null, '1', '1', '0', '1', null),
('01a21d3f-3b82-73bd-a686-a4ca5b1e20f8', '01a21d3f-3b68-7073-b4b1-5475d2eb5aba', 'child', '2500', null, null, '1', '0', '1', '1', null),
('01a21d3f-6be3-7324-bf34-02b9e3684e89', '01a21d3f-69ec-748d-871f-9bdcf6b2c09c', 'adult', '5000', null, null, '1', '1', '0', '1', null);

insert into unsummed_bookings ("supplier_id", "booking_id") overriding system value values
('01a21d3f-38e8-76cb-9ece-654d39520186', '01a21d3f-3e65-737c-9282-82d97f2118d6'),
('01a21d3f-38e8-76cb-9ece-654d39520186', '01a21d3f-40b9-7037-956b-79b85779a6e0'),
('01a21d3f-38e8-76cb-9ece-654d39520186', '01a21d3f-4318-7225-a5e3-2fd987df9bf9'),
('01a21d3f-38e8-76cb-9ece-654d39520186', '01a21d3f-5e8b-71b7-89a2-719013f1c03f'),
('01a21d3f-38e8-76cb-9ece-654d39520186', '01a21d3f-5e8b-71b7-89a2-719013f1c03f'),
('01a21d3f-38e8-76cb-9ece-654d39520186', '01a21d3f-5f3d-7323-81ec-d40955c14566'),
('01a21d3f-38e8-76cb-9ece-654d39520186', '01a21d3f-5f3d-7323-81ec-d40955c14566'),
('01a21d3f-38e8-76cb-9ece-654d39520186', '01a21d3f-5f3d-7323-81ec-d40955c14566'),
('01a21d3f-38e8-76cb-9ece-654d39520186', '01a21d3f-5f3d-7323-81ec-d40955c14566'),
('01a21d3f-38e8-76cb-9ece-654d39520186', '01a21d3f-61f5-73a8-bf68-8040b3da8e4c'),
('01a21d3f-38e8-76cb-9ece-654d39520186', '01a21d3f-61f5-73a8-bf68-8040b3da8e4c'),
('01a21d3f-38e8-76cb-9ece-654d39520186', '01a21d3f-622b-773e-bce7-8cdc2e0faf66'),
('01a21d3f-38e8-76cb-9ece-654d39520186', '01a21d3f-622b-773e-bce7-8cdc2e0faf66'),
('01a21d3f-38e8-76cb-9ece-654d39520186', '01a21d3f-6350-7760-9461-4ef50de47962'),
('01a21d3f-38e8-76cb-9ece-654d39520186', '01a21d3f-6350-7760-9461-4ef50de47962'),
('01a21d3f-38e8-76cb-9ece-654d39520186', '01a21d3f-64c8-737b-9054-59645dea3829'),
('01a21d3f-38e8-76cb-9ece-654d39520186', '01a21d3f-64c8-737b-9054-59645dea3829'),
('01a21d3f-38e8-76cb-9ece-654d39520186', '01a21d3f-64c8-737b-9054-59645dea3829'),
('01a21d3f-38e8-76cb-9ece-654d39520186', '01a21d3f-64c8-737b-9054-59645dea3829'),
('01a21d3f-38e8-76cb-9ece-654d39520186', '01a21d3f-6e20-7118-8647-6900c25ee72e'),
('01a21d3f-38e8-76cb-9ece-654d39520186', '01a21d3f-77c4-73f8-b5ce-8310090de0a5');

insert into users ("id", "email", "name", "role", "password_hash", "language", "currency", "phone", "city", "country", "date_of_birth", "loyalty_points", "preferences", "saved_locations", "avatar_file", "created_at", "email_confirmed_at", "pending_email", "wants_reminders", "wants_news", "erased_at", "suspended_at", "second_factor_grace_from", "is_demo", "confirmed_elsewhere", "staff_role") overriding system value values
('01a21d3f-3878-739f-96e7-f8caee05576a', 'operator@upgrade.example', 'Olga', 'admin', '$argon2id$v=19$m=8,t=1,p=1$6uzu4tLshF4l/7yIzyEmYQ$T1zh/Pl9PSzAyU7jSMaALeLom+lwzlHbROC3vxGj7uM', null, null, null, null, null, null, null, null, null, null, '2026-11-27 13:43:32.211+00', '2026-11-27 13:43:32.211+00', null, 'true', 'false', null, null, '2026-11-27 13:43:32.211+00', 'false', 'false', null),
('01a21d3f-38d9-703b-9410-2dffe5d9bbcc', 'supplier@upgrade.example', 'Sara', 'supplier', '$argon2id$v=19$m=8,t=1,p=1$REhgONQP3eVawUbwucSfZA$FUjJNDEqibelJn0kmumXko1Ol5Of8wIP64p+E8OgOFk', null, null, null, null, null, null, null, null, null, null, '2026-11-27 13:43:32.313+00', '2026-11-27 13:43:32.313+00', null, 'true', 'false', null, null, '2026-11-27 13:43:32.313+00', 'false', 'false', null),
('01a21d3f-3c7b-7224-a996-56f29fff0440', 'traveller@upgrade.example', 'traveller', 'client', '$argon2id$v=19$m=8,t=1,p=1$hYxjxnlEq1yufBZNj0GZfA$Rk8MVpiLpUsCXKgHg67Na5rMHp/MXjv3u4oBwzzeUzE', null, null, null, null, null, null, null, null, null, null, '2026-11-27 13:43:33.243+00', '2026-11-27 13:43:33.243+00', null, 'true', 'false', null, null, '2026-11-27 13:43:33.243+00', 'false', 'false', null),
('01a21d3f-3d14-76c4-a089-2c6d9b01b35a', 'friend@upgrade.example', 'friend', 'client', '$argon2id$v=19$m=8,t=1,p=1$ezdZiSdEy/NUDfqo6Ky2Aw$/7b9zeRUkGDyCu6myK/wKMPSHep1f0weyKd0f0tjT88', null, null, null, null, null, null, null, null, null, null, '2026-11-27 13:43:33.396+00', '2026-11-27 13:43:33.396+00', null, 'true', 'false', null, null, '2026-11-27 13:43:33.396+00', 'false', 'false', null);

insert into waitlist_entries ("id", "user_id", "departure_id", "tour_id", "adults", "children", "units", "seats", "language", "joined_at", "booking_id", "ended_at") overriding system value values
('01a21d3f-6768-75df-b7d4-d0e4d1daf136', '01a21d3f-3c7b-7224-a996-56f29fff0440', '01a21d3f-3b93-757f-8fcc-6b606314b10b', '01a21d3f-3b68-7072-98f8-d3b8e724068b', '1', '0', null, '1', 'en', '2026-11-30 13:43:44.18+00', null, null);

insert into webhook_endpoints ("id", "supplier_id", "url", "events", "encrypted_secret", "previous_encrypted_secret", "previous_until", "created_at", "failing_since", "disabled_at", "disabled_by") overriding system value values
('01a21d3f-73ef-7328-983b-0529db314f4b', '01a21d3f-38e8-76cb-9ece-654d39520186', 'https://partner.test/hook', '{booking.made}', E'\\x5a0ea5542f262f4928c40998c48ac39f073dca24dde73dae0ee5ad57995ae3cef46c1aff0729db28181250ea650cd8a7a515078d76182ad256a4fecfb31fb22eb09cf298d74347d579b0900a1798', null, null, '2026-11-30 13:43:47.461+00', null, '2026-11-30 13:43:47.502+00', 'owner');

insert into wishlist_items ("user_id", "tour_id", "added_at") overriding system value values
('01a21d3f-3c7b-7224-a996-56f29fff0440', '01a21d3f-3b68-7072-98f8-d3b8e724068b', '2026-11-30 13:43:47.957+00');

select setval('jobs_id_seq', 98);
