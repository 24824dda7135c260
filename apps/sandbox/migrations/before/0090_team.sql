-- Who is above whom, every pair once, oneself at depth 0: a team is one join. Members are never moved, so the tree only grows.
create table team_paths (
  ancestor_id bigint not null references members,
  descendant_id bigint not null references members,
  depth integer not null check (depth >= 0),
  primary key (ancestor_id, descendant_id)
);
create index team_paths_descendant on team_paths (descendant_id, depth);

with recursive paths as (
  select id as ancestor_id, id as descendant_id, 0 as depth from members
  union all
  select m.upline_id, p.descendant_id, p.depth + 1 from paths p join members m on m.id = p.ancestor_id where m.upline_id is not null
)
insert into team_paths select ancestor_id, descendant_id, depth from paths;

create function team_grow() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into team_paths values (new.id, new.id, 0);
  elsif old.upline_id is not null then
    raise exception 'member % has an upline', new.id using errcode = '23514', constraint = 'team_never_moves';
  end if;
  if exists (select 1 from team_paths where ancestor_id = new.id and descendant_id = new.upline_id) then
    raise exception 'member % is above its upline', new.id using errcode = '23514', constraint = 'team_is_a_tree';
  end if;
  -- Everybody from the upline up gets everybody from the new member down.
  insert into team_paths
    select above.ancestor_id, below.descendant_id, above.depth + below.depth + 1 from team_paths above, team_paths below
    where above.descendant_id = new.upline_id and below.ancestor_id = new.id;
  return null;
end $$;
create trigger team_grows after insert on members for each row execute function team_grow();
create trigger team_attached after update of upline_id on members for each row
  when (old.upline_id is distinct from new.upline_id) execute function team_grow();

-- Days of the platform, counted from 1970-01-01 in Brasília (three hours behind UTC, without summer time).
create function platform_day(p_at bigint) returns integer language sql immutable as $$
  select ((p_at - 10800000) / 86400000)::integer
$$;

-- What a member did on a day, as of the transaction that did it. Money in cents.
create table member_days (
  member_id bigint not null references members,
  day integer not null,
  registered smallint not null default 0,
  sign_ins integer not null default 0,
  -- 1 on the day of the first deposit.
  first_deposit smallint not null default 0,
  -- Credited, less what the bank took back; arrived, less what it gave back; cash-back and agents' rebates; bonuses less forfeited ones.
  deposit bigint not null default 0,
  withdrawal bigint not null default 0,
  rebate bigint not null default 0,
  reward bigint not null default 0,
  primary key (day, member_id)
);
create index member_days_member on member_days (member_id, day);

-- What a member bet, on the day of its settlement. A bet that turns out to be void later is taken off the day on which it does.
create table play_days (
  member_id bigint not null references members,
  day integer not null,
  game_type text not null,
  bets integer not null default 0,
  stake bigint not null default 0,
  valid_stake bigint not null default 0,
  payout bigint not null default 0,
  primary key (day, member_id, game_type)
);
create index play_days_member on play_days (member_id, day);

-- Which figure a transfer counts for, seen from the member: null for none.
create function figure_of(p_kind text) returns text language sql immutable as $$
  select case when p_kind in ('deposit', 'clawback') then 'deposit' when p_kind = 'withdrawal' then 'withdrawal'
    when p_kind = 'rebate' then 'rebate' when p_kind in ('bonus', 'reward', 'forfeit') then 'reward' end
$$;

create function team_count_entries() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from added e join ledger_transfers t on t.id = e.transfer_id where figure_of(t.kind) is not null) then return null; end if;
  insert into member_days as d (member_id, day, deposit, withdrawal, rebate, reward)
  select member_id, day, coalesce(sum(amount) filter (where figure = 'deposit'), 0), coalesce(-sum(amount) filter (where figure = 'withdrawal'), 0),
      coalesce(sum(amount) filter (where figure = 'rebate'), 0), coalesce(sum(amount) filter (where figure = 'reward'), 0)
    from (select a.member_id, platform_day(e.created_at) as day, figure_of(t.kind) as figure, e.amount
      from added e join ledger_transfers t on t.id = e.transfer_id join ledger_accounts a on a.id = e.account_id
      where figure_of(t.kind) is not null and a.member_id is not null and e.amount <> 0) moved
    group by member_id, day order by member_id, day
  on conflict (day, member_id) do update set deposit = d.deposit + excluded.deposit, withdrawal = d.withdrawal + excluded.withdrawal,
    rebate = d.rebate + excluded.rebate, reward = d.reward + excluded.reward;
  -- Whichever deposit is the earliest, in whatever order they are written.
  update member_days d set first_deposit = (d.day = first.day)::integer from (
    select a.member_id, least(min(platform_day(e.created_at)), (select day from member_days known
      where known.member_id = a.member_id and known.first_deposit = 1)) as day
      from added e join ledger_transfers t on t.id = e.transfer_id join ledger_accounts a on a.id = e.account_id
      where t.kind = 'deposit' and e.amount > 0 and a.member_id is not null group by 1
  ) first where d.member_id = first.member_id and d.first_deposit <> (d.day = first.day)::integer;
  return null;
end $$;
create trigger team_counts after insert on ledger_entries referencing new table as added
  for each statement execute function team_count_entries();

create function team_count_member() returns trigger language plpgsql as $$
begin
  insert into member_days (member_id, day, registered) values (new.id, platform_day(new.registered_at), 1);
  return null;
