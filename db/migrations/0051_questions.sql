-- A supplier needs to know things that a booking does not say: shoe sizes, allergies, who can swim, and that everyone has read what
-- may go wrong. Questions of a tour are asked after the booking, once or of each person, and answered until the start.
create table questions (
  id uuid primary key,
  tour_id uuid not null references tours on delete cascade,
  position smallint not null,
  active boolean not null default true,
  required boolean not null default true,
  per text not null check (per in ('booking', 'person')),
  kind text not null check (kind in ('text', 'choice', 'number', 'date', 'waiver')),
  -- Of a choice: the keys of what can be chosen.
  choices text[] not null default '{}',
  -- Of a number.
  least integer,
  most integer check (most >= least),
  -- Of a waiver: which text was accepted.
  version text,
  -- After the tour an answer is kept for so many days; longer than a month only where a law asks for it.
  keep_days smallint not null default 30 check (keep_days between 0 and 3660),
  constraint questions_fit_their_kind check (
    (kind = 'choice') = (cardinality(choices) >= 2) and (kind = 'waiver') = (version is not null)
    and (kind = 'number' or (least is null and most is null)))
);
create index questions_tour on questions (tour_id, position);

create table question_texts (
  question_id uuid not null references questions on delete cascade,
  language text not null,
  label text not null check (char_length(label) between 1 and 200),
  note text check (char_length(note) <= 500),
  -- Of a choice: a label for each key.
  choices jsonb not null default '{}',
  -- Of a waiver: what is accepted.
  body text check (char_length(body) <= 20000),
  primary key (question_id, language)
);

-- `person` is 0 for what is asked once, otherwise 1, 2, 3 of the party.
create table booking_answers (
  booking_id uuid not null references bookings on delete cascade,
  question_id uuid not null references questions,
  person smallint not null check (person between 0 and 30),
  value text not null check (char_length(value) between 1 and 2000),
  version text,
  answered_at timestamptz not null,
  primary key (booking_id, question_id, person)
);

-- How many required answers a party of so many people still owes for a booking of a tour.
create function open_questions(booking uuid, tour uuid, people integer) returns integer language sql stable as $$
  select coalesce(sum(
    case when q.per = 'person' then people else 1 end - (
      select count(*) from booking_answers a
      where a.booking_id = booking and a.question_id = q.id and a.person <= people
    )), 0)::integer
  from questions q where q.tour_id = tour and q.active and q.required
$$;
