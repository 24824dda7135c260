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
