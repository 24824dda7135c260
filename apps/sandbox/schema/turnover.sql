-- What must be bet before money may leave, and bonuses: their turnover, their end, and their pause while a withdrawal waits.

-- What a member must bet before money may leave: `required` = base x multiple, in cents. `done` is in hundredths of cents, because a category
-- counts by its weight in percent; absent categories count nothing.
create table turnover_requirements (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  member_id bigint not null references members,
  source text not null check (source in ('deposit', 'bonus', 'reward', 'rebate')),
  reference text not null,
  -- The grant that it clears.
  account_id bigint references ledger_accounts,
  base bigint not null check (base > 0),
  required bigint not null check (required > 0),
  weights jsonb not null,
  done bigint not null default 0 check (done >= 0),
  state text not null default 'open' check (state in ('open', 'held', 'met', 'closed')),
  opened_at bigint not null,
  ended_at bigint,
  unique (member_id, reference)
);
-- What a bet may count for, oldest first.
create index turnover_open on turnover_requirements (member_id, opened_at, id) where state = 'open';

-- How much of a bet a requirement took; a void is a row below zero.
create table turnover_allotments (
  id bigint generated always as identity primary key,
  requirement_id bigint not null references turnover_requirements,
  record_id bigint not null references game_records,
  amount bigint not null check (amount <> 0),
  weight smallint not null check (weight between 1 and 100),
  created_at bigint not null
);
-- How a requirement was filled, newest first.
create index turnover_allotments_requirement on turnover_allotments (requirement_id, id desc);
-- What a bet counted for.
create index turnover_allotments_record on turnover_allotments (record_id);
-- A correction is a row below zero.
create trigger turnover_frozen before update or delete on turnover_allotments for each row execute function ledger_refuse_change();

-- As in 0052; a bet that was made while a grant was held or had ended does not count for it.
create function turnover_allot(p_record game_records) returns void language plpgsql as $$
declare v_left bigint := p_record.valid_stake; v_take bigint; v_weight integer; v_row turnover_requirements;
begin
  perform ledger_lock(array[p_record.member_id]);
  for v_row in select * from turnover_requirements r where member_id = p_record.member_id and state = 'open' and opened_at <= p_record.bet_at
      and coalesce((weights->>p_record.game_type)::integer, 0) > 0
      and not exists (select 1 from grant_pauses p where p.account_id = r.account_id
        and p.from_at <= p_record.bet_at and (p.until_at is null or p_record.bet_at < p.until_at))
      order by opened_at, id for update loop
    exit when v_left = 0;
    v_weight := (v_row.weights->>p_record.game_type)::integer;
    v_take := least(v_left, ceil((v_row.required * 100 - v_row.done)::numeric / v_weight));
    v_left := v_left - v_take;
    insert into turnover_allotments (requirement_id, record_id, amount, weight, created_at)
      values (v_row.id, p_record.id, v_take, v_weight, p_record.settled_at);
    update turnover_requirements set done = done + v_take * v_weight where id = v_row.id;
    if v_row.done + v_take * v_weight >= v_row.required * 100 then
      update turnover_requirements set state = 'met', ended_at = p_record.settled_at where id = v_row.id;
      if v_row.account_id is not null then perform ledger_end_grant(v_row.account_id, 'cleared', p_record.settled_at); end if;
    end if;
  end loop;
end $$;

-- A bet that turned out to be void counts no more. A grant that was cleared with it stays cash; a requirement of a deposit is open again.
create function turnover_reverse(p_record game_records) returns void language plpgsql as $$
declare v_row record;
begin
  perform ledger_lock(array[p_record.member_id]);
  for v_row in select requirement_id, weight, sum(amount)::bigint as amount from turnover_allotments where record_id = p_record.id
      group by requirement_id, weight having sum(amount) > 0 order by requirement_id loop
    insert into turnover_allotments (requirement_id, record_id, amount, weight, created_at)
      values (v_row.requirement_id, p_record.id, -v_row.amount, v_row.weight, coalesce(p_record.settled_at, p_record.bet_at));
    update turnover_requirements set done = done - v_row.amount * v_row.weight,
      state = case when state = 'met' and account_id is null then 'open' else state end,
      ended_at = case when state = 'met' and account_id is null then null else ended_at end where id = v_row.requirement_id;
  end loop;
end $$;

