-- Deposits: ways, orders, payments and bonuses, and the simulated bank that they come from.

-- What a transfer is found by on the merchant's account: each number once, in an order that nobody guesses.
create sequence deposit_remarks maxvalue 99999999 cycle;

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

-- Bonuses that a deposit can be made with.
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
  -- Whether a promotion is for the first deposit alone.
  first_only boolean not null default false,
  unique (merchant, title_en)
);

-- A member's wish to deposit, and how far it has come.
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
  -- An order is charged, compared and rewarded by what was said when it was made, whatever an operator or the member changes later.
  fee_rate integer not null default 0,
  fee_fixed bigint not null default 0,
  -- Who must pay, sealed; '' in old orders.
  payer text not null default '',
  -- The promotion as it was chosen.
  promotion jsonb,
  turnover smallint not null default 0 check (turnover between 0 and 100),
  foreign key (merchant, channel_id) references deposit_channels
);
-- A member's own, newest first.
create index deposit_orders_member on deposit_orders (member_id, created_at desc);
-- Those that expire next.
create index deposit_orders_due on deposit_orders (expires_at) where status in ('created', 'waiting');
-- One open order of a member in each channel.
create unique index deposit_orders_open on deposit_orders (member_id, channel_id) where status in ('created', 'waiting');
-- A transfer is recognized by its remark.
create unique index deposit_orders_remark on deposit_orders (merchant, remark) where length(remark) = 8 and type = 'TRANSFER';

-- An order that was paid follows its payments, in any order; nothing leads back to waiting.
create function deposit_never_goes_back() returns trigger language plpgsql as $$
declare v_next text[] := case old.status
  when 'created' then '{waiting,expired,cancelled,failed}'
  when 'waiting' then '{review,expired,cancelled,failed}'
  when 'review' then '{cancelled,failed}'
  when 'expired' then '{review}'
  else '{}' end;
begin
  if new.status <> all (v_next || array['credited', 'returning', 'returned', 'clawedBack'])
    or (new.status = 'returned' and old.status = 'credited') then
    raise exception 'deposit % cannot go from % to %', old.order_no, old.status, new.status using errcode = '23514', constraint = 'deposit_never_goes_back';
  end if;
  return new;
end $$;
-- Whatever messages come in which order.
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
  returned_at bigint,
  -- How many times it must be bet before it leaves by a transfer or an envelope, as of its credit.
  transfer_turnover smallint not null default 0 check (transfer_turnover between 0 and 100),
  -- Keyed hash of the person who paid; '' for a company, and in old payments.
  payer_fingerprint text not null default '',
  -- Keyed hash of a person's account that paid, like that of a destination; '' for a company, and where the service reports none.
  payer_account text not null default ''
);
-- What was paid for an order.
create index deposit_payments_order on deposit_payments (order_no);
-- What a member deposited in a period.
create index deposit_payments_member on deposit_payments (member_id, credited_at);
-- What is looked for.
create index deposit_payments_paid on deposit_payments (paid_at);
-- From which accounts a member paid.
create index deposit_payments_payer on deposit_payments (member_id, payer_fingerprint) where payer_fingerprint <> '';
-- The same by the account itself.
create index deposit_payments_account on deposit_payments (member_id, payer_account) where payer_account <> '';

-- What happened to an order and who did it.
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
-- The history of an order.
create index deposit_events_order on deposit_events (order_no, id);
-- History does not change.
create trigger deposit_frozen before update or delete on deposit_events for each row execute function ledger_refuse_change();

-- The simulated bank behind the payment service. Only apps/sandbox/src/payments/bank reads and writes these: a real bank has its own.
create table bank_charges (
  txid text primary key,
  -- The caller's key: a second request for it gets the same charge.
  reference text not null unique,
  kind text not null check (kind in ('pix', 'page', 'wallet')),
  amount bigint not null,
  receiver text not null,
  token text not null unique,
  -- Who shall pay, sealed.
  debtor text not null,
  created_at bigint not null,
  expires_at bigint not null,
  cancelled_at bigint
);

-- What arrived at the simulated bank.
create table bank_payments (
  end_to_end_id text primary key,
  txid text not null references bank_charges,
  amount bigint not null,
  -- Who paid, sealed.
  payer text not null,
  paid_at bigint not null,
  changed_at bigint not null,
  return_id text,
  returned_at bigint,
  clawed_back_at bigint
);
-- What the gateway has not seen yet.
create index bank_payments_changed on bank_payments (changed_at);
-- What was paid for a charge.
create index bank_payments_txid on bank_payments (txid, paid_at);

-- What left the simulated bank. The key is the gateway's, so that a repeated request is the first one.
create table bank_payouts (
  key text primary key,
  end_to_end_id text not null unique,
  amount bigint not null,
  at bigint not null,
  -- The simulated bank: what is sent arrives a moment later, is refused, or comes back.
  status text not null default 'sent' check (status in ('sent', 'arrived', 'failed', 'returned')),
  changed_at bigint not null default 0
);
-- Those whose end is to be decided.
create index bank_payouts_sent on bank_payouts (at) where status = 'sent';
-- Payments out that changed are read in the order of their changes; what has arrived is asked for one by one no more.
create index bank_payouts_changed on bank_payouts (changed_at, key) where status <> 'sent';

-- What the bank has to tell, again and again until it was heard.
create table bank_notices (
  id text primary key,
  txid text,
  created_at bigint not null,
  next_at bigint not null,
  attempts integer not null default 0,
  heard_at bigint,
  payout text references bank_payouts
);
-- Those to send next.
create index bank_notices_due on bank_notices (next_at) where heard_at is null;

-- A bonus that came with a deposit: one for an order, and of a promotion for first deposits one for a member.
create table deposit_bonuses (
  order_no text primary key references deposit_orders,
  member_id bigint not null references members,
  promotion_id bigint not null references deposit_promotions,
  first_only boolean not null,
  end_to_end_id text not null references deposit_payments,
  amount bigint not null check (amount > 0),
  granted_at bigint,
  -- The bonus of a deposit belongs to the transaction of its credit: granted there, or owed until the pool pays it. An owed one binds the wallet as
  -- an open one does, and is refused once money has left since that credit.
  state text not null default 'granted' check (state in ('owed', 'granted', 'refused')),
  constraint deposit_bonuses_granted check ((state = 'granted') = (granted_at is not null))
);
-- One bonus per payment.
create unique index deposit_bonuses_payment on deposit_bonuses (end_to_end_id);
-- One bonus for the first deposit.
create unique index deposit_bonuses_first on deposit_bonuses (member_id, promotion_id) where first_only;
-- Those that wait for their pool.
create index deposit_bonuses_owed on deposit_bonuses (member_id) where state = 'owed';

-- How far what the service has was compared with the books.
create table deposit_watermark (
  service text primary key,
  at bigint not null
);
