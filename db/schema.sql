-- What the migrations add up to. Written by tools/describe-database.ts; npm run check keeps it true.

create table acting_sessions (
  id uuid not null,
  actor_id uuid not null,
  user_id uuid not null,
  reason text not null,
  started_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint acting_sessions_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id),
  constraint acting_sessions_check CHECK (((ends_at > started_at) AND (ends_at <= (started_at + '00:30:00'::interval)))),
  constraint acting_sessions_check1 CHECK (((ended_at >= started_at) AND (ended_at <= ends_at))),
  constraint acting_sessions_check2 CHECK ((actor_id <> user_id)),
  constraint acting_sessions_pkey PRIMARY KEY (id),
  constraint acting_sessions_reason_check CHECK (((char_length(reason) >= 10) AND (char_length(reason) <= 500))),
  constraint acting_sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX acting_sessions_actor ON public.acting_sessions USING btree (actor_id, id);
CREATE INDEX acting_sessions_running ON public.acting_sessions USING btree (actor_id, ends_at) WHERE (ended_at IS NULL);
CREATE INDEX acting_sessions_user ON public.acting_sessions USING btree (user_id, id);

create table affiliate_clicks (
  id uuid not null,
  affiliate_id uuid not null,
  clicked_at timestamp with time zone not null,
  constraint affiliate_clicks_affiliate_id_fkey FOREIGN KEY (affiliate_id) REFERENCES affiliates(id) ON DELETE CASCADE,
  constraint affiliate_clicks_pkey PRIMARY KEY (id)
);
CREATE INDEX affiliate_clicks_age ON public.affiliate_clicks USING btree (clicked_at);

create table affiliate_days (
  affiliate_id uuid not null,
  day date not null,
  clicks integer not null,
  constraint affiliate_days_affiliate_id_fkey FOREIGN KEY (affiliate_id) REFERENCES affiliates(id) ON DELETE CASCADE,
  constraint affiliate_days_clicks_check CHECK ((clicks > 0)),
  constraint affiliate_days_pkey PRIMARY KEY (affiliate_id, day)
);

create table affiliate_referrals (
  booking_id uuid not null,
  affiliate_id uuid not null,
  share_minor bigint not null,
  currency character(3) not null,
  referred_at timestamp with time zone not null,
  earned_at timestamp with time zone,
  constraint affiliate_referrals_affiliate_id_fkey FOREIGN KEY (affiliate_id) REFERENCES affiliates(id),
  constraint affiliate_referrals_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint affiliate_referrals_pkey PRIMARY KEY (booking_id),
  constraint affiliate_referrals_share_minor_check CHECK ((share_minor >= 0))
);
CREATE INDEX affiliate_referrals_affiliate ON public.affiliate_referrals USING btree (affiliate_id, referred_at DESC);
CREATE INDEX affiliate_referrals_waiting ON public.affiliate_referrals USING btree (booking_id) WHERE (earned_at IS NULL);

create table affiliates (
  id uuid not null,
  user_id uuid not null,
  kind text not null,
  state text not null,
  name text not null,
  link text not null,
  message text not null,
  language text not null,
  code text,
  percent integer,
  applied_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  decided_by uuid,
  reasons text,
  constraint affiliates_check CHECK (((state = ANY (ARRAY['approved'::text, 'ended'::text])) <= ((code IS NOT NULL) AND (percent IS NOT NULL)))),
  constraint affiliates_check1 CHECK (((decided_at IS NULL) = (state = 'applied'::text))),
  constraint affiliates_code_key UNIQUE (code),
  constraint affiliates_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint affiliates_kind_check CHECK ((kind = ANY (ARRAY['creator'::text, 'affiliate'::text]))),
  constraint affiliates_language_check CHECK ((language = ANY (ARRAY['es'::text, 'en'::text, 'fr'::text]))),
  constraint affiliates_percent_check CHECK (((percent >= 0) AND (percent <= 50))),
  constraint affiliates_pkey PRIMARY KEY (id),
  constraint affiliates_state_check CHECK ((state = ANY (ARRAY['applied'::text, 'approved'::text, 'declined'::text, 'ended'::text]))),
  constraint affiliates_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint affiliates_user_id_key UNIQUE (user_id)
);
CREATE INDEX affiliates_waiting ON public.affiliates USING btree (applied_at) WHERE (state = 'applied'::text);

create table api_keys (
  id uuid not null,
  supplier_id uuid not null,
  user_id uuid not null,
  name text not null,
  prefix text not null,
  key_hash bytea not null,
  scopes text[] not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  constraint api_keys_check CHECK ((expires_at > created_at)),
  constraint api_keys_key_hash_check CHECK ((length(key_hash) = 32)),
  constraint api_keys_key_hash_key UNIQUE (key_hash),
  constraint api_keys_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80))),
  constraint api_keys_pkey PRIMARY KEY (id),
  constraint api_keys_scopes_check CHECK (((cardinality(scopes) >= 1) AND (cardinality(scopes) <= 20))),
  constraint api_keys_supplier_id_user_id_fkey FOREIGN KEY (supplier_id, user_id) REFERENCES supplier_members(supplier_id, user_id) ON DELETE CASCADE
);
CREATE INDEX api_keys_member ON public.api_keys USING btree (supplier_id, user_id);
CREATE INDEX api_keys_user ON public.api_keys USING btree (user_id);

create table applications (
  id uuid not null,
  name text not null,
  email text not null,
  field text not null,
  link text,
  message text not null,
  language text not null,
  written_at timestamp with time zone not null,
  constraint applications_field_check CHECK ((field = ANY (ARRAY['engineering'::text, 'design'::text, 'partners'::text, 'support'::text, 'other'::text]))),
  constraint applications_language_check CHECK ((language = ANY (ARRAY['es'::text, 'en'::text, 'fr'::text]))),
  constraint applications_pkey PRIMARY KEY (id)
);
CREATE INDEX applications_email ON public.applications USING btree (lower(email) text_pattern_ops);
CREATE INDEX applications_received ON public.applications USING btree (written_at, id);
CREATE INDEX applications_words ON public.applications USING gin (to_tsvector('simple'::regconfig, name));

create table article_versions (
  article_id uuid not null,
  version integer not null,
  facts jsonb not null,
  texts jsonb not null,
  saved_at timestamp with time zone not null,
  saved_by uuid,
  constraint article_versions_article_id_fkey FOREIGN KEY (article_id) REFERENCES articles(id) ON DELETE CASCADE,
  constraint article_versions_facts_check CHECK ((jsonb_typeof(facts) = 'object'::text)),
  constraint article_versions_pkey PRIMARY KEY (article_id, version),
  constraint article_versions_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint article_versions_texts_check CHECK ((jsonb_typeof(texts) = 'object'::text)),
  constraint article_versions_version_check CHECK ((version > 0))
);
CREATE INDEX article_versions_saved_by ON public.article_versions USING btree (saved_by);

create table articles (
  id uuid not null,
  kind text not null,
  slug text not null,
  version integer not null,
  published_version integer,
  published_on date,
  published_at timestamp with time zone,
  unpublished_at timestamp with time zone,
  updated_at timestamp with time zone not null,
  constraint articles_check CHECK (((published_version >= 1) AND (published_version <= version))),
  constraint articles_check1 CHECK (((published_version IS NULL) OR ((published_on IS NOT NULL) AND (published_at IS NOT NULL) AND (unpublished_at IS NULL)))),
  constraint articles_kind_check CHECK ((kind = ANY (ARRAY['post'::text, 'page'::text]))),
  constraint articles_kind_slug_key UNIQUE (kind, slug),
  constraint articles_pkey PRIMARY KEY (id),
  constraint articles_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (char_length(slug) <= 100))),
  constraint articles_version_check CHECK ((version > 0)),
  constraint articles_version_fkey FOREIGN KEY (id, version) REFERENCES article_versions(article_id, version) DEFERRABLE INITIALLY DEFERRED
);
CREATE TRIGGER articles_changed AFTER INSERT OR DELETE OR UPDATE ON public.articles FOR EACH ROW EXECUTE FUNCTION note_pages_change();

create table audit_checks (
  id boolean not null default true,
  at timestamp with time zone not null,
  sequence bigint not null,
  hash text not null,
  constraint audit_checks_id_check CHECK (id),
  constraint audit_checks_pkey PRIMARY KEY (id),
  constraint audit_checks_sequence_check CHECK ((sequence >= 0))
);

create table audit_entries (
  id uuid not null,
  at timestamp with time zone not null,
  actor_id uuid,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  reason text,
  sequence bigint not null,
  value_before text,
  value_after text,
  hash text not null,
  constraint audit_entries_pkey PRIMARY KEY (id),
  constraint audit_entries_reason_check CHECK ((length(reason) > 0)),
  constraint audit_entries_sequence UNIQUE (sequence)
);
CREATE INDEX audit_entries_act ON public.audit_entries USING btree (subject_kind, action, sequence);
CREATE INDEX audit_entries_actor ON public.audit_entries USING btree (actor_id, sequence);
CREATE INDEX audit_entries_subject ON public.audit_entries USING btree (subject_id, sequence);
CREATE INDEX audit_entries_time ON public.audit_entries USING btree (at, sequence);
CREATE TRIGGER audit_entries_append_only BEFORE DELETE OR UPDATE ON public.audit_entries FOR EACH ROW EXECUTE FUNCTION audit_is_append_only();
CREATE TRIGGER audit_entries_chained BEFORE INSERT ON public.audit_entries FOR EACH ROW EXECUTE FUNCTION append_to_audit_chain();
CREATE TRIGGER audit_entries_not_truncated BEFORE TRUNCATE ON public.audit_entries FOR EACH STATEMENT EXECUTE FUNCTION audit_is_append_only();

create table audit_head (
  id boolean not null default true,
  sequence bigint not null,
  hash text not null,
  constraint audit_head_id_check CHECK (id),
  constraint audit_head_pkey PRIMARY KEY (id)
);

create table booking_answers (
  booking_id uuid not null,
  question_id uuid not null,
  person smallint not null,
  value text not null,
  version text,
  answered_at timestamp with time zone not null,
  constraint booking_answers_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id) ON DELETE CASCADE,
  constraint booking_answers_person_check CHECK (((person >= 0) AND (person <= 30))),
  constraint booking_answers_pkey PRIMARY KEY (booking_id, question_id, person),
  constraint booking_answers_question_id_fkey FOREIGN KEY (question_id) REFERENCES questions(id),
  constraint booking_answers_value_check CHECK (((char_length(value) >= 1) AND (char_length(value) <= 2000)))
);

create table booking_changes (
  booking_id uuid not null,
  number smallint not null,
  state text not null,
  quoted_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  departure_id uuid not null,
  seats_held integer not null,
  extras_held jsonb not null,
  payment_id uuid,
  expires_at timestamp with time zone,
  refund_minor bigint not null,
  kept_minor bigint not null,
  before jsonb not null,
  after jsonb not null,
  actor text not null default 'traveller'::text,
  departure_change_id uuid,
  free_until timestamp with time zone,
  accepted_at timestamp with time zone,
  decide_by timestamp with time zone,
  pays_first boolean not null default false,
  decline_reason text,
  reason text,
  constraint booking_changes_actor_check CHECK ((actor = ANY (ARRAY['traveller'::text, 'supplier'::text, 'operator'::text]))),
  constraint booking_changes_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id) ON DELETE CASCADE,
  constraint booking_changes_by_supplier CHECK ((
CASE
    WHEN (actor = 'traveller'::text) THEN (num_nonnulls(departure_change_id, reason, free_until, accepted_at) = 0)
    ELSE ((num_nonnulls(departure_change_id, reason) = 1) AND (state = 'done'::text) AND (refund_minor = 0) AND (kept_minor = 0))
END AND ((accepted_at IS NULL) OR (free_until <= accepted_at)))),
  constraint booking_changes_declined CHECK ((((state <> 'declined'::text) OR ((decide_by IS NOT NULL) AND (payment_id IS NULL))) AND ((decline_reason IS NULL) OR (state = ANY (ARRAY['declined'::text, 'called_off'::text]))))),
  constraint booking_changes_departure_change_id_fkey FOREIGN KEY (departure_change_id) REFERENCES departure_changes(id),
  constraint booking_changes_departure_id_fkey FOREIGN KEY (departure_id) REFERENCES departures(id) ON DELETE RESTRICT,
  constraint booking_changes_kept_minor_check CHECK ((kept_minor >= 0)),
  constraint booking_changes_number_check CHECK ((number > 0)),
  constraint booking_changes_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  constraint booking_changes_pending CHECK ((((state = 'pending'::text) = (ended_at IS NULL)) AND ((state <> 'pending'::text) OR ((num_nonnulls(payment_id, decide_by) > 0) AND (expires_at IS NOT NULL))) AND ((state = 'pending'::text) OR (seats_held = 0)))),
  constraint booking_changes_pkey PRIMARY KEY (booking_id, number),
  constraint booking_changes_refund_minor_check CHECK ((refund_minor >= 0)),
  constraint booking_changes_seats_held_check CHECK ((seats_held >= 0)),
  constraint booking_changes_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'done'::text, 'expired'::text, 'declined'::text, 'called_off'::text])))
);
CREATE INDEX booking_changes_any_departure ON public.booking_changes USING btree (departure_id);
CREATE INDEX booking_changes_departure ON public.booking_changes USING btree (departure_id) WHERE (state = 'pending'::text);
CREATE INDEX booking_changes_due ON public.booking_changes USING btree (expires_at) WHERE (state = 'pending'::text);
CREATE INDEX booking_changes_of_departure ON public.booking_changes USING btree (departure_change_id) WHERE (departure_change_id IS NOT NULL);
CREATE UNIQUE INDEX booking_changes_pending ON public.booking_changes USING btree (booking_id) WHERE (state = 'pending'::text);

create table booking_events (
  booking_id uuid not null,
  at timestamp with time zone not null,
  from_state text,
  to_state text not null,
  actor text not null,
  reason text,
  constraint booking_events_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id) ON DELETE CASCADE
);
CREATE INDEX booking_events_booking ON public.booking_events USING btree (booking_id, at);
CREATE TRIGGER booking_events_webhooks AFTER INSERT ON public.booking_events REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_booking_webhooks();

create table booking_items (
  booking_id uuid not null,
  position smallint not null,
  unit_id uuid not null,
  kind text not null,
  labels jsonb,
  seats integer not null,
  adults integer not null,
  children integer not null,
  price_minor bigint not null,
  state text not null default 'booked'::text,
  cancelled_at timestamp with time zone,
  refund_minor bigint,
  reduction_minor bigint not null default 0,
  constraint booking_items_adults_check CHECK ((adults >= 0)),
  constraint booking_items_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id) ON DELETE CASCADE,
  constraint booking_items_cancelled CHECK ((((state = 'cancelled'::text) = (cancelled_at IS NOT NULL)) AND ((state = 'cancelled'::text) = (refund_minor IS NOT NULL)))),
  constraint booking_items_check CHECK (((refund_minor >= 0) AND (refund_minor <= price_minor))),
  constraint booking_items_children_check CHECK ((children >= 0)),
  constraint booking_items_extra_has_no_people CHECK (((kind <> 'extra'::text) OR ((seats = 0) AND (adults = 0) AND (children = 0)))),
  constraint booking_items_kind_check CHECK ((kind = ANY (ARRAY['adult'::text, 'youth'::text, 'child'::text, 'infant'::text, 'senior'::text, 'student'::text, 'family'::text, 'group'::text, 'other'::text, 'extra'::text]))),
  constraint booking_items_pkey PRIMARY KEY (booking_id, "position"),
  constraint booking_items_position_check CHECK (("position" > 0)),
  constraint booking_items_price_minor_check CHECK ((price_minor >= 0)),
  constraint booking_items_reduction_minor_check CHECK ((reduction_minor >= 0)),
  constraint booking_items_seats_check CHECK ((seats >= 0)),
  constraint booking_items_state_check CHECK ((state = ANY (ARRAY['booked'::text, 'cancelled'::text, 'no_show'::text])))
);

create table booking_messages (
  id uuid not null,
  booking_id uuid not null,
  author text not null,
  by_user_id uuid,
  body text not null,
  written_at timestamp with time zone not null,
  sent_together uuid,
  settled_at timestamp with time zone,
  constraint booking_messages_author_check CHECK ((author = ANY (ARRAY['traveller'::text, 'supplier'::text]))),
  constraint booking_messages_body_check CHECK (((char_length(body) >= 1) AND (char_length(body) <= 2000))),
  constraint booking_messages_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id) ON DELETE CASCADE,
  constraint booking_messages_by_user_id_fkey FOREIGN KEY (by_user_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint booking_messages_check CHECK (((author = 'traveller'::text) OR (settled_at IS NULL))),
  constraint booking_messages_check1 CHECK (((author = 'supplier'::text) OR (sent_together IS NULL))),
  constraint booking_messages_pkey PRIMARY KEY (id),
  constraint booking_messages_sent_together_booking_id_key UNIQUE (sent_together, booking_id)
);
CREATE INDEX booking_messages_booking ON public.booking_messages USING btree (booking_id, written_at);
CREATE INDEX booking_messages_by ON public.booking_messages USING btree (by_user_id) WHERE (by_user_id IS NOT NULL);
CREATE INDEX booking_messages_waiting ON public.booking_messages USING btree (written_at) WHERE ((author = 'traveller'::text) AND (settled_at IS NULL));

create table bookings (
  id uuid not null,
  reference text not null,
  user_id uuid not null,
  tour_id uuid not null,
  option_id uuid not null,
  departure_id uuid not null,
  state text not null,
  seats integer not null,
  adults integer not null,
  children integer not null,
  lines jsonb not null,
  currency character(3) not null,
  total_minor bigint not null,
  commission_minor bigint not null,
  payment_kind text not null,
  policy_key text not null,
  starts_at timestamp with time zone not null,
  starts_at_local timestamp without time zone not null,
  time_zone text not null,
  language text not null,
  created_at timestamp with time zone not null,
  placed_at timestamp with time zone,
  hold_expires_at timestamp with time zone,
  decide_by timestamp with time zone,
  confirmed_at timestamp with time zone,
  ended_at timestamp with time zone,
  ended_by text,
  end_reason text,
  refund_minor bigint,
  reviewed_at timestamp with time zone,
  attended_at timestamp with time zone,
  refund_tiers jsonb not null,
  items_cancelled smallint not null default 0,
  items_kept_minor bigint not null default 0,
  pickup_point_id uuid,
  promo_code_id uuid,
  times_changed smallint not null default 0,
  order_id uuid,
  ends_at_local timestamp without time zone,
  ends_at timestamp with time zone,
  valid_days smallint,
  goodwill_minor bigint not null default 0,
  taxes jsonb not null default '[]'::jsonb,
  checked_in_at timestamp with time zone,
  questions_reminded_at timestamp with time zone,
  constraint bookings_adults_check CHECK ((adults >= 0)),
  constraint bookings_attended_trips CHECK (((attended_at IS NULL) OR (state = 'completed'::text))),
  constraint bookings_check CHECK (((commission_minor >= 0) AND (commission_minor <= total_minor))),
  constraint bookings_check1 CHECK (((refund_minor >= 0) AND (refund_minor <= total_minor))),
  constraint bookings_check2 CHECK (((state <> 'on_hold'::text) OR (hold_expires_at IS NOT NULL))),
  constraint bookings_check3 CHECK (((state <> ALL (ARRAY['cancelled'::text, 'declined'::text, 'expired'::text])) OR (ended_at IS NOT NULL))),
  constraint bookings_check4 CHECK (((items_kept_minor >= 0) AND (items_kept_minor <= total_minor))),
  constraint bookings_children_check CHECK ((children >= 0)),
  constraint bookings_departure_id_fkey FOREIGN KEY (departure_id) REFERENCES departures(id) ON DELETE RESTRICT,
  constraint bookings_ended_by_check CHECK ((ended_by = ANY (ARRAY['traveller'::text, 'supplier'::text, 'operator'::text, 'clock'::text]))),
  constraint bookings_ends_check CHECK ((((ends_at IS NULL) = (ends_at_local IS NULL)) AND (ends_at > starts_at))),
  constraint bookings_goodwill CHECK ((goodwill_minor >= 0)),
  constraint bookings_items_cancelled_check CHECK ((items_cancelled >= 0)),
  constraint bookings_option_id_fkey FOREIGN KEY (option_id) REFERENCES options(id),
  constraint bookings_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint bookings_payment_kind_check CHECK ((payment_kind = ANY (ARRAY['later'::text, 'now'::text]))),
  constraint bookings_pickup_point_id_fkey FOREIGN KEY (pickup_point_id) REFERENCES pickup_points(id),
  constraint bookings_pkey PRIMARY KEY (id),
  constraint bookings_promo_code_id_fkey FOREIGN KEY (promo_code_id) REFERENCES promo_codes(id),
  constraint bookings_reference_key UNIQUE (reference),
  constraint bookings_refund_tiers_check CHECK ((jsonb_typeof(refund_tiers) = 'array'::text)),
  constraint bookings_seats_check CHECK ((seats > 0)),
  constraint bookings_state_check CHECK ((state = ANY (ARRAY['on_hold'::text, 'pending'::text, 'confirmed'::text, 'completed'::text, 'no_show'::text, 'cancelled'::text, 'declined'::text, 'expired'::text]))),
  constraint bookings_times_changed_check CHECK ((times_changed >= 0)),
  constraint bookings_total_minor_check CHECK ((total_minor >= 0)),
  constraint bookings_tour_id_fkey FOREIGN KEY (tour_id) REFERENCES tours(id),
  constraint bookings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint bookings_valid_days_check CHECK (((valid_days IS NULL) OR ((valid_days > 0) AND (ends_at IS NULL))))
);
CREATE INDEX bookings_decide_by ON public.bookings USING btree (decide_by) WHERE (state = 'pending'::text);
CREATE INDEX bookings_departure ON public.bookings USING btree (departure_id);
CREATE INDEX bookings_hold_expiry ON public.bookings USING btree (hold_expires_at) WHERE (state = 'on_hold'::text);
CREATE INDEX bookings_of_promo_code ON public.bookings USING btree (promo_code_id, placed_at DESC, id DESC) WHERE ((promo_code_id IS NOT NULL) AND (placed_at IS NOT NULL));
CREATE INDEX bookings_order ON public.bookings USING btree (order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX bookings_promo_code ON public.bookings USING btree (promo_code_id, user_id) WHERE (promo_code_id IS NOT NULL);
CREATE INDEX bookings_state_id ON public.bookings USING btree (state, id);
CREATE INDEX bookings_state_start ON public.bookings USING btree (state, starts_at_local, id);
CREATE INDEX bookings_to_complete ON public.bookings USING btree (starts_at) WHERE (state = 'confirmed'::text);
CREATE INDEX bookings_tour_confirmed ON public.bookings USING btree (tour_id, confirmed_at) WHERE (confirmed_at IS NOT NULL);
CREATE INDEX bookings_tour_start ON public.bookings USING btree (tour_id, starts_at_local, id) INCLUDE (state, placed_at, starts_at, ends_at, attended_at);
CREATE INDEX bookings_user ON public.bookings USING btree (user_id, starts_at);
CREATE INDEX bookings_user_start_state ON public.bookings USING btree (user_id, starts_at_local, id) INCLUDE (state);
CREATE INDEX bookings_waiting ON public.bookings USING btree (tour_id, decide_by) WHERE (state = 'pending'::text);
CREATE TRIGGER bookings_to_sum_added AFTER INSERT ON public.bookings FOR EACH ROW WHEN ((new.confirmed_at IS NOT NULL)) EXECUTE FUNCTION note_booking_to_sum();
CREATE TRIGGER bookings_to_sum_changed AFTER UPDATE ON public.bookings FOR EACH ROW WHEN ((((old.confirmed_at IS NOT NULL) OR (new.confirmed_at IS NOT NULL)) AND (((((((((((((old.tour_id IS DISTINCT FROM new.tour_id) OR (old.confirmed_at IS DISTINCT FROM new.confirmed_at)) OR (old.state IS DISTINCT FROM new.state)) OR (old.ended_by IS DISTINCT FROM new.ended_by)) OR (old.currency IS DISTINCT FROM new.currency)) OR (old.total_minor IS DISTINCT FROM new.total_minor)) OR (old.commission_minor IS DISTINCT FROM new.commission_minor)) OR (old.refund_minor IS DISTINCT FROM new.refund_minor)) OR (old.goodwill_minor IS DISTINCT FROM new.goodwill_minor)) OR (old.starts_at IS DISTINCT FROM new.starts_at)) OR (old.starts_at_local IS DISTINCT FROM new.starts_at_local)) OR (old.ends_at IS DISTINCT FROM new.ends_at)) OR (old.valid_days IS DISTINCT FROM new.valid_days)))) EXECUTE FUNCTION note_booking_to_sum();
CREATE TRIGGER bookings_to_sum_gone AFTER DELETE ON public.bookings FOR EACH ROW WHEN ((old.confirmed_at IS NOT NULL)) EXECUTE FUNCTION note_booking_to_sum();

create table calendar_edit_items (
  edit_id uuid not null,
  subject_id uuid not null,
  departures integer not null default 1,
  outcome text,
  refusal text,
  capacity_before integer,
  constraint calendar_edit_items_capacity_before_check CHECK ((capacity_before > 0)),
  constraint calendar_edit_items_check CHECK (((outcome = 'refused'::text) = (refusal IS NOT NULL))),
  constraint calendar_edit_items_departures_check CHECK ((departures > 0)),
  constraint calendar_edit_items_edit_id_fkey FOREIGN KEY (edit_id) REFERENCES calendar_edits(id) ON DELETE CASCADE,
  constraint calendar_edit_items_outcome_check CHECK ((outcome = ANY (ARRAY['changed'::text, 'same'::text, 'refused'::text, 'undone'::text, 'kept'::text]))),
  constraint calendar_edit_items_pkey PRIMARY KEY (edit_id, subject_id)
);

create table calendar_edits (
  id uuid not null,
  supplier_id uuid not null,
  first_day date not null,
  last_day date not null,
  tour_ids uuid[],
  reason text,
  departures integer not null,
  made_at timestamp with time zone not null,
  undone_at timestamp with time zone,
  capacity integer,
  kind text not null,
  state text not null,
  weekdays smallint[],
  start_times time without time zone[],
  total integer not null,
  worked integer not null,
  refused integer not null default 0,
  restored integer not null default 0,
  worked_until uuid,
  price_unit text,
  price_minor bigint,
  price_currency text,
  price_percent smallint,
  constraint calendar_edits_capacity CHECK (((kind = 'capacity'::text) = (capacity IS NOT NULL))),
  constraint calendar_edits_capacity_check CHECK ((capacity > 0)),
  constraint calendar_edits_check CHECK ((first_day <= last_day)),
  constraint calendar_edits_departures_check CHECK ((departures >= 0)),
  constraint calendar_edits_fixed_price CHECK ((((price_minor IS NULL) = (price_currency IS NULL)) AND ((price_minor IS NULL) OR (price_unit IS NOT NULL)))),
  constraint calendar_edits_kind_check CHECK ((kind = ANY (ARRAY['close'::text, 'open'::text, 'capacity'::text, 'price'::text]))),
  constraint calendar_edits_pkey PRIMARY KEY (id),
  constraint calendar_edits_price CHECK ((num_nonnulls(price_minor, price_percent) = ((kind = 'price'::text))::integer)),
  constraint calendar_edits_price_currency_check CHECK ((price_currency ~ '^[A-Z]{3}$'::text)),
  constraint calendar_edits_price_minor_check CHECK (((price_minor >= 0) AND (price_minor <= 1000000000))),
  constraint calendar_edits_price_percent_check CHECK ((((price_percent >= '-90'::integer) AND (price_percent <= 100)) AND (price_percent <> 0))),
  constraint calendar_edits_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 300))),
  constraint calendar_edits_refused_check CHECK ((refused >= 0)),
  constraint calendar_edits_restored_check CHECK ((restored >= 0)),
  constraint calendar_edits_state_check CHECK ((state = ANY (ARRAY['running'::text, 'done'::text, 'undoing'::text, 'undone'::text]))),
  constraint calendar_edits_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id) ON DELETE CASCADE,
  constraint calendar_edits_total_check CHECK ((total >= 0)),
  constraint calendar_edits_undone CHECK (((state = ANY (ARRAY['undoing'::text, 'undone'::text])) = (undone_at IS NOT NULL))),
  constraint calendar_edits_worked CHECK ((worked <= total)),
  constraint calendar_edits_worked_check CHECK ((worked >= 0))
);
CREATE INDEX calendar_edits_supplier ON public.calendar_edits USING btree (supplier_id, made_at DESC);

