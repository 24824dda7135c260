-- Deposits may require turnover: how many times what was credited must be bet before it is withdrawn. As with fee and bonus, an order is credited
-- by what was said when it was made.
alter table withdraw_settings add column deposit_turnover smallint not null default 0 check (deposit_turnover between 0 and 100);
alter table deposit_orders add column turnover smallint not null default 0 check (turnover between 0 and 100);

-- A deposit that was lost to the last cent requires nothing any more: no cash in any wallet, no bonus, nothing held, no open bet.
create function turnover_end_lost(p_member bigint, p_at bigint) returns void language sql as $$
  update turnover_requirements set state = 'closed', ended_at = p_at
  where member_id = p_member and state = 'open' and source = 'deposit' and account_id is null
    and not exists (select 1 from ledger_accounts where member_id = p_member and kind in ('cash', 'bonus', 'wallet') and (balance > 0 or debits_pending > 0))
    and not exists (select 1 from game_records where member_id = p_member and status = 'open')
    and not exists (select 1 from lottery_orders where member_id = p_member and status = 'open')
$$;

-- At the end of a transaction: only then a bet has its payout.
create function turnover_after_bet() returns trigger language plpgsql as $$
begin
  perform turnover_end_lost(new.member_id, coalesce(new.settled_at, new.bet_at));
  return null;
end $$;
create constraint trigger turnover_lost_added after insert on game_records deferrable initially deferred
  for each row when (new.status <> 'open') execute function turnover_after_bet();
create constraint trigger turnover_lost_changed after update on game_records deferrable initially deferred
  for each row when (new.status <> old.status and new.status <> 'open') execute function turnover_after_bet();

-- Cash that leaves otherwise: a withdrawal that is paid, what a bank takes back.
create function turnover_after_payment() returns trigger language plpgsql as $$
begin
  perform turnover_end_lost(new.member_id, (select max(created_at) from ledger_entries where account_id = new.id));
  return null;
end $$;
create constraint trigger turnover_lost_paid after update on ledger_accounts deferrable initially deferred
  for each row when (new.kind = 'cash' and new.balance = 0 and new.debits_pending = 0
    and (old.balance <> new.balance or old.debits_pending <> new.debits_pending)) execute function turnover_after_payment();
