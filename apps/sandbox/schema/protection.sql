-- Pause, exclusion and closing: the states are columns of members.sql.

-- Every change of what an account is open for, the reason of its present state among them.
create table protection_changes (
  id bigint generated always as identity primary key,
  member_id bigint not null references members,
  state text not null check (state in ('open', 'paused', 'excluded', 'closing', 'impeded', 'closed')),
  until bigint,
  return_at bigint,
  actor text not null check (actor in ('member', 'system', 'operator')),
  -- What an operator wrote; '' by the member or the clock.
  reason text not null default '',
  at bigint not null
);
-- The newest of a member.
create index protection_changes_member on protection_changes (member_id, id desc);
-- History is not rewritten.
create trigger protection_frozen before update or delete on protection_changes for each row execute function ledger_refuse_change();

-- Whether a member was excluded, closing, impeded or closed at a moment: what a team brings then is the house's.
create function away_at(p_member bigint, p_at bigint) returns boolean language sql stable as $$
  select coalesce((select state in ('excluded', 'closing', 'impeded', 'closed') and coalesce(return_at > p_at, true)
    from protection_changes where member_id = p_member and at <= p_at order by id desc limit 1), false)
$$;

-- Members who may not bet by a rule of the government: what their accounts go through, and when.
create table impediments (
  member_id bigint primary key references members,
  -- What the register of persons answered.
  reason text not null check (reason in ('exclusion', 'socialProgramme')),
  at bigint not null,
  noticed_at bigint,
  -- Until then the member withdraws, after it the account closes.
  withdraw_until bigint not null,
  closes_at bigint not null,
  closed_at bigint,
  -- When a clock looks at it next.
  next_at bigint not null,
  -- Nothing of the member's is left.
  returned_at bigint,
  reminded_at bigint
);
-- Those that a clock looks at.
create index impediments_due on impediments (next_at);
