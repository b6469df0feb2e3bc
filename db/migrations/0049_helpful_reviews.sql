-- Travellers say which reviews helped them: one mark per person and review. Counted where a list is read: a tour has a few hundred
-- reviews, and a count kept beside them would be another number to hold true.
create table helpful_reviews (
  review_id uuid not null references reviews on delete cascade,
  user_id uuid not null references users on delete cascade,
  marked_at timestamptz not null,
  primary key (review_id, user_id)
);
create index helpful_reviews_user on helpful_reviews (user_id);
