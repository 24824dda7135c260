-- The ledger: all money, double entry. Every rule that protects money is here, so that no caller can forget it: entries of a statement sum to
-- zero per transfer, balances follow entries, a member and a pool never go below zero, history never changes, a key has one effect.
-- Only the functions of this file write its tables (those of turnover.sql the state of a bonus); docs/the-ledger.md says what calls them.

-- Whose money it is: a member's cash, one account per bonus (`grant`), one per other wallet and one of debts; of a merchant the house, the
-- cashier, the pools, fees and settlement.
-- Triggers in other files: agents.sql (team_line); turnover.sql (turnover_lost_paid).
create table ledger_accounts (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  kind text not null check (kind in ('cash', 'bonus', 'wallet', 'receivable', 'house', 'cashier', 'promotion', 'fees', 'rain', 'settlement')),
  member_id bigint references members,
  -- Which grant, wallet or pool; '' if there is only one.
  name text not null default '',
  -- A grant's account: money that comes back to it later goes to cash once it was cleared, to the promotion pool once it was closed.
  state text not null default 'open' check (state in ('open', 'held', 'cleared', 'lost', 'withdrawn', 'closed')),
  -- Counters and guards are for members and pools only: a counter of the house would be one hot row that all stakes queue for.
  debits_pending bigint not null default 0 check (debits_pending >= 0),
  debits_posted bigint not null default 0,
  credits_pending bigint not null default 0 check (credits_pending >= 0),
  credits_posted bigint not null default 0,
  -- Available money; means nothing for accounts without counters.
  balance bigint generated always as (credits_posted - debits_posted - debits_pending) stored,
  -- `members.line` of its member.
  line bytea not null default '',
  -- What the pool received for a withdrawn bonus, and gives back if it is restored.
  forfeited bigint not null default 0 check (forfeited >= 0),
  -- Only grants end.
  constraint ledger_accounts_state check (kind = 'bonus' or state = 'open'),
  -- What promises money must have it.
  constraint pool_never_below_zero check (kind not in ('promotion', 'rain') or debits_pending + debits_posted <= credits_posted),
  -- Nobody pays back more than the debt.
  constraint receivable_never_overpaid check (kind <> 'receivable' or credits_posted <= debits_posted),
  -- Which kinds are a member's.
  constraint ledger_accounts_owner check ((kind in ('cash', 'bonus', 'wallet', 'receivable')) = (member_id is not null)),
  -- No bet, withdrawal or transfer takes more than there is, whoever writes it.
  constraint player_never_below_zero check (kind not in ('cash', 'bonus', 'wallet') or debits_pending + debits_posted <= credits_posted)
);
-- One account of each kind and name per merchant.
create unique index ledger_of_merchant on ledger_accounts (merchant, kind, name) where member_id is null;
-- One account of each kind and name per member.
create unique index ledger_of_member on ledger_accounts (member_id, kind, name) where member_id is not null;
-- A team's balance, as one range: all that its members have, in their other wallets too, but not what they owe.
create index ledger_line on ledger_accounts (line) where kind in ('cash', 'bonus', 'wallet');

-- One row per movement of money, whatever it was for. Nothing is changed afterwards: another transfer corrects an error.
create table ledger_transfers (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  kind text not null check (kind in ('deposit', 'withdrawal', 'stake', 'payout', 'refund', 'bonus', 'adjustment', 'transfer', 'transferUp', 'transferDown',
    'budget', 'clearing', 'forfeit', 'clawback', 'repayment', 'takeback', 'rebate', 'agentRebate', 'reward', 'envelopeOut', 'envelopeIn',
    'envelopeReturn', 'fee', 'settlement', 'dividend', 'salary')),
  -- One effect per key: a second transfer with the same key is the first one.
  key text not null unique,
  -- What it was for: `round:…`, `seed`, `console`.
  reference text not null default '',
  created_at bigint not null,
  -- A pending transfer reserves; a later one that names it (`origin_id`) posts or voids it. A payout or refund names its stake.
  phase text not null default 'single' check (phase in ('single', 'pending', 'posted', 'voided')),
  origin_id bigint references ledger_transfers,
  -- Only what is pending can be decided.
  constraint ledger_transfers_origin check (phase not in ('posted', 'voided') or origin_id is not null)
);
-- What is held is posted or voided once.
create unique index ledger_decided_once on ledger_transfers (origin_id) where phase in ('posted', 'voided');
-- What followed from a transfer: its decision, refunds and payouts.
create index ledger_transfers_origin on ledger_transfers (origin_id) where origin_id is not null;
-- A team's money by day, without stakes, prizes and refunds, which are most of the ledger and bets of their own.
create index ledger_transfers_figures on ledger_transfers (kind, created_at desc)
  where kind in ('deposit', 'clawback', 'withdrawal', 'rebate', 'bonus', 'reward', 'forfeit', 'fee');

