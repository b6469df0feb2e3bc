-- Written by tools/upgrades/make-upgrade-dump.ts: rows of a small marketplace at migration 0314_find_messages.sql.
-- What the test needs to know of them: {"at":"2026-11-30T20:36:43.197Z","tour":"01a21eb9-66b9-71e2-a3c9-4b9ece86e453","booked":{"key":"booked-before","body":{"tourId":"01a21eb9-66b9-71e2-a3c9-4b9ece86e453","date":"2026-12-11","adults":2}},"refused":{"key":"refused-before","body":{"tourId":"01a21eb9-66b9-71e2-a3c9-4b9ece86e453","date":"2026-12-11","adults":20}},"toPay":{"id":"01a21eb9-757e-7792-b2f1-1e055ea27b8a","payUrl":"http://localhost:3000/pay/test/mIK1zC6dJ-jfHBz3PCjmLVRvmbaBEwY5"},"toDecide":"01a21eb9-7564-74dd-b904-48979a9179c7","toCancel":"01a21eb9-74d7-7455-9c33-b64f11e36d60","onHold":"01a21eb9-7592-71ab-aba1-0c57510239d6"}
truncate acting_sessions, affiliate_clicks, affiliate_days, affiliate_referrals, affiliates, api_keys, applications, article_versions, articles, audit_checks, audit_entries, audit_head, booking_answers, booking_changes, booking_events, booking_items, booking_messages, bookings, calendar_edit_items, calendar_edits, cart_lines, categories, category_texts, challenges, check_ins, closure_exceptions, closures, contact_messages, departure_cancellations, departure_changes, departure_extras, departure_guides, departures, entry_imports, exchange_rates, extra_texts, extras, gift_card_redemptions, gift_cards, goodwill_refunds, guest_codes, helpful_reviews, idempotency_keys, invariant_checks, jobs, ledger_days, ledger_entries, ledger_summed, ledger_transactions, mail_links, mails, manual_entries, missing_translations, moved_slugs, notice_decisions, notices, option_resources, option_texts, options, orders, passkeys, payments, pickup_point_texts, pickup_points, picture_renditions, place_texts, places, price_history, price_rules, promo_code_tours, promo_code_uses, promo_codes, question_texts, questions, recovery_codes, refresh_tokens, resource_busy_times, resource_feeds, resource_imports, resources, review_decisions, review_photos, review_reports, reviews, schedules, search_changes, search_changes_trimmed, search_documents, search_names, search_terms, secrets, seller_filing_records, seller_filings, seller_quarters, seller_years, sessions, settings, shared_wishlists, summed_bookings, supplier_booking_days, supplier_departure_days, supplier_departures_summed, supplier_documents, supplier_invitations, supplier_lead_days, supplier_lead_months, supplier_members, supplier_pictures, supplier_tax_details, supplier_tax_requests, supplier_terms, supplier_terms_acceptances, supplier_view_days, suppliers, tag_texts, tags, taxes, text_overrides, throttles, totp, tour_categories, tour_drafts, tour_pictures, tour_tags, tour_texts, tour_versions, tour_view_days, tours, unit_texts, units, unsummed_bookings, users, waitlist_entries, webhook_deliveries, webhook_endpoints, wishlist_items;

insert into affiliate_clicks ("id", "affiliate_id", "clicked_at") overriding system value values
('01a21eb9-6978-74fe-85d2-a8b103fa2b97', '01a21eb9-6936-76df-a806-28e430a110ca', '2026-11-27 20:36:37.368+00');

insert into affiliate_days ("affiliate_id", "day", "clicks") overriding system value values
('01a21eb9-6936-76df-a806-28e430a110ca', '2026-11-27', '1');

insert into affiliate_referrals ("booking_id", "affiliate_id", "share_minor", "currency", "referred_at", "earned_at") overriding system value values
('01a21eb9-698b-7756-a4ca-79b3e65ae79f', '01a21eb9-6936-76df-a806-28e430a110ca', '500', 'EUR', '2026-11-27 20:36:37.378+00', null);

insert into affiliates ("id", "user_id", "kind", "state", "name", "link", "message", "language", "code", "percent", "applied_at", "decided_at", "decided_by", "reasons") overriding system value values
('01a21eb9-6936-76df-a806-28e430a110ca', '01a21eb9-67d2-71e6-a0dc-212a8977c21a', 'affiliate', 'approved', 'Fran', 'https://friend.upgrade.example', 'Letters about walks in the city.', 'en', 'f4v52dxv', '5', '2026-11-27 20:36:37.301+00', '2026-11-27 20:36:37.345+00', '01a21eb9-6659-709b-a965-3ea513989033', null);

insert into api_keys ("id", "supplier_id", "user_id", "name", "prefix", "key_hash", "scopes", "created_at", "expires_at", "last_used_at") overriding system value values
('01a21eb9-7dff-7022-a75d-68581bbabd1f', '01a21eb9-667c-7183-830f-a7c88cfe095d', '01a21eb9-6672-7058-ab35-f0f744f7054a', 'Booking system', 'senda_445cd8cfc029', E'\\xc9a1806e43901c19b8482cea7209308b383f5555f656ba5516723275f7201c3d', '{bookings:read}', '2026-11-30 20:36:42.623+00', '2027-11-30 20:36:42.623+00', null);

insert into audit_checks ("id", "at", "sequence", "hash") overriding system value values
('true', '2026-11-30 20:36:39.939+00', '1', '714c0b538a07a82756fd6b48c32dcec4a928b412847e7a91163b398c66cdbbd8');

