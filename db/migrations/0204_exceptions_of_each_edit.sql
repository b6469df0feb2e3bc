-- Of two edits that have opened a departure in spite of one closure, each notes it: undoing one leaves it open by the other.
alter table closure_exceptions drop constraint closure_exceptions_pkey, add primary key (closure_id, departure_id, edit_id);