create table cart_lines (
  booking_id uuid not null,
  user_id uuid not null,
  added_at timestamp with time zone not null,
  extended_at timestamp with time zone,
  constraint cart_lines_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint cart_lines_pkey PRIMARY KEY (booking_id),
  constraint cart_lines_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX cart_lines_user ON public.cart_lines USING btree (user_id);

create table categories (
  id uuid not null,
  slug text not null,
  position integer not null,
  parent_id uuid,
  depth smallint not null generated always as ( CASE WHEN (parent_id IS NULL) THEN 0 ELSE 1 END) stored,
  parent_depth smallint generated always as ( CASE WHEN (parent_id IS NULL) THEN NULL::integer ELSE 0 END) stored,
  constraint categories_depth_key UNIQUE (id, depth),
  constraint categories_parent_fkey FOREIGN KEY (parent_id, parent_depth) REFERENCES categories(id, depth),
  constraint categories_pkey PRIMARY KEY (id),
  constraint categories_slug_key UNIQUE (slug)
);
CREATE INDEX categories_parent ON public.categories USING btree (parent_id) WHERE (parent_id IS NOT NULL);
CREATE TRIGGER categories_changed AFTER INSERT OR DELETE OR UPDATE ON public.categories FOR EACH ROW EXECUTE FUNCTION note_words_change();
CREATE TRIGGER categories_taxonomy AFTER UPDATE ON public.categories FOR EACH ROW WHEN ((old.parent_id IS DISTINCT FROM new.parent_id)) EXECUTE FUNCTION note_search_change('taxonomy', 'id');

create table category_texts (
  category_id uuid not null,
  language text not null,
  name text not null,
  description text not null,
  constraint category_texts_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id),
  constraint category_texts_pkey PRIMARY KEY (category_id, language)
);
CREATE TRIGGER category_texts_changed AFTER INSERT OR DELETE OR UPDATE ON public.category_texts FOR EACH ROW EXECUTE FUNCTION note_words_change();

create table challenges (
  token_hash bytea not null,
  purpose text not null,
  user_id uuid,
  expires_at timestamp with time zone not null,
  constraint challenges_check CHECK (((user_id IS NULL) = (purpose = 'passkey_sign_in'::text))),
  constraint challenges_pkey PRIMARY KEY (token_hash),
  constraint challenges_purpose_check CHECK ((purpose = ANY (ARRAY['second_step'::text, 'passkey_sign_in'::text, 'passkey_adding'::text, 'passkey_proof'::text]))),
  constraint challenges_token_hash_check CHECK ((length(token_hash) = 32)),
  constraint challenges_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX challenges_expiry ON public.challenges USING btree (expires_at);
CREATE INDEX challenges_user ON public.challenges USING btree (user_id);

create table check_ins (
  booking_id uuid not null,
  position smallint not null,
  scan_id uuid not null,
  way text not null,
  checked_in_at timestamp with time zone not null,
  recorded_at timestamp with time zone not null,
  by_user_id uuid,
  constraint check_ins_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id) ON DELETE CASCADE,
  constraint check_ins_by_user_id_fkey FOREIGN KEY (by_user_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint check_ins_check CHECK ((checked_in_at <= recorded_at)),
  constraint check_ins_pkey PRIMARY KEY (booking_id, "position"),
  constraint check_ins_position_check CHECK (("position" > 0)),
  constraint check_ins_way_check CHECK ((way = ANY (ARRAY['scan'::text, 'hand'::text])))
);
CREATE INDEX check_ins_by ON public.check_ins USING btree (by_user_id) WHERE (by_user_id IS NOT NULL);
CREATE TRIGGER check_ins_webhooks AFTER INSERT ON public.check_ins REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_check_in_webhooks();

create table closure_exceptions (
  closure_id uuid not null,
  departure_id uuid not null,
  edit_id uuid not null,
  constraint closure_exceptions_closure_id_fkey FOREIGN KEY (closure_id) REFERENCES closures(id) ON DELETE CASCADE,
  constraint closure_exceptions_departure_id_fkey FOREIGN KEY (departure_id) REFERENCES departures(id) ON DELETE CASCADE,
  constraint closure_exceptions_edit_id_fkey FOREIGN KEY (edit_id) REFERENCES calendar_edits(id) ON DELETE CASCADE,
  constraint closure_exceptions_pkey PRIMARY KEY (closure_id, departure_id, edit_id)
);
CREATE INDEX closure_exceptions_departure ON public.closure_exceptions USING btree (departure_id);
CREATE INDEX closure_exceptions_edit ON public.closure_exceptions USING btree (edit_id, departure_id);

create table closures (
  id uuid not null,
  tour_id uuid not null,
  option_id uuid,
  departure_id uuid,
  first_day date not null,
  last_day date not null,
  cause text not null,
  reason text,
  created_at timestamp with time zone not null,
  edit_id uuid,
  constraint closures_cause_check CHECK ((cause = ANY (ARRAY['supplier'::text, 'too_few'::text, 'unscheduled'::text, 'cancelled'::text]))),
  constraint closures_check CHECK ((first_day <= last_day)),
  constraint closures_departure_id_fkey FOREIGN KEY (departure_id) REFERENCES departures(id) ON DELETE CASCADE,
  constraint closures_edit_id_fkey FOREIGN KEY (edit_id) REFERENCES calendar_edits(id) ON DELETE CASCADE,
  constraint closures_option_id_fkey FOREIGN KEY (option_id) REFERENCES options(id) ON DELETE CASCADE,
  constraint closures_pkey PRIMARY KEY (id),
  constraint closures_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 300))),
  constraint closures_tour_id_fkey FOREIGN KEY (tour_id) REFERENCES tours(id) ON DELETE CASCADE
);
CREATE INDEX closures_departure ON public.closures USING btree (departure_id);
CREATE INDEX closures_edit ON public.closures USING btree (edit_id) WHERE (edit_id IS NOT NULL);
CREATE INDEX closures_option ON public.closures USING btree (option_id);
CREATE INDEX closures_tour ON public.closures USING btree (tour_id, last_day);

create table contact_messages (
  id uuid not null,
  name text not null,
  email text not null,
  topic text not null,
  booking_reference text,
  message text not null,
  language text not null,
  written_at timestamp with time zone not null,
  done_at timestamp with time zone,
  done_by uuid,
  constraint contact_messages_done CHECK (((done_by IS NULL) OR (done_at IS NOT NULL))),
  constraint contact_messages_done_by_fkey FOREIGN KEY (done_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint contact_messages_language_check CHECK ((language = ANY (ARRAY['es'::text, 'en'::text, 'fr'::text]))),
  constraint contact_messages_pkey PRIMARY KEY (id),
  constraint contact_messages_topic_check CHECK ((topic = ANY (ARRAY['booking'::text, 'account'::text, 'personal_data'::text, 'partners'::text, 'press'::text, 'accessibility'::text, 'other'::text])))
);
CREATE INDEX contact_messages_done ON public.contact_messages USING btree (written_at, id) WHERE (done_at IS NOT NULL);
CREATE INDEX contact_messages_done_by ON public.contact_messages USING btree (done_by) WHERE (done_by IS NOT NULL);
CREATE INDEX contact_messages_email ON public.contact_messages USING btree (lower(email) text_pattern_ops);
CREATE INDEX contact_messages_open ON public.contact_messages USING btree (written_at, id) WHERE (done_at IS NULL);
CREATE INDEX contact_messages_received ON public.contact_messages USING btree (written_at, id);
CREATE INDEX contact_messages_words ON public.contact_messages USING gin (to_tsvector('simple'::regconfig, name));

create table departure_cancellations (
  departure_id uuid not null,
  cancelled_at timestamp with time zone not null,
  actor text not null,
  reason text,
  note text,
  ended integer not null default 0,
  done_at timestamp with time zone,
  kept integer not null default 0,
  constraint departure_cancellations_actor_check CHECK ((actor = ANY (ARRAY['supplier'::text, 'operator'::text, 'clock'::text]))),
  constraint departure_cancellations_check CHECK (((actor = 'clock'::text) = (reason IS NULL))),
  constraint departure_cancellations_check1 CHECK (((actor <> 'clock'::text) OR (note IS NULL))),
  constraint departure_cancellations_departure_id_fkey FOREIGN KEY (departure_id) REFERENCES departures(id) ON DELETE CASCADE,
  constraint departure_cancellations_ended_check CHECK ((ended >= 0)),
  constraint departure_cancellations_kept_check CHECK ((kept >= 0)),
  constraint departure_cancellations_note_check CHECK (((char_length(note) >= 1) AND (char_length(note) <= 500))),
  constraint departure_cancellations_pkey PRIMARY KEY (departure_id),
  constraint departure_cancellations_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 500)))
);

create table departure_changes (
  id uuid not null,
  departure_id uuid not null,
  changed_at timestamp with time zone not null,
  actor text not null,
  reason text,
  starts_at_local_before timestamp without time zone not null,
  starts_at_local_after timestamp without time zone not null,
  meeting_point_before text,
  meeting_point_after text,
  constraint departure_changes_actor_check CHECK ((actor = ANY (ARRAY['supplier'::text, 'operator'::text]))),
  constraint departure_changes_departure_id_fkey FOREIGN KEY (departure_id) REFERENCES departures(id) ON DELETE CASCADE,
  constraint departure_changes_pkey PRIMARY KEY (id)
);
CREATE INDEX departure_changes_departure ON public.departure_changes USING btree (departure_id);
CREATE TRIGGER departure_changes_webhooks AFTER INSERT ON public.departure_changes FOR EACH ROW EXECUTE FUNCTION note_departure_change_webhooks();

create table departure_extras (
  departure_id uuid not null,
  extra_id uuid not null,
  stock integer,
  taken integer not null,
  constraint departure_extras_departure_id_fkey FOREIGN KEY (departure_id) REFERENCES departures(id) ON DELETE CASCADE,
  constraint departure_extras_extra_id_fkey FOREIGN KEY (extra_id) REFERENCES extras(id),
  constraint departure_extras_never_oversold CHECK (((taken >= 0) AND ((stock IS NULL) OR (taken <= stock)))),
  constraint departure_extras_pkey PRIMARY KEY (departure_id, extra_id)
);
CREATE INDEX departure_extras_extra ON public.departure_extras USING btree (extra_id);

create table departure_guides (
  departure_id uuid not null,
  user_id uuid not null,
  constraint departure_guides_departure_id_fkey FOREIGN KEY (departure_id) REFERENCES departures(id) ON DELETE CASCADE,
  constraint departure_guides_pkey PRIMARY KEY (departure_id, user_id),
  constraint departure_guides_user_id_fkey FOREIGN KEY (user_id) REFERENCES supplier_members(user_id) ON DELETE CASCADE
);
CREATE INDEX departure_guides_user ON public.departure_guides USING btree (user_id);

create table departures (
  id uuid not null,
  option_id uuid not null,
  tour_id uuid not null,
  starts_at_local timestamp without time zone not null,
  time_zone text not null,
  starts_at timestamp with time zone not null,
  capacity integer not null,
  taken integer not null default 0,
  open boolean not null default true,
  withheld integer not null default 0,
  decided_at timestamp with time zone,
  has_waitlist boolean not null default false,
  ends_at_local timestamp without time zone,
  ends_at timestamp with time zone,
  meeting_point text,
  meeting_latitude double precision,
  meeting_longitude double precision,
  on_sale_since timestamp with time zone not null default now(),
  resource_use text not null default 'none'::text,
  constraint departures_capacity_check CHECK ((capacity > 0)),
  constraint departures_ends_check CHECK ((((ends_at IS NULL) = (ends_at_local IS NULL)) AND (ends_at > starts_at))),
  constraint departures_meeting_point_check CHECK ((((meeting_latitude IS NULL) = (meeting_longitude IS NULL)) AND ((meeting_point IS NOT NULL) OR (meeting_latitude IS NULL)))),
  constraint departures_never_oversold CHECK (((taken >= 0) AND (withheld >= 0) AND ((taken + withheld) <= capacity))),
  constraint departures_option_id_fkey FOREIGN KEY (option_id, tour_id) REFERENCES options(id, tour_id) ON DELETE CASCADE,
  constraint departures_option_id_starts_at_local_key UNIQUE (option_id, starts_at_local),
  constraint departures_pkey PRIMARY KEY (id),
  constraint departures_resource_use_check CHECK ((resource_use = ANY (ARRAY['none'::text, 'departure'::text, 'seat'::text])))
);
CREATE INDEX departures_start ON public.departures USING btree (starts_at);
CREATE INDEX departures_tour_start ON public.departures USING btree (tour_id, starts_at_local);
CREATE INDEX departures_with_waitlist ON public.departures USING btree (id) WHERE has_waitlist;
CREATE TRIGGER departures_added AFTER INSERT ON public.departures REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_added_days();
CREATE TRIGGER departures_changed AFTER UPDATE ON public.departures FOR EACH ROW WHEN (((old.taken IS DISTINCT FROM new.taken) OR (old.withheld IS DISTINCT FROM new.withheld) OR (old.open IS DISTINCT FROM new.open) OR (old.capacity IS DISTINCT FROM new.capacity) OR (old.starts_at IS DISTINCT FROM new.starts_at) OR (old.starts_at_local IS DISTINCT FROM new.starts_at_local) OR (old.ends_at IS DISTINCT FROM new.ends_at) OR (old.option_id IS DISTINCT FROM new.option_id) OR (old.tour_id IS DISTINCT FROM new.tour_id))) EXECUTE FUNCTION note_departure_change();
CREATE TRIGGER departures_gone AFTER DELETE ON public.departures REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes('departures');
CREATE TRIGGER departures_open_webhooks AFTER UPDATE ON public.departures FOR EACH ROW WHEN ((old.open IS DISTINCT FROM new.open)) EXECUTE FUNCTION note_open_webhooks();
CREATE TRIGGER departures_resource_use AFTER INSERT ON public.departures REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_resource_use_of_new();

create table entry_imports (
  id uuid not null,
  supplier_id uuid not null,
  entries integer not null,
  made_at timestamp with time zone not null,
  made_by uuid,
  undone_at timestamp with time zone,
  constraint entry_imports_entries_check CHECK ((entries > 0)),
  constraint entry_imports_made_by_fkey FOREIGN KEY (made_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint entry_imports_pkey PRIMARY KEY (id),
  constraint entry_imports_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id)
);
CREATE INDEX entry_imports_made_by ON public.entry_imports USING btree (made_by) WHERE (made_by IS NOT NULL);
CREATE INDEX entry_imports_supplier ON public.entry_imports USING btree (supplier_id, made_at DESC, id DESC);

create table exchange_rates (
  as_of date not null,
  currency text not null,
  per_euro numeric not null,
  read_at timestamp with time zone not null,
  is_by_hand boolean not null default false,
  per_usd numeric,
  constraint exchange_rates_check CHECK (((per_usd IS NULL) OR is_by_hand)),
  constraint exchange_rates_per_euro_check CHECK ((per_euro > (0)::numeric)),
  constraint exchange_rates_per_usd_check CHECK ((per_usd > (0)::numeric)),
  constraint exchange_rates_pkey PRIMARY KEY (as_of, currency, is_by_hand)
);
CREATE TRIGGER exchange_rates_changed AFTER INSERT OR DELETE OR UPDATE ON public.exchange_rates FOR EACH STATEMENT EXECUTE FUNCTION note_rates_change();

create table extra_texts (
  extra_id uuid not null,
  language text not null,
  label text not null,
  note text,
  constraint extra_texts_extra_id_fkey FOREIGN KEY (extra_id) REFERENCES extras(id) ON DELETE CASCADE,
  constraint extra_texts_label_check CHECK (((char_length(label) >= 1) AND (char_length(label) <= 60))),
  constraint extra_texts_note_check CHECK (((char_length(note) >= 1) AND (char_length(note) <= 200))),
  constraint extra_texts_pkey PRIMARY KEY (extra_id, language)
);

create table extras (
  id uuid not null,
  tour_id uuid not null,
  option_id uuid,
  position smallint not null,
  active boolean not null default true,
  per text not null,
  price_minor bigint not null,
  least smallint not null default 1,
  most smallint,
  stock integer,
  constraint extras_check CHECK (((most >= "least") AND (most <= 40))),
  constraint extras_least_check CHECK ((("least" >= 1) AND ("least" <= 40))),
  constraint extras_option_id_fkey FOREIGN KEY (option_id) REFERENCES options(id) ON DELETE CASCADE,
  constraint extras_per_check CHECK ((per = ANY (ARRAY['person'::text, 'booking'::text]))),
  constraint extras_pkey PRIMARY KEY (id),
  constraint extras_price_minor_check CHECK (((price_minor >= 0) AND (price_minor <= 100000000))),
  constraint extras_stock_check CHECK (((stock >= 0) AND (stock <= 10000))),
  constraint extras_tour_id_fkey FOREIGN KEY (tour_id) REFERENCES tours(id) ON DELETE CASCADE
);
CREATE INDEX extras_option ON public.extras USING btree (option_id) WHERE (option_id IS NOT NULL);
CREATE INDEX extras_tour ON public.extras USING btree (tour_id, "position");

create table gift_card_redemptions (
  booking_id uuid not null,
  gift_card_id uuid not null,
  amount_minor bigint not null,
  returned_minor bigint not null default 0,
  paid_minor bigint not null,
  refunded_minor bigint not null default 0,
  redeemed_at timestamp with time zone not null,
  constraint gift_card_redemptions_amount_minor_check CHECK ((amount_minor > 0)),
  constraint gift_card_redemptions_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint gift_card_redemptions_gift_card_id_fkey FOREIGN KEY (gift_card_id) REFERENCES gift_cards(id),
  constraint gift_card_redemptions_paid_minor_check CHECK ((paid_minor > 0)),
  constraint gift_card_redemptions_pkey PRIMARY KEY (booking_id),
  constraint gift_card_redemptions_refund_within_payment CHECK (((refunded_minor >= 0) AND (refunded_minor <= paid_minor))),
  constraint gift_card_redemptions_return_within_amount CHECK (((returned_minor >= 0) AND (returned_minor <= amount_minor)))
);
CREATE INDEX gift_card_redemptions_card ON public.gift_card_redemptions USING btree (gift_card_id);
CREATE TRIGGER gift_card_redemptions_to_sum AFTER INSERT OR DELETE OR UPDATE ON public.gift_card_redemptions FOR EACH ROW EXECUTE FUNCTION note_money_to_sum();

create table gift_cards (
  id uuid not null,
  buyer_id uuid not null,
  state text not null,
  code_hash bytea,
  amount_minor bigint not null,
  balance_minor bigint not null default 0,
  currency character(3) not null,
  sender_name text not null,
  recipient_name text not null,
  recipient_email text not null,
  message text,
  language text not null,
  send_on date not null,
  ordered_at timestamp with time zone not null,
  paid_at timestamp with time zone,
  sent_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  blocked_at timestamp with time zone,
  constraint gift_cards_amount_minor_check CHECK ((amount_minor > 0)),
  constraint gift_cards_buyer_id_fkey FOREIGN KEY (buyer_id) REFERENCES users(id),
  constraint gift_cards_check CHECK (((paid_at IS NULL) = (state = ANY (ARRAY['ordered'::text, 'lapsed'::text])))),
  constraint gift_cards_check1 CHECK (((state <> 'sent'::text) OR ((code_hash IS NOT NULL) AND (sent_at IS NOT NULL)))),
  constraint gift_cards_check2 CHECK (((withdrawn_at IS NOT NULL) = (state = 'withdrawn'::text))),
  constraint gift_cards_code_hash_check CHECK ((length(code_hash) = 32)),
  constraint gift_cards_code_hash_key UNIQUE (code_hash),
  constraint gift_cards_language_check CHECK ((language = ANY (ARRAY['es'::text, 'en'::text, 'fr'::text]))),
  constraint gift_cards_never_overspent CHECK (((balance_minor >= 0) AND (balance_minor <= amount_minor))),
  constraint gift_cards_pkey PRIMARY KEY (id),
  constraint gift_cards_state_check CHECK ((state = ANY (ARRAY['ordered'::text, 'paid'::text, 'sent'::text, 'withdrawn'::text, 'lapsed'::text]))),
  constraint gift_cards_worth_while_paid CHECK (((balance_minor = 0) OR (state = ANY (ARRAY['paid'::text, 'sent'::text]))))
);
CREATE INDEX gift_cards_buyer ON public.gift_cards USING btree (buyer_id, ordered_at DESC);
CREATE INDEX gift_cards_ordered ON public.gift_cards USING btree (ordered_at, id);
CREATE INDEX gift_cards_recipient ON public.gift_cards USING btree (lower(recipient_email));
CREATE INDEX gift_cards_state ON public.gift_cards USING btree (state, ordered_at, id);
CREATE INDEX gift_cards_unpaid ON public.gift_cards USING btree (ordered_at) WHERE (state = 'ordered'::text);

create table goodwill_refunds (
  id uuid not null,
  booking_id uuid not null,
  amount_minor bigint not null,
  reason text not null,
  state text not null,
  needs_approval boolean not null,
  proposed_by uuid not null,
  proposed_at timestamp with time zone not null,
  decided_by uuid,
  decided_at timestamp with time zone,
  decline_reason text,
  constraint goodwill_refunds_amount_minor_check CHECK ((amount_minor > 0)),
  constraint goodwill_refunds_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint goodwill_refunds_decided CHECK ((((state = 'proposed'::text) = (decided_at IS NULL)) AND ((decided_by IS NULL) = (decided_at IS NULL)))),
  constraint goodwill_refunds_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  constraint goodwill_refunds_declined_with_reason CHECK (((state = 'declined'::text) = (decline_reason IS NOT NULL))),
  constraint goodwill_refunds_pkey PRIMARY KEY (id),
  constraint goodwill_refunds_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES users(id),
  constraint goodwill_refunds_reason_check CHECK ((length(btrim(reason)) > 0)),
  constraint goodwill_refunds_state_check CHECK ((state = ANY (ARRAY['proposed'::text, 'done'::text, 'declined'::text, 'withdrawn'::text]))),
  constraint goodwill_refunds_two_people CHECK (((NOT needs_approval) OR (decided_by IS NULL) OR ((decided_by = proposed_by) = (state = 'withdrawn'::text)))),
  constraint goodwill_refunds_wait_for_approval CHECK (((state <> 'proposed'::text) OR needs_approval))
);
CREATE INDEX goodwill_refunds_booking ON public.goodwill_refunds USING btree (booking_id, id);
CREATE UNIQUE INDEX goodwill_refunds_one_waits ON public.goodwill_refunds USING btree (booking_id) WHERE (state = 'proposed'::text);
CREATE INDEX goodwill_refunds_waiting ON public.goodwill_refunds USING btree (proposed_at) WHERE (state = 'proposed'::text);

