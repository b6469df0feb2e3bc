-- When its supplier last had the traveller of a booking reminded of answers that it needs; null: never.
alter table bookings add column questions_reminded_at timestamptz;
