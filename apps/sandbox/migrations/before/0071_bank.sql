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
  expires_at bigint not null
);

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
create index bank_payments_changed on bank_payments (changed_at);

create table bank_payouts (
  key text primary key,
  end_to_end_id text not null unique,
  amount bigint not null,
  at bigint not null
);

-- What the bank has to tell, again and again until it was heard.
create table bank_notices (
  id text primary key,
  txid text not null,
  created_at bigint not null,
  next_at bigint not null,
  attempts integer not null default 0,
  heard_at bigint
);
create index bank_notices_due on bank_notices (next_at) where heard_at is null;
