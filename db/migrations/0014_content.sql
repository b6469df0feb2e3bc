-- What people write to the marketplace. How long it is kept: src/kernel/retention.ts.
create table contact_messages (
  id uuid primary key,
  name text not null,
  email text not null,
  topic text not null check (topic in ('booking', 'account', 'personal_data', 'partners', 'press', 'accessibility', 'other')),
  booking_reference text,
  message text not null,
  language text not null check (language in ('es', 'en', 'fr')),
  written_at timestamptz not null
);
create index contact_messages_written on contact_messages (written_at);

create table applications (
  id uuid primary key,
  name text not null,
  email text not null,
  field text not null check (field in ('engineering', 'design', 'partners', 'support', 'other')),
  link text,
  message text not null,
  language text not null check (language in ('es', 'en', 'fr')),
  written_at timestamptz not null
);
create index applications_written on applications (written_at);

-- A notice of unlawful content (Regulation (EU) 2022/2065, article 16), from its receipt to the decision on an appeal.
create table notices (
  id uuid primary key,
  reference text not null unique,
  state text not null default 'received' check (state in ('received', 'decided', 'appealed', 'closed')),
  category text not null check (category in
    ('consumer_information', 'fraud', 'unsafe', 'intellectual_property', 'privacy', 'hate', 'minors', 'animals', 'other')),
  -- Path of the reported page, and the tour it shows, if it shows one.
  address text not null check (address like '/%'),
  tour_id uuid references tours on delete set null,
  statement text not null,
  -- Who reports crimes against minors may stay unnamed (article 16, paragraph 2, point c).
  name text,
  email text,
  language text not null check (language in ('es', 'en', 'fr')),
  received_at timestamptz not null,
  appealed_by text check (appealed_by in ('notifier', 'partner')),
  appeal text,
  appealed_at timestamptz,
  check (category = 'minors' or (name is not null and email is not null)),
  check ((state in ('received', 'decided')) or appealed_at is not null),
  check (num_nulls(appealed_by, appeal, appealed_at) in (0, 3))
);
create index notices_received on notices (received_at);

create table notice_decisions (
  notice_id uuid not null references notices on delete cascade,
  stage text not null check (stage in ('first', 'appeal')),
  outcome text not null check (outcome in ('removed', 'kept')),
  -- What the content breaks, where it was removed.
  basis text check (basis in ('law', 'terms')),
  reasons text not null,
  decided_by uuid references users on delete set null,
  decided_at timestamptz not null,
  primary key (notice_id, stage),
  check ((outcome = 'removed') = (basis is not null))
);
