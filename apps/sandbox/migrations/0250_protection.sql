-- What an account is open for: pause, exclusion and closing.
alter table members add column protection text check (protection in ('paused', 'excluded', 'closing'));
alter table members add column protected_until bigint;
alter table members add column return_at bigint;
create index members_protected on members (protection, id) where protection is not null;
create table protection_changes (
  id bigint generated always as identity primary key,
  member_id bigint not null references members,
  state text not null check (state in ('open', 'paused', 'excluded', 'closing', 'closed')),
  until bigint,
  return_at bigint,
  actor text not null check (actor in ('member', 'system', 'operator')),
  reason text not null default '',
  at bigint not null
);
create index protection_changes_member on protection_changes (member_id, id desc);
create trigger protection_frozen before update or delete on protection_changes for each row execute function ledger_refuse_change();
create or replace function may_have_grants(p_member bigint) returns boolean language sql stable as $$
  select closed_at is null and coalesce(protection, '') not in ('excluded', 'closing') from members where id = p_member
$$;
alter table contract_settings add column covers_leaving boolean not null default false;
alter table contract_settlements drop constraint contract_settlements_state_check;
alter table contract_settlements add constraint contract_settlements_state_check check (state in ('open', 'paid', 'none', 'byHand', 'unpaid'));
alter table contract_settlements add column part bigint not null default 0;
alter table contract_settlements add constraint contract_settlements_part check (part between 0 and due and (part = 0 or state = 'unpaid'));
create or replace function contract_settlement_written() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.state <> 'open'
    or to_jsonb(old) - '{state,paid_at,order_no,transfer_id,reference,part}'::text[] <> to_jsonb(new) - '{state,paid_at,order_no,transfer_id,reference,part}'::text[] then
    raise exception 'settlement % is written', old.id using errcode = '23514', constraint = 'contract_settlement_written';
  end if;
  return new;
end $$;
