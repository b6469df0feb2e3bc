-- A tour that a notice took off sale was 'paused', as one that its supplier has paused: an appeal that was upheld published
-- both. 'removed': it would be on sale, or suspended with its supplier, if no notice kept it down.
alter table tours drop constraint tours_status_check,
  add constraint tours_status_check check (status in ('draft', 'published', 'paused', 'suspended', 'removed'));

update tours set status = 'removed'
where status = 'paused' and id in (
  select n.tour_id from notices n
  cross join lateral (
    select d.outcome from notice_decisions d where d.notice_id = n.id order by d.stage = 'appeal' desc limit 1
  ) last
  where last.outcome = 'removed'
);
