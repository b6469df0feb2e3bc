-- Staff find the bookings of a partner by the end of its telephone number, as those of a traveller.
create index suppliers_phone_end on suppliers (reverse(split_part(phone, ';', 1)) text_pattern_ops);