create table helpful_reviews (
  review_id uuid not null,
  user_id uuid not null,
  marked_at timestamp with time zone not null,
  constraint helpful_reviews_pkey PRIMARY KEY (review_id, user_id),
  constraint helpful_reviews_review_id_fkey FOREIGN KEY (review_id) REFERENCES reviews(id) ON DELETE CASCADE,
  constraint helpful_reviews_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX helpful_reviews_user ON public.helpful_reviews USING btree (user_id);

create table idempotency_keys (
  user_id uuid not null,
  operation text not null,
  key text not null,
  request_hash bytea not null,
  status integer,
  response jsonb,
  created_at timestamp with time zone not null default now(),
  constraint idempotency_keys_pkey PRIMARY KEY (user_id, operation, key),
  constraint idempotency_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX idempotency_keys_age ON public.idempotency_keys USING btree (created_at);

create table invariant_checks (
  id uuid not null,
  requested_at timestamp with time zone not null,
  started_at timestamp with time zone,
  finished_at timestamp with time zone,
  broken integer,
  findings jsonb not null default '[]'::jsonb,
  failure text,
  constraint invariant_checks_broken_check CHECK ((broken >= 0)),
  constraint invariant_checks_check CHECK (((finished_at IS NULL) = ((broken IS NULL) AND (failure IS NULL)))),
  constraint invariant_checks_check1 CHECK (((finished_at IS NULL) OR (started_at IS NOT NULL))),
  constraint invariant_checks_pkey PRIMARY KEY (id)
);
CREATE INDEX invariant_checks_requested ON public.invariant_checks USING btree (requested_at);

create table jobs (
  id bigint not null generated always as identity,
  name text not null,
  payload jsonb not null default '{}'::jsonb,
  run_at timestamp with time zone not null default now(),
  attempts integer not null default 0,
  last_error text,
  dead_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  recurring boolean not null default false,
  urgent boolean not null default false,
  constraint jobs_pkey PRIMARY KEY (id)
);
CREATE INDEX jobs_dead ON public.jobs USING btree (dead_at) WHERE (dead_at IS NOT NULL);
CREATE INDEX jobs_due ON public.jobs USING btree (run_at) WHERE ((dead_at IS NULL) AND (NOT recurring) AND (NOT urgent));
CREATE INDEX jobs_due_recurring ON public.jobs USING btree (run_at) WHERE ((dead_at IS NULL) AND recurring);
CREATE INDEX jobs_due_urgent ON public.jobs USING btree (run_at) WHERE ((dead_at IS NULL) AND (NOT recurring) AND urgent);
CREATE UNIQUE INDEX jobs_recurring ON public.jobs USING btree (name) WHERE recurring;

create table ledger_days (
  day date not null,
  account text not null,
  currency character(3) not null,
  debit_minor bigint not null,
  credit_minor bigint not null,
  constraint ledger_days_credit_minor_check CHECK ((credit_minor >= 0)),
  constraint ledger_days_debit_minor_check CHECK ((debit_minor >= 0)),
  constraint ledger_days_pkey PRIMARY KEY (day, account, currency)
);

create table ledger_entries (
  transaction_id uuid not null,
  account text not null,
  supplier_id uuid,
  currency character(3) not null,
  amount_minor bigint not null,
  gift_card_id uuid,
  affiliate_id uuid,
  constraint ledger_entries_affiliate CHECK (((account = 'affiliate'::text) = (affiliate_id IS NOT NULL))),
  constraint ledger_entries_affiliate_id_fkey FOREIGN KEY (affiliate_id) REFERENCES affiliates(id),
  constraint ledger_entries_gift_card CHECK (((account = 'gift_card'::text) = (gift_card_id IS NOT NULL))),
  constraint ledger_entries_gift_card_id_fkey FOREIGN KEY (gift_card_id) REFERENCES gift_cards(id),
  constraint ledger_entries_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id),
  constraint ledger_entries_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES ledger_transactions(id)
);
CREATE INDEX ledger_entries_account ON public.ledger_entries USING btree (account, supplier_id);
CREATE INDEX ledger_entries_affiliate ON public.ledger_entries USING btree (affiliate_id) WHERE (affiliate_id IS NOT NULL);
CREATE INDEX ledger_entries_gift_card ON public.ledger_entries USING btree (gift_card_id) WHERE (gift_card_id IS NOT NULL);
CREATE INDEX ledger_entries_transaction ON public.ledger_entries USING btree (transaction_id);
CREATE TRIGGER ledger_entries_append_only BEFORE DELETE OR UPDATE ON public.ledger_entries FOR EACH ROW EXECUTE FUNCTION ledger_is_append_only();
CREATE TRIGGER ledger_entries_balanced AFTER INSERT ON public.ledger_entries REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION ledger_stays_balanced();
CREATE TRIGGER ledger_entries_late AFTER INSERT ON public.ledger_entries REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION ledger_counts_late_entries();

create table ledger_summed (
  id boolean not null default true,
  until date not null,
  constraint ledger_summed_id_check CHECK (id),
  constraint ledger_summed_pkey PRIMARY KEY (id)
);

create table ledger_transactions (
  id uuid not null,
  booking_id uuid,
  kind text not null,
  at timestamp with time zone not null,
  constraint ledger_transactions_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint ledger_transactions_kind_check CHECK ((kind = ANY (ARRAY['sale'::text, 'sale_reversal'::text, 'capture'::text, 'refund'::text, 'gift_card_sale'::text, 'gift_card_redemption'::text, 'gift_card_return'::text, 'gift_card_withdrawal'::text, 'affiliate_share'::text, 'goodwill'::text]))),
  constraint ledger_transactions_pkey PRIMARY KEY (id)
);
CREATE INDEX ledger_transactions_at ON public.ledger_transactions USING btree (at, id);
CREATE INDEX ledger_transactions_booking ON public.ledger_transactions USING btree (booking_id);
CREATE INDEX ledger_transactions_kind ON public.ledger_transactions USING btree (kind, at, id);

create table mail_links (
  token_hash bytea not null,
  user_id uuid not null,
  purpose text not null,
  email text not null,
  expires_at timestamp with time zone not null,
  constraint mail_links_pkey PRIMARY KEY (token_hash),
  constraint mail_links_purpose_check CHECK ((purpose = ANY (ARRAY['confirm_email'::text, 'reset_password'::text]))),
  constraint mail_links_token_hash_check CHECK ((length(token_hash) = 32)),
  constraint mail_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX mail_links_expiry ON public.mail_links USING btree (expires_at);
CREATE INDEX mail_links_user ON public.mail_links USING btree (user_id);

create table mails (
  id uuid not null,
  event text not null,
  recipient text not null,
  language text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  created_at timestamp with time zone not null default now(),
  sent_at timestamp with time zone,
  attempts integer not null default 0,
  next_try_at timestamp with time zone not null default now(),
  last_error text,
  holds_secret boolean not null default false,
  urgent boolean not null default false,
  discarded_at timestamp with time zone,
  constraint mails_attempts_check CHECK ((attempts >= 0)),
  constraint mails_event_key UNIQUE (event),
  constraint mails_pkey PRIMARY KEY (id)
);
CREATE INDEX mails_recipient ON public.mails USING btree (recipient, created_at DESC, id DESC);
CREATE INDEX mails_subject ON public.mails USING btree (split_part(event, ':'::text, 2));
CREATE INDEX mails_unsent ON public.mails USING btree (created_at) WHERE ((sent_at IS NULL) AND (NOT urgent));
CREATE INDEX mails_unsent_urgent ON public.mails USING btree (created_at) WHERE ((sent_at IS NULL) AND urgent);

create table manual_entries (
  id uuid not null,
  departure_id uuid not null,
  kind text not null,
  seats integer not null,
  adults integer not null,
  children integer not null,
  lines jsonb not null,
  name text,
  email text,
  phone text,
  note text,
  paid_minor bigint,
  currency character(3) not null,
  made_at timestamp with time zone not null,
  made_by uuid,
  released_at timestamp with time zone,
  erased_at timestamp with time zone,
  import_id uuid,
  supplier_id uuid,
  reference text,
  is_undone boolean not null default false,
  arrived smallint,
  constraint manual_entries_adults_check CHECK ((adults >= 0)),
  constraint manual_entries_arrived CHECK (((arrived IS NULL) OR ((kind = 'booking'::text) AND ((arrived >= 0) AND (arrived <= (adults + children)))))),
  constraint manual_entries_check CHECK (((kind = 'booking'::text) OR ((num_nonnulls(name, email, phone, paid_minor) = 0) AND (adults = 0) AND (children = 0)))),
  constraint manual_entries_check1 CHECK ((((kind = 'booking'::text) = (name IS NOT NULL)) OR (erased_at IS NOT NULL))),
  constraint manual_entries_check2 CHECK (((kind = 'booking'::text) OR (note IS NOT NULL) OR (erased_at IS NOT NULL))),
  constraint manual_entries_check3 CHECK (((erased_at IS NULL) OR (num_nonnulls(name, email, phone, note) = 0))),
  constraint manual_entries_check4 CHECK (((NOT is_undone) OR (released_at IS NOT NULL))),
  constraint manual_entries_children_check CHECK ((children >= 0)),
  constraint manual_entries_departure_id_fkey FOREIGN KEY (departure_id) REFERENCES departures(id) ON DELETE RESTRICT,
  constraint manual_entries_email_check CHECK ((char_length(email) <= 254)),
  constraint manual_entries_import_id_fkey FOREIGN KEY (import_id) REFERENCES entry_imports(id),
  constraint manual_entries_imported CHECK (((num_nonnulls(import_id, supplier_id) = ANY (ARRAY[0, 2])) AND ((reference IS NULL) OR (import_id IS NOT NULL)))),
  constraint manual_entries_kind_check CHECK ((kind = ANY (ARRAY['booking'::text, 'block'::text]))),
  constraint manual_entries_lines_check CHECK ((jsonb_typeof(lines) = 'array'::text)),
  constraint manual_entries_made_by_fkey FOREIGN KEY (made_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint manual_entries_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 120))),
  constraint manual_entries_note_check CHECK (((char_length(note) >= 1) AND (char_length(note) <= 500))),
  constraint manual_entries_paid_minor_check CHECK ((paid_minor >= 0)),
  constraint manual_entries_phone_check CHECK ((char_length(phone) <= 40)),
  constraint manual_entries_pkey PRIMARY KEY (id),
  constraint manual_entries_reference_check CHECK (((char_length(reference) >= 1) AND (char_length(reference) <= 80))),
  constraint manual_entries_seats_check CHECK ((seats > 0)),
  constraint manual_entries_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id)
);
CREATE INDEX manual_entries_departure ON public.manual_entries USING btree (departure_id);
CREATE INDEX manual_entries_email ON public.manual_entries USING btree (lower(email)) WHERE (email IS NOT NULL);
CREATE INDEX manual_entries_import ON public.manual_entries USING btree (import_id) WHERE (import_id IS NOT NULL);
CREATE INDEX manual_entries_made_by ON public.manual_entries USING btree (made_by) WHERE (made_by IS NOT NULL);
CREATE UNIQUE INDEX manual_entries_reference ON public.manual_entries USING btree (supplier_id, reference) WHERE ((reference IS NOT NULL) AND (NOT is_undone));
CREATE INDEX manual_entries_to_erase ON public.manual_entries USING btree (made_at) WHERE (erased_at IS NULL);

create table missing_translations (
  language text not null,
  namespace text not null,
  key text not null,
  shown text not null,
  times integer not null default 1,
  last_seen_at timestamp with time zone not null default now(),
  constraint missing_translations_pkey PRIMARY KEY (language, namespace, key)
);

create table moved_slugs (
  kind text not null,
  slug text not null,
  target_id uuid not null,
  moved_at timestamp with time zone not null,
  constraint moved_slugs_kind_check CHECK ((kind = ANY (ARRAY['place'::text, 'category'::text, 'tag'::text]))),
  constraint moved_slugs_pkey PRIMARY KEY (kind, slug)
);
CREATE INDEX moved_slugs_target ON public.moved_slugs USING btree (kind, target_id);
CREATE TRIGGER moved_slugs_changed AFTER INSERT OR DELETE OR UPDATE ON public.moved_slugs FOR EACH ROW EXECUTE FUNCTION note_words_change();

create table notice_decisions (
  notice_id uuid not null,
  stage text not null,
  outcome text not null,
  basis text,
  reasons text not null,
  decided_by uuid,
  decided_at timestamp with time zone not null,
  constraint notice_decisions_basis_check CHECK ((basis = ANY (ARRAY['law'::text, 'terms'::text]))),
  constraint notice_decisions_check CHECK (((outcome = 'removed'::text) = (basis IS NOT NULL))),
  constraint notice_decisions_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint notice_decisions_notice_id_fkey FOREIGN KEY (notice_id) REFERENCES notices(id) ON DELETE CASCADE,
  constraint notice_decisions_outcome_check CHECK ((outcome = ANY (ARRAY['removed'::text, 'kept'::text]))),
  constraint notice_decisions_pkey PRIMARY KEY (notice_id, stage),
  constraint notice_decisions_stage_check CHECK ((stage = ANY (ARRAY['first'::text, 'appeal'::text, 'withdrawal'::text]))),
  constraint notice_decisions_withdrawal CHECK (((stage <> 'withdrawal'::text) OR (outcome = 'kept'::text)))
);

create table notices (
  id uuid not null,
  reference text not null,
  state text not null default 'received'::text,
  category text not null,
  address text not null,
  tour_id uuid,
  statement text not null,
  name text,
  email text,
  language text not null,
  received_at timestamp with time zone not null,
  appealed_by text,
  appeal text,
  appealed_at timestamp with time zone,
  origin text not null default 'report'::text,
  subject_user_id uuid,
  subject_supplier_id uuid,
  constraint notices_address_check CHECK ((address ~~ '/%'::text)),
  constraint notices_appealed CHECK (((state = ANY (ARRAY['received'::text, 'decided'::text])) OR (appealed_at IS NOT NULL) OR ((origin = 'operator'::text) AND (state = 'closed'::text)))),
  constraint notices_appealed_by_check CHECK ((appealed_by = ANY (ARRAY['notifier'::text, 'partner'::text, 'user'::text]))),
  constraint notices_category_check CHECK ((category = ANY (ARRAY['consumer_information'::text, 'fraud'::text, 'unsafe'::text, 'intellectual_property'::text, 'privacy'::text, 'hate'::text, 'minors'::text, 'animals'::text, 'other'::text]))),
  constraint notices_check2 CHECK ((num_nulls(appealed_by, appeal, appealed_at) = ANY (ARRAY[0, 3]))),
  constraint notices_language_check CHECK ((language = ANY (ARRAY['es'::text, 'en'::text, 'fr'::text]))),
  constraint notices_notifier CHECK (
CASE origin
    WHEN 'operator'::text THEN ((num_nonnulls(name, email) = 0) AND (state <> 'received'::text))
    ELSE ((category = 'minors'::text) OR ((name IS NOT NULL) AND (email IS NOT NULL)))
END),
  constraint notices_origin_check CHECK ((origin = ANY (ARRAY['report'::text, 'operator'::text]))),
  constraint notices_pkey PRIMARY KEY (id),
  constraint notices_reference_key UNIQUE (reference),
  constraint notices_state_check CHECK ((state = ANY (ARRAY['received'::text, 'decided'::text, 'appealed'::text, 'closed'::text]))),
  constraint notices_subject CHECK (((num_nonnulls(tour_id, subject_user_id, subject_supplier_id) <= 1) AND ((origin = 'operator'::text) OR (num_nonnulls(subject_user_id, subject_supplier_id) = 0)))),
  constraint notices_subject_supplier_id_fkey FOREIGN KEY (subject_supplier_id) REFERENCES suppliers(id) ON DELETE SET NULL,
  constraint notices_subject_user_id_fkey FOREIGN KEY (subject_user_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint notices_tour_id_fkey FOREIGN KEY (tour_id) REFERENCES tours(id) ON DELETE SET NULL
);
CREATE INDEX notices_of_operator ON public.notices USING btree (received_at, id) WHERE (origin = 'operator'::text);
CREATE INDEX notices_received ON public.notices USING btree (received_at);
CREATE INDEX notices_subject_supplier ON public.notices USING btree (subject_supplier_id) WHERE (subject_supplier_id IS NOT NULL);
CREATE INDEX notices_subject_user ON public.notices USING btree (subject_user_id) WHERE (subject_user_id IS NOT NULL);
CREATE INDEX notices_tour ON public.notices USING btree (tour_id) WHERE (tour_id IS NOT NULL);

create table option_resources (
  option_id uuid not null,
  resource_id uuid not null,
  quantity integer not null default 1,
  per text not null,
  set_up_minutes integer not null default 0,
  clean_up_minutes integer not null default 0,
  constraint option_resources_clean_up_minutes_check CHECK (((clean_up_minutes >= 0) AND (clean_up_minutes <= 1440))),
  constraint option_resources_option_id_fkey FOREIGN KEY (option_id) REFERENCES options(id) ON DELETE CASCADE,
  constraint option_resources_per_check CHECK ((per = ANY (ARRAY['departure'::text, 'seat'::text]))),
  constraint option_resources_pkey PRIMARY KEY (option_id, resource_id),
  constraint option_resources_quantity_check CHECK (((quantity >= 1) AND (quantity <= 10000))),
  constraint option_resources_resource_id_fkey FOREIGN KEY (resource_id) REFERENCES resources(id),
  constraint option_resources_set_up_minutes_check CHECK (((set_up_minutes >= 0) AND (set_up_minutes <= 1440)))
);
CREATE INDEX option_resources_resource ON public.option_resources USING btree (resource_id);
CREATE TRIGGER option_resources_use AFTER INSERT OR DELETE OR UPDATE OF per ON public.option_resources FOR EACH ROW EXECUTE FUNCTION note_resource_use();

create table option_texts (
  option_id uuid not null,
  language text not null,
  name text not null,
  constraint option_texts_option_id_fkey FOREIGN KEY (option_id) REFERENCES options(id) ON DELETE CASCADE,
  constraint option_texts_pkey PRIMARY KEY (option_id, language)
);
CREATE TRIGGER option_texts_added AFTER INSERT ON public.option_texts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_options_shown();
CREATE TRIGGER option_texts_changed AFTER UPDATE ON public.option_texts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_options_shown();
CREATE TRIGGER option_texts_gone AFTER DELETE ON public.option_texts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_options_shown();

create table options (
  id uuid not null,
  tour_id uuid not null,
  position integer not null,
  active boolean not null default true,
  least_units smallint not null default 1,
  most_units smallint,
  cut_off_minutes integer not null default 0,
  least_people integer,
  decide_hours_before integer,
  kind text not null default 'start_time'::text,
  valid_days smallint,
  constraint options_cut_off_minutes_check CHECK (((cut_off_minutes >= 0) AND (cut_off_minutes <= 20160))),
  constraint options_decide_hours_before_check CHECK (((decide_hours_before >= 1) AND (decide_hours_before <= 720))),
  constraint options_id_tour_id_key UNIQUE (id, tour_id),
  constraint options_kind_check CHECK ((kind = ANY (ARRAY['start_time'::text, 'opening_hours'::text, 'open_dated'::text]))),
  constraint options_least_people_by CHECK (((least_people IS NULL) = (decide_hours_before IS NULL))),
  constraint options_least_people_check CHECK (((least_people >= 2) AND (least_people <= 1000))),
  constraint options_open_dated_check CHECK (((kind <> 'open_dated'::text) OR ((cut_off_minutes = 0) AND (least_people IS NULL)))),
  constraint options_pkey PRIMARY KEY (id),
  constraint options_tour_id_fkey FOREIGN KEY (tour_id) REFERENCES tours(id) ON DELETE CASCADE,
  constraint options_units CHECK ((((least_units >= 1) AND (least_units <= 40)) AND ((most_units >= least_units) AND (most_units <= 40)))),
  constraint options_valid_days_check CHECK ((((kind = 'open_dated'::text) = (valid_days IS NOT NULL)) AND ((valid_days >= 1) AND (valid_days <= 730))))
);
CREATE INDEX options_tour ON public.options USING btree (tour_id);
CREATE TRIGGER options_changed AFTER UPDATE ON public.options FOR EACH ROW WHEN (((((((old.active IS DISTINCT FROM new.active) OR (old.tour_id IS DISTINCT FROM new.tour_id)) OR (old.cut_off_minutes IS DISTINCT FROM new.cut_off_minutes)) OR (old.valid_days IS DISTINCT FROM new.valid_days)) OR (old.least_units IS DISTINCT FROM new.least_units)) OR (old.most_units IS DISTINCT FROM new.most_units))) EXECUTE FUNCTION note_search_change('departures', 'tour_id');
CREATE TRIGGER options_shown AFTER UPDATE ON public.options FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION note_search_change('shown', 'tour_id');

create table orders (
  id uuid not null,
  reference text not null,
  user_id uuid not null,
  currency character(3) not null,
  created_at timestamp with time zone not null,
  constraint orders_pkey PRIMARY KEY (id),
  constraint orders_reference_key UNIQUE (reference),
  constraint orders_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX orders_user ON public.orders USING btree (user_id, id);

create table passkeys (
  id uuid not null,
  user_id uuid not null,
  credential_id text not null,
  public_key bytea not null,
  sign_count bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  constraint passkeys_credential_id_key UNIQUE (credential_id),
  constraint passkeys_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint passkeys_pkey PRIMARY KEY (id),
  constraint passkeys_sign_count_check CHECK ((sign_count >= 0)),
  constraint passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX passkeys_user ON public.passkeys USING btree (user_id);

create table payments (
  id uuid not null,
  booking_id uuid,
  provider text not null,
  state text not null,
  amount_minor bigint not null,
  currency character(3) not null,
  refunded_minor bigint not null default 0,
  page_token text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  captured_at timestamp with time zone,
  gift_card_id uuid,
  constraint payments_amount_minor_check CHECK ((amount_minor >= 0)),
  constraint payments_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint payments_for_one_thing CHECK ((num_nonnulls(booking_id, gift_card_id) = 1)),
  constraint payments_gift_card_id_fkey FOREIGN KEY (gift_card_id) REFERENCES gift_cards(id),
  constraint payments_one_of_a_page UNIQUE NULLS NOT DISTINCT (page_token, booking_id),
  constraint payments_pkey PRIMARY KEY (id),
  constraint payments_refund_after_capture CHECK (((refunded_minor = 0) OR (state = 'captured'::text))),
  constraint payments_refund_within_capture CHECK (((refunded_minor >= 0) AND (refunded_minor <= amount_minor))),
  constraint payments_state_check CHECK ((state = ANY (ARRAY['started'::text, 'captured'::text, 'failed'::text, 'expired'::text])))
);
CREATE INDEX payments_booking ON public.payments USING btree (booking_id);
CREATE INDEX payments_gift_card ON public.payments USING btree (gift_card_id) WHERE (gift_card_id IS NOT NULL);
CREATE TRIGGER payments_to_sum_added AFTER INSERT ON public.payments FOR EACH ROW WHEN ((new.state = 'captured'::text)) EXECUTE FUNCTION note_money_to_sum();
CREATE TRIGGER payments_to_sum_changed AFTER UPDATE ON public.payments FOR EACH ROW WHEN (((old.state = 'captured'::text) OR (new.state = 'captured'::text))) EXECUTE FUNCTION note_money_to_sum();
CREATE TRIGGER payments_to_sum_gone AFTER DELETE ON public.payments FOR EACH ROW WHEN ((old.state = 'captured'::text)) EXECUTE FUNCTION note_money_to_sum();

create table pickup_point_texts (
  pickup_point_id uuid not null,
  language text not null,
  name text not null,
  zone text not null,
  constraint pickup_point_texts_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 120))),
  constraint pickup_point_texts_pickup_point_id_fkey FOREIGN KEY (pickup_point_id) REFERENCES pickup_points(id) ON DELETE CASCADE,
  constraint pickup_point_texts_pkey PRIMARY KEY (pickup_point_id, language),
  constraint pickup_point_texts_zone_check CHECK (((char_length(zone) >= 1) AND (char_length(zone) <= 60)))
);

create table pickup_points (
  id uuid not null,
  tour_id uuid not null,
  position smallint not null,
  active boolean not null default true,
  minutes_before smallint not null,
  latitude double precision,
  longitude double precision,
  radius_metres integer,
  constraint pickup_points_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  constraint pickup_points_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
  constraint pickup_points_minutes_before_check CHECK (((minutes_before >= 0) AND (minutes_before <= 600))),
  constraint pickup_points_pkey PRIMARY KEY (id),
  constraint pickup_points_place_check CHECK (((latitude IS NULL) = (longitude IS NULL))),
  constraint pickup_points_radius_check CHECK (((radius_metres IS NULL) OR (latitude IS NOT NULL))),
  constraint pickup_points_radius_metres_check CHECK (((radius_metres >= 50) AND (radius_metres <= 50000))),
  constraint pickup_points_tour_id_fkey FOREIGN KEY (tour_id) REFERENCES tours(id) ON DELETE CASCADE
);
CREATE INDEX pickup_points_tour ON public.pickup_points USING btree (tour_id, "position");

create table picture_renditions (
  picture_id uuid not null,
  width integer not null,
  format text not null,
  file text not null,
  constraint picture_renditions_file_key UNIQUE (file),
  constraint picture_renditions_format_check CHECK ((format = ANY (ARRAY['avif'::text, 'webp'::text]))),
  constraint picture_renditions_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES supplier_pictures(id) ON DELETE CASCADE,
  constraint picture_renditions_pkey PRIMARY KEY (picture_id, width, format),
  constraint picture_renditions_width_check CHECK ((width > 0))
);

create table place_texts (
  place_id uuid not null,
  language text not null,
  name text not null,
  line text not null,
  constraint place_texts_pkey PRIMARY KEY (place_id, language),
  constraint place_texts_place_id_fkey FOREIGN KEY (place_id) REFERENCES places(id)
);
CREATE TRIGGER place_texts_changed AFTER INSERT OR DELETE OR UPDATE ON public.place_texts FOR EACH ROW EXECUTE FUNCTION note_words_change();

create table places (
  id uuid not null,
  slug text not null,
  country character(2) not null,
  latitude double precision not null,
  longitude double precision not null,
  time_zone text not null,
  popularity integer not null default 0,
  picture_url text not null,
  picture_scene jsonb,
  constraint places_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  constraint places_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
  constraint places_pkey PRIMARY KEY (id),
  constraint places_slug_key UNIQUE (slug)
);
CREATE TRIGGER places_changed AFTER INSERT OR DELETE OR UPDATE ON public.places FOR EACH ROW EXECUTE FUNCTION note_words_change();
CREATE TRIGGER places_to_sum AFTER UPDATE ON public.places FOR EACH ROW WHEN ((old.time_zone IS DISTINCT FROM new.time_zone)) EXECUTE FUNCTION note_place_to_sum();

create table price_history (
  option_id uuid not null,
  from_at timestamp with time zone not null,
  units jsonb not null,
  rules jsonb not null,
  transaction_id xid8,
  constraint price_history_option_id_fkey FOREIGN KEY (option_id) REFERENCES options(id) ON DELETE CASCADE,
  constraint price_history_pkey PRIMARY KEY (option_id, from_at)
);
CREATE TRIGGER price_history_append_only BEFORE DELETE OR UPDATE ON public.price_history FOR EACH ROW EXECUTE FUNCTION price_history_is_append_only();

create table price_rules (
  id uuid not null,
  option_id uuid not null,
  unit_id uuid,
  position smallint not null,
  season_from date,
  season_to date,
  weekdays smallint[],
  start_times time without time zone[],
  from_people smallint,
  days_before smallint,
  hours_before smallint,
  price_minor bigint,
  percent smallint,
  edit_id uuid,
  constraint price_rules_condition CHECK ((num_nonnulls(season_from, season_to, weekdays, start_times, from_people, days_before, hours_before) > 0)),
  constraint price_rules_days_before_check CHECK (((days_before >= 1) AND (days_before <= 365))),
  constraint price_rules_edit_id_fkey FOREIGN KEY (edit_id) REFERENCES calendar_edits(id) ON DELETE CASCADE,
  constraint price_rules_effect CHECK ((num_nonnulls(price_minor, percent) = 1)),
  constraint price_rules_from_people_check CHECK (((from_people >= 2) AND (from_people <= 40))),
  constraint price_rules_hours_before_check CHECK (((hours_before >= 1) AND (hours_before <= 336))),
  constraint price_rules_of_edit CHECK ((("position" < 0) = (edit_id IS NOT NULL))),
  constraint price_rules_option_id_fkey FOREIGN KEY (option_id) REFERENCES options(id) ON DELETE CASCADE,
  constraint price_rules_percent_check CHECK ((((percent >= '-90'::integer) AND (percent <= 100)) AND (percent <> 0))),
  constraint price_rules_pkey PRIMARY KEY (id),
  constraint price_rules_position UNIQUE (option_id, "position"),
  constraint price_rules_price_minor_check CHECK (((price_minor >= 0) AND (price_minor <= 1000000000))),
  constraint price_rules_price_of_a_unit CHECK (((price_minor IS NULL) OR (unit_id IS NOT NULL))),
  constraint price_rules_season CHECK ((season_from <= season_to)),
  constraint price_rules_start_times CHECK (((cardinality(start_times) > 0) AND (array_position(start_times, NULL::time without time zone) IS NULL))),
  constraint price_rules_time_of_booking CHECK (((days_before IS NULL) OR (hours_before IS NULL))),
  constraint price_rules_unit FOREIGN KEY (option_id, unit_id) REFERENCES units(option_id, id) ON DELETE CASCADE,
  constraint price_rules_weekdays CHECK (((cardinality(weekdays) > 0) AND (weekdays <@ '{1,2,3,4,5,6,7}'::smallint[])))
);
CREATE INDEX price_rules_edit ON public.price_rules USING btree (edit_id, option_id) WHERE (edit_id IS NOT NULL);
CREATE TRIGGER price_rules_added AFTER INSERT ON public.price_rules REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_options_shown();
CREATE TRIGGER price_rules_changed AFTER INSERT OR DELETE OR UPDATE ON public.price_rules FOR EACH ROW EXECUTE FUNCTION note_units_change();
CREATE TRIGGER price_rules_gone AFTER DELETE ON public.price_rules REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_options_shown();
CREATE TRIGGER price_rules_prices_added AFTER INSERT ON public.price_rules REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_prices();
CREATE TRIGGER price_rules_prices_changed AFTER UPDATE ON public.price_rules REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_prices();
CREATE TRIGGER price_rules_prices_gone AFTER DELETE ON public.price_rules REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_prices();
CREATE TRIGGER price_rules_shown AFTER UPDATE ON public.price_rules REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_options_shown();

create table promo_code_tours (
  promo_code_id uuid not null,
  tour_id uuid not null,
  constraint promo_code_tours_pkey PRIMARY KEY (promo_code_id, tour_id),
  constraint promo_code_tours_promo_code_id_fkey FOREIGN KEY (promo_code_id) REFERENCES promo_codes(id) ON DELETE CASCADE,
  constraint promo_code_tours_tour_id_fkey FOREIGN KEY (tour_id) REFERENCES tours(id) ON DELETE CASCADE
);
CREATE INDEX promo_code_tours_tour ON public.promo_code_tours USING btree (tour_id);

