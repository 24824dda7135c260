-- What counts of a bet: written once, when it is settled, and read by everything after. Void, opposite and covering bets count nothing.
alter table game_records add column valid_stake bigint check (valid_stake between 0 and stake);
update game_records set valid_stake = stake where status = 'settled';

create function game_records_valid_stake() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.valid_stake is not null and new.valid_stake is distinct from old.valid_stake then
    raise exception 'the valid stake of % is written', new.round_id using errcode = '23514', constraint = 'valid_stake_once';
  end if;
  if new.status = 'settled' then new.valid_stake := coalesce(new.valid_stake, new.stake); end if;
  return new;
end $$;
create trigger game_records_settled before insert on game_records for each row
  when (new.status = 'settled' and new.valid_stake is null) execute function game_records_valid_stake();
create trigger game_records_valid_stake before update on game_records for each row
  when (new.status = 'settled' or new.valid_stake is distinct from old.valid_stake) execute function game_records_valid_stake();

-- What a member must bet before money may leave: `required` = base x multiple, in cents. `done` is in hundredths of cents, because a category
-- counts by its weight in percent; absent categories count nothing.
create table turnover_requirements (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  member_id bigint not null references members,
  source text not null check (source in ('deposit', 'bonus', 'reward', 'rebate')),
  reference text not null,
  -- The grant that it clears.
  account_id bigint references ledger_accounts,
  base bigint not null check (base > 0),
  required bigint not null check (required > 0),
  weights jsonb not null,
  done bigint not null default 0 check (done >= 0),
  state text not null default 'open' check (state in ('open', 'met', 'closed')),
  opened_at bigint not null,
  ended_at bigint,
  unique (member_id, reference)
);
create index turnover_open on turnover_requirements (member_id, opened_at, id) where state = 'open';

-- How much of a bet a requirement took; a void is a row below zero.
create table turnover_allotments (
  id bigint generated always as identity primary key,
  requirement_id bigint not null references turnover_requirements,
  record_id bigint not null references game_records,
  amount bigint not null check (amount <> 0),
  weight smallint not null check (weight between 1 and 100),
  created_at bigint not null
);
create index turnover_allotments_requirement on turnover_allotments (requirement_id, id desc);
create index turnover_allotments_record on turnover_allotments (record_id);
create trigger turnover_frozen before update or delete on turnover_allotments for each row execute function ledger_refuse_change();

-- Allots a settled stake to the open requirements that count its category and were there before the bet, oldest first.
create function turnover_allot(p_record game_records) returns void language plpgsql as $$
declare v_left bigint := p_record.valid_stake; v_take bigint; v_weight integer; v_row turnover_requirements;
begin
  perform ledger_lock(array[p_record.member_id]);
  for v_row in select * from turnover_requirements where member_id = p_record.member_id and state = 'open' and opened_at <= p_record.bet_at
      and coalesce((weights->>p_record.game_type)::integer, 0) > 0 order by opened_at, id for update loop
    exit when v_left = 0;
    v_weight := (v_row.weights->>p_record.game_type)::integer;
    v_take := least(v_left, ceil((v_row.required * 100 - v_row.done)::numeric / v_weight));
    v_left := v_left - v_take;
    insert into turnover_allotments (requirement_id, record_id, amount, weight, created_at)
      values (v_row.id, p_record.id, v_take, v_weight, p_record.settled_at);
    update turnover_requirements set done = done + v_take * v_weight where id = v_row.id;
    if v_row.done + v_take * v_weight >= v_row.required * 100 then
      update turnover_requirements set state = 'met', ended_at = p_record.settled_at where id = v_row.id;
      if v_row.account_id is not null then perform ledger_end_grant(v_row.account_id, 'cleared', p_record.settled_at); end if;
    end if;
  end loop;
end $$;

-- A bet that turned out to be void counts no more. A grant that was cleared with it stays cash; a requirement of a deposit is open again.
create function turnover_reverse(p_record game_records) returns void language plpgsql as $$
declare v_row record;
begin
  perform ledger_lock(array[p_record.member_id]);
  for v_row in select requirement_id, weight, sum(amount)::bigint as amount from turnover_allotments where record_id = p_record.id
      group by requirement_id, weight having sum(amount) > 0 order by requirement_id loop
    insert into turnover_allotments (requirement_id, record_id, amount, weight, created_at)
      values (v_row.requirement_id, p_record.id, -v_row.amount, v_row.weight, coalesce(p_record.settled_at, p_record.bet_at));
    update turnover_requirements set done = done - v_row.amount * v_row.weight,
      state = case when state = 'met' and account_id is null then 'open' else state end,
      ended_at = case when state = 'met' and account_id is null then null else ended_at end where id = v_row.requirement_id;
  end loop;
end $$;

create function turnover_of_record() returns trigger language plpgsql as $$
begin
  if new.status = 'settled' then
    if exists (select 1 from turnover_requirements where member_id = new.member_id and state = 'open') then perform turnover_allot(new); end if;
  elsif old.status = 'settled' then
    perform turnover_reverse(new);
  end if;
  return null;
end $$;
create trigger turnover_added after insert on game_records for each row
  when (new.status = 'settled' and new.valid_stake > 0) execute function turnover_of_record();
create trigger turnover_changed after update on game_records for each row
  when (new.status <> old.status) execute function turnover_of_record();

-- A promotion whose reward must be bet `multiple` times before it is cash; 0: it is cash at once.
alter table promotions add column multiple smallint not null default 0 check (multiple between 0 and 100), add column weights jsonb not null default '{}';
