-- The overview of operators reads what was given up.
create index jobs_dead on jobs (dead_at) where dead_at is not null;
