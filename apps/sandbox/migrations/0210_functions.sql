-- One name and one body for what a movement is for the member.
drop function wallet_row_type(text, bigint, text);
drop function wallet_row_type(text, bigint);
drop function wallet_row_type_without_contracts(text, bigint);
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
create or replace function ledger_enter(p_transfer bigint, p_at bigint, p_members bigint[], p_accounts bigint[], p_amounts bigint[], p_phase text)
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

-- Some of the former migrations were corrected within their first days. Databases that an earlier text of them had made get the difference here,
-- the others have it already.
alter table games add column if not exists rtp integer not null default 9600;
alter table deposit_payments
  add column if not exists transfer_turnover smallint not null default 0 check (transfer_turnover between 0 and 100);
create index if not exists members_with_team on members (id) where type not in (0, 4, 40);
alter table wallet_rows drop constraint if exists wallet_rows_member_id_fkey, drop constraint if exists wallet_rows_transfer_id_fkey;
create or replace function ledger_transfer(p_merchant text, p_kind text, p_key text, p_reference text, p_at bigint, p_legs jsonb,
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

drop trigger if exists game_records_settled on game_records;
drop trigger if exists game_records_valid_stake on game_records;
create trigger game_records_settled before insert on game_records for each row
  when (new.status = 'settled' and new.valid_stake is null) execute function game_records_valid_stake();
create trigger game_records_valid_stake before update on game_records for each row
  when (new.status = 'settled' or new.valid_stake is distinct from old.valid_stake) execute function game_records_valid_stake();
drop trigger turnover_added on game_records;
drop trigger turnover_changed on game_records;
drop function if exists turnover_of_added();
drop function if exists turnover_of_changed();
create or replace function turnover_of_record() returns trigger language plpgsql as $$
begin
  if new.status = 'settled' then
    if exists (select 1 from turnover_requirements where member_id = new.member_id and state = 'open') then perform turnover_allot(new); end if;
  elsif old.status = 'settled' then
    perform turnover_reverse(new);
  end if;
  return null;
end $$;
create trigger turnover_added after insert on game_records for each row
  when (new.status = 'settled' and new.valid_stake > 0) execute function turnover_of_record();
create trigger turnover_changed after update on game_records for each row
  when (new.status <> old.status) execute function turnover_of_record();