create table promo_code_uses (
  promo_code_id uuid not null,
  user_id uuid not null,
  most integer,
  taken integer not null,
  constraint promo_code_uses_never_beyond_most CHECK (((taken >= 0) AND (taken <= most))),
  constraint promo_code_uses_pkey PRIMARY KEY (promo_code_id, user_id),
  constraint promo_code_uses_promo_code_id_fkey FOREIGN KEY (promo_code_id) REFERENCES promo_codes(id) ON DELETE CASCADE,
  constraint promo_code_uses_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX promo_code_uses_user ON public.promo_code_uses USING btree (user_id);

create table promo_codes (
  id uuid not null,
  code text not null,
  supplier_id uuid,
  percent smallint,
  amount_minor bigint,
  currency text,
  valid_from timestamp with time zone,
  valid_until timestamp with time zone,
  first_booking boolean not null default false,
  most integer,
  most_per_person integer,
  taken integer not null default 0,
  blocked_at timestamp with time zone,
  starts_from date,
  starts_until date,
  paused_at timestamp with time zone,
  ended_at timestamp with time zone,
  created_at timestamp with time zone,
  borne_by text not null default 'supplier'::text,
  constraint promo_codes_amount_minor_check CHECK (((amount_minor >= 1) AND (amount_minor <= 100000000))),
  constraint promo_codes_borne CHECK (((borne_by = 'supplier'::text) OR ((supplier_id IS NULL) AND (percent IS NOT NULL)))),
  constraint promo_codes_borne_by_check CHECK ((borne_by = ANY (ARRAY['supplier'::text, 'marketplace'::text]))),
  constraint promo_codes_check CHECK ((valid_until > valid_from)),
  constraint promo_codes_check1 CHECK ((starts_until >= starts_from)),
  constraint promo_codes_code_check CHECK ((code ~ '^[0-9A-Z]{4,24}$'::text)),
  constraint promo_codes_code_key UNIQUE (code),
  constraint promo_codes_kind CHECK ((((percent IS NULL) = (amount_minor IS NOT NULL)) AND ((amount_minor IS NULL) = (currency IS NULL)))),
  constraint promo_codes_most_check CHECK ((most > 0)),
  constraint promo_codes_most_per_person_check CHECK ((most_per_person > 0)),
  constraint promo_codes_never_beyond_most CHECK (((taken >= 0) AND (taken <= most))),
  constraint promo_codes_percent_check CHECK (((percent >= 1) AND (percent <= 100))),
  constraint promo_codes_pkey PRIMARY KEY (id),
  constraint promo_codes_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id)
);
CREATE INDEX promo_codes_beginning ON public.promo_codes USING btree (code text_pattern_ops);
CREATE INDEX promo_codes_of_supplier ON public.promo_codes USING btree (supplier_id, created_at DESC, id DESC) WHERE (supplier_id IS NOT NULL);

create table question_texts (
  question_id uuid not null,
  language text not null,
  label text not null,
  note text,
  choices jsonb not null default '{}'::jsonb,
  body text,
  constraint question_texts_body_check CHECK ((char_length(body) <= 20000)),
  constraint question_texts_label_check CHECK (((char_length(label) >= 1) AND (char_length(label) <= 200))),
  constraint question_texts_note_check CHECK ((char_length(note) <= 500)),
  constraint question_texts_pkey PRIMARY KEY (question_id, language),
  constraint question_texts_question_id_fkey FOREIGN KEY (question_id) REFERENCES questions(id) ON DELETE CASCADE
);

create table questions (
  id uuid not null,
  tour_id uuid not null,
  position smallint not null,
  active boolean not null default true,
  required boolean not null default true,
  per text not null,
  kind text not null,
  choices text[] not null default '{}'::text[],
  least integer,
  most integer,
  version text,
  keep_days smallint not null default 30,
  before_booking boolean not null default false,
  constraint questions_check CHECK ((most >= "least")),
  constraint questions_fit_their_kind CHECK ((((kind = 'choice'::text) = (cardinality(choices) >= 2)) AND ((kind = 'waiver'::text) = (version IS NOT NULL)) AND ((kind = 'number'::text) OR (("least" IS NULL) AND (most IS NULL))))),
  constraint questions_keep_days_check CHECK (((keep_days >= 0) AND (keep_days <= 3660))),
  constraint questions_kind_check CHECK ((kind = ANY (ARRAY['text'::text, 'choice'::text, 'number'::text, 'date'::text, 'waiver'::text]))),
  constraint questions_needed_before_are_required CHECK ((required OR (NOT before_booking))),
  constraint questions_per_check CHECK ((per = ANY (ARRAY['booking'::text, 'person'::text]))),
  constraint questions_pkey PRIMARY KEY (id),
  constraint questions_tour_id_fkey FOREIGN KEY (tour_id) REFERENCES tours(id) ON DELETE CASCADE
);
CREATE INDEX questions_tour ON public.questions USING btree (tour_id, "position");

create table recovery_codes (
  user_id uuid not null,
  code_hash bytea not null,
  constraint recovery_codes_code_hash_check CHECK ((length(code_hash) = 32)),
  constraint recovery_codes_pkey PRIMARY KEY (user_id, code_hash),
  constraint recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES totp(user_id) ON DELETE CASCADE
);

create table refresh_tokens (
  token_hash bytea not null,
  session_id uuid not null,
  issued_at timestamp with time zone not null default now(),
  replaced_at timestamp with time zone,
  constraint refresh_tokens_pkey PRIMARY KEY (token_hash),
  constraint refresh_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE,
  constraint refresh_tokens_token_hash_check CHECK ((length(token_hash) = 32))
);
CREATE INDEX refresh_tokens_session ON public.refresh_tokens USING btree (session_id);

create table resource_busy_times (
  resource_id uuid not null,
  from_at timestamp with time zone not null,
  to_at timestamp with time zone not null,
  constraint resource_busy_times_check CHECK ((from_at < to_at)),
  constraint resource_busy_times_pkey PRIMARY KEY (resource_id, from_at),
  constraint resource_busy_times_resource_id_fkey FOREIGN KEY (resource_id) REFERENCES resources(id) ON DELETE CASCADE
);

create table resource_feeds (
  resource_id uuid not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null,
  constraint resource_feeds_pkey PRIMARY KEY (resource_id),
  constraint resource_feeds_resource_id_fkey FOREIGN KEY (resource_id) REFERENCES resources(id) ON DELETE CASCADE,
  constraint resource_feeds_token_hash_key UNIQUE (token_hash)
);

create table resource_imports (
  resource_id uuid not null,
  encrypted_url bytea not null,
  host text not null,
  added_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  checked_at timestamp with time zone,
  fetched_at timestamp with time zone,
  read_at timestamp with time zone,
  etag text,
  last_modified text,
  time_zone text,
  events integer,
  skipped integer,
  failing_since timestamp with time zone,
  failure text,
  status smallint,
  constraint resource_imports_check CHECK (((failing_since IS NULL) = (failure IS NULL))),
  constraint resource_imports_check1 CHECK (((status IS NULL) OR (failure = 'status'::text))),
  constraint resource_imports_etag_check CHECK ((char_length(etag) <= 1000)),
  constraint resource_imports_host_check CHECK (((char_length(host) >= 1) AND (char_length(host) <= 255))),
  constraint resource_imports_last_modified_check CHECK ((char_length(last_modified) <= 100)),
  constraint resource_imports_pkey PRIMARY KEY (resource_id),
  constraint resource_imports_resource_id_fkey FOREIGN KEY (resource_id) REFERENCES resources(id) ON DELETE CASCADE
);
CREATE INDEX resource_imports_due ON public.resource_imports USING btree (due_at);

create table resources (
  id uuid not null,
  supplier_id uuid not null,
  name text not null,
  quantity integer not null,
  archived_at timestamp with time zone,
  constraint resources_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 80))),
  constraint resources_pkey PRIMARY KEY (id),
  constraint resources_quantity_check CHECK (((quantity >= 1) AND (quantity <= 10000))),
  constraint resources_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id)
);
CREATE INDEX resources_supplier ON public.resources USING btree (supplier_id);

create table review_decisions (
  id uuid not null,
  review_id uuid not null,
  outcome text not null,
  basis text,
  reasons text not null,
  decided_by uuid,
  decided_at timestamp with time zone not null,
  constraint review_decisions_basis_check CHECK ((basis = ANY (ARRAY['law'::text, 'terms'::text]))),
  constraint review_decisions_check CHECK (((outcome = 'hidden'::text) = (basis IS NOT NULL))),
  constraint review_decisions_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint review_decisions_outcome_check CHECK ((outcome = ANY (ARRAY['hidden'::text, 'kept'::text, 'restored'::text]))),
  constraint review_decisions_pkey PRIMARY KEY (id),
  constraint review_decisions_review_id_fkey FOREIGN KEY (review_id) REFERENCES reviews(id) ON DELETE CASCADE
);
CREATE INDEX review_decisions_review ON public.review_decisions USING btree (review_id, decided_at);

create table review_photos (
  id uuid not null,
  user_id uuid not null,
  review_id uuid,
  position integer not null default 0,
  file text not null,
  small_file text not null,
  width integer not null,
  height integer not null,
  uploaded_at timestamp with time zone not null,
  constraint review_photos_file_key UNIQUE (file),
  constraint review_photos_height_check CHECK ((height > 0)),
  constraint review_photos_pkey PRIMARY KEY (id),
  constraint review_photos_position_check CHECK ((("position" >= 0) AND ("position" <= 3))),
  constraint review_photos_review_id_fkey FOREIGN KEY (review_id) REFERENCES reviews(id) ON DELETE CASCADE,
  constraint review_photos_review_id_position_key UNIQUE (review_id, "position"),
  constraint review_photos_small_file_key UNIQUE (small_file),
  constraint review_photos_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint review_photos_width_check CHECK ((width > 0))
);
CREATE INDEX review_photos_user ON public.review_photos USING btree (user_id, uploaded_at);
CREATE INDEX review_photos_waiting ON public.review_photos USING btree (uploaded_at) WHERE (review_id IS NULL);

create table review_reports (
  id uuid not null,
  review_id uuid not null,
  reason text not null,
  details text,
  user_id uuid,
  language text not null,
  reported_at timestamp with time zone not null,
  decision_id uuid,
  constraint review_reports_check CHECK (((reason <> 'other'::text) OR (details IS NOT NULL))),
  constraint review_reports_decision_id_fkey FOREIGN KEY (decision_id) REFERENCES review_decisions(id) ON DELETE SET NULL,
  constraint review_reports_language_check CHECK ((language = ANY (ARRAY['es'::text, 'en'::text, 'fr'::text]))),
  constraint review_reports_pkey PRIMARY KEY (id),
  constraint review_reports_reason_check CHECK ((reason = ANY (ARRAY['not_there'::text, 'offensive'::text, 'personal_data'::text, 'advertising'::text, 'off_topic'::text, 'unlawful'::text, 'other'::text]))),
  constraint review_reports_review_id_fkey FOREIGN KEY (review_id) REFERENCES reviews(id) ON DELETE CASCADE,
  constraint review_reports_review_id_user_id_key UNIQUE (review_id, user_id),
  constraint review_reports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX review_reports_open ON public.review_reports USING btree (reported_at) WHERE (decision_id IS NULL);

create table reviews (
  id uuid not null,
  tour_id uuid not null,
  booking_id uuid not null,
  user_id uuid not null,
  author text not null,
  stars integer not null,
  comment text not null,
  language text not null,
  supplier_reply text,
  written_at timestamp with time zone not null,
  reply_language text,
  replied_at timestamp with time zone,
  hidden_at timestamp with time zone,
  constraint reviews_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint reviews_booking_id_key UNIQUE (booking_id),
  constraint reviews_pkey PRIMARY KEY (id),
  constraint reviews_reply_language_check CHECK ((reply_language = ANY (ARRAY['es'::text, 'en'::text, 'fr'::text]))),
  constraint reviews_stars_check CHECK (((stars >= 1) AND (stars <= 5))),
  constraint reviews_tour_id_fkey FOREIGN KEY (tour_id) REFERENCES tours(id),
  constraint reviews_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX reviews_hidden ON public.reviews USING btree (hidden_at) WHERE (hidden_at IS NOT NULL);
CREATE INDEX reviews_tour ON public.reviews USING btree (tour_id, written_at DESC);
CREATE INDEX reviews_user ON public.reviews USING btree (user_id, written_at DESC);
CREATE TRIGGER reviews_added AFTER INSERT ON public.reviews REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes('shown');
CREATE TRIGGER reviews_changed AFTER UPDATE ON public.reviews REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes('shown');
CREATE TRIGGER reviews_gone AFTER DELETE ON public.reviews REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes('shown');

create table schedules (
  id uuid not null,
  option_id uuid not null,
  weekdays smallint[] not null,
  start_times time without time zone[] not null,
  capacity integer,
  season_starts_on date,
  season_ends_on date,
  made_until date,
  end_times time without time zone[],
  constraint schedules_capacity_check CHECK (((capacity >= 1) AND (capacity <= 1000))),
  constraint schedules_end_times_check CHECK ((cardinality(end_times) = cardinality(start_times))),
  constraint schedules_option_id_fkey FOREIGN KEY (option_id) REFERENCES options(id) ON DELETE CASCADE,
  constraint schedules_pkey PRIMARY KEY (id)
);
CREATE INDEX schedules_option ON public.schedules USING btree (option_id);
CREATE INDEX schedules_unfinished ON public.schedules USING btree (COALESCE(made_until, '-infinity'::date)) WHERE ((made_until IS NULL) OR (season_ends_on IS NULL) OR (made_until < season_ends_on));

create table search_changes (
  transaction_id bigint not null default ((pg_current_xact_id())::text)::bigint,
  kind text not null,
  subject_id uuid not null,
  written_at timestamp with time zone not null default clock_timestamp(),
  first_day date,
  last_day date,
  constraint search_changes_days CHECK (((kind = 'days'::text) = ((first_day IS NOT NULL) AND (last_day IS NOT NULL)))),
  constraint search_changes_kind_check CHECK ((kind = ANY (ARRAY['tour'::text, 'document'::text, 'departures'::text, 'days'::text, 'seats'::text, 'words'::text, 'shown'::text, 'settings'::text, 'pages'::text, 'rates'::text, 'taxonomy'::text]))),
  constraint search_changes_pkey PRIMARY KEY (transaction_id, kind, subject_id)
);

create table search_changes_trimmed (
  only_row boolean not null default true,
  up_to bigint not null,
  constraint search_changes_trimmed_only_row_check CHECK (only_row),
  constraint search_changes_trimmed_pkey PRIMARY KEY (only_row)
);

create table search_documents (
  tour_id uuid not null,
  language text not null,
  title_terms text[] not null,
  name_terms text[] not null,
  text_terms text[] not null,
  all_terms text[] not null,
  constraint search_documents_pkey PRIMARY KEY (tour_id, language),
  constraint search_documents_tour_id_fkey FOREIGN KEY (tour_id) REFERENCES tours(id) ON DELETE CASCADE
);
CREATE INDEX search_documents_terms ON public.search_documents USING gin (all_terms);
CREATE TRIGGER search_documents_added AFTER INSERT ON public.search_documents REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes('document');
CREATE TRIGGER search_documents_changed AFTER UPDATE ON public.search_documents REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes('document');
CREATE TRIGGER search_documents_gone AFTER DELETE ON public.search_documents REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes('document');

create table search_names (
  kind text not null,
  subject_id uuid not null,
  name text not null,
  constraint search_names_kind_check CHECK ((kind = ANY (ARRAY['place'::text, 'category'::text]))),
  constraint search_names_pkey PRIMARY KEY (kind, subject_id, name)
);
CREATE INDEX search_names_prefix ON public.search_names USING btree (kind, name text_pattern_ops);
CREATE TRIGGER search_names_changed AFTER INSERT OR DELETE OR UPDATE ON public.search_names FOR EACH ROW EXECUTE FUNCTION note_words_change();

create table search_terms (
  language text not null,
  term text not null,
  word text not null,
  named boolean not null,
  constraint search_terms_pkey PRIMARY KEY (language, term)
);
CREATE INDEX search_terms_beginning ON public.search_terms USING btree (language, term text_pattern_ops);
CREATE INDEX search_terms_ending ON public.search_terms USING btree (language, reverse(term) text_pattern_ops);

create table secrets (
  name text not null,
  value bytea not null,
  created_at timestamp with time zone not null default now(),
  constraint secrets_pkey PRIMARY KEY (name)
);

create table seller_filing_records (
  doc_ref text not null,
  filing_id uuid not null,
  supplier_id uuid not null,
  currency character(3) not null,
  change text not null,
  corrects text,
  content jsonb not null,
  constraint seller_filing_records_change_check CHECK ((change = ANY (ARRAY['new'::text, 'changed'::text, 'gone'::text]))),
  constraint seller_filing_records_corrects CHECK (((change = 'new'::text) = (corrects IS NULL))),
  constraint seller_filing_records_corrects_fkey FOREIGN KEY (corrects) REFERENCES seller_filing_records(doc_ref),
  constraint seller_filing_records_corrects_key UNIQUE (corrects),
  constraint seller_filing_records_doc_ref_check CHECK (((char_length(doc_ref) >= 10) AND (char_length(doc_ref) <= 200))),
  constraint seller_filing_records_filing_id_fkey FOREIGN KEY (filing_id) REFERENCES seller_filings(id),
  constraint seller_filing_records_filing_id_supplier_id_currency_key UNIQUE (filing_id, supplier_id, currency),
  constraint seller_filing_records_pkey PRIMARY KEY (doc_ref)
);
CREATE INDEX seller_filing_records_supplier ON public.seller_filing_records USING btree (supplier_id);
CREATE TRIGGER seller_filing_records_kept BEFORE DELETE OR UPDATE ON public.seller_filing_records FOR EACH ROW EXECUTE FUNCTION filed_reports_are_kept();

create table seller_filings (
  id uuid not null,
  year smallint not null,
  kind text not null,
  message_ref text not null,
  operator jsonb not null,
  operator_change text not null,
  operator_ref text not null,
  operator_corrects text,
  made_at timestamp with time zone not null,
  filed_at timestamp with time zone,
  constraint seller_filings_kind_check CHECK ((kind = ANY (ARRAY['original'::text, 'additional'::text, 'correction'::text]))),
  constraint seller_filings_message_ref_check CHECK (((char_length(message_ref) >= 10) AND (char_length(message_ref) <= 170))),
  constraint seller_filings_message_ref_key UNIQUE (message_ref),
  constraint seller_filings_operator CHECK ((((kind = 'original'::text) = (operator_change = 'new'::text)) AND ((operator_change = 'changed'::text) = (operator_corrects IS NOT NULL)) AND ((operator_change <> 'changed'::text) OR (kind = 'correction'::text)))),
  constraint seller_filings_operator_change_check CHECK ((operator_change = ANY (ARRAY['new'::text, 'same'::text, 'changed'::text]))),
  constraint seller_filings_operator_corrects_key UNIQUE (operator_corrects),
  constraint seller_filings_operator_ref_check CHECK (((char_length(operator_ref) >= 10) AND (char_length(operator_ref) <= 200))),
  constraint seller_filings_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX seller_filings_open ON public.seller_filings USING btree (year) WHERE (filed_at IS NULL);
CREATE UNIQUE INDEX seller_filings_original ON public.seller_filings USING btree (year) WHERE (kind = 'original'::text);
CREATE INDEX seller_filings_year ON public.seller_filings USING btree (year);
CREATE TRIGGER seller_filings_kept BEFORE DELETE OR UPDATE ON public.seller_filings FOR EACH ROW EXECUTE FUNCTION filed_reports_are_kept();

create table seller_quarters (
  year smallint not null,
  supplier_id uuid not null,
  quarter smallint not null,
  country character(2) not null,
  currency character(3) not null,
  activities integer not null,
  consideration_minor bigint not null,
  fees_minor bigint not null,
  constraint seller_quarters_activities_check CHECK ((activities > 0)),
  constraint seller_quarters_consideration_minor_check CHECK ((consideration_minor >= 0)),
  constraint seller_quarters_fees_minor_check CHECK ((fees_minor >= 0)),
  constraint seller_quarters_pkey PRIMARY KEY (year, supplier_id, currency, quarter, country),
  constraint seller_quarters_quarter_check CHECK (((quarter >= 1) AND (quarter <= 4))),
  constraint seller_quarters_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id) ON DELETE CASCADE
);
CREATE INDEX seller_quarters_supplier ON public.seller_quarters USING btree (supplier_id);

create table seller_years (
  year smallint not null,
  summed_at timestamp with time zone not null,
  constraint seller_years_pkey PRIMARY KEY (year)
);

create table sessions (
  id uuid not null,
  user_id uuid not null,
  user_agent text,
  created_at timestamp with time zone not null default now(),
  last_seen_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  reauthenticated_at timestamp with time zone,
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sessions_user ON public.sessions USING btree (user_id);

create table settings (
  key text not null,
  value jsonb not null,
  updated_at timestamp with time zone not null default now(),
  constraint settings_pkey PRIMARY KEY (key)
);
CREATE TRIGGER settings_changed AFTER INSERT OR DELETE OR UPDATE ON public.settings FOR EACH STATEMENT EXECUTE FUNCTION note_settings_change();

create table shared_wishlists (
  user_id uuid not null,
  code text not null,
  title text,
  shared_at timestamp with time zone not null,
  constraint shared_wishlists_code_key UNIQUE (code),
  constraint shared_wishlists_pkey PRIMARY KEY (user_id),
  constraint shared_wishlists_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table sign_in_codes (
  email text not null,
  code_hash bytea not null,
  expires_at timestamp with time zone not null,
  tries smallint not null default 0,
  constraint sign_in_codes_code_hash_check CHECK ((length(code_hash) = 32)),
  constraint sign_in_codes_email_check CHECK (((email = lower(btrim(email))) AND ((length(email) >= 3) AND (length(email) <= 254)))),
  constraint sign_in_codes_pkey PRIMARY KEY (email),
  constraint sign_in_codes_tries_check CHECK ((tries >= 0))
);
CREATE INDEX sign_in_codes_expiry ON public.sign_in_codes USING btree (expires_at);

create table summed_bookings (
  booking_id uuid not null,
  supplier_id uuid not null,
  tour_id uuid not null,
  day date not null,
  currency character(3) not null,
  cancelled_by text not null,
  lead_days integer,
  revenue_minor bigint not null,
  commission_minor bigint not null,
  due_at timestamp with time zone,
  constraint summed_bookings_pkey PRIMARY KEY (booking_id)
);
CREATE INDEX summed_bookings_due ON public.summed_bookings USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX summed_bookings_due_of_supplier ON public.summed_bookings USING btree (supplier_id, due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX summed_bookings_tour ON public.summed_bookings USING btree (tour_id, day);

create table supplier_booking_days (
  supplier_id uuid not null,
  day date not null,
  currency character(3) not null,
  cancelled_by text not null,
  bookings integer not null,
  revenue_minor bigint not null,
  commission_minor bigint not null,
  constraint supplier_booking_days_pkey PRIMARY KEY (supplier_id, day, currency, cancelled_by)
);

create table supplier_departure_days (
  supplier_id uuid not null,
  day date not null,
  departures integer not null,
  seats_taken integer not null,
  capacity integer not null,
  constraint supplier_departure_days_check CHECK ((capacity >= seats_taken)),
  constraint supplier_departure_days_departures_check CHECK ((departures > 0)),
  constraint supplier_departure_days_pkey PRIMARY KEY (supplier_id, day),
  constraint supplier_departure_days_seats_taken_check CHECK ((seats_taken >= 0)),
  constraint supplier_departure_days_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id) ON DELETE CASCADE
);

create table supplier_departures_summed (
  id boolean not null default true,
  until date not null,
  constraint supplier_departures_summed_id_check CHECK (id),
  constraint supplier_departures_summed_pkey PRIMARY KEY (id)
);

create table supplier_documents (
  id uuid not null,
  supplier_id uuid not null,
  kind text not null,
  name text not null,
  file text,
  content_type text not null,
  size_bytes integer not null,
  valid_until date,
  uploaded_by uuid,
  uploaded_at timestamp with time zone not null,
  state text not null default 'waiting'::text,
  replaces uuid,
  decided_by uuid,
  decided_at timestamp with time zone,
  reason text,
  ended_at timestamp with time zone,
  reminded_soon_at timestamp with time zone,
  reminded_end_at timestamp with time zone,
  constraint supplier_documents_content_type_check CHECK ((content_type = ANY (ARRAY['application/pdf'::text, 'image/jpeg'::text, 'image/png'::text]))),
  constraint supplier_documents_decided CHECK (((state <> ALL (ARRAY['accepted'::text, 'refused'::text])) OR (decided_at IS NOT NULL))),
  constraint supplier_documents_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  constraint supplier_documents_ended CHECK (((state = ANY (ARRAY['replaced'::text, 'withdrawn'::text])) = (ended_at IS NOT NULL))),
  constraint supplier_documents_file_key UNIQUE (file),
  constraint supplier_documents_kind_check CHECK ((kind = ANY (ARRAY['register_extract'::text, 'insurance'::text, 'licence'::text, 'identity'::text]))),
  constraint supplier_documents_pkey PRIMARY KEY (id),
  constraint supplier_documents_refused CHECK (((state <> 'refused'::text) OR (reason IS NOT NULL))),
  constraint supplier_documents_replaces_fkey FOREIGN KEY (replaces) REFERENCES supplier_documents(id) ON DELETE SET NULL,
  constraint supplier_documents_size_bytes_check CHECK ((size_bytes > 0)),
  constraint supplier_documents_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'accepted'::text, 'refused'::text, 'replaced'::text, 'withdrawn'::text]))),
  constraint supplier_documents_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id),
  constraint supplier_documents_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES users(id)
);
CREATE INDEX supplier_documents_decided_by ON public.supplier_documents USING btree (decided_by) WHERE (decided_by IS NOT NULL);
CREATE INDEX supplier_documents_of_supplier ON public.supplier_documents USING btree (supplier_id, uploaded_at);
CREATE INDEX supplier_documents_replacing ON public.supplier_documents USING btree (replaces) WHERE (replaces IS NOT NULL);
CREATE INDEX supplier_documents_uploaded_by ON public.supplier_documents USING btree (uploaded_by);
CREATE INDEX supplier_documents_valid_until ON public.supplier_documents USING btree (valid_until, id) WHERE (state = 'accepted'::text);
CREATE INDEX supplier_documents_waiting ON public.supplier_documents USING btree (uploaded_at, id) WHERE (state = 'waiting'::text);

create table supplier_invitations (
  id uuid not null,
  supplier_id uuid not null,
  email text not null,
  role text not null,
  token_hash bytea,
  invited_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint supplier_invitations_email_check CHECK ((email = lower(email))),
  constraint supplier_invitations_pkey PRIMARY KEY (id),
  constraint supplier_invitations_role_check CHECK ((role = ANY (ARRAY['integrator'::text, 'manager'::text, 'guide'::text]))),
  constraint supplier_invitations_supplier_id_email_key UNIQUE (supplier_id, email),
  constraint supplier_invitations_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id) ON DELETE CASCADE,
  constraint supplier_invitations_token_hash_check CHECK ((length(token_hash) = 32)),
  constraint supplier_invitations_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX supplier_invitations_email ON public.supplier_invitations USING btree (email);
CREATE INDEX supplier_invitations_expired ON public.supplier_invitations USING btree (expires_at);

create table supplier_lead_days (
  supplier_id uuid not null,
  day date not null,
  lead_days integer not null,
  bookings integer not null,
  constraint supplier_lead_days_pkey PRIMARY KEY (supplier_id, day, lead_days)
);

create table supplier_lead_months (
  supplier_id uuid not null,
  month date not null,
  lead_days integer not null,
  bookings integer not null,
  constraint supplier_lead_months_pkey PRIMARY KEY (supplier_id, month, lead_days)
);

create table supplier_members (
  supplier_id uuid not null,
  user_id uuid not null,
  role text not null default 'owner'::text,
  joined_at timestamp with time zone not null default now(),
  constraint supplier_members_one UNIQUE (user_id),
  constraint supplier_members_pkey PRIMARY KEY (supplier_id, user_id),
  constraint supplier_members_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'integrator'::text, 'manager'::text, 'guide'::text]))),
  constraint supplier_members_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id),
  constraint supplier_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table supplier_pictures (
  id uuid not null,
  supplier_id uuid not null,
  original_file text not null,
  crop jsonb,
  width integer not null,
  height integer not null,
  uploaded_at timestamp with time zone not null,
  used_at timestamp with time zone not null,
  ready_at timestamp with time zone,
  failed_at timestamp with time zone,
  constraint supplier_pictures_check CHECK (((ready_at IS NULL) OR (failed_at IS NULL))),
  constraint supplier_pictures_crop_check CHECK ((jsonb_typeof(crop) = 'object'::text)),
  constraint supplier_pictures_height_check CHECK ((height > 0)),
  constraint supplier_pictures_pkey PRIMARY KEY (id),
  constraint supplier_pictures_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id),
  constraint supplier_pictures_width_check CHECK ((width > 0))
);
CREATE INDEX supplier_pictures_original ON public.supplier_pictures USING btree (original_file);
CREATE INDEX supplier_pictures_supplier ON public.supplier_pictures USING btree (supplier_id);
CREATE INDEX supplier_pictures_used ON public.supplier_pictures USING btree (used_at);

