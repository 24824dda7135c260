-- The register of persons who may not bet: exclusions of the whole market, social programmes.

-- What it answered last for a member, and when it is asked next. Only merchants whose market has such a register ask.
create table registry_states (
  member_id bigint primary key references members,
  merchant text not null references merchants,
  -- The last good answer; null before the first one.
  answer text check (answer in ('clear', 'exclusion', 'socialProgramme')),
  answered_at bigint,
  -- Since the last good answer.
  failures smallint not null default 0,
  next_at bigint not null default 0
);
-- Those that a clock asks for.
create index registry_due on registry_states (merchant, next_at);
-- The few who may not bet.
create index registry_not_clear on registry_states (member_id) where answer <> 'clear';

-- Every question, as a proof: of which CPF, why, and what the answer was.
create table registry_checks (
  id bigint generated always as identity primary key,
  member_id bigint not null references members,
  cpf_hash text not null,
  purpose text not null check (purpose in ('registration', 'firstLoginOfDay', 'sweep')),
  answer text not null check (answer in ('clear', 'exclusion', 'socialProgramme', 'down')),
  at bigint not null
);
create index registry_checks_member on registry_checks (member_id, id desc);
create trigger registry_checks_frozen before update or delete on registry_checks for each row execute function ledger_refuse_change();

-- A stored CPF is asked for, by whichever call; another one is another person.
create function registry_of_member() returns trigger language plpgsql as $$
begin
  insert into registry_states (member_id, merchant) values (new.id, new.merchant)
  on conflict (member_id) do update set answer = null, answered_at = null, failures = 0, next_at = 0;
  -- Only one who registers waits for the first answer.
  if tg_op = 'UPDATE' and old.id_number <> '' then
    update members set registering = true where id = new.id;
  end if;
  return null;
end $$;
create trigger members_person_added after insert on members for each row when (new.id_number <> '') execute function registry_of_member();
create trigger members_person_changed after update of id_number on members for each row
  when (new.id_number <> '' and new.id_number <> old.id_number) execute function registry_of_member();