-- A bet counts from its settlement until it turns out to be void.
create function turnover_of_record() returns trigger language plpgsql as $$
begin
  if new.status = 'settled' then
    if exists (select 1 from turnover_requirements where member_id = new.member_id and state = 'open') then perform turnover_allot(new); end if;
  elsif old.status = 'settled' then
    perform turnover_reverse(new);
  end if;
  return null;
end $$;
-- Bets that are inserted with their result.
create trigger turnover_added after insert on game_records for each row
  when (new.status = 'settled' and new.valid_stake > 0) execute function turnover_of_record();
-- Bets that are settled or voided later.
create trigger turnover_changed after update on game_records for each row
  when (new.status <> old.status) execute function turnover_of_record();

-- Cash that was lost to the last cent requires nothing any more: no cash in any wallet, no bonus, nothing held, no open bet.
create function turnover_end_lost(p_member bigint, p_at bigint) returns void language sql as $$
  update turnover_requirements set state = 'closed', ended_at = p_at
  where member_id = p_member and state = 'open' and account_id is null
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
-- At the end of the transaction, when money and records are complete.
create constraint trigger turnover_lost_added after insert on game_records deferrable initially deferred
  for each row when (new.status <> 'open') execute function turnover_after_bet();
-- At the end of the transaction, when money and records are complete.
create constraint trigger turnover_lost_changed after update on game_records deferrable initially deferred
  for each row when (new.status <> old.status and new.status <> 'open') execute function turnover_after_bet();

-- Cash that leaves otherwise: a withdrawal that is paid, what a bank takes back.
create function turnover_after_payment() returns trigger language plpgsql as $$
begin
  perform turnover_end_lost(new.member_id, (select max(created_at) from ledger_entries where account_id = new.id));
  return null;
end $$;
-- A payment may leave nothing to bet with.
create constraint trigger turnover_lost_paid after update on ledger_accounts deferrable initially deferred
  for each row when (new.kind = 'cash' and new.balance = 0 and new.debits_pending = 0
    and (old.balance <> new.balance or old.debits_pending <> new.debits_pending)) execute function turnover_after_payment();

-- When a grant did not count bets: while a withdrawal held or had ended it, or while nothing of it was left (no order).
create table grant_pauses (
  id bigint generated always as identity primary key,
  account_id bigint not null references ledger_accounts,
  order_no text,
  from_at bigint not null,
  -- When the withdrawal was paid.
  paid_at bigint,
  until_at bigint,
  unique (account_id, order_no)
);
-- The bonuses that a withdrawal holds.
create index grant_pauses_order on grant_pauses (order_no) where order_no is not null;

-- Whether a bet is undecided. A stake without a record always is.
create function stake_is_open(p_stake ledger_transfers) returns boolean language sql stable as $$
  select case
    when p_stake.reference like 'round:%' then
      coalesce((select status = 'open' from game_records where round_id = substr(p_stake.reference, 7)), true)
    when p_stake.reference like 'order:%' then
      coalesce((select status = 'open' from lottery_orders where order_no = substr(p_stake.reference, 7)), true)
    else true end
$$;

-- Whether a bet that was made with a bonus is undecided.
create function grant_has_stake(p_account bigint) returns boolean language sql stable as $$
  select exists (select 1 from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
    where e.account_id = p_account and t.kind = 'stake'
      and case when stake_is_open(t) then exists (select 1 from ledger_stake(t) s where s.account = p_account) else false end)
$$;

-- An account that is closed, closing, excluded or impeded gets no bonus back.
create function may_have_grants(p_member bigint) returns boolean language sql stable as $$
  select closed_at is null and coalesce(protection, '') not in ('excluded', 'closing', 'impeded') from members where id = p_member
$$;

-- Ends what nothing is left of. The member is notified by an effect, since words are not the database's.
create function grants_lose(p_member bigint, p_at bigint) returns void language plpgsql as $$
declare v_account bigint;
begin
  if not exists (select 1 from ledger_accounts where member_id = p_member and kind = 'bonus' and state = 'open' and balance = 0) then return; end if;
  perform ledger_lock(array[p_member]);
  for v_account in select id from ledger_accounts
    where member_id = p_member and kind = 'bonus' and state = 'open' and balance = 0 and not grant_has_stake(id) order by id loop
    perform grant_set(v_account, 'lost', p_at);
    insert into grant_pauses (account_id, from_at) values (v_account, p_at);
    insert into effects (kind, key, payload, created_at, next_at)
      values ('bonusLost', v_account || ':' || p_at, jsonb_build_object('accountId', v_account), p_at, p_at) on conflict do nothing;
  end loop;
end $$;

