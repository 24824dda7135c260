-- Members who may not bet by a rule of the government, and what their accounts go through.
alter table members drop constraint members_protection_check;
alter table members add constraint members_protection_check check (protection in ('paused', 'excluded', 'closing', 'impeded'));
alter table protection_changes drop constraint protection_changes_state_check;
alter table protection_changes add constraint protection_changes_state_check check (state in ('open', 'paused', 'excluded', 'closing', 'impeded', 'closed'));
create or replace function may_have_grants(p_member bigint) returns boolean language sql stable as $$
  select closed_at is null and coalesce(protection, '') not in ('excluded', 'closing', 'impeded') from members where id = p_member
$$;
create table impediments (
  member_id bigint primary key references members,
  reason text not null check (reason in ('exclusion', 'socialProgramme')),
  at bigint not null,
  noticed_at bigint,
  withdraw_until bigint not null,
  closes_at bigint not null,
  closed_at bigint,
  next_at bigint not null,
  returned_at bigint,
  reminded_at bigint
);
create index impediments_due on impediments (next_at) where returned_at is null;
create index registry_not_clear on registry_states (member_id) where answer <> 'clear';
