-- Pictures, answers and reports of reviews; wishlists that are shared by link.

-- A picture is uploaded while its review is being written, so that one that cannot be taken is refused at once.
create table review_photos (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- null: of a review that is not written yet. A day later such a picture is gone.
  review_id uuid references reviews on delete cascade,
  position integer not null default 0 check (position between 0 and 3),
  file text not null unique,
  small_file text not null unique,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  uploaded_at timestamptz not null,
  unique (review_id, position)
);
create index review_photos_user on review_photos (user_id, uploaded_at);
create index review_photos_waiting on review_photos (uploaded_at) where review_id is null;

-- null beside a reply: it was written before this was kept, in the language of the review.
alter table reviews add reply_language text check (reply_language in ('es', 'en', 'fr'));
alter table reviews add replied_at timestamptz;

-- A hidden review is on no list, in no count and in no mean, but stays what it is until it is shown again.
alter table reviews add hidden_at timestamptz;
create index reviews_hidden on reviews (hidden_at) where hidden_at is not null;

create table review_decisions (
  id uuid primary key,
  review_id uuid not null references reviews on delete cascade,
  outcome text not null check (outcome in ('hidden', 'kept', 'restored')),
  -- What the review breaks, where it was hidden.
  basis text check (basis in ('law', 'terms')),
  reasons text not null,
  decided_by uuid references users on delete set null,
  decided_at timestamptz not null,
  check ((outcome = 'hidden') = (basis is not null))
);
create index review_decisions_review on review_decisions (review_id, decided_at);

create table review_reports (
  id uuid primary key,
  review_id uuid not null references reviews on delete cascade,
  reason text not null check (reason in ('not_there', 'offensive', 'personal_data', 'advertising', 'off_topic', 'unlawful', 'other')),
  details text,
  -- null: whoever reported was not signed in, or has gone.
  user_id uuid references users on delete set null,
  language text not null check (language in ('es', 'en', 'fr')),
  reported_at timestamptz not null,
  -- null: nobody has decided yet.
  decision_id uuid references review_decisions on delete set null,
  check (reason <> 'other' or details is not null),
  unique (review_id, user_id)
);
create index review_reports_open on review_reports (reported_at) where decision_id is null;

-- Whoever knows the code sees the list. Sharing anew makes another code.
create table shared_wishlists (
  user_id uuid primary key references users on delete cascade,
  code text not null unique,
  title text,
  shared_at timestamptz not null
);

-- As before, but hidden reviews do not count.
create or replace function broken_invariants() returns table (invariant text, subject text, detail text)
language sql stable as $$
  select 'seats taken equal seats of live bookings', d.id::text,
         format('taken %s, booked %s, capacity %s', d.taken, coalesce(b.seats, 0), d.capacity)
  from departures d
  left join (
    select departure_id, sum(seats) as seats from bookings
    where state in ('on_hold', 'pending', 'confirmed', 'completed', 'no_show') group by departure_id
  ) b on b.departure_id = d.id
  where d.taken <> coalesce(b.seats, 0) or d.taken > d.capacity or d.taken < 0

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
  select 'a booking that was sold once has one sale', b.id::text, format('%s sales', count(t.id))
  from bookings b left join ledger_transactions t on t.booking_id = b.id and t.kind = 'sale'
  where b.confirmed_at is not null group by b.id having count(t.id) <> 1

  union all
  select 'the price charged is the price of its lines', b.id::text, format('total %s, lines %s', b.total_minor, l.total)
  from bookings b cross join lateral (
    select coalesce(sum((line ->> 'totalMinor')::bigint), 0) as total from jsonb_array_elements(b.lines) line
  ) l where l.total <> b.total_minor

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
$$;