create table supplier_tax_details (
  supplier_id uuid not null,
  kind text not null,
  first_name text,
  last_name text,
  birth_date date,
  birth_city text,
  birth_country character(2),
  tin text,
  tin_country character(2),
  no_tin_reason text,
  vat_number text,
  exclusion text,
  given_at timestamp with time zone not null,
  constraint supplier_tax_details_birth_city_check CHECK (((char_length(birth_city) >= 1) AND (char_length(birth_city) <= 100))),
  constraint supplier_tax_details_birth_place CHECK (((num_nonnulls(birth_city, birth_country) = ANY (ARRAY[0, 2])) AND ((kind = 'entity'::text) OR (tin IS NOT NULL) OR (birth_city IS NOT NULL)))),
  constraint supplier_tax_details_exclusion_check CHECK ((exclusion = ANY (ARRAY['government'::text, 'listed'::text]))),
  constraint supplier_tax_details_exclusion_of_entity CHECK (((exclusion IS NULL) OR (kind = 'entity'::text))),
  constraint supplier_tax_details_first_name_check CHECK (((char_length(first_name) >= 1) AND (char_length(first_name) <= 100))),
  constraint supplier_tax_details_kind_check CHECK ((kind = ANY (ARRAY['entity'::text, 'individual'::text]))),
  constraint supplier_tax_details_last_name_check CHECK (((char_length(last_name) >= 1) AND (char_length(last_name) <= 100))),
  constraint supplier_tax_details_no_tin_reason_check CHECK (((char_length(no_tin_reason) >= 1) AND (char_length(no_tin_reason) <= 300))),
  constraint supplier_tax_details_person CHECK ((((kind = 'individual'::text) = (num_nonnulls(first_name, last_name, birth_date) = 3)) AND ((kind = 'individual'::text) OR (num_nonnulls(first_name, last_name, birth_date, birth_city, birth_country) = 0)))),
  constraint supplier_tax_details_pkey PRIMARY KEY (supplier_id),
  constraint supplier_tax_details_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id) ON DELETE CASCADE,
  constraint supplier_tax_details_tin CHECK (((num_nonnulls(tin, no_tin_reason) = 1) AND (num_nonnulls(tin, tin_country) = ANY (ARRAY[0, 2])))),
  constraint supplier_tax_details_tin_check CHECK (((char_length(tin) >= 2) AND (char_length(tin) <= 40))),
  constraint supplier_tax_details_vat_number_check CHECK (((char_length(vat_number) >= 4) AND (char_length(vat_number) <= 20)))
);

create table supplier_tax_requests (
  supplier_id uuid not null,
  requested_at timestamp with time zone not null,
  first_reminder_at timestamp with time zone,
  second_reminder_at timestamp with time zone,
  deadline_announced boolean not null default false,
  constraint supplier_tax_requests_announced CHECK (((NOT deadline_announced) OR (second_reminder_at IS NOT NULL))),
  constraint supplier_tax_requests_order CHECK ((((first_reminder_at IS NULL) OR (first_reminder_at > requested_at)) AND ((second_reminder_at IS NULL) OR COALESCE((second_reminder_at > first_reminder_at), false)))),
  constraint supplier_tax_requests_pkey PRIMARY KEY (supplier_id),
  constraint supplier_tax_requests_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id) ON DELETE CASCADE
);

create table supplier_terms (
  id uuid not null,
  supplier_id uuid,
  commission_percent double precision,
  commission_before double precision,
  texts jsonb not null,
  announced_at timestamp with time zone not null,
  starts_at timestamp with time zone not null,
  started_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  ends_own boolean not null default false,
  constraint supplier_terms_check CHECK (((commission_percent IS NULL) = (commission_before IS NULL))),
  constraint supplier_terms_check1 CHECK ((starts_at >= announced_at)),
  constraint supplier_terms_check2 CHECK (((started_at IS NULL) OR ((started_at >= starts_at) AND (withdrawn_at IS NULL)))),
  constraint supplier_terms_check3 CHECK (((NOT ends_own) OR ((supplier_id IS NOT NULL) AND (commission_percent IS NOT NULL)))),
  constraint supplier_terms_commission_percent_check CHECK (((commission_percent >= (0)::double precision) AND (commission_percent <= (50)::double precision))),
  constraint supplier_terms_notice CHECK ((COALESCE((commission_percent < commission_before), false) OR (starts_at >= (announced_at + '360:00:00'::interval)))),
  constraint supplier_terms_pkey PRIMARY KEY (id),
  constraint supplier_terms_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id) ON DELETE CASCADE,
  constraint supplier_terms_texts_check CHECK ((jsonb_typeof(texts) = 'object'::text))
);
CREATE UNIQUE INDEX supplier_terms_pending ON public.supplier_terms USING btree (COALESCE(supplier_id, '00000000-0000-0000-0000-000000000000'::uuid)) WHERE ((commission_percent IS NOT NULL) AND (started_at IS NULL) AND (withdrawn_at IS NULL));
CREATE INDEX supplier_terms_supplier ON public.supplier_terms USING btree (supplier_id, id DESC);

create table supplier_terms_acceptances (
  supplier_id uuid not null,
  terms_id uuid not null,
  accepted_at timestamp with time zone not null,
  how text not null,
  accepted_by uuid,
  constraint supplier_terms_acceptances_accepted_by_fkey FOREIGN KEY (accepted_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint supplier_terms_acceptances_check CHECK (((accepted_by IS NULL) OR (how = 'said'::text))),
  constraint supplier_terms_acceptances_how_check CHECK ((how = ANY (ARRAY['said'::text, 'continued'::text]))),
  constraint supplier_terms_acceptances_pkey PRIMARY KEY (supplier_id, terms_id),
  constraint supplier_terms_acceptances_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id) ON DELETE CASCADE,
  constraint supplier_terms_acceptances_terms_id_fkey FOREIGN KEY (terms_id) REFERENCES supplier_terms(id) ON DELETE CASCADE
);
CREATE INDEX supplier_terms_acceptances_by ON public.supplier_terms_acceptances USING btree (accepted_by) WHERE (accepted_by IS NOT NULL);
CREATE INDEX supplier_terms_acceptances_terms ON public.supplier_terms_acceptances USING btree (terms_id);

create table supplier_view_days (
  supplier_id uuid not null,
  day date not null,
  views integer not null,
  constraint supplier_view_days_pkey PRIMARY KEY (supplier_id, day),
  constraint supplier_view_days_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id) ON DELETE CASCADE,
  constraint supplier_view_days_views_check CHECK ((views > 0))
);
CREATE INDEX supplier_view_days_day ON public.supplier_view_days USING btree (day);

create table suppliers (
  id uuid not null,
  slug text not null,
  name text not null,
  legal_name text not null,
  country character(2) not null,
  currency character(3) not null,
  address text not null,
  email text not null,
  phone text not null,
  register_number text not null,
  tax_number text not null,
  self_certified_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  register_name text,
  state text not null default 'to_check'::text,
  checked_at timestamp with time zone,
  checked_by uuid,
  refusal text,
  suspended_at timestamp with time zone,
  commission_percent double precision,
  sales_paused_at timestamp with time zone,
  closed_at timestamp with time zone,
  constraint suppliers_checked_by_fkey FOREIGN KEY (checked_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint suppliers_checked_once_decided CHECK (((state = 'to_check'::text) = (checked_at IS NULL))),
  constraint suppliers_commission_percent_check CHECK (((commission_percent >= (0)::double precision) AND (commission_percent <= (50)::double precision))),
  constraint suppliers_pkey PRIMARY KEY (id),
  constraint suppliers_refused_with_reasons CHECK (((state = 'refused'::text) = (refusal IS NOT NULL))),
  constraint suppliers_slug_key UNIQUE (slug),
  constraint suppliers_state_check CHECK ((state = ANY (ARRAY['to_check'::text, 'verified'::text, 'refused'::text]))),
  constraint suppliers_verified_when_certified CHECK (((state <> 'verified'::text) OR (self_certified_at IS NOT NULL)))
);
CREATE INDEX suppliers_name_words ON public.suppliers USING gin (to_tsvector('simple'::regconfig, name));
CREATE INDEX suppliers_phone_end ON public.suppliers USING btree (reverse(split_part(phone, ';'::text, 1)) text_pattern_ops);
CREATE INDEX suppliers_sales_paused ON public.suppliers USING btree (id) WHERE (sales_paused_at IS NOT NULL);
CREATE INDEX suppliers_to_check ON public.suppliers USING btree (created_at) WHERE (state = 'to_check'::text);
CREATE TRIGGER suppliers_shown AFTER UPDATE ON public.suppliers FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION note_supplier_shown();

create table tag_texts (
  tag_id uuid not null,
  language text not null,
  name text not null,
  constraint tag_texts_pkey PRIMARY KEY (tag_id, language),
  constraint tag_texts_tag_id_fkey FOREIGN KEY (tag_id) REFERENCES tags(id)
);
CREATE TRIGGER tag_texts_changed AFTER INSERT OR DELETE OR UPDATE ON public.tag_texts FOR EACH ROW EXECUTE FUNCTION note_words_change();

create table tags (
  id uuid not null,
  slug text not null,
  position integer not null,
  constraint tags_pkey PRIMARY KEY (id),
  constraint tags_slug_key UNIQUE (slug)
);
CREATE TRIGGER tags_changed AFTER INSERT OR DELETE OR UPDATE ON public.tags FOR EACH ROW EXECUTE FUNCTION note_words_change();

create table taxes (
  id uuid not null,
  supplier_id uuid not null,
  tour_id uuid,
  option_id uuid,
  place_id uuid,
  names jsonb not null,
  basis_points integer,
  per_person_minor bigint,
  created_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint taxes_basis_points_check CHECK (((basis_points >= 1) AND (basis_points <= 10000))),
  constraint taxes_check CHECK ((ended_at >= created_at)),
  constraint taxes_kind CHECK (((basis_points IS NULL) <> (per_person_minor IS NULL))),
  constraint taxes_names_check CHECK ((names ? 'en'::text)),
  constraint taxes_one_scope CHECK ((num_nonnulls(tour_id, option_id, place_id) <= 1)),
  constraint taxes_option_id_fkey FOREIGN KEY (option_id) REFERENCES options(id) ON DELETE CASCADE,
  constraint taxes_per_person_minor_check CHECK (((per_person_minor >= 1) AND (per_person_minor <= 100000000))),
  constraint taxes_pkey PRIMARY KEY (id),
  constraint taxes_place_id_fkey FOREIGN KEY (place_id) REFERENCES places(id),
  constraint taxes_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id) ON DELETE CASCADE,
  constraint taxes_tour_id_fkey FOREIGN KEY (tour_id) REFERENCES tours(id) ON DELETE CASCADE
);
CREATE INDEX taxes_option ON public.taxes USING btree (option_id) WHERE (option_id IS NOT NULL);
CREATE INDEX taxes_supplier ON public.taxes USING btree (supplier_id);
CREATE INDEX taxes_tour ON public.taxes USING btree (tour_id) WHERE (tour_id IS NOT NULL);

create table text_overrides (
  language text not null,
  namespace text not null,
  key text not null,
  text text not null,
  constraint text_overrides_language_check CHECK ((language = ANY (ARRAY['en'::text, 'es'::text, 'fr'::text]))),
  constraint text_overrides_pkey PRIMARY KEY (language, namespace, key),
  constraint text_overrides_text_check CHECK (((text <> ''::text) AND (length(text) <= 2000)))
);
CREATE TRIGGER text_overrides_changed AFTER INSERT OR DELETE OR UPDATE ON public.text_overrides FOR EACH ROW EXECUTE FUNCTION note_pages_change();

create table throttles (
  key text not null,
  window_starts_at timestamp with time zone not null,
  count integer not null,
  constraint throttles_count_check CHECK ((count > 0)),
  constraint throttles_pkey PRIMARY KEY (key, window_starts_at)
);
CREATE INDEX throttles_window ON public.throttles USING btree (window_starts_at);

create table totp (
  user_id uuid not null,
  encrypted_secret bytea not null,
  begun_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  last_step bigint,
  constraint totp_pkey PRIMARY KEY (user_id),
  constraint totp_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table tour_categories (
  tour_id uuid not null,
  category_id uuid not null,
  constraint tour_categories_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id),
  constraint tour_categories_pkey PRIMARY KEY (tour_id, category_id),
  constraint tour_categories_tour_id_fkey FOREIGN KEY (tour_id) REFERENCES tours(id) ON DELETE CASCADE
);
CREATE INDEX tour_categories_category ON public.tour_categories USING btree (category_id);
CREATE TRIGGER tour_categories_changed AFTER INSERT OR DELETE OR UPDATE ON public.tour_categories FOR EACH ROW EXECUTE FUNCTION note_search_change('tour', 'tour_id');
CREATE TRIGGER tour_categories_taxonomy AFTER INSERT OR DELETE OR UPDATE ON public.tour_categories FOR EACH ROW EXECUTE FUNCTION note_search_change('taxonomy', 'tour_id');

create table tour_drafts (
  id uuid not null,
  supplier_id uuid not null,
  version integer not null,
  document jsonb not null,
  published_version integer,
  submitted_at timestamp with time zone,
  return_reason text,
  archived_at timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  updated_by uuid,
  machine_texts jsonb not null default '{}'::jsonb,
  constraint tour_drafts_check CHECK ((published_version <= version)),
  constraint tour_drafts_check1 CHECK (((submitted_at IS NULL) OR ((return_reason IS NULL) AND (archived_at IS NULL)))),
  constraint tour_drafts_document_check CHECK (((jsonb_typeof(document) = 'object'::text) AND (octet_length((document)::text) <= 200000))),
  constraint tour_drafts_machine_texts_check CHECK (((jsonb_typeof(machine_texts) = 'object'::text) AND (length((machine_texts)::text) <= 200000))),
  constraint tour_drafts_pkey PRIMARY KEY (id),
  constraint tour_drafts_return_reason_check CHECK (((char_length(return_reason) >= 1) AND (char_length(return_reason) <= 2000))),
  constraint tour_drafts_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id),
  constraint tour_drafts_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint tour_drafts_version_check CHECK ((version > 0))
);
CREATE INDEX tour_drafts_submitted ON public.tour_drafts USING btree (submitted_at, id) WHERE (submitted_at IS NOT NULL);
CREATE INDEX tour_drafts_supplier ON public.tour_drafts USING btree (supplier_id);

create table tour_pictures (
  tour_id uuid not null,
  position integer not null,
  url text not null,
  scene jsonb,
  picture_id uuid,
  alt jsonb,
  constraint tour_pictures_alt_check CHECK ((jsonb_typeof(alt) = 'object'::text)),
  constraint tour_pictures_own CHECK (((picture_id IS NULL) OR (scene IS NULL))),
  constraint tour_pictures_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES supplier_pictures(id),
  constraint tour_pictures_pkey PRIMARY KEY (tour_id, "position"),
  constraint tour_pictures_position_check CHECK ((("position" >= 0) AND ("position" <= 20))),
  constraint tour_pictures_tour_id_fkey FOREIGN KEY (tour_id) REFERENCES tours(id) ON DELETE CASCADE
);
CREATE INDEX tour_pictures_picture ON public.tour_pictures USING btree (picture_id) WHERE (picture_id IS NOT NULL);
CREATE TRIGGER tour_pictures_added AFTER INSERT ON public.tour_pictures REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes('shown');
CREATE TRIGGER tour_pictures_changed AFTER UPDATE ON public.tour_pictures REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes('shown');
CREATE TRIGGER tour_pictures_gone AFTER DELETE ON public.tour_pictures REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes('shown');

create table tour_tags (
  tour_id uuid not null,
  tag_id uuid not null,
  constraint tour_tags_pkey PRIMARY KEY (tour_id, tag_id),
  constraint tour_tags_tag_id_fkey FOREIGN KEY (tag_id) REFERENCES tags(id),
  constraint tour_tags_tour_id_fkey FOREIGN KEY (tour_id) REFERENCES tours(id) ON DELETE CASCADE
);
CREATE INDEX tour_tags_tag ON public.tour_tags USING btree (tag_id);
CREATE TRIGGER tour_tags_changed AFTER INSERT OR DELETE OR UPDATE ON public.tour_tags FOR EACH ROW EXECUTE FUNCTION note_search_change('tour', 'tour_id');
CREATE TRIGGER tour_tags_taxonomy AFTER INSERT OR DELETE OR UPDATE ON public.tour_tags FOR EACH ROW EXECUTE FUNCTION note_search_change('taxonomy', 'tour_id');

create table tour_texts (
  tour_id uuid not null,
  language text not null,
  title text not null,
  description text not null,
  what_to_do text,
  detail text,
  included text[] not null default '{}'::text[],
  meeting_point text,
  facts jsonb not null default '{}'::jsonb,
  constraint tour_texts_facts_check CHECK (((jsonb_typeof(facts) = 'object'::text) AND (octet_length((facts)::text) <= 16000))),
  constraint tour_texts_pkey PRIMARY KEY (tour_id, language),
  constraint tour_texts_tour_id_fkey FOREIGN KEY (tour_id) REFERENCES tours(id) ON DELETE CASCADE
);
CREATE INDEX tour_texts_title_words ON public.tour_texts USING gin (to_tsvector('simple'::regconfig, title));
CREATE TRIGGER tour_texts_added AFTER INSERT ON public.tour_texts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes('shown');
CREATE TRIGGER tour_texts_changed AFTER UPDATE ON public.tour_texts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes('shown');
CREATE TRIGGER tour_texts_gone AFTER DELETE ON public.tour_texts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_changes('shown');

create table tour_versions (
  id uuid not null,
  tour_id uuid not null,
  version integer not null,
  what text not null,
  document jsonb not null,
  at timestamp with time zone not null,
  by uuid,
  reason text,
  constraint tour_versions_by_fkey FOREIGN KEY (by) REFERENCES users(id) ON DELETE SET NULL,
  constraint tour_versions_check CHECK (((what = 'returned'::text) = (reason IS NOT NULL))),
  constraint tour_versions_document_check CHECK ((jsonb_typeof(document) = 'object'::text)),
  constraint tour_versions_pkey PRIMARY KEY (id),
  constraint tour_versions_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 2000))),
  constraint tour_versions_tour_id_fkey FOREIGN KEY (tour_id) REFERENCES tour_drafts(id) ON DELETE CASCADE,
  constraint tour_versions_version_check CHECK ((version >= 0)),
  constraint tour_versions_what_check CHECK ((what = ANY (ARRAY['submitted'::text, 'published'::text, 'returned'::text, 'replaced'::text])))
);
CREATE INDEX tour_versions_tour ON public.tour_versions USING btree (tour_id, id DESC);

create table tour_view_days (
  tour_id uuid not null,
  day date not null,
  views integer not null,
  constraint tour_view_days_pkey PRIMARY KEY (tour_id, day),
  constraint tour_view_days_tour_id_fkey FOREIGN KEY (tour_id) REFERENCES tours(id) ON DELETE CASCADE,
  constraint tour_view_days_views_check CHECK ((views > 0))
);
CREATE INDEX tour_view_days_day ON public.tour_view_days USING btree (day);

create table tours (
  id uuid not null,
  slug text not null,
  supplier_id uuid not null,
  place_id uuid not null,
  status text not null default 'published'::text,
  currency character(3) not null,
  from_price_minor bigint,
  duration_minutes integer,
  guide_languages text[] not null default '{}'::text[],
  policy_key text not null,
  pay_later boolean not null,
  confirmation text not null,
  pickup_available boolean not null default false,
  meeting_latitude double precision,
  meeting_longitude double precision,
  review_count integer not null default 0,
  stars_sum integer not null default 0,
  popularity integer not null default 0,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  facts jsonb not null default '{}'::jsonb,
  constraint tours_check CHECK (((stars_sum >= review_count) AND (stars_sum <= (review_count * 5)))),
  constraint tours_check1 CHECK ((NOT ((policy_key = 'fixed'::text) AND pay_later))),
  constraint tours_confirmation_check CHECK ((confirmation = ANY (ARRAY['instant'::text, 'on-request'::text]))),
  constraint tours_duration_minutes_check CHECK ((duration_minutes > 0)),
  constraint tours_facts_check CHECK (((jsonb_typeof(facts) = 'object'::text) AND (octet_length((facts)::text) <= 2000))),
  constraint tours_from_price_minor_check CHECK ((from_price_minor >= 0)),
  constraint tours_pkey PRIMARY KEY (id),
  constraint tours_place_id_fkey FOREIGN KEY (place_id) REFERENCES places(id),
  constraint tours_policy_key_check CHECK ((policy_key = ANY (ARRAY['flexible'::text, 'moderate'::text, 'strict'::text, 'fixed'::text]))),
  constraint tours_review_count_check CHECK ((review_count >= 0)),
  constraint tours_slug_key UNIQUE (slug),
  constraint tours_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text, 'paused'::text, 'suspended'::text, 'removed'::text]))),
  constraint tours_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id)
);
CREATE INDEX tours_in_place ON public.tours USING btree (place_id, popularity DESC, id) WHERE (status = 'published'::text);
CREATE INDEX tours_of_place ON public.tours USING btree (place_id);
CREATE INDEX tours_popularity ON public.tours USING btree (popularity DESC, id) WHERE (status = 'published'::text);
CREATE INDEX tours_supplier ON public.tours USING btree (supplier_id);
CREATE TRIGGER tours_added_or_gone AFTER INSERT OR DELETE ON public.tours FOR EACH ROW EXECUTE FUNCTION note_search_change('tour', 'id');
CREATE TRIGGER tours_changed AFTER UPDATE ON public.tours FOR EACH ROW WHEN (((((((((((old.status IS DISTINCT FROM new.status) OR (old.place_id IS DISTINCT FROM new.place_id)) OR (old.currency IS DISTINCT FROM new.currency)) OR (old.from_price_minor IS DISTINCT FROM new.from_price_minor)) OR (old.duration_minutes IS DISTINCT FROM new.duration_minutes)) OR (old.guide_languages IS DISTINCT FROM new.guide_languages)) OR (old.policy_key IS DISTINCT FROM new.policy_key)) OR (old.review_count IS DISTINCT FROM new.review_count)) OR (old.stars_sum IS DISTINCT FROM new.stars_sum)) OR (old.popularity IS DISTINCT FROM new.popularity))) EXECUTE FUNCTION note_search_change('tour', 'id');
CREATE TRIGGER tours_of_verified_suppliers BEFORE INSERT OR UPDATE OF status, supplier_id ON public.tours FOR EACH ROW WHEN ((new.status = 'published'::text)) EXECUTE FUNCTION only_verified_suppliers_sell();
CREATE TRIGGER tours_shown AFTER UPDATE ON public.tours FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION note_search_change('shown', 'id');
CREATE TRIGGER tours_taxonomy_added_or_gone AFTER INSERT OR DELETE ON public.tours FOR EACH ROW EXECUTE FUNCTION note_search_change('taxonomy', 'id');
CREATE TRIGGER tours_taxonomy_changed AFTER UPDATE ON public.tours FOR EACH ROW WHEN (((old.status IS DISTINCT FROM new.status) OR (old.place_id IS DISTINCT FROM new.place_id))) EXECUTE FUNCTION note_search_change('taxonomy', 'id');
CREATE TRIGGER tours_to_sum AFTER UPDATE ON public.tours FOR EACH ROW WHEN (((old.supplier_id IS DISTINCT FROM new.supplier_id) OR (old.place_id IS DISTINCT FROM new.place_id))) EXECUTE FUNCTION note_tour_to_sum();

create table unit_texts (
  unit_id uuid not null,
  language text not null,
  label text not null,
  constraint unit_texts_label_check CHECK (((char_length(label) >= 1) AND (char_length(label) <= 60))),
  constraint unit_texts_pkey PRIMARY KEY (unit_id, language),
  constraint unit_texts_unit_id_fkey FOREIGN KEY (unit_id) REFERENCES units(id) ON DELETE CASCADE
);
CREATE TRIGGER unit_texts_added AFTER INSERT ON public.unit_texts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_units_shown();
CREATE TRIGGER unit_texts_changed AFTER UPDATE ON public.unit_texts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_units_shown();
CREATE TRIGGER unit_texts_gone AFTER DELETE ON public.unit_texts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_units_shown();

create table units (
  id uuid not null,
  option_id uuid not null,
  kind text not null,
  price_minor bigint not null,
  min_age integer,
  max_age integer,
  seats smallint not null default 1,
  adults smallint not null default 1,
  children smallint not null default 0,
  least_per_booking smallint not null default 1,
  most_per_booking smallint,
  constraint units_ages CHECK (((min_age >= 0) AND (max_age >= COALESCE(min_age, 0)))),
  constraint units_kind_check CHECK ((kind = ANY (ARRAY['adult'::text, 'youth'::text, 'child'::text, 'infant'::text, 'senior'::text, 'student'::text, 'family'::text, 'group'::text, 'other'::text]))),
  constraint units_of_option UNIQUE (option_id, id),
  constraint units_option_id_fkey FOREIGN KEY (option_id) REFERENCES options(id) ON DELETE CASCADE,
  constraint units_option_id_kind_key UNIQUE (option_id, kind),
  constraint units_per_booking CHECK ((((least_per_booking >= 1) AND (least_per_booking <= 40)) AND ((most_per_booking >= least_per_booking) AND (most_per_booking <= 40)))),
  constraint units_pkey PRIMARY KEY (id),
  constraint units_price_minor_check CHECK ((price_minor >= 0)),
  constraint units_size CHECK (
CASE kind
    WHEN 'youth'::text THEN ((seats = 1) AND (adults = ANY (ARRAY[0, 1])) AND (children = (1 - adults)))
    WHEN 'child'::text THEN ((seats = 1) AND (adults = 0) AND (children = 1))
    WHEN 'infant'::text THEN ((seats = ANY (ARRAY[0, 1])) AND (adults = 0) AND (children = 1))
    WHEN 'family'::text THEN (((seats >= 1) AND (seats <= 30)) AND ((adults >= 1) AND (adults <= 20)) AND ((children >= 0) AND (children <= 10)))
    WHEN 'other'::text THEN (((seats >= 0) AND (seats <= 30)) AND ((adults >= 0) AND (adults <= 20)) AND ((children >= 0) AND (children <= 10)) AND ((adults + children) > 0) AND ((seats > 0) OR (adults = 0)))
    ELSE ((seats = 1) AND (adults = 1) AND (children = 0))
END)
);
CREATE TRIGGER units_added AFTER INSERT ON public.units REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_options_shown();
CREATE TRIGGER units_changed AFTER INSERT OR DELETE OR UPDATE OF kind, option_id, price_minor, seats, adults, children, least_per_booking, most_per_booking ON public.units FOR EACH ROW EXECUTE FUNCTION note_units_change();
CREATE TRIGGER units_gone AFTER DELETE ON public.units REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_options_shown();
CREATE TRIGGER units_prices_added AFTER INSERT ON public.units REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_prices();
CREATE TRIGGER units_prices_changed AFTER UPDATE ON public.units REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_prices();
CREATE TRIGGER units_prices_gone AFTER DELETE ON public.units REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_prices();
CREATE TRIGGER units_shown AFTER UPDATE ON public.units REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_options_shown();

create table unsummed_bookings (
  supplier_id uuid not null,
  booking_id uuid not null
);
CREATE INDEX unsummed_bookings_booking ON public.unsummed_bookings USING btree (booking_id);
CREATE INDEX unsummed_bookings_supplier ON public.unsummed_bookings USING btree (supplier_id, booking_id);

