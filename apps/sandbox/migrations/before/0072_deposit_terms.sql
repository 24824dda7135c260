-- An order is charged, compared and rewarded by what was said when it was made, whatever an operator or the member changes later.
alter table deposit_orders
  add column fee_rate integer not null default 0,
  add column fee_fixed bigint not null default 0,
  -- Who must pay, sealed; '' for an order that was made before this.
  add column payer text not null default '',
  -- The promotion as it was chosen.
  add column promotion jsonb;
update deposit_orders o set fee_rate = c.fee_rate, fee_fixed = c.fee_fixed
  from deposit_channels c where c.merchant = o.merchant and c.id = o.channel_id;

-- Whether a promotion is for the first deposit alone.
alter table deposit_promotions add column first_only boolean not null default false;
update deposit_promotions set first_only = true where title_en = 'First deposit doubled';
update deposit_orders o set promotion = jsonb_build_object('percent', p.percent, 'min_amount', p.min_amount, 'max_bonus', p.max_bonus,
  'multiple', p.multiple, 'weights', p.weights, 'first_only', p.first_only) from deposit_promotions p where p.id = o.promotion_id;

-- A bonus that came with a deposit: one for an order, and of a promotion for first deposits one for a member.
create table deposit_bonuses (
  order_no text primary key references deposit_orders,
  member_id bigint not null references members,
  promotion_id bigint not null references deposit_promotions,
  first_only boolean not null,
  end_to_end_id text not null references deposit_payments,
  amount bigint not null check (amount > 0),
  granted_at bigint not null
);
create unique index deposit_bonuses_payment on deposit_bonuses (end_to_end_id);
create unique index deposit_bonuses_first on deposit_bonuses (member_id, promotion_id) where first_only;
insert into deposit_bonuses (order_no, member_id, promotion_id, first_only, end_to_end_id, amount, granted_at)
  select distinct on (o.order_no) o.order_no, o.member_id, o.promotion_id, false, p.end_to_end_id, e.amount, e.at from deposit_orders o
  join deposit_events e on e.order_no = o.order_no and e.event = 'bonus' join deposit_payments p on p.order_no = o.order_no
  where o.promotion_id is not null and e.amount > 0 order by o.order_no, p.credited_at nulls last, p.end_to_end_id;

-- An order that was paid follows its payments, in any order; nothing leads back to waiting.
create or replace function deposit_never_goes_back() returns trigger language plpgsql as $$
declare v_next text[] := case old.status
  when 'created' then '{waiting,expired,cancelled,failed}'
  when 'waiting' then '{review,expired,cancelled,failed}'
  when 'review' then '{failed}'
  when 'expired' then '{review}'
  else '{}' end;
begin
  if new.status <> all (v_next || array['credited', 'returning', 'returned', 'clawedBack'])
    or (new.status = 'returned' and old.status = 'credited') then
    raise exception 'deposit % cannot go from % to %', old.order_no, old.status, new.status using errcode = '23514', constraint = 'deposit_never_goes_back';
  end if;
  return new;
end $$;

-- What a transfer is found by on the merchant's account: each number once, in an order that nobody guesses.
create sequence deposit_remarks maxvalue 99999999 cycle;
create unique index deposit_orders_remark on deposit_orders (merchant, remark) where length(remark) = 8 and type = 'TRANSFER';

-- What is looked for.
create index deposit_payments_paid on deposit_payments (paid_at);
create index bank_payments_txid on bank_payments (txid, paid_at);

-- How far what the service has was compared with the books.
create table deposit_watermark (
  service text primary key,
  at bigint not null
);

alter table bank_charges add column cancelled_at bigint;