-- What a transfer did to each account. The entries of a transfer sum to zero.
-- Triggers in other files: agents.sql (team_counts).
create table ledger_entries (
  id bigint generated always as identity primary key,
  transfer_id bigint not null references ledger_transfers,
  account_id bigint not null references ledger_accounts,
  amount bigint not null,
  -- Filled by the trigger; null for accounts without counters.
  balance_after bigint,
  created_at bigint not null,
  -- `amount` is what was posted. These two are what was reserved (above zero) or is no longer (below zero).
  debit_pending bigint not null default 0,
  credit_pending bigint not null default 0,
  -- What the entry did to the available money.
  change bigint generated always as (amount - debit_pending) stored,
  -- An entry that does nothing is a bug.
  constraint ledger_entries_moves check (amount <> 0 or debit_pending <> 0 or credit_pending <> 0)
);
-- The history of an account, newest first.
create index ledger_entries_account on ledger_entries (account_id, id desc);
-- What a transfer consisted of.
create index ledger_entries_transfer on ledger_entries (transfer_id);

-- An entry moves the counters of its account in the same statement, so that neither exists without the other.
create function ledger_apply_entry() returns trigger language plpgsql as $$
begin
  update ledger_accounts set
    debits_posted = debits_posted + greatest(-new.amount, 0), credits_posted = credits_posted + greatest(new.amount, 0),
    debits_pending = debits_pending + new.debit_pending, credits_pending = credits_pending + new.credit_pending
    where id = new.account_id and kind in ('cash', 'bonus', 'wallet', 'receivable', 'promotion', 'rain')
    returning balance into new.balance_after;
  return new;
end $$;
-- Balances follow entries, whoever writes them.
create trigger ledger_apply before insert on ledger_entries for each row execute function ledger_apply_entry();

-- Refuses entries that create or destroy money.
create function ledger_check_sum() returns trigger language plpgsql as $$
declare broken bigint;
begin
  select transfer_id into broken from added group by transfer_id
    having sum(amount) <> 0 or sum(credit_pending) <> sum(debit_pending) limit 1;
  if broken is not null then
    raise exception 'entries of transfer % do not sum to zero', broken using errcode = '23514', constraint = 'transfer_sums_to_zero';
  end if;
  return null;
end $$;
-- Checked once per statement, over all entries that it added.
create trigger ledger_sum after insert on ledger_entries referencing new table as added
  for each statement execute function ledger_check_sum();

-- For every table whose history may not change.
create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only' using errcode = '23514', constraint = 'ledger_append_only';
end $$;
-- History does not change.
create trigger ledger_frozen before update or delete on ledger_entries for each row execute function ledger_refuse_change();
-- History does not change.
create trigger ledger_frozen before update or delete on ledger_transfers for each row execute function ledger_refuse_change();

