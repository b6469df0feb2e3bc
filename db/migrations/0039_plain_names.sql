-- Recurring jobs are named by what they do, as other jobs are: purge, expire, send.
update jobs set name = renamed.new_name
from (values
  ('forget-affiliates', 'purge-old-affiliates'),
  ('forget-ended-sessions', 'purge-ended-sessions'),
  ('forget-old-keys', 'purge-idempotency-records'),
  ('forget-old-mails', 'purge-old-mails'),
  ('forget-throttles', 'purge-old-throttles'),
  ('forget-waiting-photos', 'purge-unattached-photos'),
  ('forget-what-was-written', 'purge-old-messages'),
  ('lapse-gift-cards', 'expire-unpaid-gift-cards'),
  ('tell-news', 'send-newsletter')
) renamed (old_name, new_name)
where jobs.recurring and jobs.name = renamed.old_name;

-- Columns by the words that the code uses.
alter table idempotency_keys rename column answer to response;
alter table sessions rename column proved_at to reauthenticated_at;
alter table totp rename column sealed_secret to encrypted_secret;
