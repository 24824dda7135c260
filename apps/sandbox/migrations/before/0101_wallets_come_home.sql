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

-- Takes money that a member should not have, as far as it is there, in whichever wallet; the rest the member owes. A claw-back takes cash only.
create or replace function ledger_take_back(p_merchant text, p_kind text, p_key text, p_reference text, p_at bigint, p_member bigint,
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
