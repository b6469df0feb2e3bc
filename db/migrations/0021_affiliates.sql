-- Who recommends the marketplace: an account that applied, and was approved or not.
create table affiliates (
  id uuid primary key,
  user_id uuid not null unique references users,
  kind text not null check (kind in ('creator', 'affiliate')),
  state text not null check (state in ('applied', 'approved', 'declined', 'ended')),
  name text not null,
  link text not null,
  message text not null,
  language text not null check (language in ('es', 'en', 'fr')),
  -- Stands in the links: '/?via=CODE'. Share of the price, fixed when approved.
  code text unique,
  percent integer check (percent between 0 and 50),
  applied_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references users on delete set null,
  reasons text,
  check ((state in ('approved', 'ended')) <= (code is not null and percent is not null)),
  check ((decided_at is null) = (state = 'applied'))
);
create index affiliates_waiting on affiliates (applied_at) where state = 'applied';

-- A visit through a link, with nothing about the visitor. Forgotten once it can bring no booking any more.
create table affiliate_clicks (
  id uuid primary key,
  affiliate_id uuid not null references affiliates on delete cascade,
  clicked_at timestamptz not null
);
create index affiliate_clicks_age on affiliate_clicks (clicked_at);

create table affiliate_days (
  affiliate_id uuid not null references affiliates on delete cascade,
  day date not null,
  clicks integer not null check (clicks > 0),
  primary key (affiliate_id, day)
);

-- A booking that came through a link; what it brings is fixed with it, and earned when the trip has taken place.
create table affiliate_referrals (
  booking_id uuid primary key references bookings,
  affiliate_id uuid not null references affiliates,
  share_minor bigint not null check (share_minor >= 0),
  currency char(3) not null,
  referred_at timestamptz not null,
  earned_at timestamptz
);
create index affiliate_referrals_affiliate on affiliate_referrals (affiliate_id, referred_at desc);
create index affiliate_referrals_waiting on affiliate_referrals (booking_id) where earned_at is null;

alter table ledger_transactions
  drop constraint ledger_transactions_kind_check,
  add constraint ledger_transactions_kind_check check (kind in
    ('sale', 'sale_reversal', 'capture', 'refund',
     'gift_card_sale', 'gift_card_redemption', 'gift_card_return', 'gift_card_withdrawal', 'affiliate_share'));
alter table ledger_entries
  add column affiliate_id uuid references affiliates,
  add constraint ledger_entries_affiliate check ((account = 'affiliate') = (affiliate_id is not null));
create index ledger_entries_affiliate on ledger_entries (affiliate_id) where affiliate_id is not null;

-- One more question, after those that there are by now.
do $do$
declare
  asked text := (select prosrc from pg_proc where oid = 'broken_invariants()'::regprocedure);
begin
  execute format(
    'create or replace function broken_invariants() returns table (invariant text, subject text, detail text)
     language sql stable as %L', rtrim(asked, E'\n') || $more$

  union all
  select 'what affiliates earned is in the ledger', r.booking_id::text,
         format('share %s, in the ledger %s', case when r.earned_at is null then 0 else r.share_minor end, coalesce(l.earned, 0))
  from affiliate_referrals r
  left join (
    select t.booking_id, -sum(e.amount_minor) as earned
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where e.account = 'affiliate' group by t.booking_id
  ) l on l.booking_id = r.booking_id
  where case when r.earned_at is null then 0 else r.share_minor end <> coalesce(l.earned, 0)
$more$);
end $do$;
