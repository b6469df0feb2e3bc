-- The codes by which guests booked sign in any traveller now, and are called so. A code needs no name: the form of the first booking asks for it.
alter table guest_codes rename to sign_in_codes;
alter table sign_in_codes drop column name;
alter table sign_in_codes rename constraint guest_codes_pkey to sign_in_codes_pkey;
alter table sign_in_codes rename constraint guest_codes_code_hash_check to sign_in_codes_code_hash_check;
alter table sign_in_codes rename constraint guest_codes_email_check to sign_in_codes_email_check;
alter table sign_in_codes rename constraint guest_codes_tries_check to sign_in_codes_tries_check;
alter index guest_codes_expiry rename to sign_in_codes_expiry;
update jobs set name = 'sign-in-code-wanted' where name = 'guest-code-wanted';
update mails set event = replace(event, 'guest_', 'sign_in_') where event like 'guest\_code:%' or event like 'guest\_known:%';
