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
  check (max >= min)
);

-- An operator stopped a member's withdrawals.
alter table members add column withdrawals_frozen boolean not null default false;

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
  changed_at bigint not null
);
create index withdrawals_member on withdrawals (member_id, created_at desc);
create index withdrawals_open on withdrawals (created_at) where status in ('requested', 'review', 'approved', 'sending');
create index withdrawals_paid on withdrawals (merchant, paid_at) where status = 'paid';

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
create trigger withdrawal_never_goes_back before update on withdrawals for each row
  when (old.status is distinct from new.status) execute function withdrawal_never_goes_back();

create table withdraw_events (
  id bigint generated always as identity primary key,
  order_no text not null references withdrawals,
  at bigint not null,
  event text not null,
  actor text not null check (actor in ('member', 'operator', 'bank', 'system')),
  reason text
);
create index withdraw_events_order on withdraw_events (order_no, id);
create trigger withdraw_frozen before update or delete on withdraw_events for each row execute function ledger_refuse_change();

-- The simulated bank: what is sent arrives a moment later, is refused, or comes back.
alter table bank_payouts
  add column status text not null default 'sent' check (status in ('sent', 'arrived', 'failed', 'returned')),
  add column changed_at bigint not null default 0;
create index bank_payouts_sent on bank_payouts (at) where status = 'sent';
alter table bank_notices alter column txid drop not null, add column payout text references bank_payouts;
