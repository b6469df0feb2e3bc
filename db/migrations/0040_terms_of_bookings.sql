-- A booking named its policy, and what that gives back was looked up in the rules of today: whoever changed a rule changed what
-- was sold already. A booking keeps the terms that it was sold under: from so many hours before the start the refund in percent,
-- the longest first. Until now the rules never changed, so those of today are the terms of every booking there is.
alter table bookings add column refund_tiers jsonb check (jsonb_typeof(refund_tiers) = 'array');

update bookings set refund_tiers = case policy_key
  when 'flexible' then '[{"hoursBefore": 24, "refundPercent": 100}]'
  when 'moderate' then '[{"hoursBefore": 72, "refundPercent": 100}, {"hoursBefore": 24, "refundPercent": 50}]'
  when 'strict' then '[{"hoursBefore": 168, "refundPercent": 50}]'
  when 'fixed' then '[]'
end::jsonb;

alter table bookings alter column refund_tiers set not null;

-- As before, by the terms of the booking.
create or replace function granted_refund_minor(b bookings) returns bigint language sql immutable as $$
  select case
    when b.ended_by = 'traveller' and b.confirmed_at is not null
      then (b.total_minor * coalesce((
        select (tier ->> 'refundPercent')::integer from jsonb_array_elements(b.refund_tiers) tier
        where b.starts_at - b.ended_at >= make_interval(hours => (tier ->> 'hoursBefore')::integer)
        order by (tier ->> 'hoursBefore')::integer desc limit 1
      ), 0) + 50) / 100
    when b.ended_by is not null then b.total_minor
  end
$$;

drop function policy_refund_percent(text, timestamptz, timestamptz);
