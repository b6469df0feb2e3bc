create table suppliers (
  id uuid primary key,
  slug text not null unique,
  name text not null,
  legal_name text not null,
  country char(2) not null,
  currency char(3) not null,
  address text not null,
  email text not null,
  phone text not null,
  register_number text not null,
  tax_number text not null,
  self_certified_at timestamptz,
  created_at timestamptz not null default now()
);

create table supplier_members (
  supplier_id uuid not null references suppliers,
  user_id uuid not null references users on delete cascade,
  primary key (supplier_id, user_id)
);

create table places (
  id uuid primary key,
  slug text not null unique,
  country char(2) not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  time_zone text not null,
  popularity integer not null default 0,
  picture_url text not null,
  picture_scene jsonb
);

create table place_texts (
  place_id uuid not null references places,
  language text not null,
  name text not null,
  line text not null,
  primary key (place_id, language)
);

create table categories (
  id uuid primary key,
  slug text not null unique,
  position integer not null
);
create table category_texts (
  category_id uuid not null references categories,
  language text not null,
  name text not null,
  description text not null,
  primary key (category_id, language)
);

create table tags (
  id uuid primary key,
  slug text not null unique,
  position integer not null
);
create table tag_texts (
  tag_id uuid not null references tags,
  language text not null,
  name text not null,
  primary key (tag_id, language)
);

create table tours (
  id uuid primary key,
  slug text not null unique,
  supplier_id uuid not null references suppliers,
  place_id uuid not null references places,
  status text not null default 'published' check (status in ('draft', 'published', 'paused')),
  currency char(3) not null,
  -- The lowest adult or group price over the options: what a card says after 'from'.
  from_price_minor bigint check (from_price_minor >= 0),
  duration_minutes integer check (duration_minutes > 0),
  guide_languages text[] not null default '{}',
  policy_key text not null check (policy_key in ('flexible', 'moderate', 'strict', 'fixed')),
  pay_later boolean not null,
  confirmation text not null check (confirmation in ('instant', 'on-request')),
  pickup_available boolean not null default false,
  meeting_latitude double precision,
  meeting_longitude double precision,
  -- Written by reviews through the catalogue, so a list of tours needs no second look.
  review_count integer not null default 0 check (review_count >= 0),
  stars_sum integer not null default 0 check (stars_sum between review_count and review_count * 5),
  -- Bookings of the last months; the order called popularity.
  popularity integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (not (policy_key = 'fixed' and pay_later))
);
create index tours_place on tours (place_id) where status = 'published';
create index tours_supplier on tours (supplier_id);
create index tours_popularity on tours (popularity desc, id) where status = 'published';

create table tour_texts (
  tour_id uuid not null references tours on delete cascade,
  language text not null,
  title text not null,
  description text not null,
  what_to_do text,
  detail text,
  included text[] not null default '{}',
  meeting_point text,
  primary key (tour_id, language)
);

create table tour_categories (
  tour_id uuid not null references tours on delete cascade,
  category_id uuid not null references categories,
  primary key (tour_id, category_id)
);
create index tour_categories_category on tour_categories (category_id);

create table tour_tags (
  tour_id uuid not null references tours on delete cascade,
  tag_id uuid not null references tags,
  primary key (tour_id, tag_id)
);
create index tour_tags_tag on tour_tags (tag_id);

create table tour_pictures (
  tour_id uuid not null references tours on delete cascade,
  position integer not null check (position between 0 and 20),
  url text not null,
  -- What an illustration shows ({theme, light}), so that its description exists in every language.
  scene jsonb,
  primary key (tour_id, position)
);
