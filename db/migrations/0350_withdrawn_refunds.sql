-- Who proposed a refund beyond the terms may withdraw it: that is decided by its proposer, and everything else by another operator.
alter table goodwill_refunds drop constraint goodwill_refunds_state_check;
alter table goodwill_refunds add constraint goodwill_refunds_state_check
  check (state in ('proposed', 'done', 'declined', 'withdrawn'));
alter table goodwill_refunds drop constraint goodwill_refunds_two_people;
alter table goodwill_refunds add constraint goodwill_refunds_two_people
  check (not needs_approval or decided_by is null or (decided_by = proposed_by) = (state = 'withdrawn'));
