-- A contract counts a failure only where others settle: the newest settlement when it began to fail. What began before somebody else settled is
-- its own fault; what nobody got over since is everybody's.
alter table contracts add column failing_after bigint;

-- What is due to or from a closed account is paid outside, and ended with the reference of that payment.
alter table contract_settlements
  add column reference text check (length(reference) between 1 and 100),
  drop constraint contract_settlements_state_check,
  add constraint contract_settlements_state_check check (state in ('open', 'paid', 'none', 'byHand')),
  add check ((state = 'byHand') = (reference is not null)),
  add check (state <> 'byHand' or (paid_at is not null and transfer_id is null));
create index contract_settlements_open on contract_settlements (settled_at, id) where state = 'open';

create or replace function contract_settlement_written() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.state <> 'open'
    or to_jsonb(old) - '{state,paid_at,order_no,transfer_id,reference}'::text[] <> to_jsonb(new) - '{state,paid_at,order_no,transfer_id,reference}'::text[] then
    raise exception 'settlement % is written', old.id using errcode = '23514', constraint = 'contract_settlement_written';
  end if;
  return new;
end $$;
