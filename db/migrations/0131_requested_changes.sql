-- A booking that its supplier had to accept is changed by a request to the supplier: it holds its new seats until the answer, or until
-- `decide_by`. One that is accepted takes effect, or waits for its payment first.
alter table booking_changes
  add column decide_by timestamptz,
  -- Once it is accepted, what is due has to be paid before it takes effect.
  add column pays_first boolean not null default false,
  add column decline_reason text;

alter table booking_changes drop constraint booking_changes_state_check;
alter table booking_changes add constraint booking_changes_state_check check (state in ('pending', 'done', 'expired', 'declined'));
alter table booking_changes drop constraint booking_changes_pending;
alter table booking_changes add constraint booking_changes_pending check (
  (state = 'pending') = (ended_at is null)
  and (state <> 'pending' or (num_nonnulls(payment_id, decide_by) > 0 and expires_at is not null))
  and (state = 'pending' or seats_held = 0)
);
-- Who has paid for it, or may have, had the supplier's yes.
alter table booking_changes add constraint booking_changes_declined check (
  (state <> 'declined' or (decide_by is not null and payment_id is null)) and (decline_reason is null or state = 'declined')
);
