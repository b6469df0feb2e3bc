-- Who had an account and had it erased: the row stays, because bookings and their entries in the ledger refer to it, and
-- says nothing of anybody. What else may be in it later belongs into this check.
alter table users
  add column erased_at timestamptz,
  add constraint users_erased_is_nobody check (
    erased_at is null or (
      name = '-' and email like '%@erased.invalid' and password_hash = '!'
      and num_nonnulls(phone, city, country, date_of_birth, loyalty_points, preferences, saved_locations, avatar_file,
                       language, currency, pending_email, email_confirmed_at) = 0
    )
  );
