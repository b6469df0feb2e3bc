-- Each question is planned once a session and not at every check: planning took a quarter of the time. That asks for a list in place of a
-- search for names (tools/check-docs.ts finds one that is missing), and for parts without settings of their own, which are planned apart:
-- compiling to machine code is off for all of them.
alter function broken_check_in_invariants() reset jit;
alter function broken_departure_invariants() reset jit;
alter function broken_draft_invariants() reset jit;
alter function broken_message_invariants() reset jit;
alter function broken_notice_invariants() reset jit;
alter function broken_order_invariants() reset jit;
alter function broken_period_invariants() reset jit;
alter function broken_resource_calendar_invariants() reset jit;
alter function broken_resource_invariants() reset jit;
alter function broken_resource_use_invariants() reset jit;
alter function broken_waitlist_invariants() reset jit;

create or replace function broken_invariants() returns table (invariant text, subject text, detail text)
language plpgsql stable set jit to off as $$
begin
  return query
  select * from broken_accepted_terms_invariants()
  union all select * from broken_audit_invariants()
  union all select * from broken_booking_invariants()
  union all select * from broken_booking_sum_invariants()
  union all select * from broken_calendar_edit_invariants()
  union all select * from broken_change_invariants()
  union all select * from broken_check_in_invariants()
  union all select * from broken_departure_change_invariants()
  union all select * from broken_departure_invariants()
  union all select * from broken_draft_invariants()
  union all select * from broken_entry_import_invariants()
  union all select * from broken_extra_invariants()
  union all select * from broken_ledger_day_invariants()
  union all select * from broken_message_invariants()
  union all select * from broken_moved_slug_invariants()
  union all select * from broken_notice_invariants()
  union all select * from broken_order_invariants()
  union all select * from broken_period_invariants()
  union all select * from broken_price_history_invariants()
  union all select * from broken_promo_code_invariants()
  union all select * from broken_resource_calendar_invariants()
  union all select * from broken_resource_invariants()
  union all select * from broken_resource_use_invariants()
  union all select * from broken_seller_filing_invariants()
  union all select * from broken_seller_report_invariants()
  union all select * from broken_supplier_code_invariants()
  union all select * from broken_tax_invariants()
  union all select * from broken_tax_request_invariants()
  union all select * from broken_team_invariants()
  union all select * from broken_view_invariants()
  union all select * from broken_waitlist_invariants();
end $$;