-- The state of a grant, and of the requirement that goes with it.
create function grant_set(p_account bigint, p_state text, p_at bigint) returns void language plpgsql as $$
begin
  update turnover_requirements set state = case when p_state in ('open', 'held') then p_state else 'closed' end,
    ended_at = case when p_state in ('open', 'held') then null else p_at end
    where account_id = p_account and state <> 'met';
  update ledger_accounts set state = p_state where id = p_account;
end $$;

-- At the end of a transaction, when everything that belongs to a bet is written: its stake returned, its prize paid or taken back.
create function grants_lose_after() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'wallet_rows' then perform grants_lose(new.member_id, new.created_at);
  else perform grants_lose(new.member_id, coalesce(new.voided_at, new.settled_at, new.bet_at)); end if;
  return null;
end $$;
-- At the end of the transaction, when money and records are complete.
create constraint trigger grants_lose_added after insert on game_records deferrable initially deferred for each row
  when (new.status <> 'open') execute function grants_lose_after();
-- At the end of the transaction, when money and records are complete.
create constraint trigger grants_lose_changed after update on game_records deferrable initially deferred for each row
  when (new.status <> old.status) execute function grants_lose_after();
-- A prize that is taken back may leave nothing of a bonus.
create constraint trigger grants_lose_taken after insert on wallet_rows deferrable initially deferred for each row
  when (new.type = 'prizeReversal') execute function grants_lose_after();

-- Money that comes back for a grant. A lost one is open again, with its turnover as it was; that of a closed account is the pool's.
create function grant_receives(p_account bigint, p_amount bigint, p_at bigint) returns jsonb language plpgsql as $$
declare v_account ledger_accounts;
begin
  select * into v_account from ledger_accounts where id = p_account;
  if v_account.state = 'lost' and p_amount > 0 then
    v_account.state := case when may_have_grants(v_account.member_id) then 'open' else 'closed' end;
    perform grant_set(p_account, v_account.state, p_at);
    update grant_pauses set until_at = p_at where account_id = p_account and order_no is null and until_at is null;
  elsif v_account.state = 'withdrawn' then
    update ledger_accounts set forfeited = forfeited + p_amount where id = p_account;
  end if;
  return ledger_home(p_account, v_account.state, v_account.member_id, p_amount);
end $$;

-- Reserves for the pool what a held grant has.
create function grant_reserve(p_account bigint, p_at bigint) returns jsonb language plpgsql as $$
declare v_account ledger_accounts; v_count bigint;
begin
  select * into v_account from ledger_accounts where id = p_account and balance > 0;
  if v_account.id is null then return null; end if;
  select count(*) into v_count from ledger_entries e join ledger_transfers t on t.id = e.transfer_id where e.account_id = p_account and t.phase = 'pending';
  return ledger_transfer(v_account.merchant, 'forfeit', 'grant:' || p_account || ':held:' || v_count, v_account.name, p_at,
    jsonb_build_array(jsonb_build_object('account', p_account, 'amount', -v_account.balance),
      jsonb_build_object('party', 'promotion', 'amount', v_account.balance)), 'pending');
end $$;

-- Decides all that was reserved. Returns its sum.
create function grant_decide(p_account bigint, p_phase text, p_at bigint) returns bigint language plpgsql as $$
declare v_held record; v_sum bigint := 0;
begin
  for v_held in select t.key, e.debit_pending from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
    where e.account_id = p_account and t.phase = 'pending'
      and not exists (select 1 from ledger_transfers d where d.origin_id = t.id and d.phase in ('posted', 'voided')) order by t.id loop
    perform ledger_decide(p_phase, v_held.key || ':' || p_phase, v_held.key, p_at);
    v_sum := v_sum + v_held.debit_pending;
  end loop;
  return v_sum;
end $$;

-- Whether a paid withdrawal has ended it.
create function grant_is_paid(p_account bigint) returns boolean language sql stable as $$
  select exists (select 1 from grant_pauses where account_id = p_account and paid_at is not null and until_at is null)
$$;

-- A withdrawal is requested: holds all of them.
create function grants_hold(p_member bigint, p_order text, p_at bigint) returns void language plpgsql as $$
declare v_grant record;
begin
  perform ledger_lock(array[p_member]);
  for v_grant in select account_id, state from bonuses_of_members where member_id = p_member order by account_id loop
    insert into grant_pauses (account_id, order_no, from_at) values (v_grant.account_id, p_order, p_at);
    continue when v_grant.state <> 'open';
    perform grant_set(v_grant.account_id, 'held', p_at);
    perform grant_reserve(v_grant.account_id, p_at);
  end loop;
