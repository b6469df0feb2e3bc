-- A gift card: ordered → paid → sent, and withdrawn while nothing of it is spent; lapsed when nobody paid.
create table gift_cards (
  id uuid primary key,
  buyer_id uuid not null references users,
  state text not null check (state in ('ordered', 'paid', 'sent', 'withdrawn', 'lapsed')),
  -- SHA-256 of the code, which is made when the card is sent and stands in its mail alone.
  code_hash bytea unique check (length(code_hash) = 32),
  amount_minor bigint not null check (amount_minor > 0),
  balance_minor bigint not null default 0,
  currency char(3) not null,
  sender_name text not null,
  recipient_name text not null,
  recipient_email text not null,
  message text,
  language text not null check (language in ('es', 'en', 'fr')),
  send_on date not null,
  ordered_at timestamptz not null,
  paid_at timestamptz,
  sent_at timestamptz,
  withdrawn_at timestamptz,
  constraint gift_cards_never_overspent check (balance_minor between 0 and amount_minor),
  constraint gift_cards_worth_while_paid check (balance_minor = 0 or state in ('paid', 'sent')),
  check ((paid_at is null) = (state in ('ordered', 'lapsed'))),
  check (state <> 'sent' or (code_hash is not null and sent_at is not null)),
  check ((withdrawn_at is not null) = (state = 'withdrawn'))
);
create index gift_cards_buyer on gift_cards (buyer_id, ordered_at desc);
create index gift_cards_unpaid on gift_cards (ordered_at) where state = 'ordered';

-- What a card paid of a booking: `amount` and `returned` in the card's currency, `paid` and `refunded` in the booking's.
create table gift_card_redemptions (
  booking_id uuid primary key references bookings,
  gift_card_id uuid not null references gift_cards,
  amount_minor bigint not null check (amount_minor > 0),
  returned_minor bigint not null default 0,
  paid_minor bigint not null check (paid_minor > 0),
  refunded_minor bigint not null default 0,
  redeemed_at timestamptz not null,
  constraint gift_card_redemptions_return_within_amount check (returned_minor between 0 and amount_minor),
  constraint gift_card_redemptions_refund_within_payment check (refunded_minor between 0 and paid_minor)
);
create index gift_card_redemptions_card on gift_card_redemptions (gift_card_id);

-- A payment is for a booking or for a gift card.
alter table payments
  alter column booking_id drop not null,
  add column gift_card_id uuid references gift_cards,
  add constraint payments_for_one_thing check (num_nonnulls(booking_id, gift_card_id) = 1);
create index payments_gift_card on payments (gift_card_id) where gift_card_id is not null;

alter table ledger_transactions
  drop constraint ledger_transactions_kind_check,
  add constraint ledger_transactions_kind_check check (kind in
    ('sale', 'sale_reversal', 'capture', 'refund',
     'gift_card_sale', 'gift_card_redemption', 'gift_card_return', 'gift_card_withdrawal'));
alter table ledger_entries
  add column gift_card_id uuid references gift_cards,
  add constraint ledger_entries_gift_card check ((account = 'gift_card') = (gift_card_id is not null));
create index ledger_entries_gift_card on ledger_entries (gift_card_id) where gift_card_id is not null;

-- A mail that spends money for whoever reads it is emptied once it is delivered.
alter table mails add column holds_secret boolean not null default false;

-- Two more questions, after those that there are by now.
do $do$
declare
  asked text := (select prosrc from pg_proc where oid = 'broken_invariants()'::regprocedure);
begin
  execute format(
    'create or replace function broken_invariants() returns table (invariant text, subject text, detail text)
     language sql stable as %L', rtrim(asked, E'\n') || $more$

  union all
  select 'the balance of a gift card is what the ledger owes', c.id::text,
         format('balance %s, owed %s', c.balance_minor, coalesce(l.owed, 0))
  from gift_cards c
  left join (
    select gift_card_id, -sum(amount_minor) as owed from ledger_entries where gift_card_id is not null group by gift_card_id
  ) l on l.gift_card_id = c.id
  where c.balance_minor <> coalesce(l.owed, 0)

  union all
  select 'what gift cards paid of a booking is in the ledger', r.booking_id::text,
         format('paid %s, refunded %s, in the ledger %s', r.paid_minor, r.refunded_minor, coalesce(l.paid, 0))
  from gift_card_redemptions r
  left join (
    select t.booking_id, -sum(e.amount_minor) as paid
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where t.kind in ('gift_card_redemption', 'gift_card_return') and e.account = 'traveller' group by t.booking_id
  ) l on l.booking_id = r.booking_id
  where r.paid_minor - r.refunded_minor <> coalesce(l.paid, 0)
$more$);
end $do$;
