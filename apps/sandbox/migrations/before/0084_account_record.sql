-- The account record lists rows of the wallet by time and type. Both are facts of a row, so both are written with it.

-- What a movement is for the member.
create function wallet_row_type(p_kind text, p_amount bigint) returns text language sql immutable as $$
  select case p_kind
    when 'stake' then 'bet'
    when 'payout' then 'win'
    when 'refund' then 'betCancel'
    when 'takeback' then 'prizeReversal'
    when 'withdrawal' then case when p_amount < 0 then 'withdrawal' else 'withdrawalReturn' end
    when 'bonus' then 'promotion'
    when 'forfeit' then 'bonusEnd'
    when 'clawback' then 'depositReversal'
    when 'adjustment' then case when p_amount < 0 then 'manualDeduct' else 'manualAdd' end
    when 'transfer' then case when p_amount < 0 then 'transferOut' else 'transferIn' end
    when 'settlement' then case when p_amount < 0 then 'settlementOut' else 'settlementIn' end
    else p_kind end
$$;

alter table wallet_rows disable trigger ledger_frozen;
alter table wallet_rows add column type text not null default '';
update wallet_rows r set type = wallet_row_type(t.kind, r.amount) from ledger_transfers t where t.id = r.transfer_id;
alter table wallet_rows alter column type drop default;
-- A member's rows are in the order in which they were written, under the member's lock. Their times follow it, so that rows between two
-- moments are neighbours: the first begins with what the period opened with, the last ends with what it closed with.
update wallet_rows r set created_at = later.at from (
  select id, max(created_at) over (partition by member_id order by id) as at from wallet_rows) later
  where later.id = r.id and later.at <> r.created_at;
alter table wallet_rows enable trigger ledger_frozen;
drop index wallet_rows_member;
create index wallet_rows_time on wallet_rows (member_id, created_at, id);
create index wallet_rows_type on wallet_rows (member_id, type, created_at, id);

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
    select member_id, p_transfer, wallet_row_type(t.kind, change), change, total - change, total,
      greatest(p_at, (select max(w.created_at) from wallet_rows w where w.member_id = own.member_id))
    from own join ledger_transfers t on t.id = p_transfer where change <> 0 order by member_id
  )
  select coalesce(jsonb_agg(jsonb_build_object('member', member_id, 'balance', total)), '[]') into v_balances from own;
  return v_balances;
end $$;