-- What a member is shown: one row per transfer that changed the available money of all buckets together, with the money before and after.
-- Triggers in other files: turnover.sql (grants_lose_taken).
create table wallet_rows (
  id bigint generated always as identity primary key,
  -- Not checked as references: the function below writes both in one go, and a check locks the member's row for every bet.
  member_id bigint not null,
  transfer_id bigint not null,
  amount bigint not null check (amount <> 0),
  balance_before bigint not null check (balance_before >= 0),
  balance_after bigint not null check (balance_after >= 0),
  created_at bigint not null,
  -- What `wallet_row_type` says.
  type text not null,
  unique (transfer_id, member_id),
  check (balance_before + amount = balance_after)
);
-- A member's record of a period.
create index wallet_rows_time on wallet_rows (member_id, created_at, id);
-- The same, of some types.
create index wallet_rows_type on wallet_rows (member_id, type, created_at, id);
-- The newest movements of a team.
create index wallet_rows_all_time on wallet_rows (created_at desc, id desc);
-- History does not change.
create trigger ledger_frozen before update or delete on wallet_rows for each row execute function ledger_refuse_change();

-- A member's cash row is the gate to all of the member's accounts: who holds it may read and move the others. In order of member, so that
-- two transactions cannot lock each other out; accounts of the merchant come after.
create function ledger_lock(p_members bigint[]) returns void language plpgsql as $$
begin
  perform id from ledger_accounts where member_id = any (p_members) and kind = 'cash' order by member_id for update;
end $$;

-- An account of the merchant itself, created at first use.
create function ledger_account(p_merchant text, p_kind text, p_name text) returns bigint language plpgsql as $$
declare v_id bigint;
begin
  select id into v_id from ledger_accounts where merchant = p_merchant and kind = p_kind and name = p_name and member_id is null;
  if v_id is null then
    insert into ledger_accounts (merchant, kind, name) values (p_merchant, p_kind, p_name) on conflict do nothing returning id into v_id;
  end if;
  return coalesce(v_id, (select id from ledger_accounts where merchant = p_merchant and kind = p_kind and name = p_name and member_id is null));
end $$;

-- An account of a member at this merchant. Only what is owed is opened when it is first needed.
create function ledger_bucket(p_merchant text, p_member bigint, p_kind text) returns bigint language plpgsql as $$
declare v_id bigint;
begin
  if p_kind = 'receivable' then
    insert into ledger_accounts (merchant, kind, member_id) values (p_merchant, p_kind, p_member) on conflict do nothing;
  end if;
  select id into v_id from ledger_accounts where merchant = p_merchant and member_id = p_member and kind = p_kind and name = '';
  if v_id is null then raise exception 'an account is missing: % of member %', p_kind, p_member; end if;
  return v_id;
end $$;

-- Moves money once per key. A leg names an account: { account }, { member, bucket? } or { party, name? }; and an amount, below zero where money
-- leaves. What leaves a member without a bucket is spent: cash first, then grants, oldest first. Returns { id, replayed, balances }.
create function ledger_transfer(p_merchant text, p_kind text, p_key text, p_reference text, p_at bigint, p_legs jsonb,
  p_phase text default 'single', p_origin bigint default null) returns jsonb language plpgsql as $$
declare
  v_members bigint[];
  v_named bigint[];
  v_id bigint;
  v_leg jsonb;
  v_amount bigint;
  v_take bigint;
  v_bucket record;
  v_accounts bigint[] := '{}';
  v_amounts bigint[] := '{}';