end $$;
create trigger team_counts after insert on members for each row execute function team_count_member();

create function team_count_sign_in() returns trigger language plpgsql as $$
begin
  insert into member_days as d (member_id, day, sign_ins) select member_id, platform_day(at), count(*) from added group by 1, 2 order by 1, 2
    on conflict (day, member_id) do update set sign_ins = d.sign_ins + excluded.sign_ins;
  return null;
end $$;
create trigger team_counts after insert on sign_ins referencing new table as added for each statement execute function team_count_sign_in();

-- The day on which a bet stopped counting: that of its refund.
create function void_day(p_round text, p_settled_at bigint) returns integer language sql stable as $$
  select platform_day(coalesce((select created_at from ledger_transfers where key = 'void:' || p_round), p_settled_at))
$$;

create function team_add_play(p_rows game_records[], p_sign integer) returns void language sql as $$
  insert into play_days as d (member_id, day, game_type, bets, stake, valid_stake, payout)
  select member_id, case when p_sign > 0 then platform_day(settled_at) else void_day(round_id, settled_at) end, game_type,
      p_sign * count(*), p_sign * sum(stake), p_sign * sum(valid_stake), p_sign * sum(payout)
    from unnest(p_rows) group by 1, 2, 3 order by 1, 2, 3
  on conflict (day, member_id, game_type) do update set bets = d.bets + excluded.bets, stake = d.stake + excluded.stake,
    valid_stake = d.valid_stake + excluded.valid_stake, payout = d.payout + excluded.payout
$$;

create function team_count_new_play() returns trigger language plpgsql as $$
declare v_rows game_records[];
begin
  select array_agg(r) into v_rows from game_records r where r.id in (select id from added where status = 'settled');
  if v_rows is not null then perform team_add_play(v_rows, 1); end if;
  return null;
end $$;
create trigger team_counts after insert on game_records referencing new table as added for each statement execute function team_count_new_play();

create function team_count_changed_play() returns trigger language plpgsql as $$
declare v_settled game_records[]; v_void game_records[];
begin
  select array_agg(r) filter (where r.status = 'settled'), array_agg(r) filter (where r.status <> 'settled') into v_settled, v_void
    from before b join game_records r on r.id = b.id where r.status <> b.status and 'settled' in (r.status, b.status);
  if v_settled is not null then perform team_add_play(v_settled, 1); end if;
  if v_void is not null then perform team_add_play(v_void, -1); end if;
  return null;
end $$;
create trigger team_counted_anew after update on game_records referencing old table as before
  for each statement execute function team_count_changed_play();

-- The figures again, from the rows that they come from: what the tables above must equal.
create view member_days_from_rows as
  select member_id, day, sum(registered)::smallint as registered, sum(sign_ins)::integer as sign_ins, max(first_deposit)::smallint as first_deposit,
    sum(deposit)::bigint as deposit, sum(withdrawal)::bigint as withdrawal, sum(rebate)::bigint as rebate, sum(reward)::bigint as reward
  from (
    select id as member_id, platform_day(registered_at) as day, 1 as registered, 0 as sign_ins, 0 as first_deposit,
      0 as deposit, 0 as withdrawal, 0 as rebate, 0 as reward from members
    union all select member_id, platform_day(at), 0, 1, 0, 0, 0, 0, 0 from sign_ins
    union all select a.member_id, platform_day(min(e.created_at)), 0, 0, 1, 0, 0, 0, 0
      from ledger_entries e join ledger_transfers t on t.id = e.transfer_id join ledger_accounts a on a.id = e.account_id
      where t.kind = 'deposit' and e.amount > 0 and a.member_id is not null group by 1
    union all select a.member_id, platform_day(e.created_at), 0, 0, 0, case figure_of(t.kind) when 'deposit' then e.amount else 0 end,
        case figure_of(t.kind) when 'withdrawal' then -e.amount else 0 end, case figure_of(t.kind) when 'rebate' then e.amount else 0 end,
        case figure_of(t.kind) when 'reward' then e.amount else 0 end
      from ledger_entries e join ledger_transfers t on t.id = e.transfer_id join ledger_accounts a on a.id = e.account_id
      where figure_of(t.kind) is not null and a.member_id is not null and e.amount <> 0
  ) facts group by 1, 2;

-- A bet that was settled before it became void had its valid stake written.
create view play_days_from_rows as
  select member_id, day, game_type, sum(bets)::integer as bets, sum(stake)::bigint as stake, sum(valid_stake)::bigint as valid_stake,
    sum(payout)::bigint as payout
  from (
    select member_id, platform_day(settled_at) as day, game_type, 1 as bets, stake, valid_stake, payout from game_records
      where status = 'settled' or (status = 'cancelled' and valid_stake is not null)
    union all select member_id, void_day(round_id, settled_at), game_type, -1, -stake, -valid_stake, -payout from game_records
      where status = 'cancelled' and valid_stake is not null
  ) facts group by 1, 2, 3;

insert into member_days (member_id, day, registered, sign_ins, first_deposit, deposit, withdrawal, rebate, reward)
  select member_id, day, registered, sign_ins, first_deposit, deposit, withdrawal, rebate, reward from member_days_from_rows;
insert into play_days (member_id, day, game_type, bets, stake, valid_stake, payout)
  select member_id, day, game_type, bets, stake, valid_stake, payout from play_days_from_rows;
