-- The ways to deposit that a merchant offers.
create table deposit_channels (
  merchant text not null references merchants,
  id text not null,
  type text not null check (type in ('PIX', 'TRANSFER', 'GATEWAY', 'CARD', 'ALIPAY', 'QQ', 'WECHAT')),
  -- As markets know it: what a market forbids is neither offered nor taken.
  means text not null,
  name_pt text not null,
  name_en text not null,
  min bigint not null check (min > 0),
  max bigint not null,
  multiple bigint not null default 1 check (multiple > 0),
  suggestions jsonb not null default '[]',
  -- Hundredths of a percent.
  fee_rate integer not null default 0 check (fee_rate between 0 and 10000),
  fee_fixed bigint not null default 0 check (fee_fixed >= 0),
  typical_seconds integer not null default 0,
  recommended boolean not null default false,
  maintenance boolean not null default false,
  -- The payer's CPF must be the member's.
  own_account boolean not null default true,
  -- What happens to another amount than was asked for, and to money that comes after the order has ended.
  amount_rule text not null default 'credit' check (amount_rule in ('credit', 'return')),
  late_rule text not null default 'credit' check (late_rule in ('credit', 'return')),
  expires_ms bigint not null default 1800000,
  position integer not null default 0,
  primary key (merchant, id),
  check (max >= min)
);

-- Accounts of the merchant that a channel is transferred to.
create table deposit_banks (
  merchant text not null,
  channel_id text not null,
  bank_code text not null,
  branch text not null,
  account text not null,
  holder text not null,
  holder_document text not null,
  position integer not null default 0,
  primary key (merchant, channel_id, bank_code),
  foreign key (merchant, channel_id) references deposit_channels
);

create table deposit_promotions (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  title_pt text not null,
  title_en text not null,
  percent integer not null check (percent > 0),
  min_amount bigint not null check (min_amount > 0),
  max_bonus bigint not null check (max_bonus > 0),
  multiple integer not null check (multiple between 0 and 100),
  weights jsonb not null default '{}',
  starts_at bigint not null,
  ends_at bigint,
  position integer not null default 0,
  unique (merchant, title_en)
);

-- What a member may deposit in a period.
create table deposit_limits (
  member_id bigint not null references members,
  period text not null check (period in ('day', 'week', 'month')),
  amount bigint not null check (amount >= 0),
  set_at bigint not null,
  primary key (member_id, period)
);

create table deposit_orders (
  order_no text primary key,
  order_key text unique,
  merchant text not null references merchants,
  member_id bigint not null references members,
  channel_id text not null,
  type text not null,
  amount bigint not null check (amount > 0),
  status text not null default 'created' check (status in ('created', 'waiting', 'review', 'paid', 'credited', 'returning', 'returned',
    'expired', 'cancelled', 'failed', 'clawedBack')),
  reason text,
  promotion_id bigint references deposit_promotions,
  -- What the payment service gave: '' until it has.
  txid text not null default '',
  br_code text not null default '',
  receiver jsonb not null default '{}',
  pay_url text not null default '',
  qr_text text not null default '',
  bank_code text,
  remark text not null default '',
  created_at bigint not null,
  expires_at bigint not null,
  changed_at bigint not null,
  foreign key (merchant, channel_id) references deposit_channels
);
create index deposit_orders_member on deposit_orders (member_id, created_at desc);
create index deposit_orders_due on deposit_orders (expires_at) where status in ('created', 'waiting');
-- One open order of a member in each channel.
create unique index deposit_orders_open on deposit_orders (member_id, channel_id) where status in ('created', 'waiting');

-- States never go back, whatever comes in whatever order.
create function deposit_never_goes_back() returns trigger language plpgsql as $$
declare v_next text[] := case old.status
  when 'created' then '{waiting,paid,expired,cancelled,failed}'
  when 'waiting' then '{review,paid,expired,cancelled,failed}'
  when 'review' then '{paid,failed}'
  when 'paid' then '{credited,returning,clawedBack}'
  when 'returning' then '{returned,paid,clawedBack}'
  when 'returned' then '{paid}'
  when 'expired' then '{review,paid}'
  when 'cancelled' then '{paid}'
  when 'failed' then '{paid}'
  when 'credited' then '{clawedBack}'
  else '{paid}' end;
begin
  if new.status <> all (v_next) then
    raise exception 'deposit % cannot go from % to %', old.order_no, old.status, new.status using errcode = '23514', constraint = 'deposit_never_goes_back';
  end if;
  return new;
end $$;
create trigger deposit_never_goes_back before update on deposit_orders for each row
  when (old.status is distinct from new.status) execute function deposit_never_goes_back();

-- Money that the bank reported, once per end-to-end id: whatever is credited is credited by this row.
create table deposit_payments (
  end_to_end_id text primary key,
  order_no text not null references deposit_orders,
  merchant text not null,
  member_id bigint not null references members,
  amount bigint not null check (amount > 0),
  fee bigint not null default 0 check (fee between 0 and amount),
  status text not null check (status in ('credited', 'returning', 'returned', 'clawedBack')),
  reason text,
  payer_name text not null,
  payer_cpf text not null,
  paid_at bigint not null,
  credited_at bigint,
  return_id text not null default '',
  returned_at bigint
);
create index deposit_payments_order on deposit_payments (order_no);
create index deposit_payments_member on deposit_payments (member_id, credited_at);

create table deposit_events (
  id bigint generated always as identity primary key,
  order_no text not null references deposit_orders,
  at bigint not null,
  event text not null,
  actor text not null check (actor in ('member', 'bank', 'operator', 'system')),
  reason text,
  amount bigint,
  end_to_end_id text not null default ''
);
create index deposit_events_order on deposit_events (order_no, id);
create trigger deposit_frozen before update or delete on deposit_events for each row execute function ledger_refuse_change();

alter table uploads add column deposit_order text references deposit_orders;
create index uploads_deposit on uploads (deposit_order, sequence) where deposit_order is not null;