begin
  select array_agg((leg->>'member')::bigint), array_agg((leg->>'account')::bigint) into v_members, v_named from jsonb_array_elements(p_legs) leg;
  select array_agg(distinct member) into v_members from (
    select unnest(v_members) as member union all select member_id from ledger_accounts where id = any (v_named)) t where member is not null;
  perform id from ledger_accounts where member_id = any (v_members) and kind = 'cash' order by member_id for update;

  insert into ledger_transfers (merchant, kind, key, reference, created_at, phase, origin_id)
    values (p_merchant, p_kind, p_key, p_reference, p_at, p_phase, p_origin) on conflict (key) do nothing returning id into v_id;
  if v_id is null then return ledger_replay(p_merchant, p_kind, p_key, p_legs); end if;

  for v_leg in select * from jsonb_array_elements(p_legs) loop
    v_amount := (v_leg->>'amount')::bigint;
    if v_amount < 0 and p_phase = 'single' and v_leg ? 'member' and not v_leg ? 'bucket' then
      for v_bucket in select id, balance from ledger_accounts
        where member_id = (v_leg->>'member')::bigint and kind in ('cash', 'bonus') and state = 'open' and balance > 0
          and merchant = p_merchant order by kind <> 'cash', id loop
        v_take := least(v_bucket.balance, -v_amount);
        v_accounts := v_accounts || v_bucket.id;
        v_amounts := v_amounts || -v_take;
        v_amount := v_amount + v_take;
        exit when v_amount = 0;
      end loop;
      continue when v_amount = 0;
    end if;
    -- What no bucket covers stays with cash, and its guard refuses it.
    v_accounts := v_accounts || coalesce((v_leg->>'account')::bigint,
      case when v_leg ? 'member' then ledger_bucket(p_merchant, (v_leg->>'member')::bigint, coalesce(v_leg->>'bucket', 'cash'))
        else ledger_account(p_merchant, v_leg->>'party', coalesce(v_leg->>'name', '')) end);
    v_amounts := v_amounts || v_amount;
  end loop;
  return jsonb_build_object('id', v_id, 'replayed', false, 'balances', ledger_enter(v_id, p_at, v_members, v_accounts, v_amounts, p_phase));
end $$;

-- Writes the entries of a transfer and what its members are shown of it. Returns their available money after it.
create function ledger_enter(p_transfer bigint, p_at bigint, p_members bigint[], p_accounts bigint[], p_amounts bigint[], p_phase text)
  returns jsonb language plpgsql as $$
declare
  v_posts integer := case when p_phase in ('single', 'posted') then 1 else 0 end;
  v_reserves integer := case p_phase when 'pending' then 1 when 'single' then 0 else -1 end;
  v_balances jsonb;
begin
  insert into ledger_entries (transfer_id, account_id, amount, debit_pending, credit_pending, created_at)
  select p_transfer, account, amount * v_posts, greatest(-amount, 0) * v_reserves, greatest(amount, 0) * v_reserves, p_at
    from (select account, sum(amount)::bigint as amount from unnest(p_accounts, p_amounts) as t(account, amount) group by account) legs
    join ledger_accounts a on a.id = account where amount <> 0 order by a.member_id nulls last, account;
  -- The members' accounts are locked: what is there less what this transfer changed was there before it.
  with own as (
    select a.member_id, sum(a.balance)::bigint as total, coalesce(sum(e.change), 0)::bigint as change from ledger_accounts a
    left join ledger_entries e on e.transfer_id = p_transfer and e.account_id = a.id
    where a.member_id = any (p_members) and a.kind in ('cash', 'bonus') group by a.member_id
  ), shown as (
    insert into wallet_rows (member_id, transfer_id, type, amount, balance_before, balance_after, created_at)
    select member_id, p_transfer, case when p_phase = 'pending' and t.kind = 'forfeit' then 'bonusHeld' else wallet_row_type(t.kind, change, t.key) end,
      change, total - change, total, greatest(p_at, (select max(w.created_at) from wallet_rows w where w.member_id = own.member_id))
    from own join ledger_transfers t on t.id = p_transfer where change <> 0 order by member_id
  )
  select coalesce(jsonb_agg(jsonb_build_object('member', member_id, 'balance', total)), '[]') into v_balances from own;
  return v_balances;
end $$;

