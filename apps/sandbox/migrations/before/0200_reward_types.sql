-- The account record names the source of a reward. Its key is reward:<member>:<source>:…, so that the type stays a fact of the row.
create function wallet_row_type(p_kind text, p_amount bigint, p_key text) returns text language sql immutable as $$
  select case when p_kind = 'reward' and split_part(p_key, ':', 3) in ('vip', 'mission', 'ranking', 'redRain', 'referral')
    then split_part(p_key, ':', 3) else wallet_row_type(p_kind, p_amount) end
$$;

do $$
declare v_enter text;
begin
  select pg_get_functiondef(oid) into v_enter from pg_proc where proname = 'ledger_enter';
  v_enter := replace(v_enter, 'wallet_row_type(t.kind, change)', 'wallet_row_type(t.kind, change, t.key)');
  if v_enter not like '%change, t.key)%' then raise exception 'ledger_enter does not call wallet_row_type'; end if;
  execute v_enter;
end $$;

alter table wallet_rows disable trigger ledger_frozen;
update wallet_rows r set type = wallet_row_type(t.kind, r.amount, t.key) from ledger_transfers t where t.id = r.transfer_id and r.type = 'reward';
alter table wallet_rows enable trigger ledger_frozen;