create table users (
  id uuid not null,
  email text not null,
  name text not null,
  role text not null,
  password_hash text not null,
  language text,
  currency character(3),
  phone text,
  city text,
  country character(2),
  date_of_birth date,
  loyalty_points integer,
  preferences text,
  saved_locations jsonb,
  avatar_file text,
  created_at timestamp with time zone not null default now(),
  email_confirmed_at timestamp with time zone,
  pending_email text,
  wants_reminders boolean not null default true,
  wants_news boolean not null default false,
  erased_at timestamp with time zone,
  suspended_at timestamp with time zone,
  second_factor_grace_from timestamp with time zone not null default now(),
  is_demo boolean not null default false,
  confirmed_elsewhere boolean not null default false,
  staff_role text,
  password_mailed_at timestamp with time zone,
  constraint users_check CHECK (((pending_email = lower(btrim(pending_email))) AND ((length(pending_email) >= 3) AND (length(pending_email) <= 254)) AND (pending_email <> email))),
  constraint users_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint users_email_check CHECK (((email = lower(btrim(email))) AND ((length(email) >= 3) AND (length(email) <= 254)))),
  constraint users_email_key UNIQUE (email),
  constraint users_erased_is_nobody CHECK (((erased_at IS NULL) OR ((name = '-'::text) AND (email ~~ '%@erased.invalid'::text) AND (password_hash = '!'::text) AND (num_nonnulls(phone, city, country, date_of_birth, loyalty_points, preferences, saved_locations, avatar_file, language, currency, pending_email, email_confirmed_at) = 0)))),
  constraint users_language_check CHECK ((language = ANY (ARRAY['es'::text, 'en'::text, 'fr'::text]))),
  constraint users_loyalty_points_check CHECK ((loyalty_points >= 0)),
  constraint users_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120))),
  constraint users_password_hash_check CHECK (((password_hash ~~ '$argon2id$%'::text) OR (password_hash = '!'::text))),
  constraint users_phone_check CHECK ((phone ~ '^\+[1-9][0-9]{2,19}(;ext=[0-9]{1,20})?$'::text)),
  constraint users_pkey PRIMARY KEY (id),
  constraint users_role_check CHECK ((role = ANY (ARRAY['client'::text, 'supplier'::text, 'admin'::text]))),
  constraint users_saved_locations_check CHECK ((jsonb_typeof(saved_locations) = 'array'::text)),
  constraint users_staff CHECK (((staff_role IS NULL) OR (role = 'admin'::text))),
  constraint users_staff_role_check CHECK ((staff_role = ANY (ARRAY['support'::text, 'editor'::text])))
);
CREATE INDEX users_email_start ON public.users USING btree (email text_pattern_ops);
CREATE INDEX users_name ON public.users USING btree (name COLLATE "und-x-icu", id) WHERE (erased_at IS NULL);
CREATE INDEX users_name_words ON public.users USING gin (to_tsvector('simple'::regconfig, name));
CREATE INDEX users_news ON public.users USING btree (id) WHERE wants_news;
CREATE INDEX users_phone_end ON public.users USING btree (reverse(split_part(phone, ';'::text, 1)) text_pattern_ops) WHERE (phone IS NOT NULL);
CREATE INDEX users_role ON public.users USING btree (role, id) WHERE (erased_at IS NULL);
CREATE INDEX users_suspended ON public.users USING btree (id) WHERE (suspended_at IS NOT NULL);

create table waitlist_entries (
  id uuid not null,
  user_id uuid not null,
  departure_id uuid not null,
  tour_id uuid not null,
  adults integer not null,
  children integer not null,
  units jsonb,
  seats integer not null,
  language text not null,
  joined_at timestamp with time zone not null,
  booking_id uuid,
  ended_at timestamp with time zone,
  constraint waitlist_entries_adults_check CHECK ((adults > 0)),
  constraint waitlist_entries_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint waitlist_entries_children_check CHECK ((children >= 0)),
  constraint waitlist_entries_departure_id_fkey FOREIGN KEY (departure_id) REFERENCES departures(id) ON DELETE CASCADE,
  constraint waitlist_entries_pkey PRIMARY KEY (id),
  constraint waitlist_entries_seats_check CHECK ((seats > 0)),
  constraint waitlist_entries_tour_id_fkey FOREIGN KEY (tour_id) REFERENCES tours(id) ON DELETE CASCADE,
  constraint waitlist_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE UNIQUE INDEX waitlist_entries_booking ON public.waitlist_entries USING btree (booking_id) WHERE (booking_id IS NOT NULL);
CREATE INDEX waitlist_entries_departure ON public.waitlist_entries USING btree (departure_id);
CREATE INDEX waitlist_entries_tour ON public.waitlist_entries USING btree (tour_id);
CREATE INDEX waitlist_entries_user ON public.waitlist_entries USING btree (user_id);
CREATE UNIQUE INDEX waitlist_entries_waiting ON public.waitlist_entries USING btree (departure_id, user_id) WHERE ((booking_id IS NULL) AND (ended_at IS NULL));

create table webhook_deliveries (
  id uuid not null,
  endpoint_id uuid not null,
  message_id uuid not null,
  event text not null,
  body text not null,
  created_at timestamp with time zone not null,
  attempts smallint not null default 0,
  due_at timestamp with time zone,
  attempted_at timestamp with time zone,
  delivered_at timestamp with time zone,
  status smallint,
  failure text,
  response text,
  discarded_at timestamp with time zone,
  constraint webhook_deliveries_attempts_check CHECK ((attempts >= 0)),
  constraint webhook_deliveries_check CHECK (((delivered_at IS NULL) OR (due_at IS NULL))),
  constraint webhook_deliveries_discarded CHECK (((discarded_at IS NULL) OR ((due_at IS NULL) AND (delivered_at IS NULL)))),
  constraint webhook_deliveries_endpoint_id_fkey FOREIGN KEY (endpoint_id) REFERENCES webhook_endpoints(id) ON DELETE CASCADE,
  constraint webhook_deliveries_pkey PRIMARY KEY (id),
  constraint webhook_deliveries_response_check CHECK ((length(response) <= 1000))
);
CREATE INDEX webhook_deliveries_created ON public.webhook_deliveries USING btree (created_at);
CREATE INDEX webhook_deliveries_due ON public.webhook_deliveries USING btree (endpoint_id, created_at) WHERE (due_at IS NOT NULL);
CREATE INDEX webhook_deliveries_endpoint ON public.webhook_deliveries USING btree (endpoint_id, created_at, id);
CREATE INDEX webhook_deliveries_held ON public.webhook_deliveries USING btree (created_at DESC, id DESC) WHERE ((delivered_at IS NULL) AND (discarded_at IS NULL) AND (attempts > 0));

create table webhook_endpoints (
  id uuid not null,
  supplier_id uuid not null,
  url text not null,
  events text[] not null,
  encrypted_secret bytea not null,
  previous_encrypted_secret bytea,
  previous_until timestamp with time zone,
  created_at timestamp with time zone not null,
  failing_since timestamp with time zone,
  disabled_at timestamp with time zone,
  disabled_by text,
  constraint webhook_endpoints_check CHECK (((previous_encrypted_secret IS NULL) = (previous_until IS NULL))),
  constraint webhook_endpoints_check1 CHECK (((disabled_at IS NULL) = (disabled_by IS NULL))),
  constraint webhook_endpoints_disabled_by_check CHECK ((disabled_by = ANY (ARRAY['owner'::text, 'failures'::text]))),
  constraint webhook_endpoints_events_check CHECK (((cardinality(events) >= 1) AND (cardinality(events) <= 20))),
  constraint webhook_endpoints_pkey PRIMARY KEY (id),
  constraint webhook_endpoints_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id) ON DELETE CASCADE,
  constraint webhook_endpoints_url_check CHECK (((url ~~ 'https://%'::text) AND (length(url) <= 500)))
);
CREATE INDEX webhook_endpoints_supplier ON public.webhook_endpoints USING btree (supplier_id);

create table wishlist_items (
  user_id uuid not null,
  tour_id uuid not null,
  added_at timestamp with time zone not null,
  constraint wishlist_items_pkey PRIMARY KEY (user_id, tour_id),
  constraint wishlist_items_tour_id_fkey FOREIGN KEY (tour_id) REFERENCES tours(id) ON DELETE CASCADE,
  constraint wishlist_items_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE OR REPLACE FUNCTION public.append_to_audit_chain()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare head audit_head;
begin
  select * into head from audit_head for no key update;
  new.sequence := head.sequence + 1;
  new.hash := audit_hash(head.hash, new);
  update audit_head set sequence = new.sequence, hash = new.hash;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.audit_hash(previous text, entry audit_entries)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select encode(sha256(convert_to(json_build_array(previous, entry.sequence, entry.id,
      to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), entry.actor_id, entry.action, entry.subject_kind,
      entry.subject_id, entry.reason, entry.value_before, entry.value_after)::text, 'UTF8')), 'hex')
$function$;

CREATE OR REPLACE FUNCTION public.audit_is_append_only()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'audit entries are never changed or deleted';
end $function$;

CREATE OR REPLACE FUNCTION public.booking_money(id uuid)
 RETURNS TABLE(paid bigint, returned bigint, sold bigint, commission bigint, goodwill bigint)
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(max(m.paid), 0), coalesce(max(m.returned), 0), coalesce(max(m.sold), 0), coalesce(max(m.commission), 0),
         coalesce(max(m.goodwill), 0)
  from money_by_booking() m where m.booking_id = $1
$function$;

CREATE OR REPLACE FUNCTION public.broken_accepted_terms_invariants()
 RETURNS TABLE(invariant text, subject text, detail text)
 LANGUAGE sql
 STABLE
AS $function$
  select 'terms that somebody went on under have started', a.terms_id::text, format('supplier %s', a.supplier_id)
  from supplier_terms_acceptances a join supplier_terms t on t.id = a.terms_id
  where a.how = 'continued' and (t.started_at is null or t.started_at > a.accepted_at)

  union all
  select 'terms of one supplier are accepted by it alone', a.terms_id::text, format('supplier %s', a.supplier_id)
  from supplier_terms_acceptances a join supplier_terms t on t.id = a.terms_id where t.supplier_id <> a.supplier_id
$function$;

CREATE OR REPLACE FUNCTION public.broken_audit_invariants()
 RETURNS TABLE(invariant text, subject text, detail text)
 LANGUAGE sql
 STABLE
AS $function$
  select 'the audit log is a chain of hashes without a gap', coalesce(e.id::text, 'none is left'), format('entry %s', e.sequence)
  from first_broken_audit_entry() e
$function$;

CREATE OR REPLACE FUNCTION public.broken_booking_invariants()
 RETURNS TABLE(invariant text, subject text, detail text)
 LANGUAGE sql
 STABLE
AS $function$
  with booking as materialized (
    select b.id, b.state, b.departure_id, b.option_id, b.tour_id, b.seats, b.adults, b.children, b.total_minor, b.items_kept_minor,
           b.items_cancelled, b.times_changed, b.goodwill_minor, b.confirmed_at, kept_minor(b) as kept_minor,
           coalesce(m.paid, 0) as paid, coalesce(m.returned, 0) as returned, coalesce(m.sold, 0) as sold, coalesce(m.goodwill, 0) as goodwill
    from bookings b left join money_by_booking() m on m.booking_id = b.id
  ), departure as materialized (
    -- Of all others no seat is taken, and none should be.
    select d.id, d.option_id, d.tour_id, d.taken, d.capacity, coalesce(b.seats, 0) as booked
    from departures d
    left join (
      select departure_id, sum(seats) as seats from (
        select departure_id, case when state in ('on_hold', 'pending', 'confirmed', 'completed', 'no_show') then seats else 0 end as seats from booking
        union all
        select departure_id, seats_held from booking_changes where state = 'pending'
        union all select departure_id, seats from manual_entries where released_at is null
      ) live group by departure_id
    ) b on b.departure_id = d.id
    where d.taken <> 0 or b.departure_id is not null
  )
  select 'seats taken equal seats of live bookings', id::text, format('taken %s, booked %s, capacity %s', taken, booked, capacity)
  from departure where taken <> booked or taken > capacity or taken < 0

  union all
  select 'a booking is of the option and the tour of its departure', b.id::text,
         format('option %s, tour %s, departure of %s, %s', b.option_id, b.tour_id, d.option_id, d.tour_id)
  from booking b join departure d on d.id = b.departure_id
  where b.option_id <> d.option_id or b.tour_id <> d.tour_id

  union all
  select 'ledger transactions sum to zero', transaction_id::text, format('%s %s', sum(amount_minor), currency)
  from ledger_entries group by transaction_id, currency having sum(amount_minor) <> 0

  union all
  select 'ledger transactions have entries', t.id::text, t.kind
  from ledger_transactions t where not exists (select from ledger_entries e where e.transaction_id = t.id)

  union all
  select 'refunds never exceed captures', booking_id::text, format('captured %s, refunded %s', captured, refunded)
  from (
    select t.booking_id,
           sum(e.amount_minor) filter (where t.kind = 'capture') as captured,
           -sum(e.amount_minor) filter (where t.kind = 'refund') as refunded
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where e.account = 'cash' group by t.booking_id
  ) cash where coalesce(refunded, 0) > coalesce(captured, 0)

  union all
  select 'payments of a booking are in the ledger', coalesce(p.booking_id, l.booking_id)::text,
         format('payments %s, in the ledger %s', coalesce(p.held, 0), coalesce(l.held, 0))
  from (
    select booking_id, sum(amount_minor - refunded_minor) as held
    from payments where booking_id is not null and state = 'captured' group by booking_id
  ) p
  full join (
    select t.booking_id, sum(e.amount_minor) as held
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where e.account = 'cash' and t.booking_id is not null group by t.booking_id
  ) l on l.booking_id = p.booking_id
  where coalesce(p.held, 0) <> coalesce(l.held, 0)

  union all
  select 'an ended booking has kept what its policy keeps', b.id::text,
         format('%s: paid %s, returned %s, kept by the policy %s', b.state, b.paid, b.returned, b.kept_minor)
  from booking b
  where b.state in ('cancelled', 'declined', 'expired', 'completed', 'no_show')
    -- Nearly all hold just what they keep: the costly question is asked of the others.
    and b.paid - b.returned + b.goodwill <> least(b.kept_minor, b.paid)
    and not (select holds_what_it_may(whole, b.paid, b.returned - b.goodwill) from bookings whole where whole.id = b.id)

  union all
  select 'the refund of an ended booking is the one its ending grants', b.id::text,
         format('%s by %s: refund %s, granted %s', b.state, b.ended_by, b.refund_minor, granted_refund_minor(b))
  from bookings b
  where b.state in ('cancelled', 'declined', 'expired') and b.refund_minor is distinct from granted_refund_minor(b)
    and not (b.refund_minor > granted_refund_minor(b)
             and b.ended_at < (select applied_at from migrations where name = '0022_paid_bookings.sql'))

  union all
  select 'what was paid of a confirmed booking is sold, and nothing else is', b.id::text,
         format('%s: paid %s, returned %s, sold %s', b.state, b.paid, b.returned, b.sold)
  from booking b where b.sold <> case when b.confirmed_at is null then 0 else b.paid - b.returned + b.goodwill end

  union all
  select 'what was given as goodwill is what operators decided, as far as it was not due anyway', b.id::text,
         format('decided %s, in the ledger %s, paid %s, returned %s', b.goodwill_minor, b.goodwill, b.paid, b.returned)
  from booking b where b.goodwill <> least(b.goodwill_minor, b.paid - b.returned + b.goodwill)

  union all
  select 'the goodwill of a booking is the sum of its refunds', b.id::text, format('%s, refunds %s', b.goodwill_minor, coalesce(r.sum, 0))
  from booking b
  left join (select booking_id, sum(amount_minor) as sum from goodwill_refunds where state = 'done' group by booking_id) r on r.booking_id = b.id
  where b.goodwill_minor <> coalesce(r.sum, 0)

  union all
  select 'the price charged is the price of its lines', b.id::text,
         format('total %s, lines %s, kept %s', b.total_minor, l.total, b.items_kept_minor)
  from bookings b cross join lateral (
    select coalesce(sum((line ->> 'totalMinor')::bigint), 0) as total from jsonb_array_elements(b.lines) line
  ) l where l.total + b.items_kept_minor <> b.total_minor

  union all
  select 'a booking is what is left of its items', b.id::text,
         format('seats %s, party %s + %s, total %s, cancelled %s, kept of them %s; by its items %s, %s + %s, %s, %s, %s', b.seats,
                b.adults, b.children, b.total_minor, b.items_cancelled, b.items_kept_minor, i.seats, i.adults, i.children,
                i.price + i.kept, i.cancelled, i.kept)
  from booking b
  left join (
    select booking_id, sum(seats) filter (where state <> 'cancelled') as seats,
           sum(adults) filter (where state <> 'cancelled') as adults,
           sum(children) filter (where state <> 'cancelled') as children,
           coalesce(sum(price_minor) filter (where state <> 'cancelled'), 0) as price,
           coalesce(sum(price_minor - refund_minor), 0) + coalesce(min(changed.kept), 0) as kept,
           count(*) filter (where state = 'cancelled') as cancelled
    from booking_items
    left join (
      select c.booking_id, sum(c.kept_minor - d.price + d.refund) as kept from booking_changes c cross join lateral dropped_by(c) d
      where c.state = 'done' group by c.booking_id
    ) changed using (booking_id)
    group by booking_id
  ) i on i.booking_id = b.id
  where (b.seats, b.adults, b.children, b.total_minor, b.items_cancelled, b.items_kept_minor)
    is distinct from (i.seats, i.adults, i.children, i.price + i.kept, i.cancelled, i.kept)

  union all
  select 'the refund of a cancelled item is the one its terms grant', format('%s item %s', i.booking_id, i.position),
         format('price %s, refund %s', i.price_minor, i.refund_minor)
  from booking_items i join bookings b on b.id = i.booking_id
  where i.state = 'cancelled' and i.refund_minor <> case when b.confirmed_at <= i.cancelled_at
    then (i.price_minor * percent_of_then(b, i.cancelled_at) + 50) / 100 else i.price_minor end

  union all
  select 'of a booking that was changed or of which items were cancelled nothing is held beyond its total', b.id::text,
         format('paid %s, returned %s, total %s', b.paid, b.returned, b.total_minor)
  from booking b
  where (b.items_cancelled > 0 or b.times_changed > 0)
    and not (select holds_what_it_may(whole, b.paid, b.returned - b.goodwill) from bookings whole where whole.id = b.id)

  union all
  select 'an accepted key has its answer', user_id::text || ' ' || key, operation
  from idempotency_keys where status is null

  union all
  select 'stars of a tour are those of its reviews', t.id::text,
         format('tour %s/%s, reviews %s/%s', t.stars_sum, t.review_count, coalesce(r.stars, 0), coalesce(r.count, 0))
  from tours t
  left join (select tour_id, sum(stars) as stars, count(*) as count from reviews
    where hidden_at is null group by tour_id) r on r.tour_id = t.id
  where t.stars_sum <> coalesce(r.stars, 0) or t.review_count <> coalesce(r.count, 0)

  union all
  select 'the balance of a gift card is what the ledger owes', c.id::text,
         format('balance %s, owed %s', c.balance_minor, coalesce(l.owed, 0))
  from gift_cards c
  left join (
    select gift_card_id, -sum(amount_minor) as owed from ledger_entries where gift_card_id is not null group by gift_card_id
  ) l on l.gift_card_id = c.id
  where c.balance_minor <> coalesce(l.owed, 0)

  union all
  select 'what gift cards paid of a booking is in the ledger', r.booking_id::text,
         format('paid %s, refunded %s, in the ledger %s', r.paid_minor, r.refunded_minor, coalesce(l.paid, 0))
  from gift_card_redemptions r
  left join (
    select t.booking_id, -sum(e.amount_minor) as paid
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where t.kind in ('gift_card_redemption', 'gift_card_return') and e.account = 'traveller' group by t.booking_id
  ) l on l.booking_id = r.booking_id
  where r.paid_minor - r.refunded_minor <> coalesce(l.paid, 0)

  union all
  select 'what affiliates earned is in the ledger', r.booking_id::text,
         format('share %s, in the ledger %s', case when r.earned_at is null then 0 else r.share_minor end, coalesce(l.earned, 0))
  from affiliate_referrals r
  left join (
    select t.booking_id, -sum(e.amount_minor) as earned
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where e.account = 'affiliate' group by t.booking_id
  ) l on l.booking_id = r.booking_id
  where case when r.earned_at is null then 0 else r.share_minor end <> coalesce(l.earned, 0)
$function$;

CREATE OR REPLACE FUNCTION public.broken_booking_sum_invariants()
 RETURNS TABLE(invariant text, subject text, detail text)
 LANGUAGE sql
 STABLE
AS $function$
  select 'the sums of a supplier are those of its summed bookings', format('%s on %s', coalesce(s.supplier_id, b.supplier_id), coalesce(s.day, b.day)),
         format('sums %s of %s, bookings %s of %s', s.revenue_minor, s.bookings, b.revenue_minor, b.bookings)
  from (select * from supplier_booking_days where (bookings, revenue_minor, commission_minor) <> (0, 0, 0)) s
  full join (
    select supplier_id, day, currency, cancelled_by, count(*) as bookings, sum(revenue_minor) as revenue_minor, sum(commission_minor) as commission_minor
    from summed_bookings group by 1, 2, 3, 4
  ) b on (b.supplier_id, b.day, b.currency, b.cancelled_by) = (s.supplier_id, s.day, s.currency, s.cancelled_by)
  where (s.bookings, s.revenue_minor, s.commission_minor) is distinct from (b.bookings, b.revenue_minor, b.commission_minor)

  union all
  select 'the lead times of a supplier are those of its summed bookings', format('%s on %s', coalesce(s.supplier_id, b.supplier_id), coalesce(s.day, b.day)),
         format('%s days: sums %s, bookings %s', coalesce(s.lead_days, b.lead_days), s.bookings, b.bookings)
  from (select * from supplier_lead_days where bookings <> 0) s
  full join (
    select supplier_id, day, lead_days, count(*) as bookings from summed_bookings where lead_days is not null group by 1, 2, 3
  ) b on (b.supplier_id, b.day, b.lead_days) = (s.supplier_id, s.day, s.lead_days)
  where s.bookings is distinct from b.bookings

  union all
  select 'the lead times of a month are those of its days', format('%s in %s', coalesce(m.supplier_id, d.supplier_id), coalesce(m.month, d.month)),
         format('%s days: months %s, days %s', coalesce(m.lead_days, d.lead_days), m.bookings, d.bookings)
  from (select * from supplier_lead_months where bookings <> 0) m
  full join (
    select supplier_id, date_trunc('month', day)::date as month, lead_days, sum(bookings) as bookings from supplier_lead_days
    group by 1, 2, 3 having sum(bookings) <> 0
  ) d on (d.supplier_id, d.month, d.lead_days) = (m.supplier_id, m.month, m.lead_days)
  where m.bookings is distinct from d.bookings

  union all
  select 'a confirmed booking is in the sums, or yet to be summed', b.id::text, b.state
  from bookings b
  where b.confirmed_at is not null
    and not exists (select from summed_bookings s where s.booking_id = b.id)
    and not exists (select from unsummed_bookings u where u.booking_id = b.id)

  union all
  select 'what is in the sums is of a confirmed booking, or yet to leave them', s.booking_id::text, format('%s on %s', s.supplier_id, s.day)
  from summed_bookings s
  where not exists (select from bookings b where b.id = s.booking_id and b.confirmed_at is not null)
    and not exists (select from unsummed_bookings u where u.booking_id = s.booking_id)
$function$;

CREATE OR REPLACE FUNCTION public.broken_calendar_edit_invariants()
 RETURNS TABLE(invariant text, subject text, detail text)
 LANGUAGE sql
 STABLE
AS $function$
  select 'a calendar edit that has ended has decided all that it chose', id::text, format('%s of %s', worked, total)
  from calendar_edits where state = 'done' and worked <> total

  union all
  select 'a closure is left out only where a supplier made it', x.closure_id::text, format('departure %s, %s', x.departure_id, c.cause)
  from closure_exceptions x join closures c on c.id = x.closure_id where c.cause <> 'supplier'
$function$;

CREATE OR REPLACE FUNCTION public.broken_change_invariants()
 RETURNS TABLE(invariant text, subject text, detail text)
 LANGUAGE sql
 STABLE
AS $function$
  select 'a change gives back what the terms of before grant', format('%s change %s', c.booking_id, c.number),
         format('from %s to %s at %s, dropped %s: refund %s, kept %s', p.was, p.is, p.percent, d.price, c.refund_minor, c.kept_minor)
  from booking_changes c cross join lateral dropped_by(c) d cross join lateral (
    select (c.before ->> 'totalMinor')::bigint - (c.before ->> 'itemsKeptMinor')::bigint as was,
           (c.after ->> 'totalMinor')::bigint - (c.after ->> 'itemsKeptMinor')::bigint as is,
           case when is_free(c.booking_id, c.quoted_at) then 100
             else percent_of_terms(c.before -> 'refundTiers', (c.before ->> 'startsAt')::timestamptz, c.quoted_at) end as percent
  ) p cross join lateral (select greatest(0, p.was - d.price - p.is) as less) l
  where c.refund_minor <> (l.less * p.percent + 50) / 100 + d.refund
     or c.kept_minor <> l.less + d.price - c.refund_minor
     or (c.after ->> 'itemsKeptMinor')::bigint <> (c.before ->> 'itemsKeptMinor')::bigint + c.kept_minor

  union all
  select 'what a change drops ends as the terms of its quote cancel it', format('%s change %s', c.booking_id, c.number),
         format('item %s: %s of %s', i.position, i.refund_minor, i.price_minor)
  from booking_changes c cross join lateral jsonb_array_elements(c.after -> 'dropped') as dropped (item)
  left join booking_items i on i.booking_id = c.booking_id and i.position = (item ->> 'position')::smallint
  where c.state = 'done' and (i.state, i.cancelled_at, i.price_minor, i.refund_minor)
    is distinct from ('cancelled', c.quoted_at, (item ->> 'priceMinor')::bigint, (item ->> 'refundMinor')::bigint)

  union all
  select 'a change to another time gives no better terms than those that held when it was made',
         format('%s change %s', c.booking_id, c.number), format('%s, then %s at %s', c.after -> 'refundTiers', p.percent, c.quoted_at)
  from booking_changes c cross join lateral (
    select percent_of_terms(c.before -> 'refundTiers', (c.before ->> 'startsAt')::timestamptz, c.quoted_at) as percent
  ) p
  where c.actor = 'traveller' and c.before ->> 'startsAt' <> c.after ->> 'startsAt' and not is_free(c.booking_id, c.quoted_at)
    and exists (select from jsonb_array_elements(c.after -> 'refundTiers') tier where (tier ->> 'refundPercent')::integer > p.percent)

  union all
  select 'a booking counts its changes', b.id::text, format('%s, of them done %s', b.times_changed, coalesce(c.done, 0))
  from bookings b
  left join (select booking_id, count(*) as done from booking_changes where state = 'done' group by booking_id) c on c.booking_id = b.id
  where b.times_changed <> coalesce(c.done, 0)

  union all
  select 'a booking is where its last change has taken it', b.id::text,
         format('%s at %s, changed to %s at %s', b.departure_id, b.starts_at, c.departure_id, c.after ->> 'startsAt')
  from bookings b join (
    select distinct on (booking_id) * from booking_changes where state = 'done' order by booking_id, number desc
  ) c on c.booking_id = b.id
  where (b.departure_id, b.starts_at) is distinct from (c.departure_id, (c.after ->> 'startsAt')::timestamptz)

  union all
  select 'only a booking that takes place waits for the payment of a change', b.id::text, b.state
  from booking_changes c join bookings b on b.id = c.booking_id
  where c.state = 'pending' and b.state not in ('confirmed', 'completed', 'no_show')