-- The same key again: nothing moves, and the balances are those of the first time. Another amount or kind is a mistake of the caller.
create function ledger_replay(p_merchant text, p_kind text, p_key text, p_legs jsonb) returns jsonb language plpgsql as $$
declare v_id bigint; v_same boolean; v_balances jsonb;
begin
  select t.id, t.merchant = p_merchant and t.kind = p_kind and
    (select coalesce(sum(greatest(amount, 0)) + sum(credit_pending), 0) from ledger_entries where transfer_id = t.id)
      = (select sum(greatest((leg->>'amount')::bigint, 0)) from jsonb_array_elements(p_legs) leg)
    into v_id, v_same from ledger_transfers t where t.key = p_key;
  if not v_same then
    raise exception 'transfer % was another one', p_key using errcode = '23514', constraint = 'transfer_replayed_alike';
  end if;
  select coalesce(jsonb_agg(jsonb_build_object('member', member_id, 'balance', balance_after)), '[]') into v_balances
    from wallet_rows where transfer_id = v_id;
  return jsonb_build_object('id', v_id, 'replayed', true, 'balances', v_balances);
end $$;

-- Posts or voids a pending transfer, once.
create function ledger_decide(p_phase text, p_key text, p_origin_key text, p_at bigint) returns jsonb language plpgsql as $$
declare v_origin ledger_transfers; v_members bigint[]; v_id bigint; v_balances jsonb; v_signed bigint[]; v_accounts bigint[];
begin
  select * into v_origin from ledger_transfers where key = p_origin_key and phase = 'pending';
  if v_origin.id is null then raise exception 'nothing is pending under %', p_origin_key; end if;
  select array_agg(distinct a.member_id) filter (where a.member_id is not null), array_agg(e.account_id order by e.id),
    array_agg(e.credit_pending - e.debit_pending order by e.id) into v_members, v_accounts, v_signed
    from ledger_entries e join ledger_accounts a on a.id = e.account_id where e.transfer_id = v_origin.id;
  perform ledger_lock(v_members);
  insert into ledger_transfers (merchant, kind, key, reference, created_at, phase, origin_id)
    values (v_origin.merchant, v_origin.kind, p_key, v_origin.reference, p_at, p_phase, v_origin.id)
    on conflict (key) do nothing returning id into v_id;
  if v_id is null then
    if not exists (select 1 from ledger_transfers where key = p_key and phase = p_phase and origin_id = v_origin.id) then
      raise exception 'transfer % was another one', p_key using errcode = '23514', constraint = 'transfer_replayed_alike';
    end if;
    return jsonb_build_object('id', (select id from ledger_transfers where key = p_key), 'replayed', true, 'balances', '[]'::jsonb);
  end if;
  v_balances := ledger_enter(v_id, p_at, v_members, v_accounts, v_signed, p_phase);
  return jsonb_build_object('id', v_id, 'replayed', false, 'balances', v_balances);
end $$;

-- What is left of a stake after its refunds, per account of the member: { account, kind, state, amount }. Cash first, then grants, oldest first.
create function ledger_stake(p_stake ledger_transfers) returns table (account bigint, kind text, state text, amount bigint) language sql as $$
  select a.id, a.kind, a.state, -sum(e.amount)::bigint from ledger_transfers t
    join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id
    where (t.id = p_stake.id or (t.origin_id = p_stake.id and t.kind = 'refund')) and a.member_id is not null
    group by a.id having sum(e.amount) < 0 order by a.kind <> 'cash', a.id
$$;

-- Where money of a grant goes that comes back after the grant: what was cleared is cash, what was closed is the pool's.
create function ledger_home(p_account bigint, p_state text, p_member bigint, p_amount bigint) returns jsonb language sql as $$
  select case when p_state in ('open', 'held') then jsonb_build_object('account', p_account, 'amount', p_amount)
    when p_state = 'cleared' then jsonb_build_object('member', p_member, 'amount', p_amount)
    else jsonb_build_object('party', 'promotion', 'amount', p_amount) end
$$;

-- Returns money for a stake. A payout gives each grant floor(payout x its share of the stake), cash the rest; a refund takes back what was
-- staked last: all of it is the stake's legs turned round.
create function ledger_return(p_kind text, p_key text, p_stake_key text, p_amount bigint, p_at bigint) returns jsonb language plpgsql as $$
declare v_stake ledger_transfers; v_member bigint; v_total bigint; v_shared boolean; v_left bigint := p_amount; v_part bigint; v_row record; v_legs jsonb;
  v_result jsonb;