end $$;

-- Locks the wallets of the members whose bonuses a withdrawal holds.
create function grant_lock_order(p_order text) returns void language sql as $$
  select ledger_lock(array(select a.member_id from grant_pauses p join ledger_accounts a on a.id = p.account_id where p.order_no = p_order))
$$;

-- The withdrawal is paid: ends the bonuses that it holds. Returns their number.
create function grants_end(p_order text, p_at bigint) returns integer language plpgsql as $$
declare v_account bigint; v_sum bigint; v_count integer := 0;
begin
  perform grant_lock_order(p_order);
  for v_account in update grant_pauses set paid_at = p_at where order_no = p_order and until_at is null returning account_id loop
    continue when not exists (select 1 from ledger_accounts where id = v_account and state = 'held');
    v_sum := grant_decide(v_account, 'posted', p_at);
    update ledger_accounts set forfeited = forfeited + v_sum where id = v_account;
    perform grant_set(v_account, 'withdrawn', p_at);
    v_count := v_count + 1;
  end loop;
  return v_count;
end $$;

-- The money of the withdrawal came back: releases the bonuses that no other withdrawal holds. Returns them, and those that it had ended
-- (`restore`): these need money of the pool, which may be short.
create function grants_release(p_order text, p_at bigint) returns table (account bigint, restore boolean) language plpgsql as $$
declare v_account ledger_accounts;
begin
  perform grant_lock_order(p_order);
  update grant_pauses set until_at = p_at where order_no = p_order and until_at is null;
  for v_account in select a.* from grant_pauses p join ledger_accounts a on a.id = p.account_id where p.order_no = p_order order by a.id loop
    continue when v_account.state not in ('held', 'withdrawn') or (v_account.state = 'held' and grant_is_held(v_account.id));
    if v_account.state = 'held' then
      perform grant_decide(v_account.id, 'voided', p_at);
      perform grant_set(v_account.id, 'open', p_at);
      perform grants_lose(v_account.member_id, p_at);
    end if;
    account := v_account.id;
    restore := v_account.state = 'withdrawn';
    return next;
  end loop;
end $$;

-- Whether a withdrawal holds it.
create function grant_is_held(p_account bigint) returns boolean language sql stable as $$
  select exists (select 1 from grant_pauses where account_id = p_account and order_no is not null and until_at is null)
$$;

-- Restores a bonus that a withdrawal had ended, with what the pool has received for it. False if it does not come back: another paid
-- withdrawal has ended it too, its deposit was clawed back, or the account was closed. Fails while the pool is short.
create function grant_restore(p_account bigint, p_order text, p_at bigint) returns boolean language plpgsql as $$
declare v_account ledger_accounts;
begin
  perform ledger_lock(array[(select member_id from ledger_accounts where id = p_account)]);
  select * into v_account from ledger_accounts where id = p_account and state = 'withdrawn' for update;
  if v_account.id is null or not may_have_grants(v_account.member_id) or grant_is_paid(p_account) then return false; end if;
  if v_account.forfeited > 0 then
    perform ledger_transfer(v_account.merchant, 'bonus', 'grant:' || p_account || ':restored:' || p_order, v_account.name, p_at,
      jsonb_build_array(jsonb_build_object('party', 'promotion', 'amount', -v_account.forfeited),
        jsonb_build_object('account', p_account, 'amount', v_account.forfeited)));
    update ledger_accounts set forfeited = 0 where id = p_account;
  end if;
  -- No bet counted until now either.
  update grant_pauses set until_at = p_at where account_id = p_account and order_no = p_order;
  perform grant_set(p_account, case when grant_is_held(p_account) then 'held' else 'open' end, p_at);
  if grant_is_held(p_account) then perform grant_reserve(p_account, p_at);
  else perform grants_lose(v_account.member_id, p_at); end if;
  return true;
end $$;

-- What the member has, or gets back, of bonuses: `bonus` may be bet, `held` is reserved for withdrawals, `owed` waits for the pool. A
-- withdrawal ends all of them, also those of which everything is in bets.
create view bonuses_of_members as
  select member_id, id as account_id, state, case state when 'open' then balance else 0 end as bonus, case state when 'held' then debits_pending else 0 end as held,
    case state when 'withdrawn' then forfeited else 0 end as owed
  from ledger_accounts where kind = 'bonus' and (state in ('open', 'held') or (state = 'withdrawn' and not grant_is_paid(id)));