$function$;

CREATE OR REPLACE FUNCTION public.broken_check_in_invariants()
 RETURNS TABLE(invariant text, subject text, detail text)
 LANGUAGE sql
 STABLE
AS $function$
  select 'a booking knows when the first of its people was checked in', coalesce(b.id, c.booking_id)::text,
    format('%s, of its people %s', b.checked_in_at, c.first)
  from (select id, checked_in_at from bookings where checked_in_at is not null) b
  full join (select booking_id, min(checked_in_at) as first from check_ins group by 1) c on c.booking_id = b.id
  where b.checked_in_at is distinct from c.first
$function$;

CREATE OR REPLACE FUNCTION public.broken_departure_change_invariants()
 RETURNS TABLE(invariant text, subject text, detail text)
 LANGUAGE sql
 STABLE
AS $function$
  with latest as materialized (
    select distinct on (departure_id) departure_id, starts_at_local_after, meeting_point_after
    from departure_changes order by departure_id, changed_at desc, id desc
  )
  select 'a booking of a departure that was moved starts when it does', b.id::text, format('%s, departure %s', b.starts_at, d.starts_at)
  from latest l join departures d on d.id = l.departure_id join bookings b on b.departure_id = d.id
  where b.state in ('on_hold', 'pending', 'confirmed') and b.valid_days is null and (b.starts_at, b.ends_at) is distinct from (d.starts_at, d.ends_at)

  union all
  select 'a departure is when and where its last change has taken it', d.id::text,
         format('%s at %s, changed to %s at %s', d.starts_at_local, d.meeting_point, l.starts_at_local_after, l.meeting_point_after)
  from latest l join departures d on d.id = l.departure_id
  where (d.starts_at_local, d.meeting_point) is distinct from (l.starts_at_local_after, l.meeting_point_after)

  union all
  select 'a change by the supplier changes neither the party nor the price', format('%s change %s', c.booking_id, c.number), null
  from booking_changes c
  cross join lateral (
    select array['startsAt', 'startsAtLocal', 'endsAt', 'endsAtLocal', 'items']
      || case when c.departure_change_id is null then 'departureId' end as moved
  ) may
  where c.actor <> 'traveller' and (c.before - may.moved) is distinct from (c.after - may.moved)

  union all
  select 'a change by the supplier can be cancelled free until the start at most', format('%s change %s', c.booking_id, c.number),
         format('until %s, starts at %s', c.free_until, c.after ->> 'startsAt')
  from booking_changes c
  where c.free_until > coalesce((c.after ->> 'endsAt')::timestamptz, (c.after ->> 'startsAt')::timestamptz)

  union all
  select 'a booking that its supplier moves goes to another departure', format('%s change %s', c.booking_id, c.number), null
  from booking_changes c
  where c.reason is not null and c.before ->> 'departureId' = c.after ->> 'departureId'
$function$;

CREATE OR REPLACE FUNCTION public.broken_departure_invariants()
 RETURNS TABLE(invariant text, subject text, detail text)
 LANGUAGE sql
 STABLE
AS $function$
  select 'a departure that a closure covers is not open', d.id::text, format('%s, closed by %s', d.starts_at_local, c.id)
  from closures c join departures d on d.tour_id = c.tour_id and d.starts_at_local >= c.first_day and d.starts_at_local < c.last_day + 1
  where d.open and coalesce(c.option_id, d.option_id) = d.option_id and coalesce(c.departure_id, d.id) = d.id
    and not exists (select from closure_exceptions x where x.closure_id = c.id and x.departure_id = d.id)

  union all
  select 'a departure for which too few had booked has no booking left', d.id::text, format('booking %s is %s', b.id, b.state)
  from closures c join departures d on d.id = c.departure_id join bookings b on b.departure_id = d.id
  where c.cause = 'too_few' and b.state in ('on_hold', 'pending', 'confirmed', 'completed', 'no_show')
    and not exists (select from departure_cancellations x where x.departure_id = d.id and x.done_at is null)

  union all
  select 'a departure that was cancelled has no booking left but those of people who had been let in', x.departure_id::text,
         format('%s left, %s kept', b.remaining, x.kept)
  from departure_cancellations x cross join lateral (
    select count(*) as remaining from bookings b
    where b.departure_id = x.departure_id and b.state in ('on_hold', 'pending', 'confirmed')
  ) b
  where x.done_at is not null and b.remaining > x.kept

  union all
  select 'a departure that was cancelled is closed for good', x.departure_id::text, x.actor
  from departure_cancellations x
  where not exists (
    select from closures c where c.departure_id = x.departure_id
      and c.cause = case when x.actor = 'clock' then 'too_few' else 'cancelled' end)

  union all
  select 'nobody waits for a departure that was cancelled', x.departure_id::text, format('entry %s', e.id)
  from departure_cancellations x join waitlist_entries e on e.departure_id = x.departure_id
  where e.booking_id is null and e.ended_at is null
$function$;

CREATE OR REPLACE FUNCTION public.broken_draft_invariants()
 RETURNS TABLE(invariant text, subject text, detail text)
 LANGUAGE sql
 STABLE
AS $function$
  select 'a draft and its tour are of one supplier', d.id::text, format('%s, %s', d.supplier_id, t.supplier_id)
  from tour_drafts d join tours t on t.id = d.id where t.supplier_id <> d.supplier_id

  union all
  select 'a version that is published has a tour', d.id::text, format('version %s', d.published_version)
  from tour_drafts d left join tours t on t.id = d.id where d.published_version is not null and t.id is null

  union all
  select 'an archived tour is not on sale', d.id::text, t.status
  from tour_drafts d join tours t on t.id = d.id where d.archived_at is not null and t.status = 'published'
$function$;

CREATE OR REPLACE FUNCTION public.broken_entry_import_invariants()
 RETURNS TABLE(invariant text, subject text, detail text)
 LANGUAGE sql
 STABLE
AS $function$
  select 'an import has as many entries as it counts, and none with seats once it is undone', i.id::text,
    format('counted %s, entries %s, with seats %s', i.entries, e.all_of_it, e.with_seats)
  from entry_imports i cross join lateral (
    select count(*) as all_of_it, count(*) filter (where released_at is null) as with_seats from manual_entries where import_id = i.id
  ) e
  where i.entries <> e.all_of_it or (i.undone_at is not null and e.with_seats > 0)

  union all
  select 'an imported entry is of a departure of the supplier that imported it', e.id::text, format('departure %s', e.departure_id)
  from manual_entries e join departures d on d.id = e.departure_id join tours t on t.id = d.tour_id join entry_imports i on i.id = e.import_id
  where t.supplier_id <> e.supplier_id or i.supplier_id <> e.supplier_id
$function$;

CREATE OR REPLACE FUNCTION public.broken_extra_invariants()
 RETURNS TABLE(invariant text, subject text, detail text)
 LANGUAGE sql
 STABLE
AS $function$
  select 'extras taken of a departure equal those of its live bookings', coalesce(d.departure_id, b.departure_id)::text,
    format('%s: taken %s, booked %s, stock %s', coalesce(d.extra_id, b.extra_id), coalesce(d.taken, 0), coalesce(b.count, 0), d.stock)
  from departure_extras d
  full join (
    select departure_id, extra_id, sum(count) as count from (
      select b.departure_id, i.unit_id as extra_id, count(*) as count
      from booking_items i join bookings b on b.id = i.booking_id
      where i.kind = 'extra' and i.state <> 'cancelled' and b.state in ('on_hold', 'pending', 'confirmed', 'completed', 'no_show')
      group by 1, 2
      union all
      select c.departure_id, (e ->> 'extraId')::uuid, (e ->> 'quantity')::bigint
      from booking_changes c cross join lateral jsonb_array_elements(c.extras_held) e where c.state = 'pending'
    ) live group by departure_id, extra_id
  ) b on b.departure_id = d.departure_id and b.extra_id = d.extra_id
  where coalesce(d.taken, 0) <> coalesce(b.count, 0) or d.taken > d.stock
$function$;

CREATE OR REPLACE FUNCTION public.broken_invariants()
 RETURNS TABLE(invariant text, subject text, detail text)
 LANGUAGE plpgsql
 STABLE
 SET jit TO 'off'
AS $function$
begin
  return query
  select * from broken_accepted_terms_invariants()
  union all select * from broken_audit_invariants()
  union all select * from broken_booking_invariants()
  union all select * from broken_booking_sum_invariants()
  union all select * from broken_calendar_edit_invariants()
  union all select * from broken_change_invariants()
  union all select * from broken_check_in_invariants()
  union all select * from broken_departure_change_invariants()
  union all select * from broken_departure_invariants()
  union all select * from broken_draft_invariants()
  union all select * from broken_entry_import_invariants()
  union all select * from broken_extra_invariants()
  union all select * from broken_ledger_day_invariants()
  union all select * from broken_message_invariants()
  union all select * from broken_moved_slug_invariants()
  union all select * from broken_notice_invariants()
  union all select * from broken_order_invariants()
  union all select * from broken_period_invariants()
  union all select * from broken_price_history_invariants()
  union all select * from broken_promo_code_invariants()
  union all select * from broken_resource_calendar_invariants()
  union all select * from broken_resource_invariants()
  union all select * from broken_resource_use_invariants()
  union all select * from broken_seller_filing_invariants()
  union all select * from broken_seller_report_invariants()
  union all select * from broken_supplier_code_invariants()
  union all select * from broken_tax_invariants()
  union all select * from broken_tax_request_invariants()
  union all select * from broken_team_invariants()
  union all select * from broken_view_invariants()
  union all select * from broken_waitlist_invariants();
end $function$;

CREATE OR REPLACE FUNCTION public.broken_ledger_day_invariants()
 RETURNS TABLE(invariant text, subject text, detail text)
 LANGUAGE sql
 STABLE
AS $function$
  select 'the totals of a day are those of its entries', coalesce(d.day, e.day)::text,
         format('%s %s: summed %s and %s, entries %s and %s', coalesce(d.account, e.account), coalesce(d.currency, e.currency),
                d.debit_minor, d.credit_minor, e.debit_minor, e.credit_minor)
  from ledger_days d
  full join (
    select (t.at at time zone 'UTC')::date as day, e.account, e.currency,
           sum(greatest(e.amount_minor, 0)) as debit_minor, sum(greatest(-e.amount_minor, 0)) as credit_minor
    from ledger_summed s
    join ledger_transactions t on t.at < s.until::timestamp at time zone 'UTC'
    join ledger_entries e on e.transaction_id = t.id
    group by 1, 2, 3
  ) e on e.day = d.day and e.account = d.account and e.currency = d.currency
  where (d.debit_minor, d.credit_minor) is distinct from (e.debit_minor, e.credit_minor)
$function$;

CREATE OR REPLACE FUNCTION public.broken_message_invariants()
 RETURNS TABLE(invariant text, subject text, detail text)
 LANGUAGE sql
 STABLE
AS $function$
  select 'a message that came before one of its supplier is settled', m.id::text, format('of %s', m.written_at)
  from booking_messages m where m.author = 'traveller' and m.settled_at is null
    and exists (select from booking_messages later where later.booking_id = m.booking_id and later.author = 'supplier' and later.written_at > m.written_at)
$function$;

CREATE OR REPLACE FUNCTION public.broken_moved_slug_invariants()
 RETURNS TABLE(invariant text, subject text, detail text)
 LANGUAGE sql
 STABLE
AS $function$
  select 'a slug that was moved leads to what there is', format('%s %s', m.kind, m.slug), m.target_id::text
  from moved_slugs m
  where not exists (select from places p where m.kind = 'place' and p.id = m.target_id)
    and not exists (select from categories c where m.kind = 'category' and c.id = m.target_id)
    and not exists (select from tags g where m.kind = 'tag' and g.id = m.target_id)
  union all
  select 'a slug that was moved is nobody else''s', format('%s %s', m.kind, m.slug), null
  from moved_slugs m
  where exists (select from places p where m.kind = 'place' and p.slug = m.slug)
    or exists (select from categories c where m.kind = 'category' and c.slug = m.slug)
    or exists (select from tags g where m.kind = 'tag' and g.slug = m.slug)
$function$;

CREATE OR REPLACE FUNCTION public.broken_notice_invariants()
 RETURNS TABLE(invariant text, subject text, detail text)
 LANGUAGE sql
 STABLE
AS $function$
  with standing as materialized (
    select n.* from notices n
    cross join lateral (
      select d.outcome from notice_decisions d where d.notice_id = n.id
      order by array_position(array['first', 'appeal', 'withdrawal'], d.stage) desc limit 1
    ) last
    where last.outcome = 'removed'
  )
  select 'a tour that the last decision on a notice removes is off sale', t.id::text, format('%s by %s', t.status, n.reference)
  from standing n join tours t on t.id = n.tour_id
  where t.status in ('published', 'suspended')

  union all
  select 'whom the last decision on a notice suspends is suspended', n.reference, null
  from standing n
  left join users u on u.id = n.subject_user_id
  left join suppliers s on s.id = n.subject_supplier_id
  where (u.id is not null and u.suspended_at is null) or (s.id is not null and s.suspended_at is null)
$function$;

CREATE OR REPLACE FUNCTION public.broken_order_invariants()
 RETURNS TABLE(invariant text, subject text, detail text)
 LANGUAGE sql
 STABLE
AS $function$
  select 'the bookings of an order are of one person and in one currency', o.id::text,
         format('%s bookings, %s of others, %s in other currencies', count(b.id), count(*) filter (where b.user_id <> o.user_id),
                count(*) filter (where b.currency <> o.currency))
  from orders o left join bookings b on b.order_id = o.id group by o.id
  having count(b.id) = 0 or bool_or(b.placed_at is null or b.user_id <> o.user_id or b.currency <> o.currency)

  union all
  select 'an order waits for its payment, or expires, as a whole', order_id::text,
         format('%s bookings, %s on hold, %s expired', count(*), count(*) filter (where state = 'on_hold'),
                count(*) filter (where state = 'expired'))
  from bookings where order_id is not null group by order_id
  having count(*) filter (where state = 'on_hold') not in (0, count(*)) or count(*) filter (where state = 'expired') not in (0, count(*))

  union all
  select 'a page that pays for several bookings pays for one order, and for all of them', min(p.id::text),
         format('%s payments, %s captured, %s started, %s orders', count(*), count(*) filter (where p.state = 'captured'),
                count(*) filter (where p.state = 'started'), count(distinct b.order_id))
  from payments p join bookings b on b.id = p.booking_id group by p.page_token
  having count(*) > 1 and (count(distinct b.order_id) <> 1 or bool_or(b.order_id is null)
    or count(*) filter (where p.state = 'captured') not in (0, count(*)) or count(*) filter (where p.state = 'started') not in (0, count(*)))
$function$;

CREATE OR REPLACE FUNCTION public.broken_period_invariants()
 RETURNS TABLE(invariant text, subject text, detail text)
 LANGUAGE sql
 STABLE
AS $function$
  select 'a departure of opening hours has a closing', d.id::text, d.starts_at_local::text
  from options o join departures d on d.option_id = o.id where o.kind = 'opening_hours' and d.ends_at is null

  union all
  select 'a booking of opening hours has the period of its departure', b.id::text,
    format('%s to %s, departure %s to %s', b.starts_at, b.ends_at, d.starts_at, d.ends_at)
  from options o join departures d on d.option_id = o.id join bookings b on b.departure_id = d.id
  where o.kind = 'opening_hours' and (b.starts_at, b.ends_at) is distinct from (d.starts_at, d.ends_at)

  union all
  select 'the one departure of an open-dated option is never too late', d.id::text, d.starts_at_local::text
  from options o join departures d on d.option_id = o.id
  where o.kind = 'open_dated' and d.starts_at_local <> timestamp '2099-12-31 23:59'

  union all
  select 'only the departure of an open-dated option is never too late', d.id::text, d.starts_at_local::text
  from departures d join options o on o.id = d.option_id
  -- By the index on starts_at: no zone is a whole day away from UTC.
  where d.starts_at > timestamptz '2099-12-30 12:00Z' and d.starts_at_local = timestamp '2099-12-31 23:59' and o.kind <> 'open_dated'

  union all
  select 'a booking of an open-dated option is valid for days from its purchase', b.id::text,
    format('%s days, from %s to %s', b.valid_days, b.created_at, b.starts_at)
  from bookings b join options o on o.id = b.option_id
  where (o.kind = 'open_dated') <> (b.valid_days is not null)
    -- To the end of a local day, so up to a day more; a day that clocks change may have an hour less.
    or b.starts_at not between b.created_at + make_interval(hours => 24 * b.valid_days - 2)
      and b.created_at + make_interval(hours => 24 * b.valid_days + 26)

  union all
  select 'an open-dated option has prices by party size alone', o.id::text, format('rule %s', r.id)
  from options o join price_rules r on r.option_id = o.id
  where o.kind = 'open_dated' and (r.season_from is not null or r.season_to is not null or r.weekdays is not null
    or r.start_times is not null or r.days_before is not null or r.hours_before is not null)

  union all
  select 'an open-dated option shares no resource, and nobody waits for it', o.id::text, null
  from options o where o.kind = 'open_dated' and (exists (select from option_resources n where n.option_id = o.id)
    or exists (select from departures d join waitlist_entries e on e.departure_id = d.id where d.option_id = o.id))
$function$;

CREATE OR REPLACE FUNCTION public.broken_price_history_invariants()
 RETURNS TABLE(invariant text, subject text, detail text)
 LANGUAGE sql
 STABLE
AS $function$
  select 'the last entry of the history of prices is what an option costs', h.option_id::text, format('since %s', h.from_at)
  from (select distinct on (option_id) * from price_history order by option_id, from_at desc) h
  cross join lateral prices_of_option(h.option_id) p
  where (h.units, h.rules) is distinct from (p.units, p.rules)
$function$;

CREATE OR REPLACE FUNCTION public.broken_promo_code_invariants()
 RETURNS TABLE(invariant text, subject text, detail text)
 LANGUAGE sql
 STABLE
AS $function$
  select 'a promo code is used by as many bookings as it counts, and not beyond its limit', c.code,
    format('counted %s of %s, bookings %s', c.taken, c.most, b.count)
  from promo_codes c
  cross join lateral (select count(*) as count from bookings b where b.promo_code_id = c.id and uses_promo_code(b)) b
  where c.taken <> b.count or c.taken > c.most

  union all
  select 'nobody uses a promo code more often than allowed', c.code,
    format('%s: counted %s of %s, bookings %s', coalesce(u.user_id, b.user_id), coalesce(u.taken, 0), u.most, coalesce(b.count, 0))
  from promo_code_uses u
  full join (
    select b.promo_code_id, b.user_id, count(*) as count from bookings b where b.promo_code_id is not null and uses_promo_code(b) group by 1, 2
  ) b on b.promo_code_id = u.promo_code_id and b.user_id = u.user_id
  join promo_codes c on c.id = coalesce(u.promo_code_id, b.promo_code_id)
  where coalesce(u.taken, 0) <> coalesce(b.count, 0) or u.taken > u.most

  union all
  select 'what a code takes off is borne by the items', b.id::text, format('line %s, items %s', l.reduction, i.reduction)
  from bookings b
  cross join lateral (
    select coalesce(-sum((line ->> 'totalMinor')::bigint), 0) as reduction from jsonb_array_elements(b.lines) line where line ->> 'kind' = 'reduction'
  ) l
  cross join lateral (
    select coalesce(sum(reduction_minor), 0) as reduction from booking_items where booking_id = b.id and state <> 'cancelled'
  ) i
  where b.promo_code_id is not null and l.reduction <> i.reduction
$function$;

CREATE OR REPLACE FUNCTION public.broken_resource_calendar_invariants()
 RETURNS TABLE(invariant text, subject text, detail text)
 LANGUAGE sql
 STABLE
AS $function$
  with sharing as materialized (
    select d as departure from departures d
    where d.open and d.starts_at > now()
      and d.option_id in (select n.option_id from option_resources n join resource_busy_times b on b.resource_id = n.resource_id)
  )
  select 'a departure whose resource is busy elsewhere is not open', (s.departure).id::text,
         to_char((s.departure).starts_at_local, 'YYYY-MM-DD HH24:MI')
  from sharing s where is_busy(s.departure)

  union all
  select 'busy times of a resource do not overlap', b.resource_id::text, format('%s and %s', b.from_at, c.from_at)
  from resource_busy_times b join resource_busy_times c on c.resource_id = b.resource_id and c.from_at > b.from_at and c.from_at < b.to_at

  union all
  select 'busy times of a resource are those of a calendar', b.resource_id::text, b.from_at::text
  from resource_busy_times b where not exists (select from resource_imports i where i.resource_id = b.resource_id)
$function$;

CREATE OR REPLACE FUNCTION public.broken_resource_invariants()
 RETURNS TABLE(invariant text, subject text, detail text)
 LANGUAGE sql
 STABLE
AS $function$
  with used as materialized (
    select d.* from departures d
    where d.option_id in (select option_id from option_resources) and (d.taken > 0 or d.withheld > 0)
      and coalesce(d.ends_at, d.starts_at) > now()
  ),
  counted as materialized (
    select id, withheld_seats(id) as seats
    from (select id from used union select b.other_id from used cross join lateral departures_beside(used.id) b) competing
  )
  select 'no resource is used beyond its quantity', d.id::text,
    format('%s of %s %s', own.uses + others.uses, r.quantity, r.name)
  from used d join option_resources n on n.option_id = d.option_id
  join resources r on r.id = n.resource_id
  cross join lateral (
    select case when n.per = 'seat' then d.taken * n.quantity when d.taken > 0 then n.quantity else 0 end as uses,
      d.starts_at - make_interval(mins => n.set_up_minutes) as from_at
  ) own
  cross join lateral (
    select coalesce(sum(b.uses), 0) as uses from departures_beside(d.id) b
    where b.resource_id = r.id and b.from_at <= own.from_at and b.to_at > own.from_at
  ) others
  where own.uses + others.uses > r.quantity

  union all
  select 'seats are withheld for what others use', d.id::text, format('%s of %s withheld', d.withheld, counted.seats)
  from counted join departures d on d.id = counted.id
  where d.withheld <> counted.seats and coalesce(d.ends_at, d.starts_at) > now()
$function$;

CREATE OR REPLACE FUNCTION public.broken_resource_use_invariants()
 RETURNS TABLE(invariant text, subject text, detail text)
 LANGUAGE sql
 STABLE
AS $function$
  with needing as materialized (select id, resource_use_of(id) as needs from options)
  select 'a departure says what it needs of shared resources', d.id::text, format('%s, not %s', o.needs, d.resource_use)
  from needing o join departures d on d.option_id = o.id
  where d.resource_use <> o.needs and coalesce(d.ends_at, d.starts_at) > now()
$function$;

CREATE OR REPLACE FUNCTION public.broken_seller_filing_invariants()
 RETURNS TABLE(invariant text, subject text, detail text)
 LANGUAGE sql
 STABLE
AS $function$
  select 'a correction refers to a filed record of the same seller, year and currency', c.doc_ref,
    format('%s corrects %s', c.change, c.corrects)
  from seller_filing_records c join seller_filings f on f.id = c.filing_id
  join seller_filing_records r on r.doc_ref = c.corrects join seller_filings before on before.id = r.filing_id
  where f.kind <> 'correction' or before.filed_at is null or before.year <> f.year or r.change = 'gone'
    or (r.supplier_id, r.currency) <> (c.supplier_id, c.currency)

  union all
  select 'a message has new records or corrections, never both', f.message_ref, format('%s with %s', f.kind, r.change)
  from seller_filings f join seller_filing_records r on r.filing_id = f.id
  where (f.kind = 'correction') = (r.change = 'new')

  union all
  select 'of a seller one record of a year and currency holds', r.supplier_id::text, format('%s %s: %s', f.year, r.currency, count(*))
  from seller_filing_records r join seller_filings f on f.id = r.filing_id
  where f.filed_at is not null and r.change <> 'gone' and not exists (
    select from seller_filing_records c join seller_filings later on later.id = c.filing_id
    where c.corrects = r.doc_ref and later.filed_at is not null)
  group by f.year, r.supplier_id, r.currency having count(*) > 1
$function$;

CREATE OR REPLACE FUNCTION public.broken_seller_report_invariants()
 RETURNS TABLE(invariant text, subject text, detail text)
 LANGUAGE sql
 STABLE
AS $function$
  select 'what a seller was credited in a year stands in its ledger', q.supplier_id::text,
    format('%s: %s %s in the report, at most %s in the ledger', q.year, q.consideration, q.currency, coalesce(l.credited, 0))
  from (
    select year, supplier_id, currency, sum(consideration_minor) as consideration from seller_quarters group by 1, 2, 3
  ) q
  left join lateral (
    select sum(greatest(-e.amount_minor, 0)) as credited from ledger_entries e
    where e.account = 'supplier' and e.supplier_id = q.supplier_id and e.currency = q.currency
  ) l on true
  where q.consideration > coalesce(l.credited, 0)

  union all
  select 'quarters of sellers are of a year that was added up', q.year::text, format('%s quarters', count(*))
  from seller_quarters q where q.year not in (select year from seller_years) group by q.year
$function$;

CREATE OR REPLACE FUNCTION public.broken_supplier_code_invariants()
 RETURNS TABLE(invariant text, subject text, detail text)
 LANGUAGE sql
 STABLE
AS $function$
  select 'a code of a supplier is used for tours of that supplier alone', b.id::text, format('code %s, tour %s', c.code, b.tour_id)
  from promo_codes c join bookings b on b.promo_code_id = c.id join tours t on t.id = b.tour_id
  where c.supplier_id is not null and t.supplier_id <> c.supplier_id

  union all
  select 'the tours of a supplier''s code are tours of that supplier', c.code, x.tour_id::text
  from promo_codes c join promo_code_tours x on x.promo_code_id = c.id join tours t on t.id = x.tour_id
  where c.supplier_id is not null and t.supplier_id <> c.supplier_id
$function$;

CREATE OR REPLACE FUNCTION public.broken_tax_invariants()
 RETURNS TABLE(invariant text, subject text, detail text)
 LANGUAGE sql
 STABLE
AS $function$
  select 'a tax is of tours of its supplier', x.id::text, format('supplier %s, tour of %s', x.supplier_id, t.supplier_id)
  from taxes x left join options o on o.id = x.option_id join tours t on t.id = coalesce(x.tour_id, o.tour_id)
  where t.supplier_id <> x.supplier_id

  union all
  select 'a booking names taxes of its supplier, as they are', b.id::text, named.tax::text
  from bookings b join tours t on t.id = b.tour_id cross join lateral jsonb_array_elements(b.taxes) as named (tax)
  left join taxes x on x.id = (named.tax ->> 'id')::uuid
  where b.taxes <> '[]' and (x.supplier_id, x.basis_points, x.per_person_minor)
    is distinct from (t.supplier_id, (named.tax ->> 'basisPoints')::int, (named.tax ->> 'perPersonMinor')::bigint)
$function$;

CREATE OR REPLACE FUNCTION public.broken_tax_request_invariants()
 RETURNS TABLE(invariant text, subject text, detail text)
 LANGUAGE sql
 STABLE
AS $function$
  select 'sales are paused only after a request and two reminders, of which the last named the day', s.id::text,
    format('paused %s', s.sales_paused_at)
  from suppliers s left join supplier_tax_requests r on r.supplier_id = s.id
  where s.sales_paused_at is not null
    and (r.deadline_announced is not true or s.sales_paused_at < r.requested_at + interval '1440 hours')

  union all
  select 'of a supplier whose sales are paused no tour is on sale', t.id::text, format('supplier %s', s.id)
  from suppliers s join tours t on t.supplier_id = s.id where s.sales_paused_at is not null and t.status = 'published'
$function$;

CREATE OR REPLACE FUNCTION public.broken_team_invariants()
 RETURNS TABLE(invariant text, subject text, detail text)
 LANGUAGE sql
 STABLE
