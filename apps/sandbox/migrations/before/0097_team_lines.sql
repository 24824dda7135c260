-- A member's line: the ids of everybody above, the first of all first, then the own one, eight bytes each. A team is everybody whose line begins
-- with the one of its head: a range of an index on days and lines, instead of a look at each member of the team. The first hundred of a line
-- are written; teams further down are found by their pairs.
alter table members add column line bytea not null default '';
alter table member_days add column line bytea not null default '';
alter table play_days add column line bytea not null default '';
alter table ledger_accounts add column line bytea not null default '';

create function team_line(p_above bytea, p_id bigint) returns bytea language sql immutable as $$
  select case when length(p_above) < 800 then p_above || int8send(p_id) else p_above end
$$;

update members m set line = substring(l.line from 1 for 800) from (
  select descendant_id, string_agg(int8send(ancestor_id), ''::bytea order by depth desc) as line from team_paths group by 1
) l where l.descendant_id = m.id;
update member_days d set line = m.line from members m where m.id = d.member_id;
update play_days d set line = m.line from members m where m.id = d.member_id;
update ledger_accounts a set line = m.line from members m where m.id = a.member_id;

create function team_line_begins() returns trigger language plpgsql as $$
begin
  new.line = team_line(coalesce((select line from members where id = new.upline_id), ''), new.id);
  return new;
end $$;
create trigger team_line before insert on members for each row execute function team_line_begins();

create function team_line_known() returns trigger language plpgsql as $$
begin
  new.line = coalesce((select line from members where id = new.member_id), '');
  return new;
end $$;
create trigger team_line before insert on member_days for each row execute function team_line_known();
create trigger team_line before insert on play_days for each row execute function team_line_known();
create trigger team_line before insert on ledger_accounts for each row when (new.member_id is not null) execute function team_line_known();

-- Who gets an upline later brings everybody below along.
create function team_line_attached() returns trigger language plpgsql as $$
begin
  update members m set line = l.line from (
    select p.descendant_id, substring(string_agg(int8send(above.ancestor_id), ''::bytea order by above.depth desc) from 1 for 800) as line
      from team_paths p join team_paths above on above.descendant_id = p.descendant_id where p.ancestor_id = new.id group by 1
  ) l where m.id = l.descendant_id;
  update member_days d set line = m.line from members m, team_paths p where p.ancestor_id = new.id and m.id = p.descendant_id and d.member_id = m.id;
  update play_days d set line = m.line from members m, team_paths p where p.ancestor_id = new.id and m.id = p.descendant_id and d.member_id = m.id;
  update ledger_accounts a set line = m.line from members m, team_paths p where p.ancestor_id = new.id and m.id = p.descendant_id and a.member_id = m.id;
  return null;
end $$;
-- After `team_attached`, by name: the pairs are there.
create trigger team_attached_line after update of upline_id on members for each row
  when (old.upline_id is distinct from new.upline_id) execute function team_line_attached();

create index member_days_line on member_days (day, line);
create index play_days_line on play_days (day, line);
create index ledger_line on ledger_accounts (line) where kind in ('cash', 'bonus');
