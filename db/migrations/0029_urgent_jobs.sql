-- A rush of confirmations keeps neither a new password nor the code of a gift card waiting: those have workers of their own.
alter table jobs add column urgent boolean not null default false;
update jobs set urgent = true
where name in ('email-confirmation-wanted', 'password-reset-wanted', 'password-changed', 'security-changed',
               'gift-card-due', 'gift-card-lost');
-- Each worker finds what is due without walking through what belongs to the others.
drop index jobs_due;
create index jobs_due on jobs (run_at) where dead_at is null and not recurring and not urgent;
create index jobs_due_urgent on jobs (run_at) where dead_at is null and not recurring and urgent;
create index jobs_due_recurring on jobs (run_at) where dead_at is null and recurring;

alter table mails add column urgent boolean not null default false;
drop index mails_unsent;
create index mails_unsent on mails (created_at) where sent_at is null and not urgent;
create index mails_unsent_urgent on mails (created_at) where sent_at is null and urgent;
