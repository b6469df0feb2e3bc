-- Staff find accounts and bookings by the end of a telephone number, since few write it with the code of the country.
create index users_phone_end on users (reverse(split_part(phone, ';', 1)) text_pattern_ops) where phone is not null;