begin
  select * into v_stake from ledger_transfers where key = p_stake_key and kind = 'stake';
  select a.member_id into v_member from ledger_entries e join ledger_accounts a on a.id = e.account_id
    where e.transfer_id = v_stake.id and a.member_id is not null limit 1;
  if v_member is null then raise exception 'there is no stake %', p_stake_key; end if;
  perform id from ledger_accounts where member_id = v_member and kind = 'cash' for update;
  if exists (select 1 from ledger_transfers where key = p_key) then
    return ledger_replay(v_stake.merchant, p_kind, p_key, jsonb_build_array(jsonb_build_object('amount', p_amount)));
  end if;
  select sum(amount), bool_or(kind = 'bonus') into v_total, v_shared from ledger_stake(v_stake);
  if p_kind = 'refund' and p_amount > coalesce(v_total, 0) then raise exception 'stake % has % left, not %', p_stake_key, v_total, p_amount; end if;
  v_legs := jsonb_build_array(jsonb_build_object('party', 'house', 'amount', -p_amount));
  if v_shared then
    for v_row in select * from ledger_stake(v_stake) where kind = 'bonus' order by account desc loop
      v_part := case p_kind when 'refund' then least(v_left, v_row.amount) else floor(p_amount::numeric * v_row.amount / v_total) end;
      v_left := v_left - v_part;
      v_legs := v_legs || grant_receives(v_row.account, v_part, p_at);
    end loop;
  end if;
  v_legs := v_legs || jsonb_build_object('member', v_member, 'amount', v_left);
  v_result := ledger_transfer(v_stake.merchant, p_kind, p_key, v_stake.reference, p_at, v_legs, 'single', v_stake.id);
  if v_shared then
    for v_row in select id from ledger_accounts where member_id = v_member and kind = 'bonus' and state = 'held' and balance > 0 order by id loop
      v_result := v_result || jsonb_build_object('balances', grant_reserve(v_row.id, p_at) -> 'balances');
    end loop;
  end if;
  return v_result;
end $$;

-- Ends a grant, once: cleared moves what is left of it to cash, closed gives it back to the pool. False where it had ended before.
create function ledger_end_grant(p_account bigint, p_state text, p_at bigint) returns boolean language plpgsql as $$
declare v_account ledger_accounts;
begin
  perform ledger_lock(array[(select member_id from ledger_accounts where id = p_account)]);
  select * into v_account from ledger_accounts where id = p_account and kind = 'bonus' for update;
  if v_account.id is null or v_account.state in ('cleared', 'closed') then return false; end if;
  if v_account.balance > 0 then
    perform ledger_transfer(v_account.merchant, case p_state when 'cleared' then 'clearing' else 'forfeit' end, 'grant:' || p_account, v_account.name,
      p_at, jsonb_build_array(jsonb_build_object('account', p_account, 'amount', -v_account.balance),
        ledger_home(p_account, p_state, v_account.member_id, v_account.balance)));
  end if;
  perform grant_decide(p_account, 'posted', p_at);
  if p_state = 'closed' then perform grant_set(p_account, p_state, p_at); end if;
  update ledger_accounts set state = p_state, forfeited = 0 where id = p_account;
  return v_account.state in ('open', 'held');
end $$;

-- Takes money that a member should not have, as far as it is there, in whichever wallet; the rest the member owes. A claw-back takes cash only.
create function ledger_take_back(p_merchant text, p_kind text, p_key text, p_reference text, p_at bigint, p_member bigint,
  p_amount bigint, p_to jsonb) returns jsonb language plpgsql as $$