insert into audit_entries ("id", "at", "actor_id", "action", "subject_kind", "subject_id", "reason", "sequence", "value_before", "value_after", "hash") overriding system value values
('01a21eb9-6968-773e-891d-3eae79a707d6', '2026-11-27 20:36:37.352+00', '01a21eb9-6659-709b-a965-3ea513989033', 'approve', 'affiliate', '01a21eb9-6936-76df-a806-28e430a110ca', null, '1', null, null, '714c0b538a07a82756fd6b48c32dcec4a928b412847e7a91163b398c66cdbbd8'),
('01a21eb9-7b1c-75b5-817f-59220dfc1ffd', '2026-11-30 20:36:41.884+00', '01a21eb9-6659-709b-a965-3ea513989033', 'approve', 'tour', '01a21eb9-791e-73be-92bd-fe72e4f85304', null, '2', null, null, '598ca083f6264839b76c6eecd4c40051420a4d60fead8ecbc12a8832faa1898d'),
('01a21eb9-7b57-71d3-9a10-0d9c5fecd110', '2026-11-30 20:36:41.943+00', '01a21eb9-6672-7058-ab35-f0f744f7054a', 'code_create', 'promo', 'RIVER10', null, '3', null, null, 'dc65c507842b49bd75642d6147eb69a5672f40821ba1de117bf0a35191b0160a'),
('01a21eb9-7d7d-7770-9808-06b6dc6dff5d', '2026-11-30 20:36:42.485+00', '01a21eb9-6672-7058-ab35-f0f744f7054a', 'cancel_departure', 'tour', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', 'A storm.', '4', null, '{"departureId":"01a21eb9-6709-733b-a79c-5075731bd0ed","startsAtLocal":"2026-12-22T10:00"}', '01d7f914674f9e2c72beee3b1ce212f562eaee69e16f287f5a21a31086f10451'),
('01a21eb9-7d8f-7575-9f8a-28d43b974b25', '2026-11-30 20:36:42.511+00', '01a21eb9-6672-7058-ab35-f0f744f7054a', 'add_resource', 'supplier', '01a21eb9-667c-7183-830f-a7c88cfe095d', null, '5', null, '{"name":"A boat","quantity":2}', '168a83213b711e1149cf9a52c26c7de508cb8e721ce8ae704461062a86aecc1f'),
('01a21eb9-7dad-75f4-87ed-ea97e7943f54', '2026-11-30 20:36:42.541+00', '01a21eb9-6672-7058-ab35-f0f744f7054a', 'set_resource_need', 'supplier', '01a21eb9-667c-7183-830f-a7c88cfe095d', null, '6', null, '{"name":"A boat","optionId":"01a21eb9-7936-7229-b512-938c462eafca","per":"departure","quantity":1,"setUpMinutes":0,"cleanUpMinutes":15}', '9f08bfd919c1eb0fa20c63a1eef8bd2bcba9dd61ad2a600976116f352e942458'),
('01a21eb9-7dc5-7587-aefe-32d5a9b3659d', '2026-11-30 20:36:42.565+00', '01a21eb9-6672-7058-ab35-f0f744f7054a', 'open_resource_feed', 'supplier', '01a21eb9-667c-7183-830f-a7c88cfe095d', null, '7', null, '{"name":"A boat"}', 'd4f9de0f93762d3574dfa109a730408b86312d26d15955895e97d7338c5cefae'),
('01a21eb9-7ded-76f5-9473-e0bc995a8979', '2026-11-30 20:36:42.605+00', '01a21eb9-6659-709b-a965-3ea513989033', 'announce', 'terms', '01a21eb9-667c-7183-830f-a7c88cfe095d', null, '8', '{"commissionPercent":15}', '{"commissionPercent":20,"startsOn":"2026-12-16"}', '430d101c8599a80c80e85bfeaed8fd81dc4f3c387c2713bc0a8fed44c7a1bbae'),
('01a21eb9-7dfc-76de-8483-ac574f6dbd0b', '2026-11-30 20:36:42.62+00', '01a21eb9-6672-7058-ab35-f0f744f7054a', 'invite_member', 'supplier', '01a21eb9-667c-7183-830f-a7c88cfe095d', null, '9', null, '{"role":"guide"}', '445b6a2f14adabd87ed82a2d32e2730e1e2aa11267fca0e93a569653ffcfcfea'),
('01a21eb9-7e06-70fd-93d1-7d38225bad3e', '2026-11-30 20:36:42.63+00', '01a21eb9-6672-7058-ab35-f0f744f7054a', 'create_key', 'supplier', '01a21eb9-667c-7183-830f-a7c88cfe095d', null, '10', null, '{"prefix":"senda_445cd8cfc029","name":"Booking system","scopes":["bookings:read"]}', 'fd7d2ae8ba2973875e6f019fce152ef9658d585c2cca56ff347814d04323494e'),
('01a21eb9-7e16-7513-9f6d-89eed4a48251', '2026-11-30 20:36:42.646+00', '01a21eb9-6672-7058-ab35-f0f744f7054a', 'create_webhook', 'supplier', '01a21eb9-667c-7183-830f-a7c88cfe095d', null, '11', null, '{"url":"https://partner.test/hook","events":["booking.made"]}', '0002160c37f830febd0f3ef0ab689abf3425ad0f4b8eafd555c315ede2706ae4'),
('01a21eb9-7e28-7208-8d6e-094efe4a782c', '2026-11-30 20:36:42.664+00', '01a21eb9-6672-7058-ab35-f0f744f7054a', 'change_webhook', 'supplier', '01a21eb9-667c-7183-830f-a7c88cfe095d', null, '12', '{"url":"https://partner.test/hook","events":["booking.made"],"isOn":true}', '{"url":"https://partner.test/hook","events":["booking.made"],"isOn":false}', 'f13c670bf20e9c754b29265f5a62024d4417b1ccae9fa91ca75175e501fd06a9'),
('01a21eb9-7e31-7478-b942-44dd528cae07', '2026-11-30 20:36:42.673+00', '01a21eb9-6672-7058-ab35-f0f744f7054a', 'give_tax_details', 'supplier', '01a21eb9-667c-7183-830f-a7c88cfe095d', null, '13', null, null, 'b70b2e0a8fe038fb009b8cc8458bbd489ea8e9f1d16bc29ef27ae97a27aec4b8'),
('01a21eb9-7f51-7199-957c-7f07ef67b205', '2026-11-30 20:36:42.961+00', '01a21eb9-6659-709b-a965-3ea513989033', 'keep', 'review', '01a21eb9-7ea4-71d8-bd64-9e1c35c7c11c', 'It is about the tour, and says what was good.', '14', null, null, '27d1ee76559485380daecb0c8f1fc4829b494b9261804c3af76a483e2a0b69f4'),
('01a21eb9-7f74-7434-8c9d-d35f7a5e64d8', '2026-11-30 20:36:42.996+00', '01a21eb9-6659-709b-a965-3ea513989033', 'keep', 'notice', '01a21eb9-7f64-73a3-8390-61d71a091273', 'It is about the tour, and says what was good.', '15', null, null, 'f1ab503d9bf9ccac730216c6c082555d6d4e6f19b89a779a9885ad09f359381c');

insert into audit_head ("id", "sequence", "hash") overriding system value values
('true', '15', 'f1ab503d9bf9ccac730216c6c082555d6d4e6f19b89a779a9885ad09f359381c');

insert into booking_answers ("booking_id", "question_id", "person", "value", "version", "answered_at") overriding system value values
('01a21eb9-7c37-72d7-a0f6-5ee8a6eb0e20', '01a21eb9-7936-722c-a33b-05ba67557f16', '0', 'Nuts.', null, '2026-11-30 20:36:42.19+00');

insert into booking_changes ("booking_id", "number", "state", "quoted_at", "ended_at", "departure_id", "seats_held", "extras_held", "payment_id", "expires_at", "refund_minor", "kept_minor", "before", "after", "actor", "departure_change_id", "free_until", "accepted_at", "decide_by", "pays_first", "decline_reason", "reason") overriding system value values
('01a21eb9-771e-725a-85e4-f047bee14493', '1', 'pending', '2026-11-30 20:36:40.923+00', null, '01a21eb9-671b-779a-9355-3abdbf15360d', '1', '[]', '01a21eb9-776a-72ef-80e6-5f02e17b69e6', '2026-11-30 20:51:40.923+00', '0', '0', '{"lines": [{"kind": "adult", "people": 1, "unitId": "01a21eb9-6718-7123-917b-7c57f2affb07", "quantity": 1, "totalMinor": 5000, "unitPriceMinor": 5000}], "seats": 1, "taxes": [], "adults": 1, "endsAt": null, "children": 0, "optionId": "01a21eb9-6711-727b-8f8c-a4f6a05850fa", "startsAt": "2026-12-15T09:00:00.000Z", "totalMinor": 5000, "departureId": "01a21eb9-671b-779a-9355-3abdbf15360d", "endsAtLocal": null, "refundTiers": [{"hoursBefore": 72, "refundPercent": 100}, {"hoursBefore": 24, "refundPercent": 50}], "startsAtLocal": "2026-12-15T10:00", "itemsKeptMinor": 0, "commissionMinor": 750}', '{"items": [{"kind": "adult", "seats": 1, "state": "booked", "adults": 1, "labels": null, "unitId": "01a21eb9-6718-7123-917b-7c57f2affb07", "children": 0, "position": 1, "priceMinor": 5000, "cancelledAt": null, "refundMinor": null, "reductionMinor": 0}, {"kind": "adult", "seats": 1, "adults": 1, "labels": null, "unitId": "01a21eb9-6718-7123-917b-7c57f2affb07", "children": 0, "position": 2, "priceMinor": 5000, "reductionMinor": 0}], "lines": [{"kind": "adult", "people": 1, "unitId": "01a21eb9-6718-7123-917b-7c57f2affb07", "quantity": 2, "totalMinor": 10000, "unitPriceMinor": 5000}], "seats": 2, "taxes": [], "adults": 2, "endsAt": null, "children": 0, "optionId": "01a21eb9-6711-727b-8f8c-a4f6a05850fa", "startsAt": "2026-12-15T09:00:00.000Z", "totalMinor": 10000, "departureId": "01a21eb9-671b-779a-9355-3abdbf15360d", "endsAtLocal": null, "refundTiers": [{"hoursBefore": 72, "refundPercent": 100}, {"hoursBefore": 24, "refundPercent": 50}], "startsAtLocal": "2026-12-15T10:00", "itemsKeptMinor": 0, "commissionMinor": 1500}', 'traveller', null, null, null, null, 'false', null, null);

insert into booking_events ("booking_id", "at", "from_state", "to_state", "actor", "reason") overriding system value values
('01a21eb9-680d-733f-bcd1-ac596609d71d', '2026-11-27 20:36:36.989+00', null, 'on_hold', 'traveller', null),
('01a21eb9-680d-733f-bcd1-ac596609d71d', '2026-11-27 20:36:37.092+00', 'on_hold', 'confirmed', 'traveller', null),
('01a21eb9-680d-733f-bcd1-ac596609d71d', '2026-11-30 20:36:39.941+00', 'confirmed', 'completed', 'clock', null),
('01a21eb9-68b1-7415-a47e-c9ab0e7e6866', '2026-11-27 20:36:37.149+00', null, 'confirmed', 'traveller', null),
('01a21eb9-68b1-7415-a47e-c9ab0e7e6866', '2026-11-30 20:36:39.941+00', 'confirmed', 'completed', 'clock', null),
('01a21eb9-68ee-77c2-84d9-a4e6e948add0', '2026-11-27 20:36:37.209+00', null, 'confirmed', 'traveller', null),
('01a21eb9-68ee-77c2-84d9-a4e6e948add0', '2026-11-28 10:00:00.015+00', 'confirmed', 'no_show', 'supplier', null),
('01a21eb9-698b-7756-a4ca-79b3e65ae79f', '2026-11-27 20:36:37.378+00', null, 'on_hold', 'traveller', null),
('01a21eb9-698b-7756-a4ca-79b3e65ae79f', '2026-11-27 20:36:37.429+00', 'on_hold', 'confirmed', 'traveller', null),
('01a21eb9-698b-7756-a4ca-79b3e65ae79f', '2026-11-30 20:36:39.941+00', 'confirmed', 'completed', 'clock', null),
('01a21eb9-6d74-70c8-a550-3bcbca49760b', '2026-11-27 20:36:38.381+00', 'on_hold', 'confirmed', 'traveller', null),
('01a21eb9-6d74-70c8-a550-3bcbca49760b', '2026-11-27 20:36:38.381+00', null, 'on_hold', 'traveller', null),
('01a21eb9-6dbb-74dd-bbb2-40eac6f1d166', '2026-11-27 20:36:38.448+00', null, 'on_hold', 'traveller', null),
('01a21eb9-6dbb-74dd-bbb2-40eac6f1d166', '2026-11-27 20:36:38.544+00', 'on_hold', 'confirmed', 'traveller', null),
('01a21eb9-6e32-710c-bf53-ac38610322a2', '2026-11-27 20:36:38.562+00', null, 'on_hold', 'traveller', null),
('01a21eb9-6e32-710c-bf53-ac38610322a2', '2026-11-27 20:36:38.611+00', 'on_hold', 'confirmed', 'traveller', null),
('01a21eb9-6e32-710c-bf53-ac38610322a2', '2026-11-27 20:36:38.692+00', 'confirmed', 'cancelled', 'traveller', null),
('01a21eb9-7071-7627-8900-c81b3b373276', '2026-11-27 20:36:39.123+00', null, 'confirmed', 'traveller', null),
('01a21eb9-7071-7627-8900-c81b3b373276', '2026-11-27 20:36:39.194+00', 'confirmed', 'cancelled', 'traveller', null),
('01a21eb9-713a-7493-b6fb-fe6083a371c5', '2026-11-27 20:36:39.347+00', null, 'confirmed', 'traveller', null),
('01a21eb9-713a-7493-b6fb-fe6083a371c5', '2026-11-27 20:36:39.388+00', 'confirmed', 'cancelled', 'traveller', null),
('01a21eb9-7215-759a-bc03-b776d096ab9d', '2026-11-27 20:36:39.568+00', null, 'on_hold', 'traveller', null),
('01a21eb9-7215-759a-bc03-b776d096ab9d', '2026-11-27 20:36:39.594+00', 'on_hold', 'expired', 'traveller', null),
('01a21eb9-723c-7232-a799-9880079272f0', '2026-11-27 20:36:39.61+00', null, 'on_hold', 'traveller', null),
('01a21eb9-723c-7232-a799-9880079272f0', '2026-11-30 20:36:39.94+00', 'on_hold', 'expired', 'clock', null),
('01a21eb9-7245-76a6-92ee-809869774d20', '2026-11-27 20:36:39.619+00', null, 'pending', 'traveller', null),
('01a21eb9-7245-76a6-92ee-809869774d20', '2026-11-27 20:36:39.647+00', 'pending', 'declined', 'supplier', 'Ill.'),
('01a21eb9-728d-73d3-aa8b-d69f31e7d1a1', '2026-11-27 20:36:39.69+00', null, 'pending', 'traveller', null),
('01a21eb9-728d-73d3-aa8b-d69f31e7d1a1', '2026-11-27 20:36:39.705+00', 'pending', 'cancelled', 'traveller', null),
('01a21eb9-74d7-7455-9c33-b64f11e36d60', '2026-11-30 20:36:40.276+00', null, 'on_hold', 'traveller', null),
('01a21eb9-74d7-7455-9c33-b64f11e36d60', '2026-11-30 20:36:40.294+00', 'on_hold', 'confirmed', 'traveller', null),
('01a21eb9-74f6-77b4-84be-054d5b0e2bbc', '2026-11-30 20:36:40.308+00', null, 'on_hold', 'traveller', null),
('01a21eb9-74f6-77b4-84be-054d5b0e2bbc', '2026-11-30 20:36:40.325+00', 'on_hold', 'confirmed', 'traveller', null),
('01a21eb9-74f6-77b4-84be-054d5b0e2bbc', '2026-11-30 20:36:40.349+00', 'confirmed', 'cancelled', 'supplier', 'Storm.'),
('01a21eb9-7564-74dd-b904-48979a9179c7', '2026-11-30 20:36:40.409+00', null, 'pending', 'traveller', null),
('01a21eb9-757e-7792-b2f1-1e055ea27b8a', '2026-11-30 20:36:40.439+00', null, 'on_hold', 'traveller', null),
('01a21eb9-7592-71ab-aba1-0c57510239d6', '2026-11-30 20:36:40.455+00', null, 'on_hold', 'traveller', null),
('01a21eb9-75d0-74c0-88b0-a9cc8163751f', '2026-11-30 20:36:40.516+00', null, 'on_hold', 'traveller', null),
('01a21eb9-75d0-74c0-88b0-a9cc8163751f', '2026-11-30 20:36:40.766+00', 'on_hold', 'confirmed', 'traveller', null),
('01a21eb9-75e5-753a-817b-eddfc35b67f9', '2026-11-30 20:36:40.542+00', null, 'on_hold', 'traveller', null),
('01a21eb9-75e5-753a-817b-eddfc35b67f9', '2026-11-30 20:36:40.766+00', 'on_hold', 'confirmed', 'traveller', null),
('01a21eb9-771e-725a-85e4-f047bee14493', '2026-11-30 20:36:40.859+00', null, 'on_hold', 'traveller', null),
('01a21eb9-771e-725a-85e4-f047bee14493', '2026-11-30 20:36:40.883+00', 'on_hold', 'confirmed', 'traveller', null),
('01a21eb9-7783-74ba-bd3c-33cd625368bf', '2026-11-30 20:36:40.96+00', null, 'on_hold', 'traveller', null),
('01a21eb9-7783-74ba-bd3c-33cd625368bf', '2026-11-30 20:36:40.983+00', 'on_hold', 'confirmed', 'traveller', null),
('01a21eb9-7783-74ba-bd3c-33cd625368bf', '2026-11-30 20:36:41+00', 'confirmed', 'confirmed', 'traveller', null),
('01a21eb9-7c37-72d7-a0f6-5ee8a6eb0e20', '2026-11-30 20:36:41.967+00', null, 'confirmed', 'traveller', null),
('01a21eb9-7c9f-7715-980c-34a8b2d31148', '2026-11-30 20:36:42.267+00', null, 'on_hold', 'traveller', null),
('01a21eb9-7faa-71ae-b448-9bc24f013a29', '2026-11-30 20:36:43.045+00', null, 'confirmed', 'traveller', null);

insert into booking_items ("booking_id", "position", "unit_id", "kind", "labels", "seats", "adults", "children", "price_minor", "state", "cancelled_at", "refund_minor", "reduction_minor") overriding system value values
('01a21eb9-680d-733f-bcd1-ac596609d71d', '1', '01a21eb9-66d6-7502-9abb-c020ec1bc445', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21eb9-680d-733f-bcd1-ac596609d71d', '2', '01a21eb9-66d6-7502-9abb-c020ec1bc445', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21eb9-68b1-7415-a47e-c9ab0e7e6866', '1', '01a21eb9-66d6-7502-9abb-c020ec1bc445', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21eb9-68ee-77c2-84d9-a4e6e948add0', '1', '01a21eb9-6718-7123-917b-7c57f2affb07', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21eb9-698b-7756-a4ca-79b3e65ae79f', '1', '01a21eb9-6718-7123-917b-7c57f2affb07', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21eb9-698b-7756-a4ca-79b3e65ae79f', '2', '01a21eb9-6718-7123-917b-7c57f2affb07', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21eb9-6d74-70c8-a550-3bcbca49760b', '1', '01a21eb9-66d6-7502-9abb-c020ec1bc445', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21eb9-6dbb-74dd-bbb2-40eac6f1d166', '1', '01a21eb9-6718-7123-917b-7c57f2affb07', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21eb9-6dbb-74dd-bbb2-40eac6f1d166', '2', '01a21eb9-6718-7123-917b-7c57f2affb07', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21eb9-6e32-710c-bf53-ac38610322a2', '1', '01a21eb9-6718-7123-917b-7c57f2affb07', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21eb9-6e32-710c-bf53-ac38610322a2', '2', '01a21eb9-6718-7123-917b-7c57f2affb07', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21eb9-7071-7627-8900-c81b3b373276', '1', '01a21eb9-6718-7123-917b-7c57f2affb07', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21eb9-713a-7493-b6fb-fe6083a371c5', '1', '01a21eb9-6718-7123-917b-7c57f2affb07', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21eb9-7215-759a-bc03-b776d096ab9d', '1', '01a21eb9-6755-7288-bc95-a0aa784bf30f', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21eb9-723c-7232-a799-9880079272f0', '1', '01a21eb9-66d6-7502-9abb-c020ec1bc445', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21eb9-723c-7232-a799-9880079272f0', '2', '01a21eb9-66d6-7502-9abb-c020ec1bc445', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21eb9-723c-7232-a799-9880079272f0', '3', '01a21eb9-66d6-7502-9abb-c020ec1bc445', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21eb9-7245-76a6-92ee-809869774d20', '1', '01a21eb9-6732-72a8-99f0-cf37c4b11354', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21eb9-728d-73d3-aa8b-d69f31e7d1a1', '1', '01a21eb9-6732-72a8-99f0-cf37c4b11354', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21eb9-74d7-7455-9c33-b64f11e36d60', '1', '01a21eb9-66d6-7502-9abb-c020ec1bc445', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21eb9-74d7-7455-9c33-b64f11e36d60', '2', '01a21eb9-66d6-7502-9abb-c020ec1bc445', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21eb9-74f6-77b4-84be-054d5b0e2bbc', '1', '01a21eb9-66d6-7502-9abb-c020ec1bc445', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21eb9-7564-74dd-b904-48979a9179c7', '1', '01a21eb9-6732-72a8-99f0-cf37c4b11354', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21eb9-7564-74dd-b904-48979a9179c7', '2', '01a21eb9-6732-72a8-99f0-cf37c4b11354', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21eb9-757e-7792-b2f1-1e055ea27b8a', '1', '01a21eb9-6755-7288-bc95-a0aa784bf30f', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21eb9-7592-71ab-aba1-0c57510239d6', '1', '01a21eb9-66d6-7502-9abb-c020ec1bc445', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21eb9-7592-71ab-aba1-0c57510239d6', '2', '01a21eb9-66d6-7502-9abb-c020ec1bc445', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21eb9-75d0-74c0-88b0-a9cc8163751f', '1', '01a21eb9-66d6-7502-9abb-c020ec1bc445', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21eb9-75e5-753a-817b-eddfc35b67f9', '1', '01a21eb9-6718-7123-917b-7c57f2affb07', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21eb9-75e5-753a-817b-eddfc35b67f9', '2', '01a21eb9-6718-7123-917b-7c57f2affb07', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21eb9-771e-725a-85e4-f047bee14493', '1', '01a21eb9-6718-7123-917b-7c57f2affb07', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21eb9-7783-74ba-bd3c-33cd625368bf', '1', '01a21eb9-66d6-7502-9abb-c020ec1bc445', 'adult', null, '1', '1', '0', '5000', 'cancelled', '2026-11-30 20:36:41+00', '5000', '0'),
('01a21eb9-7783-74ba-bd3c-33cd625368bf', '2', '01a21eb9-66d6-7502-9abb-c020ec1bc445', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21eb9-7c37-72d7-a0f6-5ee8a6eb0e20', '1', '01a21eb9-7ab5-7794-b1e6-56003e262f36', 'adult', '{"en": "Walker", "es": "Walker", "fr": "Walker"}', '1', '1', '0', '4500', 'booked', null, null, '500'),
('01a21eb9-7c37-72d7-a0f6-5ee8a6eb0e20', '2', '01a21eb9-7ab5-7794-b1e6-56003e262f36', 'adult', '{"en": "Walker", "es": "Walker", "fr": "Walker"}', '1', '1', '0', '4500', 'booked', null, null, '500'),
('01a21eb9-7c37-72d7-a0f6-5ee8a6eb0e20', '3', '01a21eb9-7936-722b-acc5-48241e94bba3', 'extra', '{"en": "Lunch", "es": "Lunch", "fr": "Lunch"}', '0', '0', '0', '810', 'booked', null, null, '90'),
('01a21eb9-7c37-72d7-a0f6-5ee8a6eb0e20', '4', '01a21eb9-7936-722b-acc5-48241e94bba3', 'extra', '{"en": "Lunch", "es": "Lunch", "fr": "Lunch"}', '0', '0', '0', '810', 'booked', null, null, '90'),
('01a21eb9-7c9f-7715-980c-34a8b2d31148', '1', '01a21eb9-7ab5-7794-b1e6-56003e262f36', 'adult', '{"en": "Walker", "es": "Walker", "fr": "Walker"}', '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21eb9-7faa-71ae-b448-9bc24f013a29', '1', '01a21eb9-66d6-7502-9abb-c020ec1bc445', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0'),
('01a21eb9-7faa-71ae-b448-9bc24f013a29', '2', '01a21eb9-66d6-7502-9abb-c020ec1bc445', 'adult', null, '1', '1', '0', '5000', 'booked', null, null, '0');

insert into booking_messages ("id", "booking_id", "author", "by_user_id", "body", "written_at", "sent_together", "settled_at") overriding system value values
('01a21eb9-7c8e-7349-b0d4-1a88f30f1e24', '01a21eb9-7c37-72d7-a0f6-5ee8a6eb0e20', 'traveller', '01a21eb9-67ae-7251-ada4-96595da46d67', 'Is there a place for coats?', '2026-11-30 20:36:42.254+00', null, null);

insert into bookings ("id", "reference", "user_id", "tour_id", "option_id", "departure_id", "state", "seats", "adults", "children", "lines", "currency", "total_minor", "commission_minor", "payment_kind", "policy_key", "starts_at", "starts_at_local", "time_zone", "language", "created_at", "placed_at", "hold_expires_at", "decide_by", "confirmed_at", "ended_at", "ended_by", "end_reason", "refund_minor", "reviewed_at", "attended_at", "refund_tiers", "items_cancelled", "items_kept_minor", "pickup_point_id", "promo_code_id", "times_changed", "order_id", "ends_at_local", "ends_at", "valid_days", "goodwill_minor", "taxes", "checked_in_at") overriding system value values
('01a21eb9-680d-733f-bcd1-ac596609d71d', 'SN-68Z5-4T6N', '01a21eb9-67ae-7251-ada4-96595da46d67', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '01a21eb9-66b9-71e3-b84f-5882f962b786', '01a21eb9-6708-7295-a214-e083c2b29709', 'completed', '2', '2', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21eb9-66d6-7502-9abb-c020ec1bc445", "quantity": 2, "totalMinor": 10000, "unitPriceMinor": 5000}]', 'EUR', '10000', '1500', 'now', 'flexible', '2026-11-28 09:00:00+00', '2026-11-28 10:00:00', 'Europe/Madrid', 'en', '2026-11-27 20:36:36.989+00', '2026-11-27 20:36:36.989+00', '2026-11-27 20:51:36.989+00', null, '2026-11-27 20:36:37.092+00', null, null, null, null, '2026-11-30 20:36:42.775+00', null, '[{"hoursBefore": 24, "refundPercent": 100}]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21eb9-68b1-7415-a47e-c9ab0e7e6866', 'SN-QYFW-YMJX', '01a21eb9-67ae-7251-ada4-96595da46d67', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '01a21eb9-66b9-71e3-b84f-5882f962b786', '01a21eb9-6708-7295-a214-e083c2b29709', 'completed', '1', '1', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21eb9-66d6-7502-9abb-c020ec1bc445", "quantity": 1, "totalMinor": 5000, "unitPriceMinor": 5000}]', 'EUR', '5000', '750', 'later', 'flexible', '2026-11-28 09:00:00+00', '2026-11-28 10:00:00', 'Europe/Madrid', 'en', '2026-11-27 20:36:37.149+00', '2026-11-27 20:36:37.149+00', null, null, '2026-11-27 20:36:37.149+00', null, null, null, null, null, null, '[{"hoursBefore": 24, "refundPercent": 100}]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21eb9-68ee-77c2-84d9-a4e6e948add0', 'SN-E5WR-BMHY', '01a21eb9-67ae-7251-ada4-96595da46d67', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '01a21eb9-6711-727b-8f8c-a4f6a05850fa', '01a21eb9-671b-7789-852c-708db94b374b', 'no_show', '1', '1', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21eb9-6718-7123-917b-7c57f2affb07", "quantity": 1, "totalMinor": 5000, "unitPriceMinor": 5000}]', 'EUR', '5000', '750', 'later', 'moderate', '2026-11-28 09:00:00+00', '2026-11-28 10:00:00', 'Europe/Madrid', 'en', '2026-11-27 20:36:37.209+00', '2026-11-27 20:36:37.209+00', null, null, '2026-11-27 20:36:37.209+00', null, null, null, null, null, null, '[{"hoursBefore": 72, "refundPercent": 100}, {"hoursBefore": 24, "refundPercent": 50}]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21eb9-698b-7756-a4ca-79b3e65ae79f', 'SN-YT3G-QR23', '01a21eb9-67ae-7251-ada4-96595da46d67', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '01a21eb9-6711-727b-8f8c-a4f6a05850fa', '01a21eb9-671b-7789-852c-708db94b374b', 'completed', '2', '2', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21eb9-6718-7123-917b-7c57f2affb07", "quantity": 2, "totalMinor": 10000, "unitPriceMinor": 5000}]', 'EUR', '10000', '1500', 'now', 'moderate', '2026-11-28 09:00:00+00', '2026-11-28 10:00:00', 'Europe/Madrid', 'en', '2026-11-27 20:36:37.378+00', '2026-11-27 20:36:37.378+00', '2026-11-27 20:51:37.378+00', null, '2026-11-27 20:36:37.429+00', null, null, null, null, null, null, '[{"hoursBefore": 72, "refundPercent": 100}, {"hoursBefore": 24, "refundPercent": 50}]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21eb9-6d74-70c8-a550-3bcbca49760b', 'SN-QWAW-D874', '01a21eb9-67ae-7251-ada4-96595da46d67', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '01a21eb9-66b9-71e3-b84f-5882f962b786', '01a21eb9-6709-7336-9f6a-f23456a6d1f3', 'confirmed', '1', '1', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21eb9-66d6-7502-9abb-c020ec1bc445", "quantity": 1, "totalMinor": 5000, "unitPriceMinor": 5000}]', 'EUR', '5000', '750', 'later', 'flexible', '2026-12-17 09:00:00+00', '2026-12-17 10:00:00', 'Europe/Madrid', 'en', '2026-11-27 20:36:38.381+00', '2026-11-27 20:36:38.381+00', '2026-11-27 20:51:38.381+00', null, '2026-11-27 20:36:38.381+00', null, null, null, null, null, null, '[{"hoursBefore": 24, "refundPercent": 100}]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21eb9-6dbb-74dd-bbb2-40eac6f1d166', 'SN-X4NM-ACDW', '01a21eb9-67ae-7251-ada4-96595da46d67', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '01a21eb9-6711-727b-8f8c-a4f6a05850fa', '01a21eb9-671b-778c-bdea-3bf5bc206a45', 'confirmed', '2', '2', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21eb9-6718-7123-917b-7c57f2affb07", "quantity": 2, "totalMinor": 10000, "unitPriceMinor": 5000}]', 'EUR', '10000', '1500', 'now', 'moderate', '2026-12-01 09:00:00+00', '2026-12-01 10:00:00', 'Europe/Madrid', 'en', '2026-11-27 20:36:38.448+00', '2026-11-27 20:36:38.448+00', '2026-11-27 20:51:38.448+00', null, '2026-11-27 20:36:38.544+00', null, null, null, null, null, null, '[{"hoursBefore": 72, "refundPercent": 100}, {"hoursBefore": 24, "refundPercent": 50}]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21eb9-6e32-710c-bf53-ac38610322a2', 'SN-X8ZG-C32Z', '01a21eb9-67ae-7251-ada4-96595da46d67', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '01a21eb9-6711-727b-8f8c-a4f6a05850fa', '01a21eb9-671b-778b-8a2d-6d140231fbb9', 'cancelled', '2', '2', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21eb9-6718-7123-917b-7c57f2affb07", "quantity": 2, "totalMinor": 10000, "unitPriceMinor": 5000}]', 'EUR', '10000', '1500', 'now', 'moderate', '2026-11-30 09:00:00+00', '2026-11-30 10:00:00', 'Europe/Madrid', 'en', '2026-11-27 20:36:38.562+00', '2026-11-27 20:36:38.562+00', '2026-11-27 20:51:38.562+00', null, '2026-11-27 20:36:38.611+00', '2026-11-27 20:36:38.692+00', 'traveller', null, '5000', null, null, '[{"hoursBefore": 72, "refundPercent": 100}, {"hoursBefore": 24, "refundPercent": 50}]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21eb9-7071-7627-8900-c81b3b373276', 'SN-EC2K-SATE', '01a21eb9-67ae-7251-ada4-96595da46d67', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '01a21eb9-6711-727b-8f8c-a4f6a05850fa', '01a21eb9-671b-778b-8a2d-6d140231fbb9', 'cancelled', '1', '1', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21eb9-6718-7123-917b-7c57f2affb07", "quantity": 1, "totalMinor": 5000, "unitPriceMinor": 5000}]', 'EUR', '5000', '750', 'later', 'moderate', '2026-11-30 09:00:00+00', '2026-11-30 10:00:00', 'Europe/Madrid', 'en', '2026-11-27 20:36:39.123+00', '2026-11-27 20:36:39.123+00', null, null, '2026-11-27 20:36:39.123+00', '2026-11-27 20:36:39.194+00', 'traveller', null, '2500', null, null, '[{"hoursBefore": 72, "refundPercent": 100}, {"hoursBefore": 24, "refundPercent": 50}]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21eb9-713a-7493-b6fb-fe6083a371c5', 'SN-DCZC-E76G', '01a21eb9-67ae-7251-ada4-96595da46d67', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '01a21eb9-6711-727b-8f8c-a4f6a05850fa', '01a21eb9-671b-778b-8a2d-6d140231fbb9', 'cancelled', '1', '1', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21eb9-6718-7123-917b-7c57f2affb07", "quantity": 1, "totalMinor": 5000, "unitPriceMinor": 5000}]', 'EUR', '5000', '750', 'later', 'moderate', '2026-11-30 09:00:00+00', '2026-11-30 10:00:00', 'Europe/Madrid', 'en', '2026-11-27 20:36:39.347+00', '2026-11-27 20:36:39.347+00', null, null, '2026-11-27 20:36:39.347+00', '2026-11-27 20:36:39.388+00', 'traveller', null, '2500', null, null, '[{"hoursBefore": 72, "refundPercent": 100}, {"hoursBefore": 24, "refundPercent": 50}]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21eb9-7215-759a-bc03-b776d096ab9d', 'SN-Q75T-E4JY', '01a21eb9-67ae-7251-ada4-96595da46d67', '01a21eb9-674e-75e4-93da-aa43f61e12c9', '01a21eb9-674e-75e5-99af-656b224cc949', '01a21eb9-6759-7029-a169-84ba4c557855', 'expired', '1', '1', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21eb9-6755-7288-bc95-a0aa784bf30f", "quantity": 1, "totalMinor": 5000, "unitPriceMinor": 5000}]', 'EUR', '5000', '750', 'now', 'fixed', '2026-12-02 09:00:00+00', '2026-12-02 10:00:00', 'Europe/Madrid', 'en', '2026-11-27 20:36:39.568+00', '2026-11-27 20:36:39.568+00', '2026-11-27 20:51:39.568+00', null, null, '2026-11-27 20:36:39.594+00', 'traveller', null, '5000', null, null, '[]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21eb9-723c-7232-a799-9880079272f0', 'SN-36XS-6365', '01a21eb9-67ae-7251-ada4-96595da46d67', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '01a21eb9-66b9-71e3-b84f-5882f962b786', '01a21eb9-6708-729a-85bf-31e7a6682d4c', 'expired', '3', '3', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21eb9-66d6-7502-9abb-c020ec1bc445", "quantity": 3, "totalMinor": 15000, "unitPriceMinor": 5000}]', 'EUR', '15000', '2250', 'later', 'flexible', '2026-12-03 09:00:00+00', '2026-12-03 10:00:00', 'Europe/Madrid', 'en', '2026-11-27 20:36:39.61+00', null, '2026-11-27 20:51:39.61+00', null, null, '2026-11-30 20:36:39.94+00', 'clock', null, '15000', null, null, '[{"hoursBefore": 24, "refundPercent": 100}]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21eb9-7245-76a6-92ee-809869774d20', 'SN-AKQY-HXN8', '01a21eb9-67ae-7251-ada4-96595da46d67', '01a21eb9-6720-7484-973b-e3bbb9dc7b8a', '01a21eb9-6720-7485-bff3-74d2eff17877', '01a21eb9-674a-72d4-93cd-e7347ce62a84', 'declined', '1', '1', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21eb9-6732-72a8-99f0-cf37c4b11354", "quantity": 1, "totalMinor": 5000, "unitPriceMinor": 5000}]', 'EUR', '5000', '750', 'later', 'flexible', '2026-12-06 09:00:00+00', '2026-12-06 10:00:00', 'Europe/Madrid', 'en', '2026-11-27 20:36:39.619+00', '2026-11-27 20:36:39.619+00', null, '2026-11-29 20:36:39.619+00', null, '2026-11-27 20:36:39.647+00', 'supplier', 'Ill.', '5000', null, null, '[{"hoursBefore": 24, "refundPercent": 100}]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21eb9-728d-73d3-aa8b-d69f31e7d1a1', 'SN-6KW8-53NT', '01a21eb9-67ae-7251-ada4-96595da46d67', '01a21eb9-6720-7484-973b-e3bbb9dc7b8a', '01a21eb9-6720-7485-bff3-74d2eff17877', '01a21eb9-674a-72d4-93cd-e7347ce62a84', 'cancelled', '1', '1', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21eb9-6732-72a8-99f0-cf37c4b11354", "quantity": 1, "totalMinor": 5000, "unitPriceMinor": 5000}]', 'EUR', '5000', '750', 'later', 'flexible', '2026-12-06 09:00:00+00', '2026-12-06 10:00:00', 'Europe/Madrid', 'en', '2026-11-27 20:36:39.69+00', '2026-11-27 20:36:39.69+00', null, '2026-11-29 20:36:39.69+00', null, '2026-11-27 20:36:39.705+00', 'traveller', null, '5000', null, null, '[{"hoursBefore": 24, "refundPercent": 100}]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21eb9-74d7-7455-9c33-b64f11e36d60', 'SN-E234-C6E9', '01a21eb9-67ae-7251-ada4-96595da46d67', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '01a21eb9-66b9-71e3-b84f-5882f962b786', '01a21eb9-6709-732e-93f3-e5f0e3db5363', 'confirmed', '2', '2', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21eb9-66d6-7502-9abb-c020ec1bc445", "quantity": 2, "totalMinor": 10000, "unitPriceMinor": 5000}]', 'EUR', '10000', '1500', 'now', 'flexible', '2026-12-09 09:00:00+00', '2026-12-09 10:00:00', 'Europe/Madrid', 'en', '2026-11-30 20:36:40.276+00', '2026-11-30 20:36:40.276+00', '2026-11-30 20:51:40.276+00', null, '2026-11-30 20:36:40.294+00', null, null, null, null, null, null, '[{"hoursBefore": 24, "refundPercent": 100}]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21eb9-74f6-77b4-84be-054d5b0e2bbc', 'SN-JVKR-7JHF', '01a21eb9-67ae-7251-ada4-96595da46d67', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '01a21eb9-66b9-71e3-b84f-5882f962b786', '01a21eb9-6709-732e-93f3-e5f0e3db5363', 'cancelled', '1', '1', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21eb9-66d6-7502-9abb-c020ec1bc445", "quantity": 1, "totalMinor": 5000, "unitPriceMinor": 5000}]', 'EUR', '5000', '750', 'now', 'flexible', '2026-12-09 09:00:00+00', '2026-12-09 10:00:00', 'Europe/Madrid', 'en', '2026-11-30 20:36:40.308+00', '2026-11-30 20:36:40.308+00', '2026-11-30 20:51:40.308+00', null, '2026-11-30 20:36:40.325+00', '2026-11-30 20:36:40.349+00', 'supplier', 'Storm.', '5000', null, null, '[{"hoursBefore": 24, "refundPercent": 100}]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21eb9-7564-74dd-b904-48979a9179c7', 'SN-TEK8-SPH7', '01a21eb9-67ae-7251-ada4-96595da46d67', '01a21eb9-6720-7484-973b-e3bbb9dc7b8a', '01a21eb9-6720-7485-bff3-74d2eff17877', '01a21eb9-674a-72d5-bd35-155d676b83d0', 'pending', '2', '2', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21eb9-6732-72a8-99f0-cf37c4b11354", "quantity": 2, "totalMinor": 10000, "unitPriceMinor": 5000}]', 'EUR', '10000', '1500', 'later', 'flexible', '2026-12-07 09:00:00+00', '2026-12-07 10:00:00', 'Europe/Madrid', 'en', '2026-11-30 20:36:40.409+00', '2026-11-30 20:36:40.409+00', null, '2026-12-02 20:36:40.409+00', null, null, null, null, null, null, null, '[{"hoursBefore": 24, "refundPercent": 100}]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21eb9-757e-7792-b2f1-1e055ea27b8a', 'SN-AEJX-Z6ET', '01a21eb9-67ae-7251-ada4-96595da46d67', '01a21eb9-674e-75e4-93da-aa43f61e12c9', '01a21eb9-674e-75e5-99af-656b224cc949', '01a21eb9-6759-702f-b8ab-0f7f83335c90', 'on_hold', '1', '1', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21eb9-6755-7288-bc95-a0aa784bf30f", "quantity": 1, "totalMinor": 5000, "unitPriceMinor": 5000}]', 'EUR', '5000', '750', 'now', 'fixed', '2026-12-08 09:00:00+00', '2026-12-08 10:00:00', 'Europe/Madrid', 'en', '2026-11-30 20:36:40.439+00', '2026-11-30 20:36:40.439+00', '2026-11-30 20:51:40.439+00', null, null, null, null, null, null, null, null, '[]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21eb9-7592-71ab-aba1-0c57510239d6', 'SN-MZXR-242S', '01a21eb9-67ae-7251-ada4-96595da46d67', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '01a21eb9-66b9-71e3-b84f-5882f962b786', '01a21eb9-6709-732f-9104-3ffc5b8f3a68', 'on_hold', '2', '2', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21eb9-66d6-7502-9abb-c020ec1bc445", "quantity": 2, "totalMinor": 10000, "unitPriceMinor": 5000}]', 'EUR', '10000', '1500', 'later', 'flexible', '2026-12-10 09:00:00+00', '2026-12-10 10:00:00', 'Europe/Madrid', 'en', '2026-11-30 20:36:40.455+00', null, '2026-11-30 20:51:40.455+00', null, null, null, null, null, null, null, null, '[{"hoursBefore": 24, "refundPercent": 100}]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21eb9-75d0-74c0-88b0-a9cc8163751f', 'SN-DSXT-8EPM', '01a21eb9-67ae-7251-ada4-96595da46d67', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '01a21eb9-66b9-71e3-b84f-5882f962b786', '01a21eb9-6709-7332-813c-41ca80dfc7dd', 'confirmed', '1', '1', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21eb9-66d6-7502-9abb-c020ec1bc445", "quantity": 1, "totalMinor": 5000, "unitPriceMinor": 5000}]', 'EUR', '5000', '750', 'now', 'flexible', '2026-12-13 09:00:00+00', '2026-12-13 10:00:00', 'Europe/Madrid', 'en', '2026-11-30 20:36:40.516+00', '2026-11-30 20:36:40.566+00', '2026-11-30 20:51:40.566+00', null, '2026-11-30 20:36:40.766+00', null, null, null, null, null, null, '[{"hoursBefore": 24, "refundPercent": 100}]', '0', '0', null, null, '0', '01a21eb9-7614-75f5-a550-5a086a3fb4b1', null, null, null, '0', '[]', null),
('01a21eb9-75e5-753a-817b-eddfc35b67f9', 'SN-7WKG-RJWY', '01a21eb9-67ae-7251-ada4-96595da46d67', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '01a21eb9-6711-727b-8f8c-a4f6a05850fa', '01a21eb9-671b-7799-8b44-76e2fdec67d9', 'confirmed', '2', '2', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21eb9-6718-7123-917b-7c57f2affb07", "quantity": 2, "totalMinor": 10000, "unitPriceMinor": 5000}]', 'EUR', '10000', '1500', 'now', 'moderate', '2026-12-14 09:00:00+00', '2026-12-14 10:00:00', 'Europe/Madrid', 'en', '2026-11-30 20:36:40.542+00', '2026-11-30 20:36:40.566+00', '2026-11-30 20:51:40.566+00', null, '2026-11-30 20:36:40.766+00', null, null, null, null, null, null, '[{"hoursBefore": 72, "refundPercent": 100}, {"hoursBefore": 24, "refundPercent": 50}]', '0', '0', null, null, '0', '01a21eb9-7614-75f5-a550-5a086a3fb4b1', null, null, null, '0', '[]', null),
('01a21eb9-771e-725a-85e4-f047bee14493', 'SN-PJK9-WR7A', '01a21eb9-67ae-7251-ada4-96595da46d67', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '01a21eb9-6711-727b-8f8c-a4f6a05850fa', '01a21eb9-671b-779a-9355-3abdbf15360d', 'confirmed', '1', '1', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21eb9-6718-7123-917b-7c57f2affb07", "quantity": 1, "totalMinor": 5000, "unitPriceMinor": 5000}]', 'EUR', '5000', '750', 'now', 'moderate', '2026-12-15 09:00:00+00', '2026-12-15 10:00:00', 'Europe/Madrid', 'en', '2026-11-30 20:36:40.859+00', '2026-11-30 20:36:40.859+00', '2026-11-30 20:51:40.859+00', null, '2026-11-30 20:36:40.883+00', null, null, null, null, null, null, '[{"hoursBefore": 72, "refundPercent": 100}, {"hoursBefore": 24, "refundPercent": 50}]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21eb9-7783-74ba-bd3c-33cd625368bf', 'SN-X76A-D4BT', '01a21eb9-67ae-7251-ada4-96595da46d67', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '01a21eb9-66b9-71e3-b84f-5882f962b786', '01a21eb9-6709-7335-8cbb-96d86c17c7bd', 'confirmed', '1', '1', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21eb9-66d6-7502-9abb-c020ec1bc445", "quantity": 1, "totalMinor": 5000, "unitPriceMinor": 5000}]', 'EUR', '5000', '750', 'now', 'flexible', '2026-12-16 09:00:00+00', '2026-12-16 10:00:00', 'Europe/Madrid', 'en', '2026-11-30 20:36:40.96+00', '2026-11-30 20:36:40.96+00', '2026-11-30 20:51:40.96+00', null, '2026-11-30 20:36:40.983+00', null, null, null, null, null, null, '[{"hoursBefore": 24, "refundPercent": 100}]', '1', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21eb9-7c37-72d7-a0f6-5ee8a6eb0e20', 'SN-KWN8-EHCT', '01a21eb9-67ae-7251-ada4-96595da46d67', '01a21eb9-791e-73be-92bd-fe72e4f85304', '01a21eb9-7936-7229-b512-938c462eafca', '01a21eb9-7aec-74e2-9ae0-637e4959c029', 'confirmed', '2', '2', '0', '[{"kind": "adult", "labels": {"en": "Walker", "es": "Walker", "fr": "Walker"}, "people": 1, "unitId": "01a21eb9-7ab5-7794-b1e6-56003e262f36", "quantity": 2, "totalMinor": 10000, "unitPriceMinor": 5000}, {"per": "person", "kind": "extra", "labels": {"en": "Lunch", "es": "Lunch", "fr": "Lunch"}, "people": 0, "unitId": "01a21eb9-7936-722b-acc5-48241e94bba3", "quantity": 2, "totalMinor": 1800, "unitPriceMinor": 900}, {"kind": "reduction", "labels": {"en": "RIVER10"}, "people": 0, "unitId": "01a21eb9-7b46-711d-b4db-65297e125c54", "quantity": 1, "totalMinor": -1180, "unitPriceMinor": -1180}]', 'EUR', '10620', '1593', 'later', 'flexible', '2026-12-03 08:00:00+00', '2026-12-03 09:00:00', 'Europe/Madrid', 'en', '2026-11-30 20:36:41.967+00', '2026-11-30 20:36:41.967+00', null, null, '2026-11-30 20:36:41.967+00', null, null, null, null, null, null, '[{"hoursBefore": 24, "refundPercent": 100}]', '0', '0', '01a21eb9-7936-722d-971e-2f9d8ac09e25', '01a21eb9-7b46-711d-b4db-65297e125c54', '0', null, null, null, null, '0', '[]', null),
('01a21eb9-7c9f-7715-980c-34a8b2d31148', 'SN-HXZJ-BVNS', '01a21eb9-67ae-7251-ada4-96595da46d67', '01a21eb9-791e-73be-92bd-fe72e4f85304', '01a21eb9-7936-7229-b512-938c462eafca', '01a21eb9-7aec-74e3-acd7-30b32f9fa1c2', 'on_hold', '1', '1', '0', '[{"kind": "adult", "labels": {"en": "Walker", "es": "Walker", "fr": "Walker"}, "people": 1, "unitId": "01a21eb9-7ab5-7794-b1e6-56003e262f36", "quantity": 1, "totalMinor": 5000, "unitPriceMinor": 5000}]', 'EUR', '5000', '750', 'later', 'flexible', '2026-12-04 08:00:00+00', '2026-12-04 09:00:00', 'Europe/Madrid', 'en', '2026-11-30 20:36:42.267+00', null, '2026-11-30 20:51:42.267+00', null, null, null, null, null, null, null, null, '[{"hoursBefore": 24, "refundPercent": 100}]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null),
('01a21eb9-7faa-71ae-b448-9bc24f013a29', 'SN-GNN4-YZZP', '01a21eb9-67ae-7251-ada4-96595da46d67', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '01a21eb9-66b9-71e3-b84f-5882f962b786', '01a21eb9-6709-7330-85e8-d7b5a065fe34', 'confirmed', '2', '2', '0', '[{"kind": "adult", "people": 1, "unitId": "01a21eb9-66d6-7502-9abb-c020ec1bc445", "quantity": 2, "totalMinor": 10000, "unitPriceMinor": 5000}]', 'EUR', '10000', '1500', 'later', 'flexible', '2026-12-11 09:00:00+00', '2026-12-11 10:00:00', 'Europe/Madrid', 'en', '2026-11-30 20:36:43.045+00', '2026-11-30 20:36:43.045+00', null, null, '2026-11-30 20:36:43.045+00', null, null, null, null, null, null, '[{"hoursBefore": 24, "refundPercent": 100}]', '0', '0', null, null, '0', null, null, null, null, '0', '[]', null);

insert into calendar_edit_items ("edit_id", "subject_id", "departures", "outcome", "refusal", "capacity_before") overriding system value values
('01a21eb9-7cde-74f7-baf6-c0536a28c353', '01a21eb9-671b-77a7-827d-26de49beb0b7', '1', 'changed', null, null),
('01a21eb9-7d0d-7453-ad47-6a3bbc783a84', '01a21eb9-6709-733c-8f7f-2315a97154cf', '1', 'changed', null, '8'),
('01a21eb9-7d0d-7453-ad47-6a3bbc783a84', '01a21eb9-6709-733d-83e9-8bd559600cdd', '1', 'changed', null, '8');

insert into calendar_edits ("id", "supplier_id", "first_day", "last_day", "tour_ids", "reason", "departures", "made_at", "undone_at", "capacity", "kind", "state", "weekdays", "start_times", "total", "worked", "refused", "restored", "worked_until", "price_unit", "price_minor", "price_currency", "price_percent") overriding system value values
('01a21eb9-7cde-74f7-baf6-c0536a28c353', '01a21eb9-667c-7183-830f-a7c88cfe095d', '2026-12-28', '2026-12-28', '{01a21eb9-6711-727a-b28f-3c1e59281e1f}', null, '1', '2026-11-30 20:36:42.331+00', null, null, 'open', 'done', null, null, '1', '1', '0', '0', '01a21eb9-671b-77a7-827d-26de49beb0b7', null, null, null, null),
('01a21eb9-7d0d-7453-ad47-6a3bbc783a84', '01a21eb9-667c-7183-830f-a7c88cfe095d', '2026-12-23', '2026-12-24', '{01a21eb9-66b9-71e2-a3c9-4b9ece86e453}', null, '2', '2026-11-30 20:36:42.379+00', null, '10', 'capacity', 'done', null, null, '2', '2', '0', '0', '01a21eb9-6709-733d-83e9-8bd559600cdd', null, null, null, null);

insert into cart_lines ("booking_id", "user_id", "added_at", "extended_at") overriding system value values
('01a21eb9-7c9f-7715-980c-34a8b2d31148', '01a21eb9-67ae-7251-ada4-96595da46d67', '2026-11-30 20:36:42.263+00', null);

insert into categories ("id", "slug", "position", "parent_id") overriding system value values
('01a21eb9-6693-75a6-be6b-3583731c680c', 'walks', '0', null);

insert into category_texts ("category_id", "language", "name", "description") overriding system value values
('01a21eb9-6693-75a6-be6b-3583731c680c', 'en', 'Walks', 'By foot.');

insert into closure_exceptions ("closure_id", "departure_id", "edit_id") overriding system value values
('01a21eb9-7ccd-7132-ab2f-1b046642cb85', '01a21eb9-671b-77a7-827d-26de49beb0b7', '01a21eb9-7cde-74f7-baf6-c0536a28c353');

insert into closures ("id", "tour_id", "option_id", "departure_id", "first_day", "last_day", "cause", "reason", "created_at", "edit_id") overriding system value values
('01a21eb9-7ccd-7132-ab2f-1b046642cb85', '01a21eb9-6711-727a-b28f-3c1e59281e1f', null, null, '2026-12-27', '2026-12-30', 'supplier', 'The museum is painted.', '2026-11-30 20:36:42.311+00', null),
('01a21eb9-7d02-74a2-be62-44c2c880339c', '01a21eb9-674e-75e4-93da-aa43f61e12c9', null, null, '2026-12-27', '2026-12-30', 'supplier', 'Wind.', '2026-11-30 20:36:42.367+00', null),
('01a21eb9-7d76-74ec-b860-e05ce1e87643', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '01a21eb9-66b9-71e3-b84f-5882f962b786', '01a21eb9-6709-733b-a79c-5075731bd0ed', '2026-12-22', '2026-12-22', 'cancelled', null, '2026-11-30 20:36:42.485+00', null);

insert into contact_messages ("id", "name", "email", "topic", "booking_reference", "message", "language", "written_at") overriding system value values
('01a21eb9-7f7c-774b-b9cd-d9f9d4df00e8', 'Iris', 'iris@upgrade.example', 'booking', null, 'May we come with a pushchair?', 'en', '2026-11-30 20:36:43.004+00');

insert into departure_cancellations ("departure_id", "cancelled_at", "actor", "reason", "note", "ended", "done_at", "kept") overriding system value values
('01a21eb9-6709-733b-a79c-5075731bd0ed', '2026-11-30 20:36:42.485+00', 'supplier', 'A storm.', null, '0', null, '0');

insert into departure_changes ("id", "departure_id", "changed_at", "actor", "reason", "starts_at_local_before", "starts_at_local_after", "meeting_point_before", "meeting_point_after") overriding system value values
('01a21eb9-7d61-757b-822c-a5f028708477', '01a21eb9-6709-733a-90d1-bdcd9fbfc3f6', '2026-11-30 20:36:42.43+00', 'supplier', 'The light.', '2026-12-21 10:00:00', '2026-12-21 11:00:00', null, null);

insert into departure_extras ("departure_id", "extra_id", "stock", "taken") overriding system value values
('01a21eb9-7aec-74e2-9ae0-637e4959c029', '01a21eb9-7936-722b-acc5-48241e94bba3', '20', '2');

insert into departures ("id", "option_id", "tour_id", "starts_at_local", "time_zone", "starts_at", "capacity", "taken", "open", "withheld", "decided_at", "has_waitlist", "ends_at_local", "ends_at", "meeting_point", "meeting_latitude", "meeting_longitude", "on_sale_since", "resource_use") overriding system value values
('01a21eb9-6708-7295-a214-e083c2b29709', '01a21eb9-66b9-71e3-b84f-5882f962b786', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '2026-11-28 10:00:00', 'Europe/Madrid', '2026-11-28 09:00:00+00', '8', '3', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.747+00', 'none'),
('01a21eb9-6708-7296-a521-d60fc14bfa4d', '01a21eb9-66b9-71e3-b84f-5882f962b786', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '2026-11-29 10:00:00', 'Europe/Madrid', '2026-11-29 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.747+00', 'none'),
('01a21eb9-6708-7297-ba74-42fd2f785d51', '01a21eb9-66b9-71e3-b84f-5882f962b786', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '2026-11-30 10:00:00', 'Europe/Madrid', '2026-11-30 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.747+00', 'none'),
('01a21eb9-6708-7298-8d43-3bccd187f0ac', '01a21eb9-66b9-71e3-b84f-5882f962b786', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '2026-12-01 10:00:00', 'Europe/Madrid', '2026-12-01 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.747+00', 'none'),
('01a21eb9-6708-7299-9c0f-929e81f8969b', '01a21eb9-66b9-71e3-b84f-5882f962b786', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '2026-12-02 10:00:00', 'Europe/Madrid', '2026-12-02 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.747+00', 'none'),
('01a21eb9-6708-729a-85bf-31e7a6682d4c', '01a21eb9-66b9-71e3-b84f-5882f962b786', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '2026-12-03 10:00:00', 'Europe/Madrid', '2026-12-03 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.747+00', 'none'),
('01a21eb9-6708-729b-ac8a-8a37234cdf53', '01a21eb9-66b9-71e3-b84f-5882f962b786', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '2026-12-04 10:00:00', 'Europe/Madrid', '2026-12-04 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.747+00', 'none'),
('01a21eb9-6708-729c-ae25-faa8f5c82a47', '01a21eb9-66b9-71e3-b84f-5882f962b786', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '2026-12-05 10:00:00', 'Europe/Madrid', '2026-12-05 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.747+00', 'none'),
('01a21eb9-6709-732b-93a4-126723950664', '01a21eb9-66b9-71e3-b84f-5882f962b786', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '2026-12-06 10:00:00', 'Europe/Madrid', '2026-12-06 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.747+00', 'none'),
('01a21eb9-6709-732c-b3dc-ed6f03d87db6', '01a21eb9-66b9-71e3-b84f-5882f962b786', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '2026-12-07 10:00:00', 'Europe/Madrid', '2026-12-07 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.747+00', 'none'),
('01a21eb9-6709-732d-9ec3-aadb30371cd7', '01a21eb9-66b9-71e3-b84f-5882f962b786', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '2026-12-08 10:00:00', 'Europe/Madrid', '2026-12-08 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.747+00', 'none'),
('01a21eb9-6709-732e-93f3-e5f0e3db5363', '01a21eb9-66b9-71e3-b84f-5882f962b786', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '2026-12-09 10:00:00', 'Europe/Madrid', '2026-12-09 09:00:00+00', '8', '2', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.747+00', 'none'),
('01a21eb9-6709-732f-9104-3ffc5b8f3a68', '01a21eb9-66b9-71e3-b84f-5882f962b786', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '2026-12-10 10:00:00', 'Europe/Madrid', '2026-12-10 09:00:00+00', '8', '2', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.747+00', 'none'),
('01a21eb9-6709-7330-85e8-d7b5a065fe34', '01a21eb9-66b9-71e3-b84f-5882f962b786', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '2026-12-11 10:00:00', 'Europe/Madrid', '2026-12-11 09:00:00+00', '8', '2', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.747+00', 'none'),
('01a21eb9-6709-7331-83cb-7eb8ee78407f', '01a21eb9-66b9-71e3-b84f-5882f962b786', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '2026-12-12 10:00:00', 'Europe/Madrid', '2026-12-12 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.747+00', 'none'),
('01a21eb9-6709-7332-813c-41ca80dfc7dd', '01a21eb9-66b9-71e3-b84f-5882f962b786', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '2026-12-13 10:00:00', 'Europe/Madrid', '2026-12-13 09:00:00+00', '8', '1', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.747+00', 'none'),
('01a21eb9-6709-7333-a7ee-52fe960f7d0f', '01a21eb9-66b9-71e3-b84f-5882f962b786', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '2026-12-14 10:00:00', 'Europe/Madrid', '2026-12-14 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.747+00', 'none'),
('01a21eb9-6709-7334-9523-512c8c2a695e', '01a21eb9-66b9-71e3-b84f-5882f962b786', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '2026-12-15 10:00:00', 'Europe/Madrid', '2026-12-15 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.747+00', 'none'),
('01a21eb9-6709-7335-8cbb-96d86c17c7bd', '01a21eb9-66b9-71e3-b84f-5882f962b786', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '2026-12-16 10:00:00', 'Europe/Madrid', '2026-12-16 09:00:00+00', '8', '1', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.747+00', 'none'),
('01a21eb9-6709-7336-9f6a-f23456a6d1f3', '01a21eb9-66b9-71e3-b84f-5882f962b786', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '2026-12-17 10:00:00', 'Europe/Madrid', '2026-12-17 09:00:00+00', '8', '1', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.747+00', 'none'),
('01a21eb9-6709-7337-be64-c246a40bf131', '01a21eb9-66b9-71e3-b84f-5882f962b786', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '2026-12-18 10:00:00', 'Europe/Madrid', '2026-12-18 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.747+00', 'none'),
('01a21eb9-6709-7338-95bb-0a3154d8e028', '01a21eb9-66b9-71e3-b84f-5882f962b786', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '2026-12-19 10:00:00', 'Europe/Madrid', '2026-12-19 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.747+00', 'none'),
('01a21eb9-6709-7339-9ec7-6e9df6da4f84', '01a21eb9-66b9-71e3-b84f-5882f962b786', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '2026-12-20 10:00:00', 'Europe/Madrid', '2026-12-20 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.747+00', 'none'),
('01a21eb9-6709-733a-90d1-bdcd9fbfc3f6', '01a21eb9-66b9-71e3-b84f-5882f962b786', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '2026-12-21 11:00:00', 'Europe/Madrid', '2026-12-21 10:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-30 20:36:42.43+00', 'none'),
('01a21eb9-6709-733b-a79c-5075731bd0ed', '01a21eb9-66b9-71e3-b84f-5882f962b786', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '2026-12-22 10:00:00', 'Europe/Madrid', '2026-12-22 09:00:00+00', '8', '0', 'false', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.747+00', 'none'),
('01a21eb9-6709-733c-8f7f-2315a97154cf', '01a21eb9-66b9-71e3-b84f-5882f962b786', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '2026-12-23 10:00:00', 'Europe/Madrid', '2026-12-23 09:00:00+00', '10', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.747+00', 'none'),
('01a21eb9-6709-733d-83e9-8bd559600cdd', '01a21eb9-66b9-71e3-b84f-5882f962b786', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '2026-12-24 10:00:00', 'Europe/Madrid', '2026-12-24 09:00:00+00', '10', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.747+00', 'none'),
('01a21eb9-6709-733e-855d-31ec568d5077', '01a21eb9-66b9-71e3-b84f-5882f962b786', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '2026-12-25 10:00:00', 'Europe/Madrid', '2026-12-25 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.747+00', 'none'),
('01a21eb9-6709-733f-b883-2553882397b1', '01a21eb9-66b9-71e3-b84f-5882f962b786', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '2026-12-26 10:00:00', 'Europe/Madrid', '2026-12-26 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.747+00', 'none'),
('01a21eb9-6709-7340-9569-9ab5a2e5b81a', '01a21eb9-66b9-71e3-b84f-5882f962b786', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '2026-12-27 10:00:00', 'Europe/Madrid', '2026-12-27 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.747+00', 'none'),
('01a21eb9-6709-7341-b698-79ef93ee00d1', '01a21eb9-66b9-71e3-b84f-5882f962b786', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '2026-12-28 10:00:00', 'Europe/Madrid', '2026-12-28 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.747+00', 'none'),
('01a21eb9-6709-7342-bc8e-2167fb7809f9', '01a21eb9-66b9-71e3-b84f-5882f962b786', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '2026-12-29 10:00:00', 'Europe/Madrid', '2026-12-29 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.747+00', 'none'),
('01a21eb9-6709-7343-bd16-ff7e5da16d46', '01a21eb9-66b9-71e3-b84f-5882f962b786', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '2026-12-30 10:00:00', 'Europe/Madrid', '2026-12-30 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.747+00', 'none'),
('01a21eb9-6709-7344-93e1-305533ded2fd', '01a21eb9-66b9-71e3-b84f-5882f962b786', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '2026-12-31 10:00:00', 'Europe/Madrid', '2026-12-31 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.747+00', 'none'),
('01a21eb9-6709-7345-9dd7-2e1a109dff4f', '01a21eb9-66b9-71e3-b84f-5882f962b786', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '2027-01-01 10:00:00', 'Europe/Madrid', '2027-01-01 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.747+00', 'none'),
('01a21eb9-6709-7346-bf1f-65c6cc91d34d', '01a21eb9-66b9-71e3-b84f-5882f962b786', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '2027-01-02 10:00:00', 'Europe/Madrid', '2027-01-02 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.747+00', 'none'),
('01a21eb9-6709-7347-98c4-a79cbb209372', '01a21eb9-66b9-71e3-b84f-5882f962b786', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '2027-01-03 10:00:00', 'Europe/Madrid', '2027-01-03 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.747+00', 'none'),
('01a21eb9-6709-7348-96bb-3ddd1644a0f5', '01a21eb9-66b9-71e3-b84f-5882f962b786', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '2027-01-04 10:00:00', 'Europe/Madrid', '2027-01-04 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.747+00', 'none'),
('01a21eb9-6709-7349-98f8-e04f51f31c10', '01a21eb9-66b9-71e3-b84f-5882f962b786', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '2027-01-05 10:00:00', 'Europe/Madrid', '2027-01-05 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.747+00', 'none'),
('01a21eb9-6709-734a-90d9-1e61673c54f3', '01a21eb9-66b9-71e3-b84f-5882f962b786', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '2027-01-06 10:00:00', 'Europe/Madrid', '2027-01-06 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.747+00', 'none'),
('01a21eb9-671b-7789-852c-708db94b374b', '01a21eb9-6711-727b-8f8c-a4f6a05850fa', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '2026-11-28 10:00:00', 'Europe/Madrid', '2026-11-28 09:00:00+00', '8', '3', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.765+00', 'none'),
('01a21eb9-671b-778a-bea4-1c8aa6c3c949', '01a21eb9-6711-727b-8f8c-a4f6a05850fa', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '2026-11-29 10:00:00', 'Europe/Madrid', '2026-11-29 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.765+00', 'none'),
('01a21eb9-671b-778b-8a2d-6d140231fbb9', '01a21eb9-6711-727b-8f8c-a4f6a05850fa', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '2026-11-30 10:00:00', 'Europe/Madrid', '2026-11-30 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.765+00', 'none'),
('01a21eb9-671b-778c-bdea-3bf5bc206a45', '01a21eb9-6711-727b-8f8c-a4f6a05850fa', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '2026-12-01 10:00:00', 'Europe/Madrid', '2026-12-01 09:00:00+00', '8', '2', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.765+00', 'none'),
('01a21eb9-671b-778d-a155-b479a46b8cf1', '01a21eb9-6711-727b-8f8c-a4f6a05850fa', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '2026-12-02 10:00:00', 'Europe/Madrid', '2026-12-02 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.765+00', 'none'),
('01a21eb9-671b-778e-8b62-3e5abf11242a', '01a21eb9-6711-727b-8f8c-a4f6a05850fa', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '2026-12-03 10:00:00', 'Europe/Madrid', '2026-12-03 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.765+00', 'none'),
('01a21eb9-671b-778f-8d32-98f0732a721c', '01a21eb9-6711-727b-8f8c-a4f6a05850fa', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '2026-12-04 10:00:00', 'Europe/Madrid', '2026-12-04 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.765+00', 'none'),
('01a21eb9-671b-7790-a2d8-22d12a52681b', '01a21eb9-6711-727b-8f8c-a4f6a05850fa', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '2026-12-05 10:00:00', 'Europe/Madrid', '2026-12-05 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.765+00', 'none'),
('01a21eb9-671b-7791-8f98-eae92f145b11', '01a21eb9-6711-727b-8f8c-a4f6a05850fa', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '2026-12-06 10:00:00', 'Europe/Madrid', '2026-12-06 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.765+00', 'none'),
('01a21eb9-671b-7792-ba30-40667693bbc2', '01a21eb9-6711-727b-8f8c-a4f6a05850fa', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '2026-12-07 10:00:00', 'Europe/Madrid', '2026-12-07 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.765+00', 'none'),
('01a21eb9-671b-7793-b502-37b320fb8f08', '01a21eb9-6711-727b-8f8c-a4f6a05850fa', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '2026-12-08 10:00:00', 'Europe/Madrid', '2026-12-08 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.765+00', 'none'),
('01a21eb9-671b-7794-8bbb-bf5412a02f75', '01a21eb9-6711-727b-8f8c-a4f6a05850fa', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '2026-12-09 10:00:00', 'Europe/Madrid', '2026-12-09 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.765+00', 'none'),
('01a21eb9-671b-7795-be3d-0e45e62acf69', '01a21eb9-6711-727b-8f8c-a4f6a05850fa', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '2026-12-10 10:00:00', 'Europe/Madrid', '2026-12-10 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.765+00', 'none'),
('01a21eb9-671b-7796-8b9f-c0f0afdd2df2', '01a21eb9-6711-727b-8f8c-a4f6a05850fa', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '2026-12-11 10:00:00', 'Europe/Madrid', '2026-12-11 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.765+00', 'none'),
('01a21eb9-671b-7797-9e0d-9309bf1df7e8', '01a21eb9-6711-727b-8f8c-a4f6a05850fa', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '2026-12-12 10:00:00', 'Europe/Madrid', '2026-12-12 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.765+00', 'none'),
('01a21eb9-671b-7798-be2f-38a7a4bd7c57', '01a21eb9-6711-727b-8f8c-a4f6a05850fa', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '2026-12-13 10:00:00', 'Europe/Madrid', '2026-12-13 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.765+00', 'none'),
('01a21eb9-671b-7799-8b44-76e2fdec67d9', '01a21eb9-6711-727b-8f8c-a4f6a05850fa', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '2026-12-14 10:00:00', 'Europe/Madrid', '2026-12-14 09:00:00+00', '8', '2', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.765+00', 'none'),
('01a21eb9-671b-779a-9355-3abdbf15360d', '01a21eb9-6711-727b-8f8c-a4f6a05850fa', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '2026-12-15 10:00:00', 'Europe/Madrid', '2026-12-15 09:00:00+00', '8', '2', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.765+00', 'none'),
('01a21eb9-671b-779b-b677-6254b63927a6', '01a21eb9-6711-727b-8f8c-a4f6a05850fa', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '2026-12-16 10:00:00', 'Europe/Madrid', '2026-12-16 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.765+00', 'none'),
('01a21eb9-671b-779c-bb66-3caa4c33a8d4', '01a21eb9-6711-727b-8f8c-a4f6a05850fa', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '2026-12-17 10:00:00', 'Europe/Madrid', '2026-12-17 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.765+00', 'none'),
('01a21eb9-671b-779d-a7a1-013c47049f39', '01a21eb9-6711-727b-8f8c-a4f6a05850fa', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '2026-12-18 10:00:00', 'Europe/Madrid', '2026-12-18 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.765+00', 'none'),
('01a21eb9-671b-779e-91c4-507dceb8194e', '01a21eb9-6711-727b-8f8c-a4f6a05850fa', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '2026-12-19 10:00:00', 'Europe/Madrid', '2026-12-19 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.765+00', 'none'),
('01a21eb9-671b-779f-bb68-327d2013e132', '01a21eb9-6711-727b-8f8c-a4f6a05850fa', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '2026-12-20 10:00:00', 'Europe/Madrid', '2026-12-20 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.765+00', 'none'),
('01a21eb9-671b-77a0-a079-d26705cf6611', '01a21eb9-6711-727b-8f8c-a4f6a05850fa', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '2026-12-21 10:00:00', 'Europe/Madrid', '2026-12-21 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.765+00', 'none'),
('01a21eb9-671b-77a1-9429-bfba82d0f6b6', '01a21eb9-6711-727b-8f8c-a4f6a05850fa', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '2026-12-22 10:00:00', 'Europe/Madrid', '2026-12-22 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.765+00', 'none'),
('01a21eb9-671b-77a2-802a-e1a5d51947e0', '01a21eb9-6711-727b-8f8c-a4f6a05850fa', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '2026-12-23 10:00:00', 'Europe/Madrid', '2026-12-23 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.765+00', 'none'),
('01a21eb9-671b-77a3-8b80-e52615f33de4', '01a21eb9-6711-727b-8f8c-a4f6a05850fa', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '2026-12-24 10:00:00', 'Europe/Madrid', '2026-12-24 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.765+00', 'none'),
('01a21eb9-671b-77a4-9e11-8ca7d5fa4562', '01a21eb9-6711-727b-8f8c-a4f6a05850fa', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '2026-12-25 10:00:00', 'Europe/Madrid', '2026-12-25 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.765+00', 'none'),
('01a21eb9-671b-77a5-8da0-08a3f50c3ff4', '01a21eb9-6711-727b-8f8c-a4f6a05850fa', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '2026-12-26 10:00:00', 'Europe/Madrid', '2026-12-26 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.765+00', 'none'),
('01a21eb9-671b-77a6-8563-3d6f9c1c1d49', '01a21eb9-6711-727b-8f8c-a4f6a05850fa', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '2026-12-27 10:00:00', 'Europe/Madrid', '2026-12-27 09:00:00+00', '8', '0', 'false', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.765+00', 'none'),
('01a21eb9-671b-77a7-827d-26de49beb0b7', '01a21eb9-6711-727b-8f8c-a4f6a05850fa', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '2026-12-28 10:00:00', 'Europe/Madrid', '2026-12-28 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.765+00', 'none'),
('01a21eb9-671b-77a8-bf8a-8768975281b8', '01a21eb9-6711-727b-8f8c-a4f6a05850fa', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '2026-12-29 10:00:00', 'Europe/Madrid', '2026-12-29 09:00:00+00', '8', '0', 'false', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.765+00', 'none'),
('01a21eb9-671b-77a9-bd9e-2af765ca9366', '01a21eb9-6711-727b-8f8c-a4f6a05850fa', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '2026-12-30 10:00:00', 'Europe/Madrid', '2026-12-30 09:00:00+00', '8', '0', 'false', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.765+00', 'none'),
('01a21eb9-671b-77aa-bae2-9bafadb7317f', '01a21eb9-6711-727b-8f8c-a4f6a05850fa', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '2026-12-31 10:00:00', 'Europe/Madrid', '2026-12-31 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.765+00', 'none'),
('01a21eb9-671b-77ab-b216-9d7ef680322c', '01a21eb9-6711-727b-8f8c-a4f6a05850fa', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '2027-01-01 10:00:00', 'Europe/Madrid', '2027-01-01 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.765+00', 'none'),
('01a21eb9-671b-77ac-8992-7aa7ed9aa287', '01a21eb9-6711-727b-8f8c-a4f6a05850fa', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '2027-01-02 10:00:00', 'Europe/Madrid', '2027-01-02 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.765+00', 'none'),
('01a21eb9-671b-77ad-8f1b-b00763d45e49', '01a21eb9-6711-727b-8f8c-a4f6a05850fa', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '2027-01-03 10:00:00', 'Europe/Madrid', '2027-01-03 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.765+00', 'none'),
('01a21eb9-671b-77ae-9956-0ad231543f33', '01a21eb9-6711-727b-8f8c-a4f6a05850fa', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '2027-01-04 10:00:00', 'Europe/Madrid', '2027-01-04 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.765+00', 'none'),
('01a21eb9-671b-77af-babd-355f9770e82b', '01a21eb9-6711-727b-8f8c-a4f6a05850fa', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '2027-01-05 10:00:00', 'Europe/Madrid', '2027-01-05 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.765+00', 'none'),
('01a21eb9-671b-77b0-9af0-ae606856e447', '01a21eb9-6711-727b-8f8c-a4f6a05850fa', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '2027-01-06 10:00:00', 'Europe/Madrid', '2027-01-06 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.765+00', 'none'),
('01a21eb9-674a-72cc-87ed-29ce284a28bf', '01a21eb9-6720-7485-bff3-74d2eff17877', '01a21eb9-6720-7484-973b-e3bbb9dc7b8a', '2026-11-28 10:00:00', 'Europe/Madrid', '2026-11-28 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.811+00', 'none'),
('01a21eb9-674a-72cd-a4ed-8329bc995f93', '01a21eb9-6720-7485-bff3-74d2eff17877', '01a21eb9-6720-7484-973b-e3bbb9dc7b8a', '2026-11-29 10:00:00', 'Europe/Madrid', '2026-11-29 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.811+00', 'none'),
('01a21eb9-674a-72ce-9fde-47c79b1f1671', '01a21eb9-6720-7485-bff3-74d2eff17877', '01a21eb9-6720-7484-973b-e3bbb9dc7b8a', '2026-11-30 10:00:00', 'Europe/Madrid', '2026-11-30 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.811+00', 'none'),
('01a21eb9-674a-72cf-b508-720c9c44a594', '01a21eb9-6720-7485-bff3-74d2eff17877', '01a21eb9-6720-7484-973b-e3bbb9dc7b8a', '2026-12-01 10:00:00', 'Europe/Madrid', '2026-12-01 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.811+00', 'none'),
('01a21eb9-674a-72d0-a064-f74b0d40098b', '01a21eb9-6720-7485-bff3-74d2eff17877', '01a21eb9-6720-7484-973b-e3bbb9dc7b8a', '2026-12-02 10:00:00', 'Europe/Madrid', '2026-12-02 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.811+00', 'none'),
('01a21eb9-674a-72d1-a70c-2301adef253a', '01a21eb9-6720-7485-bff3-74d2eff17877', '01a21eb9-6720-7484-973b-e3bbb9dc7b8a', '2026-12-03 10:00:00', 'Europe/Madrid', '2026-12-03 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.811+00', 'none'),
('01a21eb9-674a-72d2-b032-82bf1eec0eaa', '01a21eb9-6720-7485-bff3-74d2eff17877', '01a21eb9-6720-7484-973b-e3bbb9dc7b8a', '2026-12-04 10:00:00', 'Europe/Madrid', '2026-12-04 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.811+00', 'none'),
('01a21eb9-674a-72d3-83e9-7935701121f1', '01a21eb9-6720-7485-bff3-74d2eff17877', '01a21eb9-6720-7484-973b-e3bbb9dc7b8a', '2026-12-05 10:00:00', 'Europe/Madrid', '2026-12-05 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.811+00', 'none'),
('01a21eb9-674a-72d4-93cd-e7347ce62a84', '01a21eb9-6720-7485-bff3-74d2eff17877', '01a21eb9-6720-7484-973b-e3bbb9dc7b8a', '2026-12-06 10:00:00', 'Europe/Madrid', '2026-12-06 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.811+00', 'none'),
('01a21eb9-674a-72d5-bd35-155d676b83d0', '01a21eb9-6720-7485-bff3-74d2eff17877', '01a21eb9-6720-7484-973b-e3bbb9dc7b8a', '2026-12-07 10:00:00', 'Europe/Madrid', '2026-12-07 09:00:00+00', '8', '2', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.811+00', 'none'),
('01a21eb9-674a-72d6-a480-9447fb88a1a8', '01a21eb9-6720-7485-bff3-74d2eff17877', '01a21eb9-6720-7484-973b-e3bbb9dc7b8a', '2026-12-08 10:00:00', 'Europe/Madrid', '2026-12-08 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.811+00', 'none'),
('01a21eb9-674a-72d7-9642-f2a0b6ef46be', '01a21eb9-6720-7485-bff3-74d2eff17877', '01a21eb9-6720-7484-973b-e3bbb9dc7b8a', '2026-12-09 10:00:00', 'Europe/Madrid', '2026-12-09 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.811+00', 'none'),
('01a21eb9-674a-72d8-a396-016a18376e72', '01a21eb9-6720-7485-bff3-74d2eff17877', '01a21eb9-6720-7484-973b-e3bbb9dc7b8a', '2026-12-10 10:00:00', 'Europe/Madrid', '2026-12-10 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.811+00', 'none'),
('01a21eb9-674a-72d9-9f22-165bef68f097', '01a21eb9-6720-7485-bff3-74d2eff17877', '01a21eb9-6720-7484-973b-e3bbb9dc7b8a', '2026-12-11 10:00:00', 'Europe/Madrid', '2026-12-11 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.811+00', 'none'),
('01a21eb9-674a-72da-924b-3f806f88ceb0', '01a21eb9-6720-7485-bff3-74d2eff17877', '01a21eb9-6720-7484-973b-e3bbb9dc7b8a', '2026-12-12 10:00:00', 'Europe/Madrid', '2026-12-12 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.811+00', 'none'),
('01a21eb9-674a-72db-908c-e523448f6ec8', '01a21eb9-6720-7485-bff3-74d2eff17877', '01a21eb9-6720-7484-973b-e3bbb9dc7b8a', '2026-12-13 10:00:00', 'Europe/Madrid', '2026-12-13 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.811+00', 'none'),
('01a21eb9-674a-72dc-8f13-9f3dcd54b76d', '01a21eb9-6720-7485-bff3-74d2eff17877', '01a21eb9-6720-7484-973b-e3bbb9dc7b8a', '2026-12-14 10:00:00', 'Europe/Madrid', '2026-12-14 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.811+00', 'none'),
('01a21eb9-674a-72dd-a9c6-6c9bb076ce92', '01a21eb9-6720-7485-bff3-74d2eff17877', '01a21eb9-6720-7484-973b-e3bbb9dc7b8a', '2026-12-15 10:00:00', 'Europe/Madrid', '2026-12-15 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.811+00', 'none'),
('01a21eb9-674a-72de-bdb5-5e78cf7f6418', '01a21eb9-6720-7485-bff3-74d2eff17877', '01a21eb9-6720-7484-973b-e3bbb9dc7b8a', '2026-12-16 10:00:00', 'Europe/Madrid', '2026-12-16 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.811+00', 'none'),
('01a21eb9-674a-72df-9a50-320d931278ce', '01a21eb9-6720-7485-bff3-74d2eff17877', '01a21eb9-6720-7484-973b-e3bbb9dc7b8a', '2026-12-17 10:00:00', 'Europe/Madrid', '2026-12-17 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.811+00', 'none'),
('01a21eb9-674a-72e0-8093-0e8428feb5ed', '01a21eb9-6720-7485-bff3-74d2eff17877', '01a21eb9-6720-7484-973b-e3bbb9dc7b8a', '2026-12-18 10:00:00', 'Europe/Madrid', '2026-12-18 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.811+00', 'none'),
('01a21eb9-674a-72e1-bb58-ff8f67e78146', '01a21eb9-6720-7485-bff3-74d2eff17877', '01a21eb9-6720-7484-973b-e3bbb9dc7b8a', '2026-12-19 10:00:00', 'Europe/Madrid', '2026-12-19 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.811+00', 'none'),
('01a21eb9-674a-72e2-b08e-147c968fecfd', '01a21eb9-6720-7485-bff3-74d2eff17877', '01a21eb9-6720-7484-973b-e3bbb9dc7b8a', '2026-12-20 10:00:00', 'Europe/Madrid', '2026-12-20 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.811+00', 'none'),
('01a21eb9-674a-72e3-8523-2bdd27b368c8', '01a21eb9-6720-7485-bff3-74d2eff17877', '01a21eb9-6720-7484-973b-e3bbb9dc7b8a', '2026-12-21 10:00:00', 'Europe/Madrid', '2026-12-21 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.811+00', 'none'),
('01a21eb9-674a-72e4-bfa4-c5eb68a53746', '01a21eb9-6720-7485-bff3-74d2eff17877', '01a21eb9-6720-7484-973b-e3bbb9dc7b8a', '2026-12-22 10:00:00', 'Europe/Madrid', '2026-12-22 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.811+00', 'none'),
('01a21eb9-674a-72e5-b444-909174ecd7e5', '01a21eb9-6720-7485-bff3-74d2eff17877', '01a21eb9-6720-7484-973b-e3bbb9dc7b8a', '2026-12-23 10:00:00', 'Europe/Madrid', '2026-12-23 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.811+00', 'none'),
('01a21eb9-674a-72e6-8feb-45fd2e8429a5', '01a21eb9-6720-7485-bff3-74d2eff17877', '01a21eb9-6720-7484-973b-e3bbb9dc7b8a', '2026-12-24 10:00:00', 'Europe/Madrid', '2026-12-24 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.811+00', 'none'),
('01a21eb9-674a-72e7-af4a-ba1662eedb64', '01a21eb9-6720-7485-bff3-74d2eff17877', '01a21eb9-6720-7484-973b-e3bbb9dc7b8a', '2026-12-25 10:00:00', 'Europe/Madrid', '2026-12-25 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.811+00', 'none'),
('01a21eb9-674a-72e8-9add-be4e6f4507be', '01a21eb9-6720-7485-bff3-74d2eff17877', '01a21eb9-6720-7484-973b-e3bbb9dc7b8a', '2026-12-26 10:00:00', 'Europe/Madrid', '2026-12-26 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.811+00', 'none'),
('01a21eb9-674a-72e9-bb0b-7d5274b7b6e1', '01a21eb9-6720-7485-bff3-74d2eff17877', '01a21eb9-6720-7484-973b-e3bbb9dc7b8a', '2026-12-27 10:00:00', 'Europe/Madrid', '2026-12-27 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.811+00', 'none'),
('01a21eb9-674a-72ea-a186-2de60c76b4f2', '01a21eb9-6720-7485-bff3-74d2eff17877', '01a21eb9-6720-7484-973b-e3bbb9dc7b8a', '2026-12-28 10:00:00', 'Europe/Madrid', '2026-12-28 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.811+00', 'none'),
('01a21eb9-674a-72eb-9d5f-efb3a0cf1ff4', '01a21eb9-6720-7485-bff3-74d2eff17877', '01a21eb9-6720-7484-973b-e3bbb9dc7b8a', '2026-12-29 10:00:00', 'Europe/Madrid', '2026-12-29 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.811+00', 'none'),
('01a21eb9-674a-72ec-bcfb-293ed92fc72f', '01a21eb9-6720-7485-bff3-74d2eff17877', '01a21eb9-6720-7484-973b-e3bbb9dc7b8a', '2026-12-30 10:00:00', 'Europe/Madrid', '2026-12-30 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.811+00', 'none'),
('01a21eb9-674a-72ed-8ef9-6f5707de4254', '01a21eb9-6720-7485-bff3-74d2eff17877', '01a21eb9-6720-7484-973b-e3bbb9dc7b8a', '2026-12-31 10:00:00', 'Europe/Madrid', '2026-12-31 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.811+00', 'none'),
('01a21eb9-674a-72ee-afe7-15d04ad84735', '01a21eb9-6720-7485-bff3-74d2eff17877', '01a21eb9-6720-7484-973b-e3bbb9dc7b8a', '2027-01-01 10:00:00', 'Europe/Madrid', '2027-01-01 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.811+00', 'none'),
('01a21eb9-674a-72ef-ae9f-9ec21bef7c2b', '01a21eb9-6720-7485-bff3-74d2eff17877', '01a21eb9-6720-7484-973b-e3bbb9dc7b8a', '2027-01-02 10:00:00', 'Europe/Madrid', '2027-01-02 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.811+00', 'none'),
('01a21eb9-674a-72f0-bb50-21061f5e33d0', '01a21eb9-6720-7485-bff3-74d2eff17877', '01a21eb9-6720-7484-973b-e3bbb9dc7b8a', '2027-01-03 10:00:00', 'Europe/Madrid', '2027-01-03 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.811+00', 'none'),
('01a21eb9-674a-72f1-8dbf-468559e93562', '01a21eb9-6720-7485-bff3-74d2eff17877', '01a21eb9-6720-7484-973b-e3bbb9dc7b8a', '2027-01-04 10:00:00', 'Europe/Madrid', '2027-01-04 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.811+00', 'none'),
('01a21eb9-674a-72f2-8a6d-8ed1cf039ac9', '01a21eb9-6720-7485-bff3-74d2eff17877', '01a21eb9-6720-7484-973b-e3bbb9dc7b8a', '2027-01-05 10:00:00', 'Europe/Madrid', '2027-01-05 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.811+00', 'none'),
('01a21eb9-674a-72f3-9f41-479993044930', '01a21eb9-6720-7485-bff3-74d2eff17877', '01a21eb9-6720-7484-973b-e3bbb9dc7b8a', '2027-01-06 10:00:00', 'Europe/Madrid', '2027-01-06 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.811+00', 'none'),
('01a21eb9-6759-7025-9d65-0d73a77652d9', '01a21eb9-674e-75e5-99af-656b224cc949', '01a21eb9-674e-75e4-93da-aa43f61e12c9', '2026-11-28 10:00:00', 'Europe/Madrid', '2026-11-28 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.826+00', 'none'),
('01a21eb9-6759-7026-9ac5-cfe5a7e54670', '01a21eb9-674e-75e5-99af-656b224cc949', '01a21eb9-674e-75e4-93da-aa43f61e12c9', '2026-11-29 10:00:00', 'Europe/Madrid', '2026-11-29 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.826+00', 'none'),
('01a21eb9-6759-7027-95b3-a6c93803db06', '01a21eb9-674e-75e5-99af-656b224cc949', '01a21eb9-674e-75e4-93da-aa43f61e12c9', '2026-11-30 10:00:00', 'Europe/Madrid', '2026-11-30 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.826+00', 'none'),
('01a21eb9-6759-7028-a2a1-88af3fa626c6', '01a21eb9-674e-75e5-99af-656b224cc949', '01a21eb9-674e-75e4-93da-aa43f61e12c9', '2026-12-01 10:00:00', 'Europe/Madrid', '2026-12-01 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.826+00', 'none'),
('01a21eb9-6759-7029-a169-84ba4c557855', '01a21eb9-674e-75e5-99af-656b224cc949', '01a21eb9-674e-75e4-93da-aa43f61e12c9', '2026-12-02 10:00:00', 'Europe/Madrid', '2026-12-02 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.826+00', 'none'),
('01a21eb9-6759-702a-8ab6-44b6dc19f0e3', '01a21eb9-674e-75e5-99af-656b224cc949', '01a21eb9-674e-75e4-93da-aa43f61e12c9', '2026-12-03 10:00:00', 'Europe/Madrid', '2026-12-03 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.826+00', 'none'),
('01a21eb9-6759-702b-9931-67437c62284f', '01a21eb9-674e-75e5-99af-656b224cc949', '01a21eb9-674e-75e4-93da-aa43f61e12c9', '2026-12-04 10:00:00', 'Europe/Madrid', '2026-12-04 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.826+00', 'none'),
('01a21eb9-6759-702c-b04c-06c2732f51ec', '01a21eb9-674e-75e5-99af-656b224cc949', '01a21eb9-674e-75e4-93da-aa43f61e12c9', '2026-12-05 10:00:00', 'Europe/Madrid', '2026-12-05 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.826+00', 'none'),
('01a21eb9-6759-702d-a5b2-971a5718bfd4', '01a21eb9-674e-75e5-99af-656b224cc949', '01a21eb9-674e-75e4-93da-aa43f61e12c9', '2026-12-06 10:00:00', 'Europe/Madrid', '2026-12-06 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.826+00', 'none'),
('01a21eb9-6759-702e-9bcc-6e6d9d6156bf', '01a21eb9-674e-75e5-99af-656b224cc949', '01a21eb9-674e-75e4-93da-aa43f61e12c9', '2026-12-07 10:00:00', 'Europe/Madrid', '2026-12-07 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.826+00', 'none'),
('01a21eb9-6759-702f-b8ab-0f7f83335c90', '01a21eb9-674e-75e5-99af-656b224cc949', '01a21eb9-674e-75e4-93da-aa43f61e12c9', '2026-12-08 10:00:00', 'Europe/Madrid', '2026-12-08 09:00:00+00', '8', '1', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.826+00', 'none'),
('01a21eb9-6759-7030-837a-e74b88b547ea', '01a21eb9-674e-75e5-99af-656b224cc949', '01a21eb9-674e-75e4-93da-aa43f61e12c9', '2026-12-09 10:00:00', 'Europe/Madrid', '2026-12-09 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.826+00', 'none'),
('01a21eb9-6759-7031-872e-9e2cf4e8c9c0', '01a21eb9-674e-75e5-99af-656b224cc949', '01a21eb9-674e-75e4-93da-aa43f61e12c9', '2026-12-10 10:00:00', 'Europe/Madrid', '2026-12-10 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.826+00', 'none'),
('01a21eb9-6759-7032-b248-2417ef48d835', '01a21eb9-674e-75e5-99af-656b224cc949', '01a21eb9-674e-75e4-93da-aa43f61e12c9', '2026-12-11 10:00:00', 'Europe/Madrid', '2026-12-11 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.826+00', 'none'),
('01a21eb9-6759-7033-be9a-321bcd98ccad', '01a21eb9-674e-75e5-99af-656b224cc949', '01a21eb9-674e-75e4-93da-aa43f61e12c9', '2026-12-12 10:00:00', 'Europe/Madrid', '2026-12-12 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.826+00', 'none'),
('01a21eb9-6759-7034-a099-307b781b392c', '01a21eb9-674e-75e5-99af-656b224cc949', '01a21eb9-674e-75e4-93da-aa43f61e12c9', '2026-12-13 10:00:00', 'Europe/Madrid', '2026-12-13 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.826+00', 'none'),
('01a21eb9-6759-7035-8cd5-10d4b1e9374c', '01a21eb9-674e-75e5-99af-656b224cc949', '01a21eb9-674e-75e4-93da-aa43f61e12c9', '2026-12-14 10:00:00', 'Europe/Madrid', '2026-12-14 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.826+00', 'none'),
('01a21eb9-6759-7036-8617-c30c5757abf3', '01a21eb9-674e-75e5-99af-656b224cc949', '01a21eb9-674e-75e4-93da-aa43f61e12c9', '2026-12-15 10:00:00', 'Europe/Madrid', '2026-12-15 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.826+00', 'none'),
('01a21eb9-6759-7037-af96-c0d8ef357e08', '01a21eb9-674e-75e5-99af-656b224cc949', '01a21eb9-674e-75e4-93da-aa43f61e12c9', '2026-12-16 10:00:00', 'Europe/Madrid', '2026-12-16 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.826+00', 'none'),
('01a21eb9-6759-7038-80a8-537d12152a0d', '01a21eb9-674e-75e5-99af-656b224cc949', '01a21eb9-674e-75e4-93da-aa43f61e12c9', '2026-12-17 10:00:00', 'Europe/Madrid', '2026-12-17 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.826+00', 'none'),
('01a21eb9-6759-7039-bafc-b576e7e1108d', '01a21eb9-674e-75e5-99af-656b224cc949', '01a21eb9-674e-75e4-93da-aa43f61e12c9', '2026-12-18 10:00:00', 'Europe/Madrid', '2026-12-18 09:00:00+00', '8', '8', 'true', '0', null, 'true', null, null, null, null, null, '2026-11-27 20:36:36.826+00', 'none'),
('01a21eb9-6759-703a-9c6f-84d25a7479a7', '01a21eb9-674e-75e5-99af-656b224cc949', '01a21eb9-674e-75e4-93da-aa43f61e12c9', '2026-12-19 10:00:00', 'Europe/Madrid', '2026-12-19 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.826+00', 'none'),
('01a21eb9-6759-703b-85c2-7e2605ccd976', '01a21eb9-674e-75e5-99af-656b224cc949', '01a21eb9-674e-75e4-93da-aa43f61e12c9', '2026-12-20 10:00:00', 'Europe/Madrid', '2026-12-20 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.826+00', 'none'),
('01a21eb9-6759-703c-b0ba-7a8aea08a2a4', '01a21eb9-674e-75e5-99af-656b224cc949', '01a21eb9-674e-75e4-93da-aa43f61e12c9', '2026-12-21 10:00:00', 'Europe/Madrid', '2026-12-21 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.826+00', 'none'),
('01a21eb9-6759-703d-9a80-b0d0fa38c2a7', '01a21eb9-674e-75e5-99af-656b224cc949', '01a21eb9-674e-75e4-93da-aa43f61e12c9', '2026-12-22 10:00:00', 'Europe/Madrid', '2026-12-22 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.826+00', 'none'),
('01a21eb9-6759-703e-bcf9-a1e5df3745a5', '01a21eb9-674e-75e5-99af-656b224cc949', '01a21eb9-674e-75e4-93da-aa43f61e12c9', '2026-12-23 10:00:00', 'Europe/Madrid', '2026-12-23 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.826+00', 'none'),
('01a21eb9-6759-703f-aa06-775c9fba5212', '01a21eb9-674e-75e5-99af-656b224cc949', '01a21eb9-674e-75e4-93da-aa43f61e12c9', '2026-12-24 10:00:00', 'Europe/Madrid', '2026-12-24 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.826+00', 'none'),
('01a21eb9-6759-7040-a159-dbd383eb96c5', '01a21eb9-674e-75e5-99af-656b224cc949', '01a21eb9-674e-75e4-93da-aa43f61e12c9', '2026-12-25 10:00:00', 'Europe/Madrid', '2026-12-25 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.826+00', 'none'),
('01a21eb9-6759-7041-b54f-65164e681866', '01a21eb9-674e-75e5-99af-656b224cc949', '01a21eb9-674e-75e4-93da-aa43f61e12c9', '2026-12-26 10:00:00', 'Europe/Madrid', '2026-12-26 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.826+00', 'none'),
('01a21eb9-6759-7042-901d-7440567905ae', '01a21eb9-674e-75e5-99af-656b224cc949', '01a21eb9-674e-75e4-93da-aa43f61e12c9', '2026-12-27 10:00:00', 'Europe/Madrid', '2026-12-27 09:00:00+00', '8', '0', 'false', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.826+00', 'none'),
('01a21eb9-6759-7043-b289-44ee7c4e5981', '01a21eb9-674e-75e5-99af-656b224cc949', '01a21eb9-674e-75e4-93da-aa43f61e12c9', '2026-12-28 10:00:00', 'Europe/Madrid', '2026-12-28 09:00:00+00', '8', '0', 'false', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.826+00', 'none'),
('01a21eb9-6759-7044-bd2d-62aa621bf04e', '01a21eb9-674e-75e5-99af-656b224cc949', '01a21eb9-674e-75e4-93da-aa43f61e12c9', '2026-12-29 10:00:00', 'Europe/Madrid', '2026-12-29 09:00:00+00', '8', '0', 'false', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.826+00', 'none'),
('01a21eb9-6759-7045-beb9-0450e87656e2', '01a21eb9-674e-75e5-99af-656b224cc949', '01a21eb9-674e-75e4-93da-aa43f61e12c9', '2026-12-30 10:00:00', 'Europe/Madrid', '2026-12-30 09:00:00+00', '8', '0', 'false', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.826+00', 'none'),
('01a21eb9-6759-7046-873a-a6d502f848b7', '01a21eb9-674e-75e5-99af-656b224cc949', '01a21eb9-674e-75e4-93da-aa43f61e12c9', '2026-12-31 10:00:00', 'Europe/Madrid', '2026-12-31 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.826+00', 'none'),
('01a21eb9-6759-7047-8b3a-e6fb8afed601', '01a21eb9-674e-75e5-99af-656b224cc949', '01a21eb9-674e-75e4-93da-aa43f61e12c9', '2027-01-01 10:00:00', 'Europe/Madrid', '2027-01-01 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.826+00', 'none'),
('01a21eb9-6759-7048-88ee-abdf35548f91', '01a21eb9-674e-75e5-99af-656b224cc949', '01a21eb9-674e-75e4-93da-aa43f61e12c9', '2027-01-02 10:00:00', 'Europe/Madrid', '2027-01-02 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.826+00', 'none'),
('01a21eb9-6759-7049-9850-455652170e6c', '01a21eb9-674e-75e5-99af-656b224cc949', '01a21eb9-674e-75e4-93da-aa43f61e12c9', '2027-01-03 10:00:00', 'Europe/Madrid', '2027-01-03 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.826+00', 'none'),
('01a21eb9-6759-704a-9a49-eadd057b8b5d', '01a21eb9-674e-75e5-99af-656b224cc949', '01a21eb9-674e-75e4-93da-aa43f61e12c9', '2027-01-04 10:00:00', 'Europe/Madrid', '2027-01-04 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.826+00', 'none'),
('01a21eb9-6759-704b-b3d3-83b425f6e1ca', '01a21eb9-674e-75e5-99af-656b224cc949', '01a21eb9-674e-75e4-93da-aa43f61e12c9', '2027-01-05 10:00:00', 'Europe/Madrid', '2027-01-05 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.826+00', 'none'),
('01a21eb9-6759-704c-8fde-81f4592d2e2f', '01a21eb9-674e-75e5-99af-656b224cc949', '01a21eb9-674e-75e4-93da-aa43f61e12c9', '2027-01-06 10:00:00', 'Europe/Madrid', '2027-01-06 09:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-27 20:36:36.826+00', 'none'),
('01a21eb9-7aec-74e1-b936-67c916337a68', '01a21eb9-7936-7229-b512-938c462eafca', '01a21eb9-791e-73be-92bd-fe72e4f85304', '2026-12-02 09:00:00', 'Europe/Madrid', '2026-12-02 08:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-30 20:36:41.743+00', 'departure'),
('01a21eb9-7aec-74e2-9ae0-637e4959c029', '01a21eb9-7936-7229-b512-938c462eafca', '01a21eb9-791e-73be-92bd-fe72e4f85304', '2026-12-03 09:00:00', 'Europe/Madrid', '2026-12-03 08:00:00+00', '8', '2', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-30 20:36:41.743+00', 'departure'),
('01a21eb9-7aec-74e3-acd7-30b32f9fa1c2', '01a21eb9-7936-7229-b512-938c462eafca', '01a21eb9-791e-73be-92bd-fe72e4f85304', '2026-12-04 09:00:00', 'Europe/Madrid', '2026-12-04 08:00:00+00', '8', '1', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-30 20:36:41.743+00', 'departure'),
('01a21eb9-7aec-74e4-9bb3-228259a41e87', '01a21eb9-7936-7229-b512-938c462eafca', '01a21eb9-791e-73be-92bd-fe72e4f85304', '2026-12-05 09:00:00', 'Europe/Madrid', '2026-12-05 08:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-30 20:36:41.743+00', 'departure'),
('01a21eb9-7aec-74e5-83f6-66fcf09f2a8a', '01a21eb9-7936-7229-b512-938c462eafca', '01a21eb9-791e-73be-92bd-fe72e4f85304', '2026-12-06 09:00:00', 'Europe/Madrid', '2026-12-06 08:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-30 20:36:41.743+00', 'departure'),
('01a21eb9-7aec-74e6-90b3-e81a4432be79', '01a21eb9-7936-7229-b512-938c462eafca', '01a21eb9-791e-73be-92bd-fe72e4f85304', '2026-12-07 09:00:00', 'Europe/Madrid', '2026-12-07 08:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-30 20:36:41.743+00', 'departure'),
('01a21eb9-7aec-74e7-ae02-b06f174cd887', '01a21eb9-7936-7229-b512-938c462eafca', '01a21eb9-791e-73be-92bd-fe72e4f85304', '2026-12-08 09:00:00', 'Europe/Madrid', '2026-12-08 08:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-30 20:36:41.743+00', 'departure'),
('01a21eb9-7aec-74e8-bbef-58f275ab82ed', '01a21eb9-7936-7229-b512-938c462eafca', '01a21eb9-791e-73be-92bd-fe72e4f85304', '2026-12-09 09:00:00', 'Europe/Madrid', '2026-12-09 08:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-30 20:36:41.743+00', 'departure'),
('01a21eb9-7aec-74e9-a587-90c59c795ffa', '01a21eb9-7936-7229-b512-938c462eafca', '01a21eb9-791e-73be-92bd-fe72e4f85304', '2026-12-10 09:00:00', 'Europe/Madrid', '2026-12-10 08:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-30 20:36:41.743+00', 'departure'),
('01a21eb9-7aec-74ea-90cb-7b537e37dcfc', '01a21eb9-7936-7229-b512-938c462eafca', '01a21eb9-791e-73be-92bd-fe72e4f85304', '2026-12-11 09:00:00', 'Europe/Madrid', '2026-12-11 08:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-30 20:36:41.743+00', 'departure'),
('01a21eb9-7aec-74eb-9e34-2e1a706f5b9a', '01a21eb9-7936-7229-b512-938c462eafca', '01a21eb9-791e-73be-92bd-fe72e4f85304', '2026-12-12 09:00:00', 'Europe/Madrid', '2026-12-12 08:00:00+00', '8', '0', 'true', '0', null, 'false', null, null, null, null, null, '2026-11-30 20:36:41.743+00', 'departure');

insert into extra_texts ("extra_id", "language", "label", "note") overriding system value values
('01a21eb9-7936-722b-acc5-48241e94bba3', 'en', 'Lunch', null),
('01a21eb9-7936-722b-acc5-48241e94bba3', 'es', 'Lunch', null),
('01a21eb9-7936-722b-acc5-48241e94bba3', 'fr', 'Lunch', null);

insert into extras ("id", "tour_id", "option_id", "position", "active", "per", "price_minor", "least", "most", "stock") overriding system value values
('01a21eb9-7936-722b-acc5-48241e94bba3', '01a21eb9-791e-73be-92bd-fe72e4f85304', null, '0', 'true', 'person', '900', '1', null, '20');

insert into gift_card_redemptions ("booking_id", "gift_card_id", "amount_minor", "returned_minor", "paid_minor", "refunded_minor", "redeemed_at") overriding system value values
('01a21eb9-6d74-70c8-a550-3bcbca49760b', '01a21eb9-69d9-76b5-aa8e-10658b7b07b0', '5000', '0', '5000', '0', '2026-11-27 20:36:38.381+00'),
('01a21eb9-6dbb-74dd-bbb2-40eac6f1d166', '01a21eb9-69d9-76b5-aa8e-10658b7b07b0', '2500', '0', '2500', '0', '2026-11-27 20:36:38.448+00');

insert into gift_cards ("id", "buyer_id", "state", "code_hash", "amount_minor", "balance_minor", "currency", "sender_name", "recipient_name", "recipient_email", "message", "language", "send_on", "ordered_at", "paid_at", "sent_at", "withdrawn_at", "blocked_at") overriding system value values
('01a21eb9-69d9-76b5-aa8e-10658b7b07b0', '01a21eb9-67ae-7251-ada4-96595da46d67', 'sent', E'\\x000756f4a32d4cffd995d8c224d3b4cb649e6753d24fae2d6f7f190d433bd664', '7500', '0', 'EUR', 'Iris', 'Bruno', 'friend@upgrade.example', null, 'en', '2026-11-27', '2026-11-27 20:36:37.464+00', '2026-11-27 20:36:37.49+00', '2026-11-27 20:36:38.222+00', null, null),
('01a21eb9-6d17-727f-a9cc-151975946679', '01a21eb9-67ae-7251-ada4-96595da46d67', 'sent', E'\\x79d925efb00094327689dc79096298797fde7ed25017656bb68111929c8c46af', '7500', '7500', 'USD', 'Iris', 'Bruno', 'friend@upgrade.example', null, 'en', '2026-11-27', '2026-11-27 20:36:38.294+00', '2026-11-27 20:36:38.303+00', '2026-11-27 20:36:38.361+00', null, null);

insert into helpful_reviews ("review_id", "user_id", "marked_at") overriding system value values
('01a21eb9-7ea4-71d8-bd64-9e1c35c7c11c', '01a21eb9-67d2-71e6-a0dc-212a8977c21a', '2026-11-30 20:36:42.943+00');

insert into idempotency_keys ("user_id", "operation", "key", "request_hash", "status", "response", "created_at") overriding system value values
('01a21eb9-67ae-7251-ada4-96595da46d67', 'placeBooking', 'booked-before', E'\\x2f2d2d8159de4cd460542e0bdd51c1b66bfe4a8448188d4eea68588e4ed56022', '200', '{"id": "01a21eb9-7faa-71ae-b448-9bc24f013a29", "can": {"pay": true, "cancel": true, "change": true, "repeat": true, "review": false, "withdraw": false}, "asks": {"pickup": false, "questions": false}, "city": "Madrid", "date": "2026-12-11", "image": "/posters/stock.svg", "lines": [{"kind": "adult", "label": null, "people": 1, "unitId": "01a21eb9-66d6-7502-9abb-c020ec1bc445", "quantity": 2, "totalMinor": 10000, "unitPriceMinor": 5000}], "order": null, "state": "confirmed", "taxes": [], "title": "The rooftops", "total": {"price": 100, "currency": "EUR", "priceMinor": 10000}, "adults": 2, "change": null, "pickup": null, "policy": {"key": "flexible", "tiers": [{"hoursBefore": 24, "refundPercent": 100}]}, "status": "Confirmed", "ticket": {"path": "M0 0h7v1h-7zM11 0h2v1h-2zM14 0h2v1h-2zM18 0h7v1h-7zM0 1h1v1h-1zM6 1h1v1h-1zM9 1h2v1h-2zM15 1h1v1h-1zM18 1h1v1h-1zM24 1h1v1h-1zM0 2h1v1h-1zM2 2h3v1h-3zM6 2h1v1h-1zM8 2h1v1h-1zM12 2h1v1h-1zM16 2h1v1h-1zM18 2h1v1h-1zM20 2h3v1h-3zM24 2h1v1h-1zM0 3h1v1h-1zM2 3h3v1h-3zM6 3h1v1h-1zM8 3h1v1h-1zM10 3h3v1h-3zM15 3h1v1h-1zM18 3h1v1h-1zM20 3h3v1h-3zM24 3h1v1h-1zM0 4h1v1h-1zM2 4h3v1h-3zM6 4h1v1h-1zM8 4h2v1h-2zM12 4h2v1h-2zM15 4h1v1h-1zM18 4h1v1h-1zM20 4h3v1h-3zM24 4h1v1h-1zM0 5h1v1h-1zM6 5h1v1h-1zM8 5h1v1h-1zM11 5h1v1h-1zM14 5h1v1h-1zM18 5h1v1h-1zM24 5h1v1h-1zM0 6h7v1h-7zM8 6h1v1h-1zM10 6h1v1h-1zM12 6h1v1h-1zM14 6h1v1h-1zM16 6h1v1h-1zM18 6h7v1h-7zM8 7h1v1h-1zM13 7h1v1h-1zM15 7h2v1h-2zM0 8h1v1h-1zM2 8h5v1h-5zM9 8h1v1h-1zM11 8h1v1h-1zM18 8h5v1h-5zM0 9h1v1h-1zM4 9h1v1h-1zM7 9h1v1h-1zM9 9h1v1h-1zM16 9h3v1h-3zM20 9h3v1h-3zM24 9h1v1h-1zM0 10h1v1h-1zM2 10h1v1h-1zM5 10h3v1h-3zM9 10h1v1h-1zM11 10h3v1h-3zM15 10h1v1h-1zM18 10h2v1h-2zM22 10h1v1h-1zM3 11h1v1h-1zM8 11h2v1h-2zM11 11h1v1h-1zM13 11h3v1h-3zM20 11h2v1h-2zM0 12h1v1h-1zM3 12h7v1h-7zM12 12h1v1h-1zM15 12h5v1h-5zM21 12h1v1h-1zM23 12h1v1h-1zM0 13h2v1h-2zM4 13h2v1h-2zM7 13h2v1h-2zM10 13h1v1h-1zM15 13h2v1h-2zM18 13h1v1h-1zM21 13h3v1h-3zM0 14h1v1h-1zM2 14h3v1h-3zM6 14h2v1h-2zM10 14h3v1h-3zM15 14h1v1h-1zM21 14h1v1h-1zM24 14h1v1h-1zM0 15h1v1h-1zM3 15h2v1h-2zM7 15h1v1h-1zM9 15h1v1h-1zM11 15h1v1h-1zM16 15h1v1h-1zM20 15h3v1h-3zM24 15h1v1h-1zM0 16h1v1h-1zM2 16h3v1h-3zM6 16h3v1h-3zM11 16h1v1h-1zM16 16h6v1h-6zM24 16h1v1h-1zM8 17h3v1h-3zM12 17h2v1h-2zM15 17h2v1h-2zM20 17h1v1h-1zM23 17h2v1h-2zM0 18h7v1h-7zM13 18h2v1h-2zM16 18h1v1h-1zM18 18h1v1h-1zM20 18h4v1h-4zM0 19h1v1h-1zM6 19h1v1h-1zM8 19h2v1h-2zM12 19h2v1h-2zM16 19h1v1h-1zM20 19h1v1h-1zM22 19h1v1h-1zM0 20h1v1h-1zM2 20h3v1h-3zM6 20h1v1h-1zM8 20h1v1h-1zM10 20h1v1h-1zM12 20h1v1h-1zM14 20h1v1h-1zM16 20h8v1h-8zM0 21h1v1h-1zM2 21h3v1h-3zM6 21h1v1h-1zM8 21h1v1h-1zM22 21h1v1h-1zM24 21h1v1h-1zM0 22h1v1h-1zM2 22h3v1h-3zM6 22h1v1h-1zM8 22h2v1h-2zM11 22h2v1h-2zM15 22h1v1h-1zM17 22h1v1h-1zM19 22h4v1h-4zM24 22h1v1h-1zM0 23h1v1h-1zM6 23h1v1h-1zM10 23h2v1h-2zM14 23h1v1h-1zM19 23h1v1h-1zM21 23h1v1h-1zM0 24h7v1h-7zM8 24h1v1h-1zM11 24h1v1h-1zM16 24h5v1h-5zM24 24h1v1h-1z", "size": 25, "text": "SN-GNN4-YZZP GQ3KP5M76VTYM2A7"}, "tourId": "01a21eb9-66b9-71e2-a3c9-4b9ece86e453", "country": "Spain", "payment": {"due": {"price": 100, "currency": "EUR", "priceMinor": 10000}, "kind": "later", "state": "due", "giftCard": null, "expiresAt": null, "redirectUrl": null}, "persons": 2, "toBring": [], "children": 0, "decideBy": null, "duration": 2, "noChange": null, "optionId": "01a21eb9-66b9-71e3-b84f-5882f962b786", "refunded": null, "supplier": {"name": "Slow Walks", "email": "supplier@upgrade.example", "phone": "+34 910 00 00 00"}, "timeZone": "Europe/Madrid", "tourSlug": "rooftops", "createdAt": "2026-11-30T20:36:43.045Z", "endReason": null, "itemsKept": {"price": 0, "currency": "EUR", "priceMinor": 0}, "placeSlug": "madrid", "reference": "SN-GNN4-YZZP", "lastChange": null, "leastParty": null, "optionName": "In the morning", "departureId": "01a21eb9-6709-7330-85e8-d7b5a065fe34", "startsAtUtc": "2026-12-11T09:00:00.000Z", "meetingPoint": "", "openQuestions": 0, "startsAtLocal": "2026-12-11T10:00", "changeDeclined": null, "guideLanguages": [], "itemsCancelled": 0, "supplierChange": null, "meetingPointPosition": null, "freeCancellationUntil": "2026-12-10T09:00:00.000Z"}', '2026-11-30 20:36:43.048+00'),
('01a21eb9-67ae-7251-ada4-96595da46d67', 'placeBooking', 'refused-before', E'\\x3752a7584354b0853bc33a8e31050c5b13545936ece74e8577443f0f0e47c111', '409', '{"code": "sold_out", "fields": []}', '2026-11-30 20:36:43.079+00');

insert into jobs ("id", "name", "payload", "run_at", "attempts", "last_error", "dead_at", "created_at", "recurring", "urgent") overriding system value values
('1', 'purge-old-mails', '{}', '2026-11-30 21:36:39.981+00', '0', null, null, '2026-11-27 20:36:36.547+00', 'true', 'false'),
('10', 'expire-holds', '{}', '2026-11-30 20:36:50.109+00', '0', null, null, '2026-11-27 20:36:36.547+00', 'true', 'false'),
('11', 'expire-changes', '{}', '2026-11-30 20:36:49.957+00', '0', null, null, '2026-11-27 20:36:36.547+00', 'true', 'false'),
('12', 'decline-undecided', '{}', '2026-11-30 20:37:40.034+00', '0', null, null, '2026-11-27 20:36:36.547+00', 'true', 'false'),
('13', 'decide-departures', '{}', '2026-11-30 20:37:39.961+00', '0', null, null, '2026-11-27 20:36:36.547+00', 'true', 'false'),
('14', 'offer-waitlists', '{}', '2026-11-30 20:37:39.962+00', '0', null, null, '2026-11-27 20:36:36.547+00', 'true', 'false'),
('15', 'complete-past', '{}', '2026-11-30 20:41:40.12+00', '0', null, null, '2026-11-27 20:36:36.547+00', 'true', 'false'),
('16', 'erase-old-answers', '{}', '2026-12-01 20:36:40.01+00', '0', null, null, '2026-11-27 20:36:36.547+00', 'true', 'false'),
('17', 'erase-old-entries', '{}', '2026-12-01 20:36:40.013+00', '0', null, null, '2026-11-27 20:36:36.547+00', 'true', 'false'),
('18', 'delete-old-cart-lines', '{}', '2026-12-01 20:36:40.014+00', '0', null, null, '2026-11-27 20:36:36.547+00', 'true', 'false'),
('19', 'count-popularity', '{}', '2026-12-01 20:36:40.243+00', '0', null, null, '2026-11-27 20:36:36.547+00', 'true', 'false'),
('2', 'purge-dead-payloads', '{}', '2026-11-30 21:36:39.981+00', '0', null, null, '2026-11-27 20:36:36.547+00', 'true', 'false'),
('20', 'expire-unpaid-gift-cards', '{}', '2026-11-30 20:41:39.965+00', '0', null, null, '2026-11-27 20:36:36.547+00', 'true', 'false'),
('21', 'check-invariants', '{}', '2026-12-01 20:36:40.015+00', '0', null, null, '2026-11-27 20:36:36.547+00', 'true', 'false'),
('22', 'purge-old-messages', '{}', '2026-11-30 21:36:40.074+00', '0', null, null, '2026-11-27 20:36:36.547+00', 'true', 'false'),
('23', 'extend-departures', '{}', '2026-12-01 20:36:40.017+00', '0', null, null, '2026-11-27 20:36:36.547+00', 'true', 'false'),
('24', 'refresh-from-prices', '{}', '2026-11-30 21:36:39.984+00', '0', null, null, '2026-11-27 20:36:36.547+00', 'true', 'false'),
('25', 'delete-old-edit-items', '{}', '2026-12-01 20:36:40.019+00', '0', null, null, '2026-11-27 20:36:36.547+00', 'true', 'false'),
('26', 'sum-ledger-days', '{}', '2026-11-30 21:36:39.987+00', '0', null, null, '2026-11-27 20:36:36.547+00', 'true', 'false'),
('27', 'purge-old-notices', '{}', '2026-11-30 21:36:39.989+00', '0', null, null, '2026-11-27 20:36:36.547+00', 'true', 'false'),
('28', 'remind-travellers', '{}', '2026-11-30 20:46:40.141+00', '0', null, null, '2026-11-27 20:36:36.547+00', 'true', 'false'),
('29', 'remind-of-questions', '{}', '2026-11-30 21:06:39.98+00', '0', null, null, '2026-11-27 20:36:36.547+00', 'true', 'false'),
('3', 'purge-idempotency-records', '{}', '2026-11-30 21:36:39.982+00', '0', null, null, '2026-11-27 20:36:36.547+00', 'true', 'false'),
('30', 'send-newsletter', '{}', '2026-12-01 02:36:40.128+00', '0', null, null, '2026-11-27 20:36:36.547+00', 'true', 'false'),
('31', 'purge-link-mails', '{}', '2026-11-30 20:46:40.125+00', '0', null, null, '2026-11-27 20:36:36.547+00', 'true', 'false'),
('32', 'sum-bookings', '{}', '2026-11-30 20:36:45.051+00', '0', null, null, '2026-11-27 20:36:36.547+00', 'true', 'false'),
('33', 'sum-departure-days', '{}', '2026-11-30 20:46:39.973+00', '0', null, null, '2026-11-27 20:36:36.547+00', 'true', 'false'),
('34', 'delete-old-views', '{}', '2026-12-01 20:36:40.02+00', '0', null, null, '2026-11-27 20:36:36.547+00', 'true', 'false'),
('35', 'purge-unused-pictures', '{}', '2026-11-30 21:36:39.993+00', '0', null, null, '2026-11-27 20:36:36.547+00', 'true', 'false'),
('36', 'fetch-exchange-rates', '{}', '2026-12-01 00:36:39.941+00', '0', null, null, '2026-11-27 20:36:36.547+00', 'true', 'false'),
('37', 'fetch-resource-calendars', '{}', '2026-11-30 20:37:09.958+00', '0', null, null, '2026-11-27 20:36:36.547+00', 'true', 'false'),
('38', 'purge-unattached-photos', '{}', '2026-11-30 21:36:39.994+00', '0', null, null, '2026-11-27 20:36:36.547+00', 'true', 'false'),
('39', 'sum-seller-quarters', '{}', '2026-12-01 02:36:40.149+00', '0', null, null, '2026-11-27 20:36:36.547+00', 'true', 'false'),
('4', 'trim-search-changes', '{}', '2026-11-30 20:37:39.959+00', '0', null, null, '2026-11-27 20:36:36.547+00', 'true', 'false'),
('40', 'ask-for-tax-details', '{}', '2026-12-01 02:36:40.042+00', '0', null, null, '2026-11-27 20:36:36.547+00', 'true', 'false'),
('41', 'purge-seller-reports', '{}', '2026-12-01 20:36:40.026+00', '0', null, null, '2026-11-27 20:36:36.547+00', 'true', 'false'),
('42', 'remind-of-documents', '{}', '2026-11-30 23:36:39.998+00', '0', null, null, '2026-11-27 20:36:36.547+00', 'true', 'false'),
('43', 'purge-supplier-documents', '{}', '2026-12-01 20:36:40.031+00', '0', null, null, '2026-11-27 20:36:36.547+00', 'true', 'false'),
('44', 'purge-invitations', '{}', '2026-11-30 21:36:39.994+00', '0', null, null, '2026-11-27 20:36:36.547+00', 'true', 'false'),
('45', 'start-overdue-terms', '{}', '2026-11-30 20:46:39.974+00', '0', null, null, '2026-11-27 20:36:36.547+00', 'true', 'false'),
('46', 'deliver-webhooks', '{}', '2026-11-30 20:36:44.943+00', '0', null, null, '2026-11-27 20:36:36.547+00', 'true', 'false'),
('47', 'purge-webhook-deliveries', '{}', '2026-12-01 02:36:40.002+00', '0', null, null, '2026-11-27 20:36:36.547+00', 'true', 'false'),
('5', 'purge-ended-sessions', '{}', '2026-11-30 21:36:40.141+00', '0', null, null, '2026-11-27 20:36:36.547+00', 'true', 'false'),
('6', 'purge-old-throttles', '{}', '2026-11-30 21:36:39.982+00', '0', null, null, '2026-11-27 20:36:36.547+00', 'true', 'false'),
('7', 'purge-old-affiliates', '{}', '2026-11-30 21:36:40.061+00', '0', null, null, '2026-11-27 20:36:36.547+00', 'true', 'false'),
('73', 'booking-confirmed', '{"startsAt": "2026-12-09T09:00:00.000Z", "bookingId": "01a21eb9-74d7-7455-9c33-b64f11e36d60"}', '2026-11-30 20:36:40.294+00', '0', null, null, '2026-11-27 20:36:40.286+00', 'false', 'false'),
('74', 'booking-confirmed', '{"startsAt": "2026-12-09T09:00:00.000Z", "bookingId": "01a21eb9-74f6-77b4-84be-054d5b0e2bbc"}', '2026-11-30 20:36:40.325+00', '0', null, null, '2026-11-27 20:36:40.318+00', 'false', 'false'),
('75', 'booking-cancelled', '{"startsAt": "2026-12-09T09:00:00.000Z", "bookingId": "01a21eb9-74f6-77b4-84be-054d5b0e2bbc"}', '2026-11-30 20:36:40.349+00', '0', null, null, '2026-11-27 20:36:40.349+00', 'false', 'false'),
('76', 'booking-requested', '{"startsAt": "2026-12-07T09:00:00.000Z", "bookingId": "01a21eb9-7564-74dd-b904-48979a9179c7"}', '2026-11-30 20:36:40.409+00', '0', null, null, '2026-11-27 20:36:40.42+00', 'false', 'false'),
('77', 'booking-confirmed', '{"startsAt": "2026-12-13T09:00:00.000Z", "bookingId": "01a21eb9-75d0-74c0-88b0-a9cc8163751f"}', '2026-11-30 20:36:40.766+00', '0', null, null, '2026-11-27 20:36:40.701+00', 'false', 'false'),
('78', 'booking-confirmed', '{"startsAt": "2026-12-14T09:00:00.000Z", "bookingId": "01a21eb9-75e5-753a-817b-eddfc35b67f9"}', '2026-11-30 20:36:40.766+00', '0', null, null, '2026-11-27 20:36:40.701+00', 'false', 'false'),
('79', 'booking-confirmed', '{"startsAt": "2026-12-15T09:00:00.000Z", "bookingId": "01a21eb9-771e-725a-85e4-f047bee14493"}', '2026-11-30 20:36:40.883+00', '0', null, null, '2026-11-27 20:36:40.871+00', 'false', 'false'),
('8', 'credit-affiliates', '{}', '2026-11-30 20:41:39.963+00', '0', null, null, '2026-11-27 20:36:36.547+00', 'true', 'false'),
('80', 'booking-confirmed', '{"startsAt": "2026-12-16T09:00:00.000Z", "bookingId": "01a21eb9-7783-74ba-bd3c-33cd625368bf"}', '2026-11-30 20:36:40.983+00', '0', null, null, '2026-11-27 20:36:40.973+00', 'false', 'false'),
('81', 'booking-partly-cancelled', '{"startsAt": "2026-12-16T09:00:00.000Z", "bookingId": "01a21eb9-7783-74ba-bd3c-33cd625368bf"}', '2026-11-30 20:36:41+00', '0', null, null, '2026-11-27 20:36:40.999+00', 'false', 'false'),
('82', 'tour-to-review', '{"id": "01a21eb9-7a6a-7168-894e-5b8b295e97c0", "tourId": "01a21eb9-791e-73be-92bd-fe72e4f85304", "supplierId": "01a21eb9-667c-7183-830f-a7c88cfe095d"}', '2026-11-30 20:36:41.702+00', '0', null, null, '2026-11-27 20:36:41.681+00', 'false', 'false'),
('83', 'tour-reviewed', '{"id": "01a21eb9-7b1b-7689-853f-ac738bc5abd3", "tourId": "01a21eb9-791e-73be-92bd-fe72e4f85304", "outcome": "approved", "reasons": null, "supplierId": "01a21eb9-667c-7183-830f-a7c88cfe095d"}', '2026-11-30 20:36:41.743+00', '0', null, null, '2026-11-27 20:36:41.728+00', 'false', 'false'),
('84', 'booking-confirmed', '{"startsAt": "2026-12-03T08:00:00.000Z", "bookingId": "01a21eb9-7c37-72d7-a0f6-5ee8a6eb0e20"}', '2026-11-30 20:36:41.967+00', '0', null, null, '2026-11-27 20:36:42.166+00', 'false', 'false'),
('85', 'message-to-supplier', '{"startsAt": "2026-12-03T08:00:00.000Z", "messageId": "01a21eb9-7c8e-7349-b0d4-1a88f30f1e24"}', '2026-11-30 20:36:42.254+00', '0', null, null, '2026-11-27 20:36:42.25+00', 'false', 'false'),
('86', 'end-bookings-of-departure', '{"departureId": "01a21eb9-6709-733b-a79c-5075731bd0ed"}', '2026-11-30 20:36:42.485+00', '0', null, null, '2026-11-27 20:36:42.473+00', 'false', 'true'),
('87', 'terms-announced', '{"id": "01a21eb9-7de6-77f9-b2d5-21c985440fdb"}', '2026-11-30 20:36:42.598+00', '0', null, null, '2026-11-27 20:36:42.598+00', 'false', 'false'),
('88', 'start-terms', '{"id": "01a21eb9-7de6-77f9-b2d5-21c985440fdb"}', '2026-12-16 00:00:00+00', '0', null, null, '2026-11-27 20:36:42.598+00', 'false', 'false'),
('89', 'member-invited', '{"id": "01a21eb9-7df9-7332-b0ba-f0c40bd02072", "language": "en"}', '2026-11-30 20:36:42.617+00', '0', null, null, '2026-11-27 20:36:42.614+00', 'false', 'true'),
('9', 'check-audit-log', '{}', '2026-12-01 20:36:40.006+00', '0', null, null, '2026-11-27 20:36:36.547+00', 'true', 'false'),
('90', 'review-reported', '{"reportId": "01a21eb9-7f47-77b0-8dc6-ad8655bb1c21", "reviewId": "01a21eb9-7ea4-71d8-bd64-9e1c35c7c11c"}', '2026-11-30 20:36:42.951+00', '0', null, null, '2026-11-27 20:36:42.951+00', 'false', 'false'),
('91', 'review-decided', '{"reviewId": "01a21eb9-7ea4-71d8-bd64-9e1c35c7c11c", "decisionId": "01a21eb9-7f4e-74e3-8f36-dabfb0a31fbf"}', '2026-11-30 20:36:42.956+00', '0', null, null, '2026-11-27 20:36:42.956+00', 'false', 'false'),
('92', 'notice-received', '{"noticeId": "01a21eb9-7f64-73a3-8390-61d71a091273"}', '2026-11-30 20:36:42.98+00', '0', null, null, '2026-11-27 20:36:42.983+00', 'false', 'false'),
('93', 'notice-decided', '{"stage": "first", "noticeId": "01a21eb9-7f64-73a3-8390-61d71a091273"}', '2026-11-30 20:36:42.99+00', '0', null, null, '2026-11-27 20:36:42.99+00', 'false', 'false'),
('94', 'message-written', '{"messageId": "01a21eb9-7f7c-774b-b9cd-d9f9d4df00e8"}', '2026-11-30 20:36:43.004+00', '0', null, null, '2026-11-27 20:36:43.004+00', 'false', 'false'),
('95', 'security-changed', '{"id": "01a21eb9-7f91-71fd-9a28-e5b7c3fee74e", "news": {"matter": "totp_on"}, "userId": "01a21eb9-67d2-71e6-a0dc-212a8977c21a", "language": "en"}', '2026-11-30 20:36:43.025+00', '0', null, null, '2026-11-27 20:36:43.024+00', 'false', 'true'),
('96', 'password-reset-wanted', '{"id": "01a21eb9-7f99-75b1-a865-68caae089701", "email": "friend@upgrade.example", "language": "en"}', '2026-11-30 20:36:43.033+00', '0', null, null, '2026-11-27 20:36:43.034+00', 'false', 'true'),
('97', 'booking-confirmed', '{"bookingId": "01a21eb9-757e-7792-b2f1-1e055ea27b8a"}', '2026-11-30 20:36:43.034+00', '12', 'the mail server was away', '2026-11-30 20:36:43.034+00', '2026-11-27 20:36:43.034+00', 'false', 'false'),
('98', 'booking-confirmed', '{"startsAt": "2026-12-11T09:00:00.000Z", "bookingId": "01a21eb9-7faa-71ae-b448-9bc24f013a29"}', '2026-11-30 20:36:43.045+00', '0', null, null, '2026-11-27 20:36:43.048+00', 'false', 'false');

insert into ledger_entries ("transaction_id", "account", "supplier_id", "currency", "amount_minor", "gift_card_id", "affiliate_id") overriding system value values
('01a21eb9-686d-7702-b5a1-8516bce4b6ab', 'cash', null, 'EUR', '10000', null, null),
('01a21eb9-686d-7702-b5a1-8516bce4b6ab', 'traveller', null, 'EUR', '-10000', null, null),
('01a21eb9-6888-72e8-a8b4-7415499c3031', 'commission', null, 'EUR', '-1500', null, null),
('01a21eb9-6888-72e8-a8b4-7415499c3031', 'supplier', '01a21eb9-667c-7183-830f-a7c88cfe095d', 'EUR', '-8500', null, null),
('01a21eb9-6888-72e8-a8b4-7415499c3031', 'traveller', null, 'EUR', '10000', null, null),
('01a21eb9-69b8-7279-be6f-c245409a09bc', 'cash', null, 'EUR', '10000', null, null),
('01a21eb9-69b8-7279-be6f-c245409a09bc', 'traveller', null, 'EUR', '-10000', null, null),
('01a21eb9-69cd-7426-b3ad-e3c7be678523', 'commission', null, 'EUR', '-1500', null, null),
('01a21eb9-69cd-7426-b3ad-e3c7be678523', 'supplier', '01a21eb9-667c-7183-830f-a7c88cfe095d', 'EUR', '-8500', null, null),
('01a21eb9-69cd-7426-b3ad-e3c7be678523', 'traveller', null, 'EUR', '10000', null, null),
('01a21eb9-69fc-7255-8e9b-fd2478e07332', 'cash', null, 'EUR', '7500', null, null),
('01a21eb9-69fc-7255-8e9b-fd2478e07332', 'gift_card', null, 'EUR', '-7500', '01a21eb9-69d9-76b5-aa8e-10658b7b07b0', null),
('01a21eb9-6d2c-770b-af9e-78731bc32b82', 'cash', null, 'USD', '7500', null, null),
('01a21eb9-6d2c-770b-af9e-78731bc32b82', 'gift_card', null, 'USD', '-7500', '01a21eb9-6d17-727f-a9cc-151975946679', null),
('01a21eb9-6d81-7529-a087-9bd5c728fa84', 'gift_card', null, 'EUR', '5000', '01a21eb9-69d9-76b5-aa8e-10658b7b07b0', null),
('01a21eb9-6d81-7529-a087-9bd5c728fa84', 'traveller', null, 'EUR', '-5000', null, null),
('01a21eb9-6d94-72d3-b9e1-7a6e68879691', 'commission', null, 'EUR', '-750', null, null),
('01a21eb9-6d94-72d3-b9e1-7a6e68879691', 'supplier', '01a21eb9-667c-7183-830f-a7c88cfe095d', 'EUR', '-4250', null, null),
('01a21eb9-6d94-72d3-b9e1-7a6e68879691', 'traveller', null, 'EUR', '5000', null, null),
('01a21eb9-6dc6-7652-9480-156efbf6f3cd', 'gift_card', null, 'EUR', '2500', '01a21eb9-69d9-76b5-aa8e-10658b7b07b0', null),
('01a21eb9-6dc6-7652-9480-156efbf6f3cd', 'traveller', null, 'EUR', '-2500', null, null),
('01a21eb9-6e13-7095-990d-9e0f8a895eb6', 'cash', null, 'EUR', '7500', null, null),
('01a21eb9-6e13-7095-990d-9e0f8a895eb6', 'traveller', null, 'EUR', '-7500', null, null),
('01a21eb9-6e1b-7458-99d9-cc95fe7dface', 'commission', null, 'EUR', '-1500', null, null),
('01a21eb9-6e1b-7458-99d9-cc95fe7dface', 'supplier', '01a21eb9-667c-7183-830f-a7c88cfe095d', 'EUR', '-8500', null, null),
('01a21eb9-6e1b-7458-99d9-cc95fe7dface', 'traveller', null, 'EUR', '10000', null, null),
('01a21eb9-6e57-779f-9193-debc606856c6', 'cash', null, 'EUR', '10000', null, null),
('01a21eb9-6e57-779f-9193-debc606856c6', 'traveller', null, 'EUR', '-10000', null, null),
('01a21eb9-6e64-75c4-8caf-2887433fc4f1', 'commission', null, 'EUR', '-1500', null, null),
('01a21eb9-6e64-75c4-8caf-2887433fc4f1', 'supplier', '01a21eb9-667c-7183-830f-a7c88cfe095d', 'EUR', '-8500', null, null),
('01a21eb9-6e64-75c4-8caf-2887433fc4f1', 'traveller', null, 'EUR', '10000', null, null),
('01a21eb9-700a-73bf-a660-85185e55c845', 'cash', null, 'EUR', '-5000', null, null),
('01a21eb9-700a-73bf-a660-85185e55c845', 'traveller', null, 'EUR', '5000', null, null),
('01a21eb9-700b-73ad-87a4-dcc360258934', 'commission', null, 'EUR', '750', null, null),
('01a21eb9-700b-73ad-87a4-dcc360258934', 'supplier', '01a21eb9-667c-7183-830f-a7c88cfe095d', 'EUR', '4250', null, null),
('01a21eb9-700b-73ad-87a4-dcc360258934', 'traveller', null, 'EUR', '-5000', null, null),
('01a21eb9-71e3-7684-aa1a-a732cbf833ae', 'cash', null, 'EUR', '5000', null, null),
('01a21eb9-71e3-7684-aa1a-a732cbf833ae', 'traveller', null, 'EUR', '-5000', null, null),
('01a21eb9-71fc-710c-a8d9-604e3346ddca', 'cash', null, 'EUR', '-2500', null, null),
('01a21eb9-71fc-710c-a8d9-604e3346ddca', 'traveller', null, 'EUR', '2500', null, null),
('01a21eb9-71fd-7554-aaac-b19fbb226dbc', 'commission', null, 'EUR', '-375', null, null),
('01a21eb9-71fd-7554-aaac-b19fbb226dbc', 'supplier', '01a21eb9-667c-7183-830f-a7c88cfe095d', 'EUR', '-2125', null, null),
('01a21eb9-71fd-7554-aaac-b19fbb226dbc', 'traveller', null, 'EUR', '2500', null, null),
('01a21eb9-74e7-77dd-814e-5b33804bbb8c', 'cash', null, 'EUR', '10000', null, null),
('01a21eb9-74e7-77dd-814e-5b33804bbb8c', 'traveller', null, 'EUR', '-10000', null, null),
('01a21eb9-74ef-72ef-8556-577cabd0251b', 'commission', null, 'EUR', '-1500', null, null),
('01a21eb9-74ef-72ef-8556-577cabd0251b', 'supplier', '01a21eb9-667c-7183-830f-a7c88cfe095d', 'EUR', '-8500', null, null),
('01a21eb9-74ef-72ef-8556-577cabd0251b', 'traveller', null, 'EUR', '10000', null, null),
('01a21eb9-7507-7164-9a8d-e3c05e9d6109', 'cash', null, 'EUR', '5000', null, null),
('01a21eb9-7507-7164-9a8d-e3c05e9d6109', 'traveller', null, 'EUR', '-5000', null, null),
('01a21eb9-750c-73f0-a288-8505feacf7e1', 'commission', null, 'EUR', '-750', null, null),
('01a21eb9-750c-73f0-a288-8505feacf7e1', 'supplier', '01a21eb9-667c-7183-830f-a7c88cfe095d', 'EUR', '-4250', null, null),
('01a21eb9-750c-73f0-a288-8505feacf7e1', 'traveller', null, 'EUR', '5000', null, null),
('01a21eb9-752f-7265-a5f6-21bd3d37ef0f', 'cash', null, 'EUR', '-5000', null, null),
('01a21eb9-752f-7265-a5f6-21bd3d37ef0f', 'traveller', null, 'EUR', '5000', null, null),
('01a21eb9-7530-749b-82cb-c3f7c36493a4', 'commission', null, 'EUR', '750', null, null),
('01a21eb9-7530-749b-82cb-c3f7c36493a4', 'supplier', '01a21eb9-667c-7183-830f-a7c88cfe095d', 'EUR', '4250', null, null),
('01a21eb9-7530-749b-82cb-c3f7c36493a4', 'traveller', null, 'EUR', '-5000', null, null),
('01a21eb9-76ce-759b-92b6-f6309a72d2fd', 'cash', null, 'EUR', '5000', null, null),
('01a21eb9-76ce-759b-92b6-f6309a72d2fd', 'traveller', null, 'EUR', '-5000', null, null),
('01a21eb9-76e7-7561-8396-658ef3ace641', 'cash', null, 'EUR', '10000', null, null),
('01a21eb9-76e7-7561-8396-658ef3ace641', 'traveller', null, 'EUR', '-10000', null, null),
('01a21eb9-7710-74f2-9a3b-6ddd84ab57dc', 'commission', null, 'EUR', '-750', null, null),
('01a21eb9-7710-74f2-9a3b-6ddd84ab57dc', 'supplier', '01a21eb9-667c-7183-830f-a7c88cfe095d', 'EUR', '-4250', null, null),
('01a21eb9-7710-74f2-9a3b-6ddd84ab57dc', 'traveller', null, 'EUR', '5000', null, null),
('01a21eb9-7712-7281-a901-6c060b6c23a8', 'commission', null, 'EUR', '-1500', null, null),
('01a21eb9-7712-7281-a901-6c060b6c23a8', 'supplier', '01a21eb9-667c-7183-830f-a7c88cfe095d', 'EUR', '-8500', null, null),
('01a21eb9-7712-7281-a901-6c060b6c23a8', 'traveller', null, 'EUR', '10000', null, null),
('01a21eb9-7734-7170-ab54-2ac207653319', 'cash', null, 'EUR', '5000', null, null),
('01a21eb9-7734-7170-ab54-2ac207653319', 'traveller', null, 'EUR', '-5000', null, null),
('01a21eb9-773c-74da-9d42-f9e75732d42b', 'commission', null, 'EUR', '-750', null, null),
('01a21eb9-773c-74da-9d42-f9e75732d42b', 'supplier', '01a21eb9-667c-7183-830f-a7c88cfe095d', 'EUR', '-4250', null, null),
('01a21eb9-773c-74da-9d42-f9e75732d42b', 'traveller', null, 'EUR', '5000', null, null),
('01a21eb9-7799-728e-9a07-38faae2ec977', 'cash', null, 'EUR', '10000', null, null),
('01a21eb9-7799-728e-9a07-38faae2ec977', 'traveller', null, 'EUR', '-10000', null, null),
('01a21eb9-77a1-7024-8c16-35da797d375a', 'commission', null, 'EUR', '-1500', null, null),
('01a21eb9-77a1-7024-8c16-35da797d375a', 'supplier', '01a21eb9-667c-7183-830f-a7c88cfe095d', 'EUR', '-8500', null, null),
('01a21eb9-77a1-7024-8c16-35da797d375a', 'traveller', null, 'EUR', '10000', null, null),
('01a21eb9-77c4-77a4-a84f-fc44120c94c6', 'cash', null, 'EUR', '-5000', null, null),
('01a21eb9-77c4-77a4-a84f-fc44120c94c6', 'traveller', null, 'EUR', '5000', null, null),
('01a21eb9-77c6-731f-9c51-3bc51581083e', 'commission', null, 'EUR', '750', null, null),
('01a21eb9-77c6-731f-9c51-3bc51581083e', 'supplier', '01a21eb9-667c-7183-830f-a7c88cfe095d', 'EUR', '4250', null, null),
('01a21eb9-77c6-731f-9c51-3bc51581083e', 'traveller', null, 'EUR', '-5000', null, null);

insert into ledger_transactions ("id", "booking_id", "kind", "at") overriding system value values
('01a21eb9-686d-7702-b5a1-8516bce4b6ab', '01a21eb9-680d-733f-bcd1-ac596609d71d', 'capture', '2026-11-27 20:36:37.092+00'),
('01a21eb9-6888-72e8-a8b4-7415499c3031', '01a21eb9-680d-733f-bcd1-ac596609d71d', 'sale', '2026-11-27 20:36:37.092+00'),
('01a21eb9-69b8-7279-be6f-c245409a09bc', '01a21eb9-698b-7756-a4ca-79b3e65ae79f', 'capture', '2026-11-27 20:36:37.429+00'),
('01a21eb9-69cd-7426-b3ad-e3c7be678523', '01a21eb9-698b-7756-a4ca-79b3e65ae79f', 'sale', '2026-11-27 20:36:37.429+00'),
('01a21eb9-69fc-7255-8e9b-fd2478e07332', null, 'gift_card_sale', '2026-11-27 20:36:37.49+00'),
('01a21eb9-6d2c-770b-af9e-78731bc32b82', null, 'gift_card_sale', '2026-11-27 20:36:38.303+00'),
('01a21eb9-6d81-7529-a087-9bd5c728fa84', '01a21eb9-6d74-70c8-a550-3bcbca49760b', 'gift_card_redemption', '2026-11-27 20:36:38.381+00'),
('01a21eb9-6d94-72d3-b9e1-7a6e68879691', '01a21eb9-6d74-70c8-a550-3bcbca49760b', 'sale', '2026-11-27 20:36:38.381+00'),
('01a21eb9-6dc6-7652-9480-156efbf6f3cd', '01a21eb9-6dbb-74dd-bbb2-40eac6f1d166', 'gift_card_redemption', '2026-11-27 20:36:38.448+00'),
('01a21eb9-6e13-7095-990d-9e0f8a895eb6', '01a21eb9-6dbb-74dd-bbb2-40eac6f1d166', 'capture', '2026-11-27 20:36:38.544+00'),
('01a21eb9-6e1b-7458-99d9-cc95fe7dface', '01a21eb9-6dbb-74dd-bbb2-40eac6f1d166', 'sale', '2026-11-27 20:36:38.544+00'),
('01a21eb9-6e57-779f-9193-debc606856c6', '01a21eb9-6e32-710c-bf53-ac38610322a2', 'capture', '2026-11-27 20:36:38.611+00'),
('01a21eb9-6e64-75c4-8caf-2887433fc4f1', '01a21eb9-6e32-710c-bf53-ac38610322a2', 'sale', '2026-11-27 20:36:38.611+00'),
('01a21eb9-700a-73bf-a660-85185e55c845', '01a21eb9-6e32-710c-bf53-ac38610322a2', 'refund', '2026-11-27 20:36:38.692+00'),
('01a21eb9-700b-73ad-87a4-dcc360258934', '01a21eb9-6e32-710c-bf53-ac38610322a2', 'sale_reversal', '2026-11-27 20:36:38.692+00'),
('01a21eb9-71e3-7684-aa1a-a732cbf833ae', '01a21eb9-713a-7493-b6fb-fe6083a371c5', 'capture', '2026-11-27 20:36:39.521+00'),
('01a21eb9-71fc-710c-a8d9-604e3346ddca', '01a21eb9-713a-7493-b6fb-fe6083a371c5', 'refund', '2026-11-27 20:36:39.521+00'),
('01a21eb9-71fd-7554-aaac-b19fbb226dbc', '01a21eb9-713a-7493-b6fb-fe6083a371c5', 'sale', '2026-11-27 20:36:39.521+00'),
('01a21eb9-74e7-77dd-814e-5b33804bbb8c', '01a21eb9-74d7-7455-9c33-b64f11e36d60', 'capture', '2026-11-30 20:36:40.294+00'),
('01a21eb9-74ef-72ef-8556-577cabd0251b', '01a21eb9-74d7-7455-9c33-b64f11e36d60', 'sale', '2026-11-30 20:36:40.294+00'),
('01a21eb9-7507-7164-9a8d-e3c05e9d6109', '01a21eb9-74f6-77b4-84be-054d5b0e2bbc', 'capture', '2026-11-30 20:36:40.325+00'),
('01a21eb9-750c-73f0-a288-8505feacf7e1', '01a21eb9-74f6-77b4-84be-054d5b0e2bbc', 'sale', '2026-11-30 20:36:40.325+00'),
('01a21eb9-752f-7265-a5f6-21bd3d37ef0f', '01a21eb9-74f6-77b4-84be-054d5b0e2bbc', 'refund', '2026-11-30 20:36:40.349+00'),
('01a21eb9-7530-749b-82cb-c3f7c36493a4', '01a21eb9-74f6-77b4-84be-054d5b0e2bbc', 'sale_reversal', '2026-11-30 20:36:40.349+00'),
('01a21eb9-76ce-759b-92b6-f6309a72d2fd', '01a21eb9-75d0-74c0-88b0-a9cc8163751f', 'capture', '2026-11-30 20:36:40.766+00'),
('01a21eb9-76e7-7561-8396-658ef3ace641', '01a21eb9-75e5-753a-817b-eddfc35b67f9', 'capture', '2026-11-30 20:36:40.766+00'),
('01a21eb9-7710-74f2-9a3b-6ddd84ab57dc', '01a21eb9-75d0-74c0-88b0-a9cc8163751f', 'sale', '2026-11-30 20:36:40.766+00'),
('01a21eb9-7712-7281-a901-6c060b6c23a8', '01a21eb9-75e5-753a-817b-eddfc35b67f9', 'sale', '2026-11-30 20:36:40.766+00'),
('01a21eb9-7734-7170-ab54-2ac207653319', '01a21eb9-771e-725a-85e4-f047bee14493', 'capture', '2026-11-30 20:36:40.883+00'),
('01a21eb9-773c-74da-9d42-f9e75732d42b', '01a21eb9-771e-725a-85e4-f047bee14493', 'sale', '2026-11-30 20:36:40.883+00'),
('01a21eb9-7799-728e-9a07-38faae2ec977', '01a21eb9-7783-74ba-bd3c-33cd625368bf', 'capture', '2026-11-30 20:36:40.983+00'),
('01a21eb9-77a1-7024-8c16-35da797d375a', '01a21eb9-7783-74ba-bd3c-33cd625368bf', 'sale', '2026-11-30 20:36:40.983+00'),
('01a21eb9-77c4-77a4-a84f-fc44120c94c6', '01a21eb9-7783-74ba-bd3c-33cd625368bf', 'refund', '2026-11-30 20:36:41+00'),
('01a21eb9-77c6-731f-9c51-3bc51581083e', '01a21eb9-7783-74ba-bd3c-33cd625368bf', 'sale_reversal', '2026-11-30 20:36:41+00');

insert into mail_links ("token_hash", "user_id", "purpose", "email", "expires_at") overriding system value values
(E'\\x513c134bea979d791af08b1cca8e97744816e20abf0448d4eb96072e7e00acf7', '01a21eb9-67d2-71e6-a0dc-212a8977c21a', 'confirm_email', 'friend@upgrade.example', '2026-12-04 20:36:38.13+00'),
(E'\\xf640100cab55f9dd7930e37626db1b08028152824eeba03c446edcafa639f27d', '01a21eb9-67ae-7251-ada4-96595da46d67', 'confirm_email', 'traveller@upgrade.example', '2026-12-04 20:36:38.092+00');

insert into mails ("id", "event", "recipient", "language", "subject", "body_text", "body_html", "created_at", "sent_at", "attempts", "next_try_at", "last_error", "holds_secret", "urgent", "discarded_at") overriding system value values
('01a21eb9-6c2d-75a5-b639-963b8aaab648', 'booking-confirmed:01a21eb9-680d-733f-bcd1-ac596609d71d', 'traveller@upgrade.example', 'en', 'Confirmed: The rooftops', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 20:36:37.965+00', null, '0', '2026-11-27 20:36:37.965+00', null, 'false', 'true', null),
('01a21eb9-6c2d-75a6-9dc8-f6e21d22929f', 'booking-confirmed:01a21eb9-680d-733f-bcd1-ac596609d71d:supplier', 'supplier@upgrade.example', 'en', 'New booking: The rooftops', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 20:36:37.965+00', null, '0', '2026-11-27 20:36:37.965+00', null, 'false', 'false', null),
('01a21eb9-6c2d-75a7-987f-5d17d8580b67', 'booking-confirmed:01a21eb9-68b1-7415-a47e-c9ab0e7e6866', 'traveller@upgrade.example', 'en', 'Confirmed: The rooftops', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 20:36:37.965+00', null, '0', '2026-11-27 20:36:37.965+00', null, 'false', 'true', null),
('01a21eb9-6c2d-75a8-bd76-5ec2e7bd30ba', 'booking-confirmed:01a21eb9-68b1-7415-a47e-c9ab0e7e6866:supplier', 'supplier@upgrade.example', 'en', 'New booking: The rooftops', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 20:36:37.965+00', null, '0', '2026-11-27 20:36:37.965+00', null, 'false', 'false', null),
('01a21eb9-6c2d-75a9-8670-0fcb8b42c49c', 'booking-confirmed:01a21eb9-68ee-77c2-84d9-a4e6e948add0', 'traveller@upgrade.example', 'en', 'Confirmed: The museums', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 20:36:37.965+00', null, '0', '2026-11-27 20:36:37.965+00', null, 'false', 'true', null),
('01a21eb9-6c2d-75aa-95f0-6811e1f3025e', 'booking-confirmed:01a21eb9-68ee-77c2-84d9-a4e6e948add0:supplier', 'supplier@upgrade.example', 'en', 'New booking: The museums', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 20:36:37.965+00', null, '0', '2026-11-27 20:36:37.965+00', null, 'false', 'false', null),
('01a21eb9-6c2d-75ab-89f6-e1352a2c9298', 'booking-confirmed:01a21eb9-698b-7756-a4ca-79b3e65ae79f', 'traveller@upgrade.example', 'en', 'Confirmed: The museums', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 20:36:37.965+00', null, '0', '2026-11-27 20:36:37.965+00', null, 'false', 'true', null),
('01a21eb9-6c2d-75ac-afe0-cfd271982e6b', 'booking-confirmed:01a21eb9-698b-7756-a4ca-79b3e65ae79f:supplier', 'supplier@upgrade.example', 'en', 'New booking: The museums', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 20:36:37.965+00', null, '0', '2026-11-27 20:36:37.965+00', null, 'false', 'false', null),
('01a21eb9-6c99-738b-9fc2-073925860a5b', 'gift-card-paid:01a21eb9-69d9-76b5-aa8e-10658b7b07b0', 'traveller@upgrade.example', 'en', 'Your gift card for Bruno is paid', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 20:36:38.169+00', null, '0', '2026-11-27 20:36:38.169+00', null, 'false', 'true', null),
('01a21eb9-6ca4-76a1-9253-97ba7b00ed5d', 'confirm_email:01a21eb9-67b3-7286-ba15-8d950262039a', 'traveller@upgrade.example', 'en', 'Please confirm your e-mail address', 'Please confirm your address

Hello,

You have opened an account at Senda with this address. Please confirm that it is yours, so that our e-mails about your bookings reach you.

The link works for seven days. If you did not open an account at Senda, you can ignore this e-mail.

Confirm address
  http://localhost:3000/confirm-email#x59iMsng5-EM1V99m2sIqxFokwcBUEZTL71CamGt06Y

-- 
You are receiving this e-mail because there is an account at Senda with this address.
', '<p>Shortened.</p>', '2026-11-27 20:36:38.18+00', null, '0', '2026-11-27 20:36:38.18+00', null, 'true', 'true', null),
('01a21eb9-6cb9-74ab-aba5-9f7ad2750989', 'confirm_email:01a21eb9-67d5-74c3-8a77-bdf091d7eab2', 'friend@upgrade.example', 'en', 'Please confirm your e-mail address', 'Please confirm your address

Hello,

You have opened an account at Senda with this address. Please confirm that it is yours, so that our e-mails about your bookings reach you.

The link works for seven days. If you did not open an account at Senda, you can ignore this e-mail.

Confirm address
  http://localhost:3000/confirm-email#HmbnEdRZ9p1Hr7ZNJz9VFnORIzi2FQmmTeX-il4xNg4

-- 
You are receiving this e-mail because there is an account at Senda with this address.
', '<p>Shortened.</p>', '2026-11-27 20:36:38.201+00', null, '0', '2026-11-27 20:36:38.201+00', null, 'true', 'true', null),
('01a21eb9-6cd1-731b-85c1-95571d1c93eb', 'gift-card-card:01a21eb9-69d9-76b5-aa8e-10658b7b07b0', 'friend@upgrade.example', 'en', 'Iris has sent you a gift card', 'A trip is waiting for you

Hello Bruno,

Iris has given you a Senda gift card worth €75: choose any tour, whenever you like. Tours that are not charged in EUR are paid at the exchange rate of the day.

€75
  X9NE-CG3V-X3M4-7FES
  Enter this code when you book. Keep it safe, like cash: anyone who has it can spend it.

How it works
  Choose a tour at any time and enter the code when you book.
  Any balance left stays on the card; if a tour costs more, you pay the rest as usual.

Validity
  The card does not expire.

See the balance and choose a tour
  http://localhost:3000/gift-cards#X9NE-CG3V-X3M4-7FES

-- 
You are receiving this e-mail because Iris bought a gift card for you at Senda. We use your address for nothing else.
', '<p>Shortened.</p>', '2026-11-27 20:36:38.225+00', null, '0', '2026-11-27 20:36:38.225+00', null, 'true', 'true', null),
('01a21eb9-6cd5-77bc-8d64-a0f3af2d403f', 'gift-card-sent:01a21eb9-69d9-76b5-aa8e-10658b7b07b0', 'traveller@upgrade.example', 'en', 'Bruno has your gift card', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 20:36:38.229+00', null, '0', '2026-11-27 20:36:38.229+00', null, 'false', 'false', null),
('01a21eb9-6d04-779c-be5b-bae2acfc24b1', 'affiliate-receipt:01a21eb9-6936-76df-a806-28e430a110ca:2026-11-27T20:36:37.301Z', 'friend@upgrade.example', 'en', 'We have received your application', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 20:36:38.276+00', null, '0', '2026-11-27 20:36:38.276+00', null, 'false', 'false', null),
('01a21eb9-6d06-76c1-923e-c62e9730f346', 'affiliate-approved:01a21eb9-6936-76df-a806-28e430a110ca:2026-11-27T20:36:37.345Z', 'friend@upgrade.example', 'en', 'You can now recommend Senda', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 20:36:38.278+00', null, '0', '2026-11-27 20:36:38.278+00', null, 'false', 'false', null),
('01a21eb9-6d0b-7487-9058-0a4c7db4bd72', 'affiliate-operator:01a21eb9-6936-76df-a806-28e430a110ca:2026-11-27T20:36:37.301Z', 'operator@upgrade.example', 'en', 'Affiliate application: Fran', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 20:36:38.283+00', null, '0', '2026-11-27 20:36:38.283+00', null, 'false', 'false', null),
('01a21eb9-6d55-700b-b871-13dfd1b34ec8', 'gift-card-paid:01a21eb9-6d17-727f-a9cc-151975946679', 'traveller@upgrade.example', 'en', 'Your gift card for Bruno is paid', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 20:36:38.357+00', null, '0', '2026-11-27 20:36:38.357+00', null, 'false', 'true', null),
('01a21eb9-6d5b-727d-957c-167cab8eafdd', 'gift-card-card:01a21eb9-6d17-727f-a9cc-151975946679', 'friend@upgrade.example', 'en', 'Iris has sent you a gift card', 'A trip is waiting for you

Hello Bruno,

Iris has given you a Senda gift card worth $75: choose any tour, whenever you like. Tours that are not charged in USD are paid at the exchange rate of the day.

$75
  D2CK-ZPSM-K9Y5-27BS
  Enter this code when you book. Keep it safe, like cash: anyone who has it can spend it.

How it works
  Choose a tour at any time and enter the code when you book.
  Any balance left stays on the card; if a tour costs more, you pay the rest as usual.

Validity
  The card does not expire.

See the balance and choose a tour
  http://localhost:3000/gift-cards#D2CK-ZPSM-K9Y5-27BS

-- 
You are receiving this e-mail because Iris bought a gift card for you at Senda. We use your address for nothing else.
', '<p>Shortened.</p>', '2026-11-27 20:36:38.363+00', null, '0', '2026-11-27 20:36:38.363+00', null, 'true', 'true', null),
('01a21eb9-6d5c-723b-baa5-681adb97f94c', 'gift-card-sent:01a21eb9-6d17-727f-a9cc-151975946679', 'traveller@upgrade.example', 'en', 'Bruno has your gift card', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 20:36:38.364+00', null, '0', '2026-11-27 20:36:38.364+00', null, 'false', 'false', null),
('01a21eb9-72ce-7099-8d4a-4b1660ce0890', 'booking-confirmed:01a21eb9-6d74-70c8-a550-3bcbca49760b', 'traveller@upgrade.example', 'en', 'Confirmed: The rooftops', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 20:36:39.724+00', null, '0', '2026-11-27 20:36:39.724+00', null, 'false', 'false', null),
('01a21eb9-72ce-709a-8f5a-2084ab58f580', 'booking-confirmed:01a21eb9-6d74-70c8-a550-3bcbca49760b:supplier', 'supplier@upgrade.example', 'en', 'New booking: The rooftops', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 20:36:39.724+00', null, '0', '2026-11-27 20:36:39.724+00', null, 'false', 'false', null),
('01a21eb9-72ce-709b-8008-c29be087a9e0', 'booking-confirmed:01a21eb9-6dbb-74dd-bbb2-40eac6f1d166', 'traveller@upgrade.example', 'en', 'Confirmed: The museums', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 20:36:39.724+00', null, '0', '2026-11-27 20:36:39.724+00', null, 'false', 'false', null),
('01a21eb9-72ce-709c-8415-78e4b6f50918', 'booking-confirmed:01a21eb9-6dbb-74dd-bbb2-40eac6f1d166:supplier', 'supplier@upgrade.example', 'en', 'New booking: The museums', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 20:36:39.724+00', null, '0', '2026-11-27 20:36:39.724+00', null, 'false', 'false', null),
('01a21eb9-72ce-709d-87a6-1a21b71c146a', 'booking-confirmed:01a21eb9-6e32-710c-bf53-ac38610322a2', 'traveller@upgrade.example', 'en', 'Confirmed: The museums', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 20:36:39.724+00', null, '0', '2026-11-27 20:36:39.724+00', null, 'false', 'false', null),
('01a21eb9-72ce-709e-b18f-17b4f125ff1d', 'booking-confirmed:01a21eb9-6e32-710c-bf53-ac38610322a2:supplier', 'supplier@upgrade.example', 'en', 'New booking: The museums', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 20:36:39.724+00', null, '0', '2026-11-27 20:36:39.724+00', null, 'false', 'false', null),
('01a21eb9-72ce-709f-a979-1e1a054ecd0a', 'booking-confirmed:01a21eb9-7071-7627-8900-c81b3b373276', 'traveller@upgrade.example', 'en', 'Confirmed: The museums', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 20:36:39.724+00', null, '0', '2026-11-27 20:36:39.724+00', null, 'false', 'false', null),
('01a21eb9-72ce-70a0-8aac-8f459952d727', 'booking-confirmed:01a21eb9-7071-7627-8900-c81b3b373276:supplier', 'supplier@upgrade.example', 'en', 'New booking: The museums', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 20:36:39.724+00', null, '0', '2026-11-27 20:36:39.724+00', null, 'false', 'false', null),
('01a21eb9-72ce-70a1-b7d2-c2af6b5c0b0b', 'booking-confirmed:01a21eb9-713a-7493-b6fb-fe6083a371c5', 'traveller@upgrade.example', 'en', 'Confirmed: The museums', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 20:36:39.724+00', null, '0', '2026-11-27 20:36:39.724+00', null, 'false', 'false', null),
('01a21eb9-72ce-70a2-ad6e-cc8234f8ab41', 'booking-confirmed:01a21eb9-713a-7493-b6fb-fe6083a371c5:supplier', 'supplier@upgrade.example', 'en', 'New booking: The museums', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 20:36:39.724+00', null, '0', '2026-11-27 20:36:39.724+00', null, 'false', 'false', null),
('01a21eb9-7301-7122-941a-97a2cfc1d3f5', 'booking-cancelled:01a21eb9-6e32-710c-bf53-ac38610322a2', 'traveller@upgrade.example', 'en', 'Cancelled: The museums', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 20:36:39.766+00', null, '0', '2026-11-27 20:36:39.766+00', null, 'false', 'false', null),
('01a21eb9-7301-7123-b1ac-1b02ac71faec', 'booking-cancelled:01a21eb9-6e32-710c-bf53-ac38610322a2:supplier', 'supplier@upgrade.example', 'en', 'Cancelled: The museums', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 20:36:39.766+00', null, '0', '2026-11-27 20:36:39.766+00', null, 'false', 'false', null),
('01a21eb9-7301-7124-bf70-f98431c9b439', 'booking-cancelled:01a21eb9-7071-7627-8900-c81b3b373276', 'traveller@upgrade.example', 'en', 'Cancelled: The museums', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 20:36:39.766+00', null, '0', '2026-11-27 20:36:39.766+00', null, 'false', 'false', null),
('01a21eb9-7301-7125-a061-c5f1f66f8c82', 'booking-cancelled:01a21eb9-7071-7627-8900-c81b3b373276:supplier', 'supplier@upgrade.example', 'en', 'Cancelled: The museums', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 20:36:39.766+00', null, '0', '2026-11-27 20:36:39.766+00', null, 'false', 'false', null),
('01a21eb9-7301-7126-9621-b07af54ede99', 'booking-cancelled:01a21eb9-713a-7493-b6fb-fe6083a371c5', 'traveller@upgrade.example', 'en', 'Cancelled: The museums', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 20:36:39.766+00', null, '0', '2026-11-27 20:36:39.766+00', null, 'false', 'false', null),
('01a21eb9-7301-7127-bd40-907432f22a2f', 'booking-cancelled:01a21eb9-713a-7493-b6fb-fe6083a371c5:supplier', 'supplier@upgrade.example', 'en', 'Cancelled: The museums', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 20:36:39.766+00', null, '0', '2026-11-27 20:36:39.766+00', null, 'false', 'false', null),
('01a21eb9-7301-7128-a118-fc1e0848d13e', 'booking-cancelled:01a21eb9-728d-73d3-aa8b-d69f31e7d1a1', 'traveller@upgrade.example', 'en', 'Cancelled: The workshop', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 20:36:39.766+00', null, '0', '2026-11-27 20:36:39.766+00', null, 'false', 'false', null),
('01a21eb9-7301-7129-aa58-8f0a53855a43', 'booking-cancelled:01a21eb9-728d-73d3-aa8b-d69f31e7d1a1:supplier', 'supplier@upgrade.example', 'en', 'Cancelled: The workshop', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 20:36:39.766+00', null, '0', '2026-11-27 20:36:39.766+00', null, 'false', 'false', null),
('01a21eb9-7330-749e-8d92-a8efe19fb3b0', 'booking-requested:01a21eb9-7245-76a6-92ee-809869774d20', 'traveller@upgrade.example', 'en', 'Requested: The workshop', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 20:36:39.821+00', null, '0', '2026-11-27 20:36:39.821+00', null, 'false', 'false', null),
('01a21eb9-7330-749f-aff0-5cf7d68068d7', 'booking-requested:01a21eb9-7245-76a6-92ee-809869774d20:supplier', 'supplier@upgrade.example', 'en', 'Request to answer: The workshop', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 20:36:39.821+00', null, '0', '2026-11-27 20:36:39.821+00', null, 'false', 'false', null),
('01a21eb9-7330-74a0-b04c-790988dd095c', 'booking-requested:01a21eb9-728d-73d3-aa8b-d69f31e7d1a1', 'traveller@upgrade.example', 'en', 'Requested: The workshop', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 20:36:39.821+00', null, '0', '2026-11-27 20:36:39.821+00', null, 'false', 'false', null),
('01a21eb9-7330-74a1-a556-5e79f4def021', 'booking-requested:01a21eb9-728d-73d3-aa8b-d69f31e7d1a1:supplier', 'supplier@upgrade.example', 'en', 'Request to answer: The workshop', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 20:36:39.821+00', null, '0', '2026-11-27 20:36:39.821+00', null, 'false', 'false', null),
('01a21eb9-7343-70fd-be0a-0828e6dc42d5', 'booking-expired:01a21eb9-7215-759a-bc03-b776d096ab9d', 'traveller@upgrade.example', 'en', 'Not completed: The balloon', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 20:36:39.858+00', null, '0', '2026-11-27 20:36:39.858+00', null, 'false', 'false', null),
('01a21eb9-734c-7144-8b89-fe12c65ee98d', 'booking-declined:01a21eb9-7245-76a6-92ee-809869774d20', 'traveller@upgrade.example', 'en', 'Not confirmed: The workshop', 'Shortened.', '<p>Shortened.</p>', '2026-11-27 20:36:39.859+00', null, '0', '2026-11-27 20:36:39.859+00', null, 'false', 'false', null),
('01a21eb9-7449-768f-8f01-eff0c4454c4b', 'booking-reminder:01a21eb9-6dbb-74dd-bbb2-40eac6f1d166:2026-12-01', 'traveller@upgrade.example', 'en', 'Reminder: The museums', 'Shortened.', '<p>Shortened.</p>', '2026-11-30 20:36:39.971+00', null, '0', '2026-11-30 20:36:39.971+00', null, 'false', 'false', null);

insert into manual_entries ("id", "departure_id", "kind", "seats", "adults", "children", "lines", "name", "email", "phone", "note", "paid_minor", "currency", "made_at", "made_by", "released_at", "erased_at", "import_id", "supplier_id", "reference", "is_undone") overriding system value values
('01a21eb9-77f2-76d3-9e57-a1549f68678d', '01a21eb9-6759-7039-bafc-b576e7e1108d', 'block', '8', '0', '0', '[]', null, null, null, 'A school', null, 'EUR', '2026-11-30 20:36:41.074+00', '01a21eb9-6672-7058-ab35-f0f744f7054a', null, null, null, null, null, 'false');

insert into notice_decisions ("notice_id", "stage", "outcome", "basis", "reasons", "decided_by", "decided_at") overriding system value values
('01a21eb9-7f64-73a3-8390-61d71a091273', 'first', 'kept', null, 'It is about the tour, and says what was good.', '01a21eb9-6659-709b-a965-3ea513989033', '2026-11-30 20:36:42.99+00');

insert into notices ("id", "reference", "state", "category", "address", "tour_id", "statement", "name", "email", "language", "received_at", "appealed_by", "appeal", "appealed_at", "origin", "subject_user_id", "subject_supplier_id") overriding system value values
('01a21eb9-7f64-73a3-8390-61d71a091273', 'DS-2YG5-K5SF', 'decided', 'fraud', '/tour/01a21eb9-6711-727a-b28f-3c1e59281e1f', '01a21eb9-6711-727a-b28f-3c1e59281e1f', 'The page does not say what the price includes and what is paid at the place.', 'Iris', 'iris@upgrade.example', 'en', '2026-11-30 20:36:42.98+00', null, null, null, 'report', null, null);

insert into option_resources ("option_id", "resource_id", "quantity", "per", "set_up_minutes", "clean_up_minutes") overriding system value values
('01a21eb9-7936-7229-b512-938c462eafca', '01a21eb9-7d8c-7432-8885-631c1628d28f', '1', 'departure', '0', '15');

insert into option_texts ("option_id", "language", "name") overriding system value values
('01a21eb9-66b9-71e3-b84f-5882f962b786', 'en', 'In the morning'),
('01a21eb9-6711-727b-8f8c-a4f6a05850fa', 'en', 'In the morning'),
('01a21eb9-6720-7485-bff3-74d2eff17877', 'en', 'In the morning'),
('01a21eb9-674e-75e5-99af-656b224cc949', 'en', 'In the morning'),
('01a21eb9-7936-7229-b512-938c462eafca', 'en', 'A walk by the river');

insert into options ("id", "tour_id", "position", "active", "least_units", "most_units", "cut_off_minutes", "least_people", "decide_hours_before", "kind", "valid_days") overriding system value values
('01a21eb9-66b9-71e3-b84f-5882f962b786', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '0', 'true', '1', null, '0', null, null, 'start_time', null),
('01a21eb9-6711-727b-8f8c-a4f6a05850fa', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '0', 'true', '1', null, '0', null, null, 'start_time', null),
('01a21eb9-6720-7485-bff3-74d2eff17877', '01a21eb9-6720-7484-973b-e3bbb9dc7b8a', '0', 'true', '1', null, '0', null, null, 'start_time', null),
('01a21eb9-674e-75e5-99af-656b224cc949', '01a21eb9-674e-75e4-93da-aa43f61e12c9', '0', 'true', '1', null, '0', null, null, 'start_time', null),
('01a21eb9-7936-7229-b512-938c462eafca', '01a21eb9-791e-73be-92bd-fe72e4f85304', '0', 'true', '1', null, '0', null, null, 'start_time', null);

insert into orders ("id", "reference", "user_id", "currency", "created_at") overriding system value values
('01a21eb9-7614-75f5-a550-5a086a3fb4b1', 'OR-QJQ7-WWJ5', '01a21eb9-67ae-7251-ada4-96595da46d67', 'EUR', '2026-11-30 20:36:40.566+00');

insert into payments ("id", "booking_id", "provider", "state", "amount_minor", "currency", "refunded_minor", "page_token", "created_at", "expires_at", "captured_at", "gift_card_id") overriding system value values
('01a21eb9-6816-7744-b4f4-2a1aa3b22fcc', '01a21eb9-680d-733f-bcd1-ac596609d71d', 'test', 'captured', '10000', 'EUR', '0', 'MzlTMwtaK1Q4ylcpFQKkIupCCTw94TI4', '2026-11-27 20:36:36.989+00', '2026-11-27 20:51:36.989+00', '2026-11-27 20:36:37.092+00', null),
('01a21eb9-6991-7562-9269-85cbe120cecf', '01a21eb9-698b-7756-a4ca-79b3e65ae79f', 'test', 'captured', '10000', 'EUR', '0', 'U2IXi3upGIN_SflFx7K4FDhrCfN6ROwO', '2026-11-27 20:36:37.378+00', '2026-11-27 20:51:37.378+00', '2026-11-27 20:36:37.429+00', null),
('01a21eb9-69e6-7523-a2c3-2058193830b6', null, 'test', 'captured', '7500', 'EUR', '0', 'Y0DsccO-MkpTpN7faIX5zyVAEt6c4BAr', '2026-11-27 20:36:37.464+00', '2026-11-27 21:36:37.464+00', '2026-11-27 20:36:37.49+00', '01a21eb9-69d9-76b5-aa8e-10658b7b07b0'),
('01a21eb9-6d18-70e3-86b9-f230363ff25e', null, 'test', 'captured', '7500', 'USD', '0', 'UHFi70OoTM1QAb2rY8CSEz-gG7wgGjId', '2026-11-27 20:36:38.294+00', '2026-11-27 21:36:38.294+00', '2026-11-27 20:36:38.303+00', '01a21eb9-6d17-727f-a9cc-151975946679'),
('01a21eb9-6dcc-76d6-a5d7-6737439adeff', '01a21eb9-6dbb-74dd-bbb2-40eac6f1d166', 'test', 'captured', '7500', 'EUR', '0', 'YGT1vZor9D0G8gsCXDrTNH0udHmVq6ey', '2026-11-27 20:36:38.448+00', '2026-11-27 20:51:38.448+00', '2026-11-27 20:36:38.544+00', null),
('01a21eb9-6e37-7093-8754-146b7a085381', '01a21eb9-6e32-710c-bf53-ac38610322a2', 'test', 'captured', '10000', 'EUR', '5000', 'E19yIgtxCZciPdML339saZGAGgx0-4e1', '2026-11-27 20:36:38.562+00', '2026-11-27 20:51:38.562+00', '2026-11-27 20:36:38.611+00', null),
('01a21eb9-7156-774c-ba75-2c0252a937d1', '01a21eb9-713a-7493-b6fb-fe6083a371c5', 'test', 'captured', '5000', 'EUR', '2500', '278_fZLEiy7gg5TYbkB82wbAVqV_0XC0', '2026-11-27 20:36:39.366+00', '2026-11-30 09:00:00+00', '2026-11-27 20:36:39.521+00', null),
('01a21eb9-7218-719f-a255-8d2f589802b9', '01a21eb9-7215-759a-bc03-b776d096ab9d', 'test', 'failed', '5000', 'EUR', '0', '6AE6G1e-_tk_WQH6oKCH1eySSj2Td_9r', '2026-11-27 20:36:39.568+00', '2026-11-27 20:51:39.568+00', null, null),
('01a21eb9-74d9-7041-b8c1-60dbcd6fea4b', '01a21eb9-74d7-7455-9c33-b64f11e36d60', 'test', 'captured', '10000', 'EUR', '0', 'HquXEEdH3TK80rBTh-t46WGcC1wo4VXH', '2026-11-30 20:36:40.276+00', '2026-11-30 20:51:40.276+00', '2026-11-30 20:36:40.294+00', null),
('01a21eb9-74f8-7076-a22e-ba0a2cbc88a8', '01a21eb9-74f6-77b4-84be-054d5b0e2bbc', 'test', 'captured', '5000', 'EUR', '5000', 'y_SqE4R0zibldgb-OBg3shVEiI9JuWI8', '2026-11-30 20:36:40.308+00', '2026-11-30 20:51:40.308+00', '2026-11-30 20:36:40.325+00', null),
('01a21eb9-7580-77f1-8ec9-ca89455a56e0', '01a21eb9-757e-7792-b2f1-1e055ea27b8a', 'test', 'started', '5000', 'EUR', '0', 'mIK1zC6dJ-jfHBz3PCjmLVRvmbaBEwY5', '2026-11-30 20:36:40.439+00', '2026-11-30 20:51:40.439+00', null, null),
('01a21eb9-7622-7667-b7b0-d431ac0e0cc9', '01a21eb9-75d0-74c0-88b0-a9cc8163751f', 'test', 'captured', '5000', 'EUR', '0', 'erD6RCPSAs5ck9EXqOLW22c8SWGAqw3t', '2026-11-30 20:36:40.566+00', '2026-11-30 20:51:40.566+00', '2026-11-30 20:36:40.766+00', null),
('01a21eb9-7625-7227-bb93-87efb3fd753e', '01a21eb9-75e5-753a-817b-eddfc35b67f9', 'test', 'captured', '10000', 'EUR', '0', 'erD6RCPSAs5ck9EXqOLW22c8SWGAqw3t', '2026-11-30 20:36:40.566+00', '2026-11-30 20:51:40.566+00', '2026-11-30 20:36:40.766+00', null),
('01a21eb9-7721-77b9-9063-bf22b2f8e45e', '01a21eb9-771e-725a-85e4-f047bee14493', 'test', 'captured', '5000', 'EUR', '0', 'FTQJTcl8-2-U0lHtATwj6BSXqiM4SsaH', '2026-11-30 20:36:40.859+00', '2026-11-30 20:51:40.859+00', '2026-11-30 20:36:40.883+00', null),
('01a21eb9-776a-72ef-80e6-5f02e17b69e6', '01a21eb9-771e-725a-85e4-f047bee14493', 'test', 'started', '5000', 'EUR', '0', 'pTs_zBfXmYHMJ5TiYozEwMGdea82iFm_', '2026-11-30 20:36:40.923+00', '2026-11-30 20:51:40.923+00', null, null),
('01a21eb9-7786-736c-989c-2c1f55f92fa2', '01a21eb9-7783-74ba-bd3c-33cd625368bf', 'test', 'captured', '10000', 'EUR', '5000', 'sVP_tzVbDzf_O6mG5G0emxdBJczCeM1H', '2026-11-30 20:36:40.96+00', '2026-11-30 20:51:40.96+00', '2026-11-30 20:36:40.983+00', null);

insert into pickup_point_texts ("pickup_point_id", "language", "name", "zone") overriding system value values
('01a21eb9-7936-722d-971e-2f9d8ac09e25', 'en', 'At the station', 'At the station'),
('01a21eb9-7936-722d-971e-2f9d8ac09e25', 'es', 'At the station', 'At the station'),
('01a21eb9-7936-722d-971e-2f9d8ac09e25', 'fr', 'At the station', 'At the station');

insert into pickup_points ("id", "tour_id", "position", "active", "minutes_before", "latitude", "longitude", "radius_metres") overriding system value values
('01a21eb9-7936-722d-971e-2f9d8ac09e25', '01a21eb9-791e-73be-92bd-fe72e4f85304', '0', 'true', '30', null, null, null);

insert into place_texts ("place_id", "language", "name", "line") overriding system value values
('01a21eb9-667c-7184-8d5c-e93231fe5531', 'en', 'Madrid', 'High and dry');

insert into places ("id", "slug", "country", "latitude", "longitude", "time_zone", "popularity", "picture_url", "picture_scene") overriding system value values
('01a21eb9-667c-7184-8d5c-e93231fe5531', 'madrid', 'ES', '40.4', '-3.7', 'Europe/Madrid', '0', '/pictures/madrid.webp', null);

insert into price_history ("option_id", "from_at", "units", "rules", "transaction_id") overriding system value values
('01a21eb9-66b9-71e3-b84f-5882f962b786', '2026-11-27 20:36:36.699+00', '{"01a21eb9-66d6-7502-9abb-c020ec1bc445": 5000, "01a21eb9-66d6-7503-9215-3b8264b6495b": 2500}', '[]', '918'),
('01a21eb9-6711-727b-8f8c-a4f6a05850fa', '2026-11-27 20:36:36.761+00', '{"01a21eb9-6718-7123-917b-7c57f2affb07": 5000, "01a21eb9-6718-7124-8949-3614a03f6044": 2500}', '[]', '924'),
('01a21eb9-6720-7485-bff3-74d2eff17877', '2026-11-27 20:36:36.791+00', '{"01a21eb9-6732-72a8-99f0-cf37c4b11354": 5000, "01a21eb9-6732-72a9-9c3b-a52b3f1b35f1": 2500}', '[]', '930'),
('01a21eb9-674e-75e5-99af-656b224cc949', '2026-11-27 20:36:36.821+00', '{"01a21eb9-6755-7288-bc95-a0aa784bf30f": 5000, "01a21eb9-6755-7289-a80e-573edd7c1811": 2500}', '[]', '936'),
('01a21eb9-7936-7229-b512-938c462eafca', '2026-11-27 20:36:41.728+00', '{"01a21eb9-7ab5-7794-b1e6-56003e262f36": 5000}', '[{"unitId": null, "percent": 20, "position": 0, "seasonTo": "2026-12-12", "weekdays": null, "daysBefore": null, "fromPeople": null, "priceMinor": null, "seasonFrom": "2026-12-11", "startTimes": null, "hoursBefore": null}]', '1239');

insert into price_rules ("id", "option_id", "unit_id", "position", "season_from", "season_to", "weekdays", "start_times", "from_people", "days_before", "hours_before", "price_minor", "percent", "edit_id") overriding system value values
('01a21eb9-7936-722a-a8ba-838caaf3525f', '01a21eb9-7936-7229-b512-938c462eafca', null, '0', '2026-12-11', '2026-12-12', null, null, null, null, null, null, '20', null);

insert into promo_code_tours ("promo_code_id", "tour_id") overriding system value values
('01a21eb9-7b46-711d-b4db-65297e125c54', '01a21eb9-791e-73be-92bd-fe72e4f85304');

insert into promo_code_uses ("promo_code_id", "user_id", "most", "taken") overriding system value values
('01a21eb9-7b46-711d-b4db-65297e125c54', '01a21eb9-67ae-7251-ada4-96595da46d67', null, '1');

insert into promo_codes ("id", "code", "supplier_id", "percent", "amount_minor", "currency", "valid_from", "valid_until", "first_booking", "most", "most_per_person", "taken", "blocked_at", "starts_from", "starts_until", "paused_at", "ended_at", "created_at", "borne_by") overriding system value values
('01a21eb9-7b46-711d-b4db-65297e125c54', 'RIVER10', '01a21eb9-667c-7183-830f-a7c88cfe095d', '10', null, null, null, null, 'false', null, null, '1', null, null, null, null, null, '2026-11-30 20:36:41.925+00', 'supplier');

insert into question_texts ("question_id", "language", "label", "note", "choices", "body") overriding system value values
('01a21eb9-7936-722c-a33b-05ba67557f16', 'en', 'Any allergies?', null, '{}', null),
('01a21eb9-7936-722c-a33b-05ba67557f16', 'es', 'Any allergies?', null, '{}', null),
('01a21eb9-7936-722c-a33b-05ba67557f16', 'fr', 'Any allergies?', null, '{}', null);

insert into questions ("id", "tour_id", "position", "active", "required", "per", "kind", "choices", "least", "most", "version", "keep_days", "before_booking") overriding system value values
('01a21eb9-7936-722c-a33b-05ba67557f16', '01a21eb9-791e-73be-92bd-fe72e4f85304', '0', 'true', 'false', 'booking', 'text', '{}', null, null, null, '30', 'false');

insert into recovery_codes ("user_id", "code_hash") overriding system value values
('01a21eb9-67d2-71e6-a0dc-212a8977c21a', E'\\x00b77365afb2fbd51d2322d60313ba0708e97297f6a81f48b468b94b1cd59351'),
('01a21eb9-67d2-71e6-a0dc-212a8977c21a', E'\\x0247612838ce8470f8e1f59e975440e33f00742d5764bf991d0f87072dd74882'),
('01a21eb9-67d2-71e6-a0dc-212a8977c21a', E'\\x03036b57806004bf8889c4108f9cda329ecdb6c678230c3fa0dd4fe2f531ec75'),
('01a21eb9-67d2-71e6-a0dc-212a8977c21a', E'\\x283f49084858bab5300fbff4ae31be366ce73758229db98d73d237d8555920cd'),
('01a21eb9-67d2-71e6-a0dc-212a8977c21a', E'\\x50e7aa591a71ec5e31175f05962f949efaa71ada4d166b30642fe2059d2508f6'),
('01a21eb9-67d2-71e6-a0dc-212a8977c21a', E'\\x6da70749d7c7a92e77de91059cecfa18b8e2f021c99e064bbd39b5775aeb6947'),
('01a21eb9-67d2-71e6-a0dc-212a8977c21a', E'\\x8d744f01c66c499bcbd81c7a59fcdf6f35fe105ea4eff20ed9e18f5493f0c2a9'),
('01a21eb9-67d2-71e6-a0dc-212a8977c21a', E'\\xc2e4d26e19b6350e3d1b66c40899961ac7c03253f643045c373185afc79f2253'),
('01a21eb9-67d2-71e6-a0dc-212a8977c21a', E'\\xd0875b2d27cc2ee44baec6d9b3fd2273b690067e2e7bed5a21624b1c2f919a41'),
('01a21eb9-67d2-71e6-a0dc-212a8977c21a', E'\\xfd2ee3dedc359a6a4ad191756cc9c1cc890f8d17755464bc06eba9264c9c9fba');

insert into refresh_tokens ("token_hash", "session_id", "issued_at", "replaced_at") overriding system value values
(E'\\x0a06cb65d692bb256f82d65f1bae2c85f0d4c1ecd07c867081d753f57739564c', '01a21eb9-7fa1-76a3-9ca7-fbc6f679d8df', '2026-11-30 20:36:43.041+00', null),
(E'\\x18467f2117a8bef2341e149ca0719594e37d57cffc286cb1a722d27e86e705db', '01a21eb9-7516-7568-896d-5824ebff83c8', '2026-11-30 20:36:40.342+00', null),
(E'\\x1e554c35b00052fcab4faf915083c6e54b81fd4c968dfb4296d8f25c15689dba', '01a21eb9-6922-71b9-b2cc-a332f1e21f28', '2026-11-27 20:36:37.282+00', null),
(E'\\x22dd0e6d8124bae7b5b6de885ca3c67cdb372966819a7bc80ca6cfdafa26239b', '01a21eb9-77d6-74d4-ac02-4d7ff5868da1', '2026-11-30 20:36:41.046+00', null),
(E'\\x3481e07dfc6c85587ea6d6ff121a97463188c9703690ca9051fd8b3b27bbe599', '01a21eb9-67d6-7526-93f3-709ec27b9f52', '2026-11-27 20:36:36.95+00', null),
(E'\\x5d26f5e607ea06583666042daf9a8ea8be6d05909d6a1a147512fad8ba4459bb', '01a21eb9-67eb-726c-9ce6-15d48a6fa1b6', '2026-11-27 20:36:36.972+00', null),
(E'\\x6b01e1c16bf2fb7eceae2f40a310af309c794e6ecf6971b594166cf8e92cd698', '01a21eb9-7914-7506-b47f-d90837e34f94', '2026-11-30 20:36:41.364+00', null),
(E'\\x90da30ea3981aad5607fab53d9882fd7939b6de3fcc4266696d53aabc7682cda', '01a21eb9-74cd-75d4-b0fb-b371801dc772', '2026-11-30 20:36:40.269+00', null),
(E'\\x9ac80914579c855af0855dd81071c1d7747cc924a3756eb1d4c6a41445bd291f', '01a21eb9-7fbf-75da-85e6-81cad0522f0b', '2026-11-30 20:36:43.071+00', null),
(E'\\xa1d533c4c8eaf32542bc0ce10d75eec6b3b76b08d2dc6443c20b0e669af09e67', '01a21eb9-7909-7238-b960-33013ca1ae92', '2026-11-30 20:36:41.353+00', null),
(E'\\xc0e4290209b912038ec2f8b4ebcb76c8897374e160b15d2d9d9811ce155d2246', '01a21eb9-75b6-7653-940b-32ab831b9513', '2026-11-30 20:36:40.502+00', null),
(E'\\xc88cff62eabb3fcc24ab079e40fd5138cb40fa927500b2029d6843f5a03cc9d8', '01a21eb9-7901-71be-8ee4-eecab81bb327', '2026-11-30 20:36:41.345+00', null),
(E'\\xca77dbb56a3575e791dfc29db3d5b9505d2de35167b2fb6d60b441d56fd6e4ac', '01a21eb9-67b5-754f-8995-489dacde3023', '2026-11-27 20:36:36.917+00', null),
(E'\\xd7486d086ecbc15da85914369676a58bd01d9a5afc285561b7a808bc75c2f1ef', '01a21eb9-78f6-719e-b890-f90ec0eeda6a', '2026-11-30 20:36:41.334+00', null);

insert into resource_feeds ("resource_id", "token_hash", "created_at") overriding system value values
('01a21eb9-7d8c-7432-8885-631c1628d28f', E'\\xc70ee2022a364f8d0c0fb85bf372dd3de509f1803a1030fc98746dacd7f8dc6e', '2026-11-30 20:36:42.554+00');

insert into resources ("id", "supplier_id", "name", "quantity", "archived_at") overriding system value values
('01a21eb9-7d8c-7432-8885-631c1628d28f', '01a21eb9-667c-7183-830f-a7c88cfe095d', 'A boat', '2', null);

insert into review_decisions ("id", "review_id", "outcome", "basis", "reasons", "decided_by", "decided_at") overriding system value values
('01a21eb9-7f4e-74e3-8f36-dabfb0a31fbf', '01a21eb9-7ea4-71d8-bd64-9e1c35c7c11c', 'kept', null, 'It is about the tour, and says what was good.', '01a21eb9-6659-709b-a965-3ea513989033', '2026-11-30 20:36:42.956+00');

insert into review_photos ("id", "user_id", "review_id", "position", "file", "small_file", "width", "height", "uploaded_at") overriding system value values
('01a21eb9-7e8d-741e-ab8a-4c7d520e34b5', '01a21eb9-67ae-7251-ada4-96595da46d67', '01a21eb9-7ea4-71d8-bd64-9e1c35c7c11c', '0', '01a21eb9-7e84-744c-b427-5e2512243149.webp', '01a21eb9-7e8c-768a-99e1-11ad50432293.webp', '1', '1', '2026-11-30 20:36:42.765+00');

insert into review_reports ("id", "review_id", "reason", "details", "user_id", "language", "reported_at", "decision_id") overriding system value values
('01a21eb9-7f47-77b0-8dc6-ad8655bb1c21', '01a21eb9-7ea4-71d8-bd64-9e1c35c7c11c', 'off_topic', null, '01a21eb9-6672-7058-ab35-f0f744f7054a', 'en', '2026-11-30 20:36:42.951+00', '01a21eb9-7f4e-74e3-8f36-dabfb0a31fbf');

insert into reviews ("id", "tour_id", "booking_id", "user_id", "author", "stars", "comment", "language", "supplier_reply", "written_at", "reply_language", "replied_at", "hidden_at") overriding system value values
('01a21eb9-7ea4-71d8-bd64-9e1c35c7c11c', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '01a21eb9-680d-733f-bcd1-ac596609d71d', '01a21eb9-67ae-7251-ada4-96595da46d67', 'Traveler', '4', 'The light came in through the shutters.', 'en', 'Come again.', '2026-11-30 20:36:42.775+00', 'en', '2026-11-30 20:36:42.933+00', null);

insert into schedules ("id", "option_id", "weekdays", "start_times", "capacity", "season_starts_on", "season_ends_on", "made_until", "end_times") overriding system value values
('01a21eb9-7ae8-754a-9d84-d024922a72d3', '01a21eb9-7936-7229-b512-938c462eafca', '{1,2,3,4,5,6,7}', '{09:00:00}', '8', '2026-12-02', '2026-12-12', '2027-05-30', null);

insert into search_changes ("transaction_id", "kind", "subject_id", "written_at", "first_day", "last_day") overriding system value values
('1051', 'seats', '01a21eb9-6709-7336-9f6a-f23456a6d1f3', '2026-11-27 20:36:38.438+00', null, null),
('1054', 'seats', '01a21eb9-671b-778c-bdea-3bf5bc206a45', '2026-11-27 20:36:38.511+00', null, null),
('1057', 'seats', '01a21eb9-671b-778b-8a2d-6d140231fbb9', '2026-11-27 20:36:38.586+00', null, null),
('1059', 'seats', '01a21eb9-671b-778b-8a2d-6d140231fbb9', '2026-11-27 20:36:39.062+00', null, null),
('1061', 'seats', '01a21eb9-671b-778b-8a2d-6d140231fbb9', '2026-11-27 20:36:39.182+00', null, null),
('1062', 'seats', '01a21eb9-671b-778b-8a2d-6d140231fbb9', '2026-11-27 20:36:39.306+00', null, null),
('1064', 'seats', '01a21eb9-671b-778b-8a2d-6d140231fbb9', '2026-11-27 20:36:39.36+00', null, null),
('1066', 'seats', '01a21eb9-671b-778b-8a2d-6d140231fbb9', '2026-11-27 20:36:39.469+00', null, null),
('1069', 'seats', '01a21eb9-6759-7029-a169-84ba4c557855', '2026-11-27 20:36:39.578+00', null, null),
('1070', 'seats', '01a21eb9-6759-7029-a169-84ba4c557855', '2026-11-27 20:36:39.606+00', null, null),
('1072', 'seats', '01a21eb9-6708-729a-85bf-31e7a6682d4c', '2026-11-27 20:36:39.615+00', null, null),
('1074', 'seats', '01a21eb9-674a-72d4-93cd-e7347ce62a84', '2026-11-27 20:36:39.625+00', null, null),
('1080', 'seats', '01a21eb9-674a-72d4-93cd-e7347ce62a84', '2026-11-27 20:36:39.674+00', null, null),
('1082', 'seats', '01a21eb9-674a-72d4-93cd-e7347ce62a84', '2026-11-27 20:36:39.701+00', null, null),
('1083', 'seats', '01a21eb9-674a-72d4-93cd-e7347ce62a84', '2026-11-27 20:36:39.716+00', null, null),
('1137', 'shown', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '2026-11-27 20:36:40.089+00', null, null),
('1137', 'shown', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '2026-11-27 20:36:40.09+00', null, null),
('1137', 'tour', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '2026-11-27 20:36:40.089+00', null, null),
('1137', 'tour', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '2026-11-27 20:36:40.09+00', null, null),
('1138', 'seats', '01a21eb9-6708-729a-85bf-31e7a6682d4c', '2026-11-27 20:36:40.108+00', null, null),
('1164', 'seats', '01a21eb9-6709-732e-93f3-e5f0e3db5363', '2026-11-27 20:36:40.282+00', null, null),
('1167', 'seats', '01a21eb9-6709-732e-93f3-e5f0e3db5363', '2026-11-27 20:36:40.314+00', null, null),
('1174', 'seats', '01a21eb9-6709-732e-93f3-e5f0e3db5363', '2026-11-27 20:36:40.372+00', null, null),
('1176', 'seats', '01a21eb9-674a-72d5-bd35-155d676b83d0', '2026-11-27 20:36:40.435+00', null, null),
('1178', 'seats', '01a21eb9-6759-702f-b8ab-0f7f83335c90', '2026-11-27 20:36:40.45+00', null, null),
('1180', 'seats', '01a21eb9-6709-732f-9104-3ffc5b8f3a68', '2026-11-27 20:36:40.48+00', null, null),
('1188', 'seats', '01a21eb9-6709-7332-813c-41ca80dfc7dd', '2026-11-27 20:36:40.534+00', null, null),
('1190', 'seats', '01a21eb9-671b-7799-8b44-76e2fdec67d9', '2026-11-27 20:36:40.555+00', null, null),
('1195', 'seats', '01a21eb9-671b-779a-9355-3abdbf15360d', '2026-11-27 20:36:40.867+00', null, null),
('1198', 'seats', '01a21eb9-671b-779a-9355-3abdbf15360d', '2026-11-27 20:36:40.946+00', null, null),
('1200', 'seats', '01a21eb9-6709-7335-8cbb-96d86c17c7bd', '2026-11-27 20:36:40.968+00', null, null),
('1202', 'seats', '01a21eb9-6709-7335-8cbb-96d86c17c7bd', '2026-11-27 20:36:41.033+00', null, null),
('1209', 'seats', '01a21eb9-6759-7039-bafc-b576e7e1108d', '2026-11-27 20:36:41.088+00', null, null),
('1239', 'days', '01a21eb9-791e-73be-92bd-fe72e4f85304', '2026-11-27 20:36:41.841+00', '2026-12-02', '2026-12-12'),
('1239', 'departures', '01a21eb9-791e-73be-92bd-fe72e4f85304', '2026-11-27 20:36:41.783+00', null, null),
('1239', 'document', '01a21eb9-791e-73be-92bd-fe72e4f85304', '2026-11-27 20:36:41.875+00', null, null),
('1239', 'shown', '01a21eb9-791e-73be-92bd-fe72e4f85304', '2026-11-27 20:36:41.762+00', null, null),
('1239', 'tour', '01a21eb9-791e-73be-92bd-fe72e4f85304', '2026-11-27 20:36:41.757+00', null, null),
('1239', 'words', '00000000-0000-0000-0000-000000000000', '2026-11-27 20:36:41.862+00', null, null),
('1244', 'seats', '01a21eb9-7aec-74e2-9ae0-637e4959c029', '2026-11-27 20:36:42.174+00', null, null),
('1250', 'seats', '01a21eb9-7aec-74e3-acd7-30b32f9fa1c2', '2026-11-27 20:36:42.297+00', null, null),
('1251', 'seats', '01a21eb9-671b-77a6-8563-3d6f9c1c1d49', '2026-11-27 20:36:42.321+00', null, null),
('1251', 'seats', '01a21eb9-671b-77a7-827d-26de49beb0b7', '2026-11-27 20:36:42.322+00', null, null),
('1251', 'seats', '01a21eb9-671b-77a8-bf8a-8768975281b8', '2026-11-27 20:36:42.322+00', null, null),
('1251', 'seats', '01a21eb9-671b-77a9-bd9e-2af765ca9366', '2026-11-27 20:36:42.322+00', null, null),
('1253', 'seats', '01a21eb9-671b-77a7-827d-26de49beb0b7', '2026-11-27 20:36:42.359+00', null, null),
('1254', 'seats', '01a21eb9-6759-7042-901d-7440567905ae', '2026-11-27 20:36:42.372+00', null, null),
('1254', 'seats', '01a21eb9-6759-7043-b289-44ee7c4e5981', '2026-11-27 20:36:42.373+00', null, null),
('1254', 'seats', '01a21eb9-6759-7044-bd2d-62aa621bf04e', '2026-11-27 20:36:42.373+00', null, null),
('1254', 'seats', '01a21eb9-6759-7045-beb9-0450e87656e2', '2026-11-27 20:36:42.373+00', null, null),
('1256', 'seats', '01a21eb9-6709-733c-8f7f-2315a97154cf', '2026-11-27 20:36:42.398+00', null, null),
('1256', 'seats', '01a21eb9-6709-733d-83e9-8bd559600cdd', '2026-11-27 20:36:42.398+00', null, null),
('1257', 'departures', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '2026-11-27 20:36:42.452+00', null, null),
('1258', 'seats', '01a21eb9-6709-733b-a79c-5075731bd0ed', '2026-11-27 20:36:42.488+00', null, null),
('1274', 'shown', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '2026-11-27 20:36:42.794+00', null, null),
('1274', 'tour', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '2026-11-27 20:36:42.873+00', null, null),
('1275', 'shown', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '2026-11-27 20:36:42.935+00', null, null),
('1307', 'seats', '01a21eb9-6709-7330-85e8-d7b5a065fe34', '2026-11-27 20:36:43.054+00', null, null),
('908', 'words', '00000000-0000-0000-0000-000000000000', '2026-11-27 20:36:36.617+00', null, null),
('909', 'words', '00000000-0000-0000-0000-000000000000', '2026-11-27 20:36:36.623+00', null, null),
('910', 'words', '00000000-0000-0000-0000-000000000000', '2026-11-27 20:36:36.639+00', null, null),
('911', 'words', '00000000-0000-0000-0000-000000000000', '2026-11-27 20:36:36.643+00', null, null),
('912', 'words', '00000000-0000-0000-0000-000000000000', '2026-11-27 20:36:36.652+00', null, null),
('913', 'words', '00000000-0000-0000-0000-000000000000', '2026-11-27 20:36:36.663+00', null, null),
('914', 'tour', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '2026-11-27 20:36:36.678+00', null, null),
('915', 'shown', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '2026-11-27 20:36:36.689+00', null, null),
('917', 'shown', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '2026-11-27 20:36:36.693+00', null, null),
('918', 'departures', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '2026-11-27 20:36:36.701+00', null, null),
('918', 'shown', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '2026-11-27 20:36:36.702+00', null, null),
('919', 'days', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '2026-11-27 20:36:36.751+00', '2026-11-28', '2027-01-06'),
('920', 'tour', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '2026-11-27 20:36:36.755+00', null, null),
('921', 'shown', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '2026-11-27 20:36:36.757+00', null, null),
('923', 'shown', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '2026-11-27 20:36:36.76+00', null, null),
('924', 'departures', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '2026-11-27 20:36:36.762+00', null, null),
('924', 'shown', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '2026-11-27 20:36:36.762+00', null, null),
('925', 'days', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '2026-11-27 20:36:36.768+00', '2026-11-28', '2027-01-06'),
('926', 'tour', '01a21eb9-6720-7484-973b-e3bbb9dc7b8a', '2026-11-27 20:36:36.775+00', null, null),
('927', 'shown', '01a21eb9-6720-7484-973b-e3bbb9dc7b8a', '2026-11-27 20:36:36.779+00', null, null),
('929', 'shown', '01a21eb9-6720-7484-973b-e3bbb9dc7b8a', '2026-11-27 20:36:36.785+00', null, null),
('930', 'departures', '01a21eb9-6720-7484-973b-e3bbb9dc7b8a', '2026-11-27 20:36:36.793+00', null, null),
('930', 'shown', '01a21eb9-6720-7484-973b-e3bbb9dc7b8a', '2026-11-27 20:36:36.793+00', null, null),
('931', 'days', '01a21eb9-6720-7484-973b-e3bbb9dc7b8a', '2026-11-27 20:36:36.813+00', '2026-11-28', '2027-01-06'),
('932', 'tour', '01a21eb9-674e-75e4-93da-aa43f61e12c9', '2026-11-27 20:36:36.816+00', null, null),
('933', 'shown', '01a21eb9-674e-75e4-93da-aa43f61e12c9', '2026-11-27 20:36:36.818+00', null, null),
('935', 'shown', '01a21eb9-674e-75e4-93da-aa43f61e12c9', '2026-11-27 20:36:36.82+00', null, null),
('936', 'departures', '01a21eb9-674e-75e4-93da-aa43f61e12c9', '2026-11-27 20:36:36.821+00', null, null),
('936', 'shown', '01a21eb9-674e-75e4-93da-aa43f61e12c9', '2026-11-27 20:36:36.822+00', null, null),
('937', 'days', '01a21eb9-674e-75e4-93da-aa43f61e12c9', '2026-11-27 20:36:36.83+00', '2026-11-28', '2027-01-06'),
('948', 'seats', '01a21eb9-6708-7295-a214-e083c2b29709', '2026-11-27 20:36:37.021+00', null, null),
('951', 'seats', '01a21eb9-6708-7295-a214-e083c2b29709', '2026-11-27 20:36:37.182+00', null, null),
('953', 'seats', '01a21eb9-671b-7789-852c-708db94b374b', '2026-11-27 20:36:37.25+00', null, null),
('970', 'seats', '01a21eb9-671b-7789-852c-708db94b374b', '2026-11-27 20:36:37.403+00', null, null),
('995', 'shown', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '2026-11-27 20:36:37.742+00', null, null),
('995', 'shown', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '2026-11-27 20:36:37.742+00', null, null),
('995', 'tour', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '2026-11-27 20:36:37.741+00', null, null),
('995', 'tour', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '2026-11-27 20:36:37.742+00', null, null);

insert into search_changes_trimmed ("only_row", "up_to") overriding system value values
('true', '0');

insert into search_documents ("tour_id", "language", "title_terms", "name_terms", "text_terms", "all_terms") overriding system value values
('01a21eb9-791e-73be-92bd-fe72e4f85304', 'en', '{walk,river}', '{madrid,espana,spain,espagne,walk,outdoor}', '{two,hour,along,river,somebody,born}', '{along,born,espagne,espana,hour,madrid,outdoor,river,somebody,spain,two,walk}'),
('01a21eb9-791e-73be-92bd-fe72e4f85304', 'es', '{walk,by,the,river}', '{madrid,espan,spain,espagn,walk,outdoor}', '{two,hour,along,the,river,with,somebody,who,was,born,ther}', '{along,born,by,espagn,espan,hour,madrid,outdoor,river,somebody,spain,the,ther,two,walk,was,who,with}'),
('01a21eb9-791e-73be-92bd-fe72e4f85304', 'fr', '{walk,by,the,river}', '{madrid,espana,spain,espagn,walk,outdoor}', '{two,hour,along,the,river,with,somebody,who,was,born,ther}', '{along,born,by,espagn,espana,hour,madrid,outdoor,river,somebody,spain,the,ther,two,walk,was,who,with}');

insert into search_names ("kind", "subject_id", "name") overriding system value values
('category', '01a21eb9-6693-75a6-be6b-3583731c680c', 'walks'),
('place', '01a21eb9-667c-7184-8d5c-e93231fe5531', 'madrid');

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
('accessToken', E'\\x78953fd2c5af34eb207325e59727fa186c85f205828e8cfdaff9a7fc177572d2', '2026-11-27 20:36:36.531+00'),
('encryptionKey', E'\\x9cf17b4b62c03f335978adee5753a12f3e13523b6946a787d12018cfb9ce6db7', '2026-11-27 20:36:36.538+00'),
('lookupCode', E'\\x8b4c93f4b6cd1712387d9f7f4c440c08940ac9cd44263d6866168a278e157f89', '2026-11-27 20:36:36.537+00'),
('mediaKey', E'\\xe788a2ae61eeed2b7cd272d9ba42a76c566febf5ef7676009b84f8e948e60855', '2026-11-27 20:36:36.539+00'),
('quoteKey', E'\\xe3a21e441abdd60d5f1f9ebd5a052eda2431aee152ee3eb2b3d4fda914bc555e', '2026-11-27 20:36:36.539+00'),
('refreshToken', E'\\x2fe7a3ab7ef7d38f13d24811f7e0db59ddb8b09675e14217cc0712b818235e25', '2026-11-27 20:36:36.535+00'),
('throttleKey', E'\\xe73a02d321cda2471ceaa91afd0238f176b80fabec0db545f81ae07cd4c23ae5', '2026-11-27 20:36:36.536+00');

insert into seller_quarters ("year", "supplier_id", "quarter", "country", "currency", "activities", "consideration_minor", "fees_minor") overriding system value values
('2026', '01a21eb9-667c-7183-830f-a7c88cfe095d', '4', 'ES', 'EUR', '2', '6375', '1125');

insert into seller_years ("year", "summed_at") overriding system value values
('2025', '2026-11-30 20:36:40.14+00'),
('2026', '2026-11-30 20:36:39.939+00');

insert into sessions ("id", "user_id", "user_agent", "created_at", "last_seen_at", "expires_at", "revoked_at", "reauthenticated_at") overriding system value values
('01a21eb9-67b5-754f-8995-489dacde3023', '01a21eb9-67ae-7251-ada4-96595da46d67', '', '2026-11-27 20:36:36.917+00', '2026-11-27 20:36:36.917+00', '2026-12-27 20:36:36.917+00', null, '2026-11-30 20:36:41.367+00'),
('01a21eb9-67d6-7526-93f3-709ec27b9f52', '01a21eb9-67d2-71e6-a0dc-212a8977c21a', '', '2026-11-27 20:36:36.95+00', '2026-11-27 20:36:36.95+00', '2026-12-27 20:36:36.95+00', null, '2026-11-30 20:36:41.367+00'),
('01a21eb9-67eb-726c-9ce6-15d48a6fa1b6', '01a21eb9-67ae-7251-ada4-96595da46d67', '', '2026-11-27 20:36:36.972+00', '2026-11-27 20:36:36.972+00', '2026-12-27 20:36:36.972+00', null, '2026-11-30 20:36:41.367+00'),
('01a21eb9-6922-71b9-b2cc-a332f1e21f28', '01a21eb9-67d2-71e6-a0dc-212a8977c21a', '', '2026-11-27 20:36:37.282+00', '2026-11-27 20:36:37.282+00', '2026-12-27 20:36:37.282+00', null, '2026-11-30 20:36:41.367+00'),
('01a21eb9-74cd-75d4-b0fb-b371801dc772', '01a21eb9-67ae-7251-ada4-96595da46d67', '', '2026-11-30 20:36:40.269+00', '2026-11-30 20:36:40.269+00', '2026-12-30 20:36:40.269+00', null, '2026-11-30 20:36:41.367+00'),
('01a21eb9-7516-7568-896d-5824ebff83c8', '01a21eb9-6672-7058-ab35-f0f744f7054a', '', '2026-11-30 20:36:40.342+00', '2026-11-30 20:36:40.342+00', '2026-12-01 08:36:40.342+00', null, '2026-11-30 20:36:41.367+00'),
('01a21eb9-75b6-7653-940b-32ab831b9513', '01a21eb9-67ae-7251-ada4-96595da46d67', '', '2026-11-30 20:36:40.502+00', '2026-11-30 20:36:40.502+00', '2026-12-30 20:36:40.502+00', null, '2026-11-30 20:36:41.367+00'),
('01a21eb9-77d6-74d4-ac02-4d7ff5868da1', '01a21eb9-6672-7058-ab35-f0f744f7054a', '', '2026-11-30 20:36:41.046+00', '2026-11-30 20:36:41.046+00', '2026-12-01 08:36:41.046+00', null, '2026-11-30 20:36:41.367+00'),
('01a21eb9-78f6-719e-b890-f90ec0eeda6a', '01a21eb9-67ae-7251-ada4-96595da46d67', '', '2026-11-30 20:36:41.334+00', '2026-11-30 20:36:41.334+00', '2026-12-30 20:36:41.334+00', null, '2026-11-30 20:36:41.367+00'),
('01a21eb9-7901-71be-8ee4-eecab81bb327', '01a21eb9-67d2-71e6-a0dc-212a8977c21a', '', '2026-11-30 20:36:41.345+00', '2026-11-30 20:36:41.345+00', '2026-12-30 20:36:41.345+00', null, '2026-11-30 20:36:41.367+00'),
('01a21eb9-7909-7238-b960-33013ca1ae92', '01a21eb9-6672-7058-ab35-f0f744f7054a', '', '2026-11-30 20:36:41.353+00', '2026-11-30 20:36:41.353+00', '2026-12-01 08:36:41.353+00', null, '2026-11-30 20:36:41.367+00'),
('01a21eb9-7914-7506-b47f-d90837e34f94', '01a21eb9-6659-709b-a965-3ea513989033', '', '2026-11-30 20:36:41.364+00', '2026-11-30 20:36:41.364+00', '2026-12-01 08:36:41.364+00', null, '2026-11-30 20:36:41.367+00'),
('01a21eb9-7fa1-76a3-9ca7-fbc6f679d8df', '01a21eb9-67ae-7251-ada4-96595da46d67', '', '2026-11-30 20:36:43.041+00', '2026-11-30 20:36:43.041+00', '2026-12-30 20:36:43.041+00', null, '2026-11-30 20:36:43.041+00'),
('01a21eb9-7fbf-75da-85e6-81cad0522f0b', '01a21eb9-67ae-7251-ada4-96595da46d67', '', '2026-11-30 20:36:43.071+00', '2026-11-30 20:36:43.071+00', '2026-12-30 20:36:43.071+00', null, '2026-11-30 20:36:43.071+00');

insert into shared_wishlists ("user_id", "code", "title", "shared_at") overriding system value values
('01a21eb9-67ae-7251-ada4-96595da46d67', 'WqrxQmEf5flr_l8cqbnM3g', 'In May', '2026-11-30 20:36:42.972+00');

insert into summed_bookings ("booking_id", "supplier_id", "tour_id", "day", "currency", "cancelled_by", "lead_days", "revenue_minor", "commission_minor", "due_at") overriding system value values
('01a21eb9-680d-733f-bcd1-ac596609d71d', '01a21eb9-667c-7183-830f-a7c88cfe095d', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '2026-11-27', 'EUR', '', '1', '10000', '1500', null),
('01a21eb9-68b1-7415-a47e-c9ab0e7e6866', '01a21eb9-667c-7183-830f-a7c88cfe095d', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '2026-11-27', 'EUR', '', '1', '0', '0', null),
('01a21eb9-68ee-77c2-84d9-a4e6e948add0', '01a21eb9-667c-7183-830f-a7c88cfe095d', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '2026-11-27', 'EUR', '', '1', '0', '0', null),
('01a21eb9-698b-7756-a4ca-79b3e65ae79f', '01a21eb9-667c-7183-830f-a7c88cfe095d', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '2026-11-27', 'EUR', '', '1', '10000', '1500', null),
('01a21eb9-6d74-70c8-a550-3bcbca49760b', '01a21eb9-667c-7183-830f-a7c88cfe095d', '01a21eb9-66b9-71e2-a3c9-4b9ece86e453', '2026-11-27', 'EUR', '', '20', '5000', '750', '2026-12-17 09:00:00+00'),
('01a21eb9-6dbb-74dd-bbb2-40eac6f1d166', '01a21eb9-667c-7183-830f-a7c88cfe095d', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '2026-11-27', 'EUR', '', '4', '10000', '1500', '2026-12-01 09:00:00+00'),
('01a21eb9-6e32-710c-bf53-ac38610322a2', '01a21eb9-667c-7183-830f-a7c88cfe095d', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '2026-11-27', 'EUR', 'traveller', '3', '5000', '750', null),
('01a21eb9-7071-7627-8900-c81b3b373276', '01a21eb9-667c-7183-830f-a7c88cfe095d', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '2026-11-27', 'EUR', 'traveller', '3', '0', '0', null),
('01a21eb9-713a-7493-b6fb-fe6083a371c5', '01a21eb9-667c-7183-830f-a7c88cfe095d', '01a21eb9-6711-727a-b28f-3c1e59281e1f', '2026-11-27', 'EUR', 'traveller', '3', '2500', '375', null);

insert into supplier_booking_days ("supplier_id", "day", "currency", "cancelled_by", "bookings", "revenue_minor", "commission_minor") overriding system value values
('01a21eb9-667c-7183-830f-a7c88cfe095d', '2026-11-27', 'EUR', '', '6', '35000', '5250'),
('01a21eb9-667c-7183-830f-a7c88cfe095d', '2026-11-27', 'EUR', 'traveller', '3', '7500', '1125');

insert into supplier_documents ("id", "supplier_id", "kind", "name", "file", "content_type", "size_bytes", "valid_until", "uploaded_by", "uploaded_at", "state", "replaces", "decided_by", "decided_at", "reason", "ended_at", "reminded_soon_at", "reminded_end_at") overriding system value values
('01a21eb9-7dda-70b6-9a80-f72025e531c4', '01a21eb9-667c-7183-830f-a7c88cfe095d', 'insurance', 'insurance.pdf', '01a21eb9-7dd8-71de-a321-dbcb93691aea.private', 'application/pdf', '15', null, '01a21eb9-6672-7058-ab35-f0f744f7054a', '2026-11-30 20:36:42.589+00', 'waiting', null, null, null, null, null, null, null);

insert into supplier_invitations ("id", "supplier_id", "email", "role", "token_hash", "invited_at", "expires_at") overriding system value values
('01a21eb9-7df9-7332-b0ba-f0c40bd02072', '01a21eb9-667c-7183-830f-a7c88cfe095d', 'guide@upgrade.example', 'guide', null, '2026-11-30 20:36:42.617+00', '2026-12-07 20:36:42.617+00');

insert into supplier_lead_days ("supplier_id", "day", "lead_days", "bookings") overriding system value values
('01a21eb9-667c-7183-830f-a7c88cfe095d', '2026-11-27', '1', '4'),
('01a21eb9-667c-7183-830f-a7c88cfe095d', '2026-11-27', '20', '1'),
('01a21eb9-667c-7183-830f-a7c88cfe095d', '2026-11-27', '3', '3'),
('01a21eb9-667c-7183-830f-a7c88cfe095d', '2026-11-27', '4', '1');

insert into supplier_lead_months ("supplier_id", "month", "lead_days", "bookings") overriding system value values
('01a21eb9-667c-7183-830f-a7c88cfe095d', '2026-11-01', '1', '4'),
('01a21eb9-667c-7183-830f-a7c88cfe095d', '2026-11-01', '20', '1'),
('01a21eb9-667c-7183-830f-a7c88cfe095d', '2026-11-01', '3', '3'),
('01a21eb9-667c-7183-830f-a7c88cfe095d', '2026-11-01', '4', '1');

insert into supplier_members ("supplier_id", "user_id", "role", "joined_at") overriding system value values
('01a21eb9-667c-7183-830f-a7c88cfe095d', '01a21eb9-6672-7058-ab35-f0f744f7054a', 'owner', '2026-11-27 20:36:36.611+00');

insert into supplier_tax_details ("supplier_id", "kind", "first_name", "last_name", "birth_date", "birth_city", "birth_country", "tin", "tin_country", "no_tin_reason", "vat_number", "exclusion", "given_at") overriding system value values
('01a21eb9-667c-7183-830f-a7c88cfe095d', 'entity', null, null, null, null, null, 'B54550101', 'ES', null, 'ESB54550101', null, '2026-11-30 20:36:42.668+00');

insert into supplier_terms ("id", "supplier_id", "commission_percent", "commission_before", "texts", "announced_at", "starts_at", "started_at", "withdrawn_at", "ends_own") overriding system value values
('01a21eb9-7de6-77f9-b2d5-21c985440fdb', '01a21eb9-667c-7183-830f-a7c88cfe095d', '20', '15', '{"en": "The commission is twenty percent.", "es": "The commission is twenty percent.", "fr": "The commission is twenty percent."}', '2026-11-30 20:36:42.598+00', '2026-12-16 00:00:00+00', null, null, 'false');

insert into suppliers ("id", "slug", "name", "legal_name", "country", "currency", "address", "email", "phone", "register_number", "tax_number", "self_certified_at", "created_at", "register_name", "state", "checked_at", "checked_by", "refusal", "suspended_at", "commission_percent", "sales_paused_at", "closed_at") overriding system value values
('01a21eb9-667c-7183-830f-a7c88cfe095d', 'slow-walks', 'Slow Walks', 'Slow Walks S.L.', 'ES', 'EUR', 'Calle Mayor 1, Madrid', 'supplier@upgrade.example', '+34910000000', 'M-1', 'B00000000', '2026-11-27 20:36:36.565+00', '2026-11-27 20:36:36.605+00', null, 'verified', '2026-11-27 20:36:36.565+00', null, null, null, null, null, null);

insert into tag_texts ("tag_id", "language", "name") overriding system value values
('01a21eb9-6693-75a7-9371-bf5045f486a8', 'en', 'Outdoors');

insert into tags ("id", "slug", "position") overriding system value values
('01a21eb9-6693-75a7-9371-bf5045f486a8', 'outdoors', '0');

insert into taxes ("id", "supplier_id", "tour_id", "option_id", "place_id", "names", "basis_points", "per_person_minor", "created_at", "ended_at") overriding system value values
('01a21eb9-7dce-7675-bd6a-6ee50e08a86d', '01a21eb9-667c-7183-830f-a7c88cfe095d', '01a21eb9-791e-73be-92bd-fe72e4f85304', null, null, '{"en": "City tax", "es": "City tax", "fr": "City tax"}', null, '100', '2026-11-30 20:36:42.573+00', null);

insert into throttles ("key", "window_starts_at", "count") overriding system value values
('0VNrulIovSfXrj_zUI3o9nA9oDlcpEhxudbsn47CCMY', '2026-11-30 20:00:00+00', '1'),
('0Y4dNhaKVPR1dbymoHpz_31g_f2V5v1FunHAmQVmm7Q', '2026-11-30 20:30:00+00', '16'),
('4IQlZaNDe6QTd2JNzv7eQbKSxUesOtLZ3bqv8yKzNtg', '2026-11-30 20:00:00+00', '1'),
('B4TdyKlLke-gnRO58uPXVEJBquX2myGY3-oQqoWg7Tc', '2026-11-30 20:30:00+00', '10'),
('HZuhGsC7AZeAKdN1Ccd0ekk2zB5J_wyMtT7S-5ajqYk', '2026-11-30 20:00:00+00', '1'),
('TgGnNrr4d9VPOjPubCBzMAk6IeGfuvMzQaWDxfB4XC8', '2026-11-30 20:00:00+00', '1'),
('U-rvkK6MQD4Ful8hpcVQPGTgjLg1j82Y9-hDVAXhmmY', '2026-11-30 20:00:00+00', '1'),
('U1Ifmp468Bqhmvg2RJtdNs0j0Cukce9i0hfSQix2lOE', '2026-11-30 20:30:00+00', '1'),
('UG2QaiiQE_Wk4vOyg9u2Amu68O3Yf_2QuTNjyaJF08E', '2026-11-30 20:00:00+00', '1'),
('XGCocS1FyarZ93vvfPTzuHEM28wtTOnSBI7vDn3BUXw', '2026-11-30 20:00:00+00', '1'),
('YhwOgZ14gqJpGG7wDUZBIWXR84lZFx-rmQbfzAgUXVY', '2026-11-30 20:00:00+00', '1'),
('ZF592gZEmGd5fS9k4PfbllDKAtv4IQgbQR4jRX3h9OM', '2026-11-30 20:00:00+00', '2'),
('d7aTuLjcEAhw_s4tV1GeTUPJvpVRp5WAr3o18yOF7vk', '2026-11-30 20:00:00+00', '1'),
('gD4E0f5MRuilJptRHUb7ajf2PYlPk4A3nf-0kkR15U0', '2026-11-30 20:00:00+00', '1'),
('gZrB2ZWu2LBIlP6rTy1pWv0RHkYnCgpXiAPLep5ebpY', '2026-11-30 20:30:00+00', '1'),
('hTxJTmB_Ygpn8a_4tCH94cUsN9TbqBxiSex6qrbhoA8', '2026-11-30 20:30:00+00', '1'),
('nMCvW0xVuw68ethU4JVmVUCG42DbVv4xK58heTQgr7o', '2026-11-30 20:00:00+00', '1'),
('p-sy23O_ScHh7g0JuTrsFZdKd2LJmRA7CFo5aqpGAS0', '2026-11-30 20:00:00+00', '1'),
('p1LVIzyMso21EfP5ADkk2vy-7EjTDaaUrdtz7EhiUOI', '2026-11-30 20:00:00+00', '1'),
('pfEWT6_O9-qzCEX6pnUVlMa71QyPSoTCclZkf8ZTJe8', '2026-11-30 20:00:00+00', '1');

insert into totp ("user_id", "encrypted_secret", "begun_at", "confirmed_at", "last_step") overriding system value values
('01a21eb9-67d2-71e6-a0dc-212a8977c21a', E'\\xf2fcdddcc75663478e4009217708a4926996f8c277199c0de44f7f7dd6d38bdde8a3166e5e294f5b5651f61b9b111688', '2026-11-30 20:36:43.012+00', '2026-11-30 20:36:43.021+00', '59869033');

insert into tour_categories ("tour_id", "category_id") overriding system value values
('01a21eb9-791e-73be-92bd-fe72e4f85304', '01a21eb9-6693-75a6-be6b-3583731c680c');

insert into tour_drafts ("id", "supplier_id", "version", "document", "published_version", "submitted_at", "return_reason", "archived_at", "created_at", "updated_at", "updated_by", "machine_texts") overriding system value values
('01a21eb9-7858-726c-ab31-2bdf28d44de0', '01a21eb9-667c-7183-830f-a7c88cfe095d', '1', '{"city": "madrid", "tags": [], "texts": {"en": {"title": "The rooftops", "detail": "", "toBring": [], "included": [], "whatToDo": "", "highlights": [], "description": "A tour of the city.", "notIncluded": [], "meetingPoint": ""}, "es": {"title": "", "detail": "", "toBring": [], "included": [], "whatToDo": "", "highlights": [], "description": "", "notIncluded": [], "meetingPoint": ""}, "fr": {"title": "", "detail": "", "toBring": [], "included": [], "whatToDo": "", "highlights": [], "description": "", "notIncluded": [], "meetingPoint": ""}}, "extras": [], "policy": "flexible", "options": [{"id": "01a21eb9-7858-726b-bccd-907cefa4589d", "kind": "start_time", "names": {"en": "In the morning", "es": "", "fr": ""}, "units": [{"kind": "adult", "most": null, "least": 1, "seats": 1, "adults": 1, "labels": {"en": "", "es": "", "fr": ""}, "maxAge": null, "minAge": null, "children": 0, "priceMinor": 5000}, {"kind": "child", "most": null, "least": 1, "seats": 1, "adults": 0, "labels": {"en": "", "es": "", "fr": ""}, "maxAge": null, "minAge": null, "children": 1, "priceMinor": 2500}], "capacity": null, "mostUnits": null, "schedules": [], "validDays": null, "isFreesale": false, "leastUnits": 1, "priceRules": [], "leastPeople": null, "cutOffMinutes": 0, "decideHoursBefore": null}], "payLater": true, "pictures": [], "questions": [], "categories": [], "confirmation": "instant", "meetingPoint": null, "pickupPoints": [], "guideLanguages": [], "durationMinutes": 120}', null, null, null, null, '2026-11-30 20:36:41.176+00', '2026-11-30 20:36:41.176+00', '01a21eb9-6672-7058-ab35-f0f744f7054a', '{}'),
('01a21eb9-791e-73be-92bd-fe72e4f85304', '01a21eb9-667c-7183-830f-a7c88cfe095d', '2', '{"city": "madrid", "tags": ["outdoors"], "texts": {"en": {"title": "A walk by the river", "detail": "", "toBring": [], "included": [], "whatToDo": "", "highlights": [], "description": "Two hours along the river with somebody who was born there.", "notIncluded": [], "meetingPoint": "At the fountain in the middle of the square."}, "es": {"title": "", "detail": "", "toBring": [], "included": [], "whatToDo": "", "highlights": [], "description": "", "notIncluded": [], "meetingPoint": ""}, "fr": {"title": "", "detail": "", "toBring": [], "included": [], "whatToDo": "", "highlights": [], "description": "", "notIncluded": [], "meetingPoint": ""}}, "extras": [{"id": "01a21eb9-7936-722b-acc5-48241e94bba3", "per": "person", "most": null, "least": 1, "notes": {"en": "", "es": "", "fr": ""}, "stock": 20, "labels": {"en": "Lunch", "es": "Lunch", "fr": "Lunch"}, "option": null, "priceMinor": 900}], "policy": "flexible", "options": [{"id": "01a21eb9-7936-7229-b512-938c462eafca", "kind": "start_time", "names": {"en": "", "es": "", "fr": ""}, "units": [{"kind": "adult", "most": null, "least": 1, "seats": 1, "adults": 1, "labels": {"en": "Walker", "es": "Walker", "fr": "Walker"}, "maxAge": null, "minAge": null, "children": 0, "priceMinor": 5000}], "capacity": 8, "mostUnits": null, "schedules": [{"lastDay": "2026-12-12", "endTimes": [], "firstDay": "2026-12-02", "weekdays": [1, 2, 3, 4, 5, 6, 7], "startTimes": ["09:00"]}], "validDays": null, "isFreesale": false, "leastUnits": 1, "priceRules": [{"id": "01a21eb9-7936-722a-a8ba-838caaf3525f", "unit": null, "percent": 20, "seasonTo": "2026-12-12", "weekdays": [], "daysBefore": null, "fromPeople": null, "priceMinor": null, "seasonFrom": "2026-12-11", "startTimes": [], "hoursBefore": null}], "leastPeople": null, "cutOffMinutes": 0, "decideHoursBefore": null}], "payLater": true, "pictures": [], "questions": [{"id": "01a21eb9-7936-722c-a33b-05ba67557f16", "per": "booking", "kind": "text", "most": null, "least": null, "notes": {"en": "", "es": "", "fr": ""}, "bodies": {"en": "", "es": "", "fr": ""}, "labels": {"en": "Any allergies?", "es": "Any allergies?", "fr": "Any allergies?"}, "choices": [], "version": "", "required": false, "beforeBooking": false}], "categories": ["walks"], "confirmation": "instant", "meetingPoint": null, "pickupPoints": [{"at": null, "id": "01a21eb9-7936-722d-971e-2f9d8ac09e25", "names": {"en": "At the station", "es": "At the station", "fr": "At the station"}, "zones": {"en": "", "es": "", "fr": ""}, "radiusMetres": null, "minutesBefore": 30}], "guideLanguages": ["es", "en"], "durationMinutes": 120}', '2', null, null, null, '2026-11-30 20:36:41.374+00', '2026-11-30 20:36:41.605+00', '01a21eb9-6672-7058-ab35-f0f744f7054a', '{}');

insert into tour_pictures ("tour_id", "position", "url", "scene", "picture_id", "alt") overriding system value values
('01a21eb9-791e-73be-92bd-fe72e4f85304', '0', '/pictures/madrid.webp', 'null', null, null);

insert into tour_tags ("tour_id", "tag_id") overriding system value values
('01a21eb9-791e-73be-92bd-fe72e4f85304', '01a21eb9-6693-75a7-9371-bf5045f486a8');

insert into tour_texts ("tour_id", "language", "title", "description", "what_to_do", "detail", "included", "meeting_point", "facts") overriding system value values
('01a21eb9-66b9-71e2-a3c9-4b9ece86e453', 'en', 'The rooftops', 'A tour of the city.', null, null, '{}', null, '{}'),
('01a21eb9-6711-727a-b28f-3c1e59281e1f', 'en', 'The museums', 'A tour of the city.', null, null, '{}', null, '{}'),
('01a21eb9-6720-7484-973b-e3bbb9dc7b8a', 'en', 'The workshop', 'A tour of the city.', null, null, '{}', null, '{}'),
('01a21eb9-674e-75e4-93da-aa43f61e12c9', 'en', 'The balloon', 'A tour of the city.', null, null, '{}', null, '{}'),
('01a21eb9-791e-73be-92bd-fe72e4f85304', 'en', 'A walk by the river', 'Two hours along the river with somebody who was born there.', null, null, '{}', 'At the fountain in the middle of the square.', '{}');

insert into tour_versions ("id", "tour_id", "version", "what", "document", "at", "by", "reason") overriding system value values
('01a21eb9-7a68-735f-907c-38cc4fb83941', '01a21eb9-791e-73be-92bd-fe72e4f85304', '2', 'submitted', '{"city": "madrid", "tags": ["outdoors"], "texts": {"en": {"title": "A walk by the river", "detail": "", "toBring": [], "included": [], "whatToDo": "", "highlights": [], "description": "Two hours along the river with somebody who was born there.", "notIncluded": [], "meetingPoint": "At the fountain in the middle of the square."}, "es": {"title": "", "detail": "", "toBring": [], "included": [], "whatToDo": "", "highlights": [], "description": "", "notIncluded": [], "meetingPoint": ""}, "fr": {"title": "", "detail": "", "toBring": [], "included": [], "whatToDo": "", "highlights": [], "description": "", "notIncluded": [], "meetingPoint": ""}}, "extras": [{"id": "01a21eb9-7936-722b-acc5-48241e94bba3", "per": "person", "most": null, "least": 1, "notes": {"en": "", "es": "", "fr": ""}, "stock": 20, "labels": {"en": "Lunch", "es": "Lunch", "fr": "Lunch"}, "option": null, "priceMinor": 900}], "policy": "flexible", "options": [{"id": "01a21eb9-7936-7229-b512-938c462eafca", "kind": "start_time", "names": {"en": "", "es": "", "fr": ""}, "units": [{"kind": "adult", "most": null, "least": 1, "seats": 1, "adults": 1, "labels": {"en": "Walker", "es": "Walker", "fr": "Walker"}, "maxAge": null, "minAge": null, "children": 0, "priceMinor": 5000}], "capacity": 8, "mostUnits": null, "schedules": [{"lastDay": "2026-12-12", "endTimes": [], "firstDay": "2026-12-02", "weekdays": [1, 2, 3, 4, 5, 6, 7], "startTimes": ["09:00"]}], "validDays": null, "isFreesale": false, "leastUnits": 1, "priceRules": [{"id": "01a21eb9-7936-722a-a8ba-838caaf3525f", "unit": null, "percent": 20, "seasonTo": "2026-12-12", "weekdays": [], "daysBefore": null, "fromPeople": null, "priceMinor": null, "seasonFrom": "2026-12-11", "startTimes": [], "hoursBefore": null}], "leastPeople": null, "cutOffMinutes": 0, "decideHoursBefore": null}], "payLater": true, "pictures": [], "questions": [{"id": "01a21eb9-7936-722c-a33b-05ba67557f16", "per": "booking", "kind": "text", "most": null, "least": null, "notes": {"en": "", "es": "", "fr": ""}, "bodies": {"en": "", "es": "", "fr": ""}, "labels": {"en": "Any allergies?", "es": "Any allergies?", "fr": "Any allergies?"}, "choices": [], "version": "", "required": false, "beforeBooking": false}], "categories": ["walks"], "confirmation": "instant", "meetingPoint": null, "pickupPoints": [{"at": null, "id": "01a21eb9-7936-722d-971e-2f9d8ac09e25", "names": {"en": "At the station", "es": "At the station", "fr": "At the station"}, "zones": {"en": "", "es": "", "fr": ""}, "radiusMetres": null, "minutesBefore": 30}], "guideLanguages": ["es", "en"], "durationMinutes": 120}', '2026-11-30 20:36:41.702+00', '01a21eb9-6672-7058-ab35-f0f744f7054a', null),
('01a21eb9-7b1a-7563-a140-8e6d4563e0f7', '01a21eb9-791e-73be-92bd-fe72e4f85304', '2', 'published', '{"city": "madrid", "tags": ["outdoors"], "texts": {"en": {"title": "A walk by the river", "detail": "", "toBring": [], "included": [], "whatToDo": "", "highlights": [], "description": "Two hours along the river with somebody who was born there.", "notIncluded": [], "meetingPoint": "At the fountain in the middle of the square."}, "es": {"title": "", "detail": "", "toBring": [], "included": [], "whatToDo": "", "highlights": [], "description": "", "notIncluded": [], "meetingPoint": ""}, "fr": {"title": "", "detail": "", "toBring": [], "included": [], "whatToDo": "", "highlights": [], "description": "", "notIncluded": [], "meetingPoint": ""}}, "extras": [{"id": "01a21eb9-7936-722b-acc5-48241e94bba3", "per": "person", "most": null, "least": 1, "notes": {"en": "", "es": "", "fr": ""}, "stock": 20, "labels": {"en": "Lunch", "es": "Lunch", "fr": "Lunch"}, "option": null, "priceMinor": 900}], "policy": "flexible", "options": [{"id": "01a21eb9-7936-7229-b512-938c462eafca", "kind": "start_time", "names": {"en": "", "es": "", "fr": ""}, "units": [{"kind": "adult", "most": null, "least": 1, "seats": 1, "adults": 1, "labels": {"en": "Walker", "es": "Walker", "fr": "Walker"}, "maxAge": null, "minAge": null, "children": 0, "priceMinor": 5000}], "capacity": 8, "mostUnits": null, "schedules": [{"lastDay": "2026-12-12", "endTimes": [], "firstDay": "2026-12-02", "weekdays": [1, 2, 3, 4, 5, 6, 7], "startTimes": ["09:00"]}], "validDays": null, "isFreesale": false, "leastUnits": 1, "priceRules": [{"id": "01a21eb9-7936-722a-a8ba-838caaf3525f", "unit": null, "percent": 20, "seasonTo": "2026-12-12", "weekdays": [], "daysBefore": null, "fromPeople": null, "priceMinor": null, "seasonFrom": "2026-12-11", "startTimes": [], "hoursBefore": null}], "leastPeople": null, "cutOffMinutes": 0, "decideHoursBefore": null}], "payLater": true, "pictures": [], "questions": [{"id": "01a21eb9-7936-722c-a33b-05ba67557f16", "per": "booking", "kind": "text", "most": null, "least": null, "notes": {"en": "", "es": "", "fr": ""}, "bodies": {"en": "", "es": "", "fr": ""}, "labels": {"en": "Any allergies?", "es": "Any allergies?", "fr": "Any allergies?"}, "choices": [], "version": "", "required": false, "beforeBooking": false}], "categories": ["walks"], "confirmation": "instant", "meetingPoint": null, "pickupPoints": [{"at": null, "id": "01a21eb9-7936-722d-971e-2f9d8ac09e25", "names": {"en": "At the station", "es": "At the station", "fr": "At the station"}, "zones": {"en": "", "es": "", "fr": ""}, "radiusMetres": null, "minutesBefore": 30}], "guideLanguages": ["es", "en"], "durationMinutes": 120}', '2026-11-30 20:36:41.743+00', '01a21eb9-6659-709b-a965-3ea513989033', null);

insert into tours ("id", "slug", "supplier_id", "place_id", "status", "currency", "from_price_minor", "duration_minutes", "guide_languages", "policy_key", "pay_later", "confirmation", "pickup_available", "meeting_latitude", "meeting_longitude", "review_count", "stars_sum", "popularity", "created_at", "updated_at", "facts") overriding system value values
('01a21eb9-66b9-71e2-a3c9-4b9ece86e453', 'rooftops', '01a21eb9-667c-7183-830f-a7c88cfe095d', '01a21eb9-667c-7184-8d5c-e93231fe5531', 'published', 'EUR', '5000', '120', '{}', 'flexible', 'true', 'instant', 'false', null, null, '1', '4', '3', '2026-11-27 20:36:36.665+00', '2026-11-27 20:36:36.665+00', '{}'),
('01a21eb9-6711-727a-b28f-3c1e59281e1f', 'museums', '01a21eb9-667c-7183-830f-a7c88cfe095d', '01a21eb9-667c-7184-8d5c-e93231fe5531', 'published', 'EUR', '5000', '120', '{}', 'moderate', 'true', 'instant', 'false', null, null, '0', '0', '6', '2026-11-27 20:36:36.753+00', '2026-11-27 20:36:36.753+00', '{}'),
('01a21eb9-6720-7484-973b-e3bbb9dc7b8a', 'workshop', '01a21eb9-667c-7183-830f-a7c88cfe095d', '01a21eb9-667c-7184-8d5c-e93231fe5531', 'published', 'EUR', '5000', '120', '{}', 'flexible', 'true', 'on-request', 'false', null, null, '0', '0', '0', '2026-11-27 20:36:36.771+00', '2026-11-27 20:36:36.771+00', '{}'),
('01a21eb9-674e-75e4-93da-aa43f61e12c9', 'balloon', '01a21eb9-667c-7183-830f-a7c88cfe095d', '01a21eb9-667c-7184-8d5c-e93231fe5531', 'published', 'EUR', '5000', '120', '{}', 'fixed', 'false', 'instant', 'false', null, null, '0', '0', '0', '2026-11-27 20:36:36.815+00', '2026-11-27 20:36:36.815+00', '{}'),
('01a21eb9-791e-73be-92bd-fe72e4f85304', 'a-walk-by-the-river-f85304', '01a21eb9-667c-7183-830f-a7c88cfe095d', '01a21eb9-667c-7184-8d5c-e93231fe5531', 'published', 'EUR', '5000', '120', '{es,en}', 'flexible', 'true', 'instant', 'true', null, null, '0', '0', '0', '2026-11-30 20:36:41.743+00', '2026-11-30 20:36:41.743+00', '{}');

insert into unit_texts ("unit_id", "language", "label") overriding system value values
('01a21eb9-7ab5-7794-b1e6-56003e262f36', 'en', 'Walker'),
('01a21eb9-7ab5-7794-b1e6-56003e262f36', 'es', 'Walker'),
('01a21eb9-7ab5-7794-b1e6-56003e262f36', 'fr', 'Walker');

insert into units ("id", "option_id", "kind", "price_minor", "min_age", "max_age", "seats", "adults", "children", "least_per_booking", "most_per_booking") overriding system value values
('01a21eb9-66d6-7502-9abb-c020ec1bc445', '01a21eb9-66b9-71e3-b84f-5882f962b786', 'adult', '5000', null, null, '1', '1', '0', '1', null),
('01a21eb9-66d6-7503-9215-3b8264b6495b', '01a21eb9-66b9-71e3-b84f-5882f962b786', 'child', '2500', null, null, '1', '0', '1', '1', null),
('01a21eb9-6718-7123-917b-7c57f2affb07', '01a21eb9-6711-727b-8f8c-a4f6a05850fa', 'adult', '5000', null, null, '1', '1', '0', '1', null),
('01a21eb9-6718-7124-8949-3614a03f6044', '01a21eb9-6711-727b-8f8c-a4f6a05850fa', 'child', '2500', null, null, '1', '0', '1', '1', null),
('01a21eb9-6732-72a8-99f0-cf37c4b11354', '01a21eb9-6720-7485-bff3-74d2eff17877', 'adult', '5000', null, null, '1', '1', '0', '1', null),
('01a21eb9-6732-72a9-9c3b-a52b3f1b35f1', '01a21eb9-6720-7485-bff3-74d2eff17877', 'child', '2500', null, null, '1', '0', '1', '1', null),
('01a21eb9-6755-7288-bc95-a0aa784bf30f', '01a21eb9-674e-75e5-99af-656b224cc949', 'adult', '5000', null, null, '1', '1', '0', '1', null),
('01a21eb9-6755-7289-a80e-573edd7c1811', '01a21eb9-674e-75e5-99af-656b224cc949', 'child', '2500', null, null, '1', '0', '1', '1', null),
('01a21eb9-7ab5-7794-b1e6-56003e262f36', '01a21eb9-7936-7229-b512-938c462eafca', 'adult', '5000', null, null, '1', '1', '0', '1', null);

insert into unsummed_bookings ("supplier_id", "booking_id") overriding system value values
('01a21eb9-667c-7183-830f-a7c88cfe095d', '01a21eb9-680d-733f-bcd1-ac596609d71d'),
('01a21eb9-667c-7183-830f-a7c88cfe095d', '01a21eb9-68b1-7415-a47e-c9ab0e7e6866'),
('01a21eb9-667c-7183-830f-a7c88cfe095d', '01a21eb9-698b-7756-a4ca-79b3e65ae79f'),
('01a21eb9-667c-7183-830f-a7c88cfe095d', '01a21eb9-74d7-7455-9c33-b64f11e36d60'),
('01a21eb9-667c-7183-830f-a7c88cfe095d', '01a21eb9-74d7-7455-9c33-b64f11e36d60'),
('01a21eb9-667c-7183-830f-a7c88cfe095d', '01a21eb9-74f6-77b4-84be-054d5b0e2bbc'),
('01a21eb9-667c-7183-830f-a7c88cfe095d', '01a21eb9-74f6-77b4-84be-054d5b0e2bbc'),
('01a21eb9-667c-7183-830f-a7c88cfe095d', '01a21eb9-74f6-77b4-84be-054d5b0e2bbc'),
('01a21eb9-667c-7183-830f-a7c88cfe095d', '01a21eb9-74f6-77b4-84be-054d5b0e2bbc'),
('01a21eb9-667c-7183-830f-a7c88cfe095d', '01a21eb9-75d0-74c0-88b0-a9cc8163751f'),
('01a21eb9-667c-7183-830f-a7c88cfe095d', '01a21eb9-75d0-74c0-88b0-a9cc8163751f'),
('01a21eb9-667c-7183-830f-a7c88cfe095d', '01a21eb9-75e5-753a-817b-eddfc35b67f9'),
('01a21eb9-667c-7183-830f-a7c88cfe095d', '01a21eb9-75e5-753a-817b-eddfc35b67f9'),
('01a21eb9-667c-7183-830f-a7c88cfe095d', '01a21eb9-771e-725a-85e4-f047bee14493'),
('01a21eb9-667c-7183-830f-a7c88cfe095d', '01a21eb9-771e-725a-85e4-f047bee14493'),
('01a21eb9-667c-7183-830f-a7c88cfe095d', '01a21eb9-7783-74ba-bd3c-33cd625368bf'),
('01a21eb9-667c-7183-830f-a7c88cfe095d', '01a21eb9-7783-74ba-bd3c-33cd625368bf'),
('01a21eb9-667c-7183-830f-a7c88cfe095d', '01a21eb9-7783-74ba-bd3c-33cd625368bf'),
('01a21eb9-667c-7183-830f-a7c88cfe095d', '01a21eb9-7783-74ba-bd3c-33cd625368bf'),
('01a21eb9-667c-7183-830f-a7c88cfe095d', '01a21eb9-7c37-72d7-a0f6-5ee8a6eb0e20'),
('01a21eb9-667c-7183-830f-a7c88cfe095d', '01a21eb9-7faa-71ae-b448-9bc24f013a29');

insert into users ("id", "email", "name", "role", "password_hash", "language", "currency", "phone", "city", "country", "date_of_birth", "loyalty_points", "preferences", "saved_locations", "avatar_file", "created_at", "email_confirmed_at", "pending_email", "wants_reminders", "wants_news", "erased_at", "suspended_at", "second_factor_grace_from", "is_demo", "confirmed_elsewhere", "staff_role") overriding system value values
('01a21eb9-6659-709b-a965-3ea513989033', 'operator@upgrade.example', 'Olga', 'admin', '$argon2id$v=19$m=8,t=1,p=1$kJsgkAEyzZpa8/JiDvA1Eg$1giPgx3fdJbgfsUnsX3gcCN5wwAMMy7W4GZ/z/1I0Lc', null, null, null, null, null, null, null, null, null, null, '2026-11-27 20:36:36.565+00', '2026-11-27 20:36:36.565+00', null, 'true', 'false', null, null, '2026-11-27 20:36:36.565+00', 'false', 'false', null),
('01a21eb9-6672-7058-ab35-f0f744f7054a', 'supplier@upgrade.example', 'Sara', 'supplier', '$argon2id$v=19$m=8,t=1,p=1$7slBDDd5xRZNd/+8Jet7Jw$XMxkL7wA9DN307gVCPmxLYKtfHcf+fB0l42gkaHjKPI', null, null, null, null, null, null, null, null, null, null, '2026-11-27 20:36:36.594+00', '2026-11-27 20:36:36.594+00', null, 'true', 'false', null, null, '2026-11-27 20:36:36.594+00', 'false', 'false', null),
('01a21eb9-67ae-7251-ada4-96595da46d67', 'traveller@upgrade.example', 'traveller', 'client', '$argon2id$v=19$m=8,t=1,p=1$d3lgvwpYq4bQUAZlQI2gKA$A6oF3s2WLrR2rO3Uj35Ny8rG6EKv2mRxBvEFlx/LPgs', null, null, null, null, null, null, null, null, null, null, '2026-11-27 20:36:36.91+00', '2026-11-27 20:36:36.91+00', null, 'true', 'false', null, null, '2026-11-27 20:36:36.91+00', 'false', 'false', null),
('01a21eb9-67d2-71e6-a0dc-212a8977c21a', 'friend@upgrade.example', 'friend', 'client', '$argon2id$v=19$m=8,t=1,p=1$frHzXDoYQbCp08jtZSAcfw$X5WIBe4e0Iq8JM0cCJRbbwPyaZ6tQvQbcQSZpnF0uP0', null, null, null, null, null, null, null, null, null, null, '2026-11-27 20:36:36.946+00', '2026-11-27 20:36:36.946+00', null, 'true', 'false', null, null, '2026-11-27 20:36:36.946+00', 'false', 'false', null);

insert into waitlist_entries ("id", "user_id", "departure_id", "tour_id", "adults", "children", "units", "seats", "language", "joined_at", "booking_id", "ended_at") overriding system value values
('01a21eb9-7818-7478-a231-a5433d279298', '01a21eb9-67ae-7251-ada4-96595da46d67', '01a21eb9-6759-7039-bafc-b576e7e1108d', '01a21eb9-674e-75e4-93da-aa43f61e12c9', '1', '0', null, '1', 'en', '2026-11-30 20:36:41.097+00', null, null);

insert into webhook_endpoints ("id", "supplier_id", "url", "events", "encrypted_secret", "previous_encrypted_secret", "previous_until", "created_at", "failing_since", "disabled_at", "disabled_by") overriding system value values
('01a21eb9-7e0e-778a-9c6a-da97c0ec8b79', '01a21eb9-667c-7183-830f-a7c88cfe095d', 'https://partner.test/hook', '{booking.made}', E'\\xca9f1f15303c754e099e4aaf9444800f98f2068eb4ca85dc50b9d7d01956151f7d7d656e188e27a4697de16920d2b74b099a29df9072562b35322298a6d529ccc8f965e0466a105a43b95f2e7837', null, null, '2026-11-30 20:36:42.642+00', null, '2026-11-30 20:36:42.662+00', 'owner');

insert into wishlist_items ("user_id", "tour_id", "added_at") overriding system value values
('01a21eb9-67ae-7251-ada4-96595da46d67', '01a21eb9-674e-75e4-93da-aa43f61e12c9', '2026-11-30 20:36:42.968+00');

select setval('jobs_id_seq', 98);
