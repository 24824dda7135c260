-- Withdrawals: rules of a merchant, orders and their history.

-- What a merchant lets leave, and when.
create table withdraw_settings (
  merchant text primary key references merchants,
  min bigint not null check (min > 0),
  max bigint not null,
  -- A day: withdrawals, and cents.
  day_count integer not null check (day_count > 0),
  day_amount bigint not null check (day_amount > 0),
  -- Minutes of the platform's day; until before from goes over midnight.
  window_from integer not null default 0 check (window_from between 0 and 1439),
  window_until integer not null default 1440 check (window_until between 1 and 1440),
  -- Withdrawals of a day without a fee; after those hundredths of a percent, and cents; 0 = no cap.
  free_count integer not null default 0,
  fee_rate integer not null default 0 check (fee_rate between 0 and 10000),
  fee_fixed bigint not null default 0 check (fee_fixed >= 0),
  fee_cap bigint not null default 0 check (fee_cap >= 0),
  -- Below this nobody looks at it before it is sent; 0 = an operator looks at all.
  auto_below bigint not null default 0,
  -- Approved ones go to the bank at once, not when an operator sends them.
  auto_send boolean not null default true,
  cancellable boolean not null,
  -- The identity must have been checked.
  identity boolean not null,
  -- What one transfer may be.
  transfer_min bigint not null default 1000 check (transfer_min > 0),
  transfer_max bigint not null default 5000000,
  -- Whether agents may send money to their direct members.
  transfer_down boolean not null default true,
  -- Whether a contract that waits for the member's answer keeps withdrawals in.
  contract_first boolean not null default false,
  -- Deposits may require turnover: how many times what was credited must be bet before it is withdrawn. As with fee and bonus, an order is credited
  -- by what was said when it was made.
  deposit_turnover smallint not null default 0 check (deposit_turnover between 0 and 100),
  -- How many times a deposit must be bet before it leaves by a transfer or an envelope; 0 = not at all. What was credited
  -- before the rule keeps 0.
  transfer_turnover smallint not null default 1 check (transfer_turnover between 0 and 100),
  -- Keys of companies as destinations of members with an accepted identity.
  company_keys boolean not null default false,
  check (max >= min),
  constraint withdraw_settings_transfer check (transfer_max >= transfer_min)
);

-- A member's wish to withdraw. Its money is held in the ledger until it is paid or refused.
create table withdrawals (
  order_no text primary key,
  order_key text unique,
  merchant text not null references merchants,
  member_id bigint not null references members,
  bank_card_id bigint not null references bank_cards,
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0 and fee < amount),
  status text not null check (status in ('requested', 'review', 'approved', 'sending', 'paid', 'rejected', 'cancelled', 'returned')),
  reason text,
  end_to_end_id text not null default '',
  created_at bigint not null,
  paid_at bigint,
  changed_at bigint not null,
  -- When the bank was last asked about it: whoever was asked about longest ago comes next.
  asked_at bigint not null default 0,
  -- Sealed: whom it goes to and where, as of its request; '' in old ones: read from the destination.
  payee text not null default ''
);
-- A member's own, newest first.
create index withdrawals_member on withdrawals (member_id, created_at desc);
-- What waits for a decision or for the bank.
create index withdrawals_open on withdrawals (created_at) where status in ('requested', 'review', 'approved', 'sending');
-- What a merchant paid in a period.
create index withdrawals_paid on withdrawals (merchant, paid_at) where status = 'paid';
-- What the desk shows of them: the newest few of very many.
create index withdrawals_newest_paid on withdrawals (created_at desc) where status = 'paid';
-- Those that the bank is to be asked about next.
create index withdrawals_asked on withdrawals (asked_at) where status = 'sending';

-- States never go back, whatever comes in whatever order.
create function withdrawal_never_goes_back() returns trigger language plpgsql as $$
declare v_next text[] := case old.status
  when 'requested' then '{review,approved,rejected,cancelled}'
  when 'review' then '{approved,rejected,cancelled}'
  when 'approved' then '{sending,rejected}'
  when 'sending' then '{paid,returned}'
  when 'paid' then '{returned}'
  else '{}' end;
begin
  if new.status <> all (v_next) then
    raise exception 'withdrawal % cannot go from % to %', old.order_no, old.status, new.status using errcode = '23514', constraint = 'withdrawal_never_goes_back';
  end if;
  return new;
end $$;
-- Whatever messages come in which order.
create trigger withdrawal_never_goes_back before update on withdrawals for each row
  when (old.status is distinct from new.status) execute function withdrawal_never_goes_back();

-- What happened to a withdrawal and who did it.
create table withdraw_events (
  id bigint generated always as identity primary key,
  order_no text not null references withdrawals,
  at bigint not null,
  event text not null,
  actor text not null check (actor in ('member', 'operator', 'bank', 'system')),
  reason text
);
-- The history of a withdrawal.
create index withdraw_events_order on withdraw_events (order_no, id);
-- History does not change.
create trigger withdraw_frozen before update or delete on withdraw_events for each row execute function ledger_refuse_change();