declare v_take bigint; v_legs jsonb;
begin
  perform ledger_lock(array[p_member]);
  -- The same key again moves nothing, between wallets neither.
  if not exists (select 1 from ledger_transfers where key = p_key) then
    perform ledger_come_home(p_merchant, p_member, p_key, p_at, p_amount);
  end if;
  select least(sum(balance), p_amount) into v_take from ledger_accounts
    where member_id = p_member and (kind = 'cash' or (kind = 'bonus' and p_kind <> 'clawback'));
  v_legs := jsonb_build_array(p_to || jsonb_build_object('amount', p_amount),
    jsonb_build_object('member', p_member, 'amount', -v_take) || case p_kind when 'clawback' then '{"bucket": "cash"}'::jsonb else '{}' end);
  if v_take < p_amount then
    v_legs := v_legs || jsonb_build_object('member', p_member, 'bucket', 'receivable', 'amount', v_take - p_amount);
  end if;
  return ledger_transfer(p_merchant, p_kind, p_key, p_reference, p_at, v_legs);
end $$;

-- What a movement is for the member. A bonus that is held is not one that has ended; its return is no new one. The key of a reward,
-- reward:<member>:<source>:…, names its source: the type stays a fact of the row.
create function wallet_row_type(p_kind text, p_amount bigint, p_key text default '') returns text language sql immutable as $$
  select case p_kind
    when 'stake' then 'bet'
    when 'payout' then 'win'
    when 'refund' then 'betCancel'
    when 'takeback' then 'prizeReversal'
    when 'withdrawal' then case when p_amount < 0 then 'withdrawal' else 'withdrawalReturn' end
    when 'bonus' then 'promotion'
    when 'forfeit' then case when p_amount > 0 then 'bonusReturn' else 'bonusEnd' end
    when 'clawback' then 'depositReversal'
    when 'adjustment' then case when p_amount < 0 then 'manualDeduct' else 'manualAdd' end
    when 'transfer' then case when p_amount < 0 then 'transferOut' else 'transferIn' end
    when 'transferUp' then case when p_amount < 0 then 'toUpline' else 'fromDownline' end
    when 'transferDown' then case when p_amount < 0 then 'toDownline' else 'fromUpline' end
    when 'settlement' then case when p_amount < 0 then 'settlementOut' else 'settlementIn' end
    when 'dividend' then case when p_amount < 0 then 'dividendOut' else 'dividendIn' end
    when 'salary' then case when p_amount < 0 then 'salaryOut' else 'salaryIn' end
    when 'reward' then
      case when split_part(p_key, ':', 3) in ('vip', 'mission', 'ranking', 'redRain', 'referral') then split_part(p_key, ':', 3) else 'reward' end
    else p_kind end
$$;

-- A merchant may give its members wallets beside the main one (cash and grants). Money there is the member's, and neither bet nor withdrawn
-- until it comes back: available money, and so every row of the record, stays that of the main wallet.
create table merchant_wallets (
  merchant text not null references merchants,
  wallet text not null check (wallet <> 'main'),
  name_pt text not null,
  name_en text not null,
  position smallint not null,
  primary key (merchant, wallet)
);

-- Cash in a member's other wallets is the member's like that in the main one: what must be paid finds it. Under the lock of the wallet, brings
-- back as much as the main wallet lacks of an amount, in the order in which the wallets were opened. The rows say which wallet it left.
create function ledger_come_home(p_merchant text, p_member bigint, p_key text, p_at bigint, p_amount bigint) returns void language plpgsql as $$
declare v_lacks bigint; v_wallet record; v_take bigint;
begin
  select p_amount - balance into v_lacks from ledger_accounts where merchant = p_merchant and member_id = p_member and kind = 'cash';
  for v_wallet in select id, name, balance from ledger_accounts
    where merchant = p_merchant and member_id = p_member and kind = 'wallet' and balance > 0 order by id loop
    exit when v_lacks <= 0;
    v_take := least(v_wallet.balance, v_lacks);
    perform ledger_transfer(p_merchant, 'transfer', 'home:' || p_key || ':' || v_wallet.id, 'wallet:' || v_wallet.name, p_at,
      jsonb_build_array(jsonb_build_object('account', v_wallet.id, 'amount', -v_take),
        jsonb_build_object('member', p_member, 'bucket', 'cash', 'amount', v_take)));
    v_lacks := v_lacks - v_take;
  end loop;
end $$;