AS $function$
  select 'a guide of a departure is a member of its supplier', g.departure_id::text, format('%s of %s', g.user_id, m.supplier_id)
  from departure_guides g join departures d on d.id = g.departure_id join tours t on t.id = d.tour_id
  join supplier_members m on m.user_id = g.user_id where m.supplier_id <> t.supplier_id
  union all
  select 'a supplier with members has an owner', supplier_id::text, format('%s members', count(*))
  from supplier_members group by supplier_id having count(*) filter (where role = 'owner') = 0
  union all
  select 'a closed supplier has no members, and no tour that may go back on sale', s.id::text, s.closed_at::text from suppliers s
  where s.closed_at is not null and (exists (select from supplier_members m where m.supplier_id = s.id)
    or exists (select from tours t where t.supplier_id = s.id and t.status in ('published', 'suspended', 'removed')))
$function$;

CREATE OR REPLACE FUNCTION public.broken_view_invariants()
 RETURNS TABLE(invariant text, subject text, detail text)
 LANGUAGE sql
 STABLE
AS $function$
  select 'the views of a supplier are those of its tours', format('%s on %s', coalesce(s.supplier_id, t.supplier_id), coalesce(s.day, t.day)),
         format('supplier %s, tours %s', s.views, t.views)
  from supplier_view_days s
  full join (
    select t.supplier_id, v.day, sum(v.views) as views from tour_view_days v join tours t on t.id = v.tour_id group by 1, 2
  ) t on t.supplier_id = s.supplier_id and t.day = s.day
  where s.views is distinct from t.views

  union all
  select 'departures are summed of days that are over', d.day::text, format('summed until %s', s.until)
  from supplier_departure_days d left join supplier_departures_summed s on true where d.day >= coalesce(s.until, '-infinity')
$function$;

CREATE OR REPLACE FUNCTION public.broken_waitlist_invariants()
 RETURNS TABLE(invariant text, subject text, detail text)
 LANGUAGE sql
 STABLE
AS $function$
  select 'an offer of the waitlist is a booking of its person and departure', e.id::text, format('booking %s of %s', b.id, b.departure_id)
  from waitlist_entries e join bookings b on b.id = e.booking_id
  where (b.departure_id <> e.departure_id and b.times_changed = 0) or b.user_id <> e.user_id

  union all
  select 'a departure knows that somebody waits for it', e.departure_id::text, format('entry %s', e.id)
  from waitlist_entries e join departures d on d.id = e.departure_id
  where e.booking_id is null and e.ended_at is null and not d.has_waitlist and d.starts_at > now()

  union all
  select 'a person has one entry at a time for a departure', e.departure_id::text, format('%s of %s', count(*), e.user_id)
  from waitlist_entries e left join bookings b on b.id = e.booking_id
  where e.ended_at is null and (e.booking_id is null or (b.state = 'on_hold' and b.placed_at is null))
  group by e.departure_id, e.user_id having count(*) > 1
$function$;

CREATE OR REPLACE FUNCTION public.departures_beside(departure uuid)
 RETURNS TABLE(other_id uuid, resource_id uuid, from_at timestamp with time zone, to_at timestamp with time zone, uses integer)
 LANGUAGE plpgsql
 STABLE ROWS 8
AS $function$
declare own record;
begin
  for own in
    select d.starts_at_local, n.resource_id, d.starts_at - make_interval(mins => n.set_up_minutes) as from_at,
      coalesce(d.ends_at, d.starts_at + make_interval(mins => coalesce(t.duration_minutes, 240)))
        + make_interval(mins => n.clean_up_minutes) as to_at,
      (select max(make_interval(mins => need.clean_up_minutes
          -- Periods last at most a day.
          + case when o.kind = 'opening_hours' then 1440 else coalesce(lasting.duration_minutes, 240) end))
       from option_resources need join options o on o.id = need.option_id join tours lasting on lasting.id = o.tour_id
       where need.resource_id = n.resource_id) as longest
    from departures d join option_resources n on n.option_id = d.option_id join tours t on t.id = d.tour_id
    where d.id = departure
  loop
    return query
      select other.id, own.resource_id, busy.from_at, busy.to_at,
        case when need.per = 'seat' then other.taken * need.quantity when other.taken > 0 then need.quantity else 0 end
      from (
        select n.option_id, n.per, n.quantity, make_interval(mins => n.set_up_minutes) as before_start,
          make_interval(mins => coalesce(t.duration_minutes, 240)) as lasting, make_interval(mins => n.clean_up_minutes) as after_end
        from option_resources n join options o on o.id = n.option_id join tours t on t.id = o.tour_id
        where n.resource_id = own.resource_id
      ) need
      join departures other on other.option_id = need.option_id and other.id <> departure
        and other.starts_at_local > own.starts_at_local - (own.to_at - own.from_at) - own.longest - interval '26 hours'
        and other.starts_at_local < own.starts_at_local + (own.to_at - own.from_at) + interval '50 hours'
      cross join lateral (
        select other.starts_at - need.before_start as from_at,
          coalesce(other.ends_at, other.starts_at + need.lasting) + need.after_end as to_at
      ) busy
      where busy.from_at < own.to_at and busy.to_at > own.from_at;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION public.dropped_by(c booking_changes)
 RETURNS TABLE(price bigint, refund bigint)
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(sum((item ->> 'priceMinor')::bigint), 0)::bigint, coalesce(sum((item ->> 'refundMinor')::bigint), 0)::bigint
  from jsonb_array_elements(c.after -> 'dropped') as dropped (item)
$function$;

CREATE OR REPLACE FUNCTION public.filed_reports_are_kept()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare filed boolean;
begin
  if tg_table_name = 'seller_filings' then
    filed := old.filed_at is not null and (tg_op = 'UPDATE' or old.year >= extract(year from now()) - 10);
  else
    filed := tg_op = 'UPDATE' or exists (
      select from seller_filings f
      where f.id = old.filing_id and f.filed_at is not null and f.year >= extract(year from now()) - 10);
  end if;
  if filed then
    raise exception 'a filed report is never changed, and kept for ten years' using errcode = 'check_violation';
  end if;
  return case tg_op when 'UPDATE' then new else old end;
end $function$;

CREATE OR REPLACE FUNCTION public.first_broken_audit_entry()
 RETURNS TABLE(id uuid, sequence bigint)
 LANGUAGE sql
 STABLE
AS $function$
  select b.id, b.sequence from first_broken_audit_entry_after(0, repeat('0', 64)) b
$function$;

CREATE OR REPLACE FUNCTION public.first_broken_audit_entry_after(known bigint, known_hash text)
 RETURNS TABLE(id uuid, sequence bigint)
 LANGUAGE sql
 STABLE
AS $function$
  with chain as (
    select e.id, e.sequence, e.hash, audit_hash(lag(e.hash, 1, known_hash) over in_order, e) as expected,
           known + row_number() over in_order as place
    from audit_entries e where e.sequence > known window in_order as (order by e.sequence)
  ), broken as (
    select c.id, c.sequence from chain c where c.hash <> c.expected or c.sequence <> c.place
    union all
    (select c.id, h.sequence from audit_head h left join chain c on true
     where h.sequence > known and not exists (select from chain l where l.sequence = h.sequence and l.hash = h.hash)
     order by c.sequence desc limit 1)
    union all
    -- The known one itself is not as it was.
    select (select e.id from audit_entries e where e.sequence = known), known from audit_head h
    where h.sequence < known or (h.sequence = known and h.hash <> known_hash)
      or (known > 0 and not exists (select from audit_entries e where e.sequence = known and e.hash = known_hash))
  )
  select b.id, b.sequence from broken b order by b.sequence limit 1
$function$;

CREATE OR REPLACE FUNCTION public.granted_percent(b bookings, at timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return case when is_free(b.id, at) then 100 else percent_of_terms(b.refund_tiers, b.starts_at, at) end;
end $function$;

CREATE OR REPLACE FUNCTION public.granted_refund_minor(b bookings)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  select case
    when b.ended_by = 'traveller' and b.confirmed_at is not null
      then ((b.total_minor - b.items_kept_minor) * granted_percent(b, b.ended_at) + 50) / 100
    when b.ended_by is not null then b.total_minor
  end
$function$;

CREATE OR REPLACE FUNCTION public.holds_what_it_may(b bookings, paid bigint, returned bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select paid - returned <= kept_minor(b) and paid - returned >= least(kept_minor(b), paid, (
    select min(least((c.before ->> 'totalMinor')::bigint, (c.after ->> 'totalMinor')::bigint))
    from booking_changes c where c.booking_id = b.id and c.state = 'done'
  ))
$function$;

CREATE OR REPLACE FUNCTION public.is_busy(d departures)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (
    select from option_resources n join resource_busy_times b on b.resource_id = n.resource_id join tours t on t.id = d.tour_id
    where n.option_id = d.option_id
      and b.to_at > d.starts_at - make_interval(mins => n.set_up_minutes)
      and b.from_at < coalesce(d.ends_at, d.starts_at + make_interval(mins => coalesce(t.duration_minutes, 240)))
        + make_interval(mins => n.clean_up_minutes))
$function$;

CREATE OR REPLACE FUNCTION public.is_free(booking uuid, at timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (select from booking_changes c where c.booking_id = booking and c.quoted_at <= at and at <= c.free_until)
$function$;

CREATE OR REPLACE FUNCTION public.is_paid(b bookings)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select b.total_minor > 0 and m.paid - m.returned + m.goodwill >= b.total_minor from booking_money(b.id) m
$function$;

CREATE OR REPLACE FUNCTION public.is_trip_taken(b bookings)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select b.state = 'completed' and (b.attended_at is not null or (b.valid_days is null and is_paid(b)))
$function$;

CREATE OR REPLACE FUNCTION public.kept_minor(b bookings)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when b.state in ('cancelled', 'declined', 'expired') then b.total_minor - coalesce(b.refund_minor, b.total_minor)
    else b.total_minor end
$function$;

CREATE OR REPLACE FUNCTION public.ledger_counts_late_entries()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into ledger_days (day, account, currency, debit_minor, credit_minor)
  select (t.at at time zone 'UTC')::date, w.account, w.currency, sum(greatest(w.amount_minor, 0)), sum(greatest(-w.amount_minor, 0))
  from ledger_summed s
  cross join written w
  join ledger_transactions t on t.id = w.transaction_id and t.at < s.until::timestamp at time zone 'UTC'
  group by 1, 2, 3 order by 1, 2, 3
  on conflict (day, account, currency) do update
    set debit_minor = ledger_days.debit_minor + excluded.debit_minor,
        credit_minor = ledger_days.credit_minor + excluded.credit_minor;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.ledger_is_append_only()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'ledger entries are never changed' using errcode = 'check_violation';
end $function$;

CREATE OR REPLACE FUNCTION public.ledger_stays_balanced()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from written group by transaction_id, currency having sum(amount_minor) <> 0) then
    raise exception 'ledger transaction does not sum to zero' using errcode = 'check_violation';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.money_by_booking()
 RETURNS TABLE(booking_id uuid, paid bigint, returned bigint, sold bigint, commission bigint, goodwill bigint)
 LANGUAGE sql
 STABLE
AS $function$
  select t.booking_id,
         coalesce(-sum(e.amount_minor) filter (where e.account = 'traveller' and t.kind in ('capture', 'gift_card_redemption')), 0)::bigint,
         coalesce(sum(e.amount_minor) filter (where e.account = 'traveller' and t.kind in ('refund', 'gift_card_return')), 0)::bigint,
         coalesce(sum(e.amount_minor) filter (where e.account = 'traveller' and t.kind in ('sale', 'sale_reversal')), 0)::bigint,
         coalesce(-sum(e.amount_minor) filter (where e.account = 'commission' and t.kind in ('sale', 'sale_reversal')), 0)::bigint,
         coalesce(sum(e.amount_minor) filter (where e.account = 'goodwill'), 0)::bigint
  from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
  where t.booking_id is not null
  group by t.booking_id
$function$;

CREATE OR REPLACE FUNCTION public.note_added_days()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into search_changes (kind, subject_id, first_day, last_day)
  select 'days', tour_id, min(starts_at_local)::date, max(starts_at_local)::date from changed group by tour_id
  on conflict (transaction_id, kind, subject_id) do update
    set first_day = least(search_changes.first_day, excluded.first_day),
        last_day = greatest(search_changes.last_day, excluded.last_day);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_booking_to_sum()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into unsummed_bookings (supplier_id, booking_id)
  select supplier_id, coalesce(new.id, old.id) from tours where id in (old.tour_id, new.tour_id);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.note_booking_webhooks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (select from webhook_endpoints where disabled_at is null) then return null; end if;
  perform note_webhook(t.supplier_id, n.event, n.at, webhook_booking(b))
  from (
    select booking_id, changed.at, case
      when to_state in ('pending', 'confirmed') and coalesce(from_state, 'on_hold') = 'on_hold' then 'booking.made'
      when from_state = 'pending' and to_state = 'confirmed' then 'booking.confirmed'
      when from_state = to_state and to_state in ('pending', 'confirmed') then 'booking.changed'
      when from_state in ('pending', 'confirmed') and to_state in ('cancelled', 'declined', 'expired') then 'booking.cancelled'
    end as event from changed
  ) n join bookings b on b.id = n.booking_id join tours t on t.id = b.tour_id
  where n.event is not null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_check_in_webhooks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (select from webhook_endpoints where disabled_at is null) then return null; end if;
  perform note_webhook(t.supplier_id, 'booking.checked_in', n.at, webhook_booking(b) || jsonb_build_object('people', n.people))
  from (select booking_id, max(recorded_at) as at, count(*) as people from changed group by booking_id) n
  join bookings b on b.id = n.booking_id join tours t on t.id = b.tour_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_departure_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (old.tour_id, old.option_id, old.starts_at_local) = (new.tour_id, new.option_id, new.starts_at_local) then
    insert into search_changes (kind, subject_id) values ('seats', new.id) on conflict do nothing;
  else
    insert into search_changes (kind, subject_id) values ('departures', old.tour_id), ('departures', new.tour_id)
    on conflict do nothing;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_departure_change_webhooks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (select from webhook_endpoints where disabled_at is null) then return null; end if;
  perform note_webhook(t.supplier_id, 'departure.changed', new.changed_at, jsonb_build_object(
    'departureId', d.id, 'tourId', d.tour_id, 'optionId', d.option_id, 'timeZone', d.time_zone,
    'startsAtLocal', to_char(new.starts_at_local_after, 'YYYY-MM-DD"T"HH24:MI'),
    'startedAtLocal', to_char(new.starts_at_local_before, 'YYYY-MM-DD"T"HH24:MI'),
    'meetingPointChanged', new.meeting_point_before is distinct from new.meeting_point_after))
  from departures d join tours t on t.id = d.tour_id where d.id = new.departure_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_money_to_sum()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into unsummed_bookings (supplier_id, booking_id)
  select t.supplier_id, b.id from bookings b join tours t on t.id = b.tour_id where b.id in (old.booking_id, new.booking_id);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.note_open_webhooks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (select from webhook_endpoints where disabled_at is null) then return null; end if;
  perform note_webhook(t.supplier_id, case when new.open then 'departure.opened' else 'departure.closed' end, now(), jsonb_build_object(
    'departureId', new.id, 'tourId', new.tour_id, 'optionId', new.option_id, 'timeZone', new.time_zone,
    'startsAtLocal', to_char(new.starts_at_local, 'YYYY-MM-DD"T"HH24:MI')))
  from tours t where t.id = new.tour_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_options_shown()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into search_changes (kind, subject_id)
  select distinct 'shown', options.tour_id from changed join options on options.id = changed.option_id
  on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_pages_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into search_changes (kind, subject_id) values ('pages', '00000000-0000-0000-0000-000000000000') on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_place_to_sum()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into unsummed_bookings (supplier_id, booking_id)
  select t.supplier_id, b.id from tours t join bookings b on b.tour_id = t.id
  where t.place_id = new.id and b.confirmed_at is not null;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.note_prices()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into price_history (option_id, from_at, units, rules, transaction_id)
  select o.id,
    case when last.transaction_id = pg_current_xact_id() and last.from_at >= now() then last.from_at
      else greatest(now(), last.from_at + interval '1 microsecond') end,
    p.units, p.rules, pg_current_xact_id()
  from options o cross join lateral prices_of_option(o.id) p
  left join lateral (
    select h.from_at, h.transaction_id from price_history h where h.option_id = o.id order by h.from_at desc limit 1
  ) last on true
  where o.id in (select option_id from changed)
  on conflict (option_id, from_at) do update set units = excluded.units, rules = excluded.rules;
  delete from price_history h
  where h.transaction_id = pg_current_xact_id() and h.from_at >= now() and h.option_id in (select option_id from changed)
    and (h.units, h.rules) = (
      select b.units, b.rules from price_history b where b.option_id = h.option_id and b.from_at < h.from_at order by b.from_at desc limit 1);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_rates_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into search_changes (kind, subject_id) values ('rates', '00000000-0000-0000-0000-000000000000') on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_resource_use()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  option uuid := coalesce(new.option_id, old.option_id);
  needed text := resource_use_of(option);
begin
  update departures d set resource_use = needed
  where d.option_id = option and d.resource_use <> needed
    and (d.ends_at > now() or d.starts_at_local > (now() at time zone 'utc') - interval '2 days');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_resource_use_of_new()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update departures d set resource_use = own.resource_use
  from (
    select added.id, resource_use_of(added.option_id) as resource_use from changed added
    where added.option_id in (select option_id from option_resources)
  ) own
  where d.id = own.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_search_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into search_changes (kind, subject_id)
  select distinct tg_argv[0], (row ->> tg_argv[1])::uuid
  from (values (to_jsonb(old)), (to_jsonb(new))) as rows (row) where row is not null
  on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_search_changes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into search_changes (kind, subject_id) select distinct tg_argv[0], tour_id from changed on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_settings_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into search_changes (kind, subject_id) values ('settings', '00000000-0000-0000-0000-000000000000') on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_supplier_shown()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into search_changes (kind, subject_id) select 'shown', id from tours where supplier_id = new.id on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_tour_to_sum()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into unsummed_bookings (supplier_id, booking_id)
  select s.id, b.id from bookings b, unnest(array[old.supplier_id, new.supplier_id]) s (id)
  where b.tour_id = new.id and b.confirmed_at is not null;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.note_units_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- Where the option went with its units, so did its departures, and those are noted.
  insert into search_changes (kind, subject_id)
  select distinct 'departures', tour_id from options where id in (old.option_id, new.option_id)
  on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_units_shown()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into search_changes (kind, subject_id)
  select distinct 'shown', o.tour_id from changed join units u on u.id = changed.unit_id join options o on o.id = u.option_id
  on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_webhook(of_supplier uuid, of_event text, at timestamp with time zone, content jsonb)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into webhook_deliveries (id, endpoint_id, message_id, event, body, created_at, due_at)
  select gen_random_uuid(), w.id, gen_random_uuid(), of_event, webhook_body(of_event, at, content), at, at
  from webhook_endpoints w where w.supplier_id = of_supplier and w.disabled_at is null and of_event = any(w.events)
$function$;

CREATE OR REPLACE FUNCTION public.note_words_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into search_changes (kind, subject_id) values ('words', '00000000-0000-0000-0000-000000000000') on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.only_verified_suppliers_sell()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare own suppliers;
begin
  select * into own from suppliers where id = new.supplier_id and state = 'verified' and suspended_at is null for share;
  if not found then
    raise exception 'the supplier % has not been verified, or is suspended', new.supplier_id using errcode = 'check_violation';
  end if;
  if own.sales_paused_at is not null then
    new.status := 'suspended';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.open_questions(booking uuid, tour uuid, people integer)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(sum(
    case when q.per = 'person' then people else 1 end - (
      select count(*) from booking_answers a
      where a.booking_id = booking and a.question_id = q.id and a.person <= people
    )), 0)::integer
  from questions q where q.tour_id = tour and q.active and q.required
$function$;

CREATE OR REPLACE FUNCTION public.party_units(option uuid, wanted_adults integer, wanted_children integer)
 RETURNS TABLE(whole units, adult units, adults integer, child units, children integer, family units, families integer, seats integer, people integer)
 LANGUAGE sql
 STABLE
AS $function$
  select g, a, l.adults, c, l.children, f, n.families, l.adults + l.children + n.families * coalesce(f.seats, 0),
    case when g.id is null then l.adults + l.children + n.families * coalesce(least(f.seats, f.adults + f.children), 0)
      else wanted_adults + wanted_children end
  from options o
  left join units g on g.option_id = o.id and g.kind = 'group'
  left join units a on a.option_id = o.id and a.kind = 'adult' and g.id is null
  left join units c on c.option_id = o.id and c.kind = 'child' and g.id is null
  left join units f on f.option_id = o.id and f.kind = 'family' and g.id is null
  -- Of a list the planner expects ten rows, of a series a thousand, for which it would compile the query.
  cross join lateral unnest(case when f.id is null then '{0}' else '{0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20}' end::integer[]) n (families)
  cross join lateral (select wanted_adults - n.families * coalesce(f.adults, 0) as adults,
    wanted_children - n.families * coalesce(f.children, 0) as children) l
  where o.id = option and l.adults >= 0 and l.children >= 0 and (g.id is not null or (
    (l.adults = 0 or l.adults between a.least_per_booking and coalesce(a.most_per_booking, l.adults))
    and (l.children = 0 or l.children between c.least_per_booking and coalesce(c.most_per_booking, l.children))
    and (n.families = 0 or n.families between f.least_per_booking and coalesce(f.most_per_booking, n.families))
    and l.adults + l.children + n.families between o.least_units and coalesce(o.most_units, l.adults + l.children + n.families)))
$function$;

CREATE OR REPLACE FUNCTION public.percent_of_terms(refund_tiers jsonb, starts_at timestamp with time zone, at timestamp with time zone)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select coalesce((
    select (tier ->> 'refundPercent')::integer from jsonb_array_elements(refund_tiers) tier
    where starts_at - at >= make_interval(hours => (tier ->> 'hoursBefore')::integer)
    order by (tier ->> 'hoursBefore')::integer desc limit 1
  ), 0)
$function$;

CREATE OR REPLACE FUNCTION public.percent_of_then(b bookings, at timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return case when is_free(b.id, at) then 100 else coalesce((
    select percent_of_terms(c.before -> 'refundTiers', (c.before ->> 'startsAt')::timestamptz, at)
    from booking_changes c where c.booking_id = b.id and c.state = 'done' and c.ended_at >= at order by c.number limit 1
  ), granted_percent(b, at)) end;
end $function$;

CREATE OR REPLACE FUNCTION public.price_history_is_append_only()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- The entry of this transaction is not finished yet; that of an option that is deleted goes with it.
  if (old.transaction_id = pg_current_xact_id() and old.from_at >= now()) or not exists (select from options where id = old.option_id) then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  raise exception 'the history of prices is append-only';
end $function$;

CREATE OR REPLACE FUNCTION public.price_minor_on(u units, d departures, people integer, moment timestamp with time zone)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  with met as (
    select r.*, case when coalesce(days_before, hours_before) is not null then 3 when from_people is not null then 2 else 1 end as step
    from price_rules r
    where r.option_id = u.option_id and coalesce(r.unit_id = u.id, true)
      and coalesce(season_from <= d.starts_at_local::date, true) and coalesce(season_to >= d.starts_at_local::date, true)
      and coalesce(extract(isodow from d.starts_at_local)::smallint = any(weekdays), true)
      and coalesce(d.starts_at_local::time = any(start_times), true)
      and coalesce(from_people <= people, true)
      and coalesce(make_interval(hours => days_before * 24) <= d.starts_at - moment, true)
      and coalesce(make_interval(hours => hours_before) >= d.starts_at - moment, true)
  ),
  applied as (
    select distinct on (step) step, price_minor, percent from met
    order by step, least(position, 0), unit_id is null, coalesce(1000000 - hours_before, days_before, 0) desc, coalesce(from_people, 0) desc,
      (num_nonnulls(season_from, season_to) > 0)::int + num_nonnulls(weekdays) + num_nonnulls(start_times) desc, position
  ),
  fixed as (select step, price_minor from applied where price_minor is not null order by step desc limit 1)
  select floor(coalesce((select price_minor from fixed), u.price_minor)::numeric
      * (100 + coalesce(max(percent) filter (where step = 1), 0))
      * (100 + coalesce(max(percent) filter (where step = 2), 0))
      * (100 + coalesce(max(percent) filter (where step = 3), 0)) / 1000000 + 0.5)::bigint
  from applied where step > coalesce((select step from fixed), 0)
$function$;

CREATE OR REPLACE FUNCTION public.prices_of_option(option uuid, OUT units jsonb, OUT rules jsonb)
 RETURNS record
 LANGUAGE sql
 STABLE
AS $function$
  select
    (select coalesce(jsonb_object_agg(u.id, u.price_minor), '{}') from units u where u.option_id = option),
    (select coalesce(jsonb_agg(jsonb_build_object('unitId', r.unit_id, 'position', r.position, 'seasonFrom', r.season_from,
        'seasonTo', r.season_to, 'weekdays', r.weekdays, 'startTimes', r.start_times, 'fromPeople', r.from_people,
        'daysBefore', r.days_before, 'hoursBefore', r.hours_before, 'priceMinor', r.price_minor, 'percent', r.percent)
      order by r.position), '[]') from price_rules r where r.option_id = option)
$function$;

CREATE OR REPLACE FUNCTION public.resource_use_of(option uuid)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select case when bool_or(per = 'seat') then 'seat' when count(*) > 0 then 'departure' else 'none' end
  from option_resources where option_id = option
$function$;

CREATE OR REPLACE FUNCTION public.terms_concern(t supplier_terms, s suppliers)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select t.supplier_id = s.id or (t.supplier_id is null and (t.commission_percent is null or s.commission_percent is null or exists (
    select from supplier_terms o
    where o.supplier_id = s.id and o.ends_own and o.started_at is null and o.withdrawn_at is null and o.starts_at <= t.starts_at
  )))
$function$;

CREATE OR REPLACE FUNCTION public.uses_promo_code(b bookings)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select b.promo_code_id is not null
    and (b.state in ('on_hold', 'pending', 'confirmed', 'completed', 'no_show') or (b.ended_by = 'traveller' and b.confirmed_at is not null))
$function$;

CREATE OR REPLACE FUNCTION public.webhook_body(event text, at timestamp with time zone, content jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select jsonb_build_object('type', event, 'timestamp', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'data', content)::text
$function$;

CREATE OR REPLACE FUNCTION public.webhook_booking(b bookings)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
AS $function$
  select jsonb_build_object(
    'bookingId', b.id, 'reference', b.reference, 'state', b.state, 'tourId', b.tour_id, 'optionId', b.option_id,
    'departureId', b.departure_id, 'startsAtLocal', to_char(b.starts_at_local, 'YYYY-MM-DD"T"HH24:MI'), 'timeZone', b.time_zone,
    'adults', b.adults, 'children', b.children, 'seats', b.seats)
$function$;

CREATE OR REPLACE FUNCTION public.withheld_seats(departure uuid)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return (
    with beside as materialized (select * from departures_beside(departure)),
    peaks as (
      select at_moments.resource_id, max(at_moments.uses) as uses from (
        select moment.resource_id, sum(other.uses) as uses
        from beside moment join beside other on other.resource_id = moment.resource_id
          and other.from_at <= moment.from_at and other.to_at > moment.from_at
        group by moment.resource_id, moment.other_id
      ) at_moments group by at_moments.resource_id
    )
    select coalesce(max(d.capacity - case
        when n.per = 'seat' then least(d.capacity, greatest(0, r.quantity - coalesce(p.uses, 0)) / n.quantity)
        when r.quantity - coalesce(p.uses, 0) >= n.quantity then d.capacity
        else 0 end), 0)::integer
    from departures d
    join option_resources n on n.option_id = d.option_id
    join resources r on r.id = n.resource_id
    left join peaks p on p.resource_id = n.resource_id
    where d.id = departure
  );
end $function$;
