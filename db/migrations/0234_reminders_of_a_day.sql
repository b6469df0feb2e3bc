-- The event of a reminder names the day of the visit, so that whoever moves to another day is reminded of that. Those that were written
-- for the day that is booked now count for it.
update mails m set event = m.event || ':' || to_char(b.starts_at_local, 'YYYY-MM-DD')
from bookings b cross join (values ('reminder', 24), ('questions', 168), ('questions_again', 48)) reminder (name, hours)
where b.state = 'confirmed' and b.starts_at > now() and m.event = 'booking-' || reminder.name || ':' || b.id
  and m.created_at >= b.starts_at - make_interval(hours => reminder.hours);
