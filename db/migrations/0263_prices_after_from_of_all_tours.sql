-- The price after 'from' is that of the fewest people who can book since 0255. The hourly job computes it only where rules change it
-- with the clock; of all other tours it is computed once now.
insert into jobs (name, payload)
select 'refresh-from-prices-of-all', '{"afterTourId": "00000000-0000-0000-0000-000000000000"}'
where exists (select from tours);
