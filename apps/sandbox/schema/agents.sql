-- Agents: the tree of members, what a team does per day of the platform, and the income from it.

-- Invitation codes. An agent has one from the start: the own name in capitals.
create table affiliates (
  merchant text not null references merchants,
  code text not null,
  member_id bigint not null references members,
  primary key (merchant, code)
);

-- An agent has an invitation code from the moment it is one.
create function affiliates_of_agent() returns trigger language plpgsql as $$
begin
  if new.type not in (0, 4, 40) then
    insert into affiliates (merchant, code, member_id) values (new.merchant, upper(new.username), new.id) on conflict do nothing;
  end if;
  return new;
end $$;
-- For new agents, and for members that become one.
create trigger members_affiliate after insert or update of type on members for each row execute function affiliates_of_agent();

-- Who is above whom, every pair once, oneself at depth 0: a team is one join. Members are never moved, so the tree only grows.
create table team_paths (
  ancestor_id bigint not null references members,
  descendant_id bigint not null references members,
  depth integer not null check (depth >= 0),
  primary key (ancestor_id, descendant_id)
);
-- Everybody above a member.
create index team_paths_descendant on team_paths (descendant_id, depth);
-- Who is right below is found without a look at everybody further down.
create index team_paths_depth on team_paths (ancestor_id, depth, descendant_id);

-- A member is below everybody who is above its upline.
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
-- New members.
create trigger team_grows after insert on members for each row execute function team_grow();
-- Members that get an upline later.
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
  -- Fees are part of what a team won or lost, as of what its members did. What the merchant's fee account took for a member's orders, less what
  -- it gave back; above zero the member paid.
  fee bigint not null default 0,
  line bytea not null default '',
  primary key (day, member_id)
);
-- The days of a member.
create index member_days_member on member_days (member_id, day);
-- A team's days, as one range.
create index member_days_line on member_days (day, line);

-- What a member bet, on the day of its settlement. A bet that turns out to be void later is taken off the day on which it does.
create table play_days (
  member_id bigint not null references members,
  day integer not null,
  game_type text not null,
  bets integer not null default 0,
  stake bigint not null default 0,
  valid_stake bigint not null default 0,
  payout bigint not null default 0,
  line bytea not null default '',
  -- The part of stake and payout of bets that do not count: contracts leave it out.
  uncounted_stake bigint not null default 0,
  uncounted_payout bigint not null default 0,
  primary key (day, member_id, game_type)
);
-- The days of a member.
create index play_days_member on play_days (member_id, day);
-- A team's days, as one range.
create index play_days_line on play_days (day, line);

-- Adds the money that a statement moved to the days of its members.
create function team_count_entries() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from added e join ledger_transfers t on t.id = e.transfer_id where t.kind = 'fee' or figure_of(t.kind, t.key) is not null) then return null; end if;
  insert into member_days as d (member_id, day, deposit, withdrawal, rebate, reward, fee)
  select member_id, day, coalesce(sum(amount) filter (where figure = 'deposit'), 0), coalesce(-sum(amount) filter (where figure = 'withdrawal'), 0),
      coalesce(sum(amount) filter (where figure = 'rebate'), 0), coalesce(sum(amount) filter (where figure = 'reward'), 0),
      coalesce(sum(amount) filter (where figure = 'fee'), 0)
    from (
      select a.member_id, platform_day(e.created_at) as day, figure_of(t.kind, t.key) as figure, e.amount
      from added e join ledger_transfers t on t.id = e.transfer_id join ledger_accounts a on a.id = e.account_id
      where figure_counts(figure_of(t.kind, t.key), a.kind) and a.member_id is not null and e.amount <> 0
      union all select fee_payer(t.id, t.kind, t.key), platform_day(e.created_at), 'fee', e.amount
      from added e join ledger_transfers t on t.id = e.transfer_id join ledger_accounts a on a.id = e.account_id
      where a.kind = 'fees' and e.amount <> 0 and fee_payer(t.id, t.kind, t.key) is not null
    ) moved group by member_id, day order by member_id, day
  on conflict (day, member_id) do update set deposit = d.deposit + excluded.deposit, withdrawal = d.withdrawal + excluded.withdrawal,
    rebate = d.rebate + excluded.rebate, reward = d.reward + excluded.reward, fee = d.fee + excluded.fee;
  -- Whichever deposit is the earliest, in whatever order they are written.
  update member_days d set first_deposit = (d.day = first.day)::integer from (
    select a.member_id, least(min(platform_day(e.created_at)), (select day from member_days known
      where known.member_id = a.member_id and known.first_deposit = 1)) as day
      from added e join ledger_transfers t on t.id = e.transfer_id join ledger_accounts a on a.id = e.account_id
      where t.kind = 'deposit' and e.amount > 0 and a.member_id is not null group by 1
  ) first where d.member_id = first.member_id and d.first_deposit <> (d.day = first.day)::integer;
  return null;
end $$;
-- Once per statement.
create trigger team_counts after insert on ledger_entries referencing new table as added
  for each statement execute function team_count_entries();

-- A registration counts on its day.
create function team_count_member() returns trigger language plpgsql as $$
begin
  insert into member_days (member_id, day, registered) values (new.id, platform_day(new.registered_at), 1);
  return null;
end $$;
-- New members.
create trigger team_counts after insert on members for each row execute function team_count_member();

-- A sign-in counts on its day.
create function team_count_sign_in() returns trigger language plpgsql as $$
begin
  insert into member_days as d (member_id, day, sign_ins) select member_id, platform_day(at), count(*) from added group by 1, 2 order by 1, 2
    on conflict (day, member_id) do update set sign_ins = d.sign_ins + excluded.sign_ins;
  return null;
end $$;
-- Once per statement.
create trigger team_counts after insert on sign_ins referencing new table as added for each statement execute function team_count_sign_in();

-- The day on which a bet stopped counting: that of its refund.
create function void_day(p_round text, p_settled_at bigint) returns integer language sql stable as $$
  select platform_day(coalesce((select created_at from ledger_transfers where key = 'void:' || p_round), p_settled_at))
$$;

-- Whether a bet counts at all: opposite and covering ones are settled without any valid stake. A free one has nothing to count but its payout.
create function bet_counts(p_stake bigint, p_valid_stake bigint) returns boolean language sql immutable as $$
  select p_stake = 0 or p_valid_stake <> 0
$$;

-- Adds bets to the days of their members, or takes them away (sign -1).
create function team_add_play(p_rows game_records[], p_sign integer) returns void language sql as $$
  insert into play_days as d (member_id, day, game_type, bets, stake, valid_stake, payout, uncounted_stake, uncounted_payout)
  select member_id, case when p_sign > 0 then platform_day(settled_at) else void_day(round_id, settled_at) end, game_type,
      p_sign * count(*), p_sign * sum(stake), p_sign * sum(valid_stake), p_sign * sum(payout),
      p_sign * coalesce(sum(stake) filter (where not bet_counts(stake, valid_stake)), 0),
      p_sign * coalesce(sum(payout) filter (where not bet_counts(stake, valid_stake)), 0)
    from unnest(p_rows) group by 1, 2, 3 order by 1, 2, 3
  on conflict (day, member_id, game_type) do update set bets = d.bets + excluded.bets, stake = d.stake + excluded.stake,
    valid_stake = d.valid_stake + excluded.valid_stake, payout = d.payout + excluded.payout,
    uncounted_stake = d.uncounted_stake + excluded.uncounted_stake, uncounted_payout = d.uncounted_payout + excluded.uncounted_payout
$$;

-- Bets that are inserted with their result.
create function team_count_new_play() returns trigger language plpgsql as $$
declare v_rows game_records[];
begin
  select array_agg(r) into v_rows from game_records r where r.id in (select id from added where status = 'settled');
  if v_rows is not null then perform team_add_play(v_rows, 1); end if;
  return null;
end $$;
-- Once per statement.
create trigger team_counts after insert on game_records referencing new table as added for each statement execute function team_count_new_play();

-- A bet that changed is taken away as it was and added as it is.
create function team_count_changed_play() returns trigger language plpgsql as $$
declare v_settled game_records[]; v_void game_records[];
begin
  select array_agg(r) filter (where r.status = 'settled'), array_agg(r) filter (where r.status <> 'settled') into v_settled, v_void
    from before b join game_records r on r.id = b.id where r.status <> b.status and 'settled' in (r.status, b.status);
  if v_settled is not null then perform team_add_play(v_settled, 1); end if;
  if v_void is not null then perform team_add_play(v_void, -1); end if;
  return null;
end $$;
-- Once per statement.
create trigger team_counted_anew after update on game_records referencing old table as before
  for each statement execute function team_count_changed_play();

-- A bonus without turnover that is taken back with its deposit is no deposit: it was no member's money. Only the key tells it from the deposit,
-- as in the member's own profit and loss.
create function figure_of(p_kind text, p_key text) returns text language sql immutable as $$
  select case when p_kind in ('bonus', 'reward', 'forfeit') or (p_kind = 'clawback' and p_key like 'clawback:%:bonus') then 'reward'
    when p_kind in ('deposit', 'clawback') then 'deposit' when p_kind in ('rebate', 'agentRebate') then 'rebate' when p_kind = 'withdrawal' then p_kind end
$$;

-- Whether an account of a member counts for a figure. Of a deposit all that the bank took back counts, also what the member owes from then
-- on; of a bonus only what was there to be taken.
create function figure_counts(p_figure text, p_account text) returns boolean language sql immutable as $$
  select p_figure is not null and (p_figure <> 'reward' or p_account <> 'receivable')
$$;

-- Whose the fee of a deposit or a withdrawal is: the member's of the same transfer. That of a deposit which the bank took back moves by itself:
-- the member's of the deposit. Null for any other.
create function fee_payer(p_transfer bigint, p_kind text, p_key text) returns bigint language sql stable as $$
  select case
    when p_kind in ('deposit', 'withdrawal') then (
      select a.member_id from ledger_entries e join ledger_accounts a on a.id = e.account_id
      where e.transfer_id = p_transfer and a.member_id is not null limit 1)
    when p_kind = 'fee' then (select member_id from deposit_payments where end_to_end_id = substring(p_key from '^clawback:(.*):fee$')) end
$$;

-- The line of a member from the line above.
create function team_line(p_above bytea, p_id bigint) returns bytea language sql immutable as $$
  select case when length(p_above) < 800 then p_above || int8send(p_id) else p_above end
$$;

-- A member's line is known from the start.
create function team_line_begins() returns trigger language plpgsql as $$
begin
  new.line = team_line(coalesce((select line from members where id = new.upline_id), ''), new.id);
  return new;
end $$;
-- New members.
create trigger team_line before insert on members for each row execute function team_line_begins();

-- Rows of a member carry the member's line.
create function team_line_known() returns trigger language plpgsql as $$
begin
  new.line = coalesce((select line from members where id = new.member_id), '');
  return new;
end $$;
-- New days.
create trigger team_line before insert on member_days for each row execute function team_line_known();
-- New days.
create trigger team_line before insert on play_days for each row execute function team_line_known();
-- New accounts of members.
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

-- What agents may get and give of valid bets, by product; hundredths of a percent.
create table agent_rebate_settings (
  merchant text not null references merchants,
  game_type text not null,
  -- What the top of a tree has.
  most integer not null check (most between 0 and 10000),
  -- By so much a member has less than the agent above.
  gap integer not null default 5 check (gap >= 0),
  step integer not null default 5 check (step > 0),
  primary key (merchant, game_type)
);

-- What an agent's rate was from when on. Rows are added, never changed.
create table agent_rates (
  member_id bigint not null references members,
  game_type text not null,
  rate integer not null check (rate between 0 and 10000),
  effective_at bigint not null,
  id bigint generated always as identity primary key,
  -- Who agreed it, when, and what it was before; null where nobody did: what the account was opened with.
  agent_id bigint references members,
  made_at bigint,
  before integer check (before between 0 and 10000)
);
-- Of two for the same moment the later one holds.
create index agent_rates_member on agent_rates (member_id, game_type, effective_at desc, id desc);
-- What an agent gave to its direct members.
create index agent_rates_agent on agent_rates (agent_id, id desc) where agent_id is not null;

-- Links by which members register right below an agent.
create table affiliate_links (
  merchant text not null references merchants,
  code text not null,
  member_id bigint not null references members,
  type text not null check (type in ('player', 'agent')),
  channel text not null check (channel in ('site', 'forum', 'group', 'other')),
  contact text not null default '' check (length(contact) <= 40),
  rates jsonb not null,
  quota integer check (quota > 0),
  used integer not null default 0,
  created_at bigint not null,
  expires_at bigint,
  deleted_at bigint,
  primary key (merchant, code),
  check (quota is null or used <= quota)
);
-- An agent's links, newest first.
create index affiliate_links_member on affiliate_links (member_id, created_at desc);
-- History does not change.
create trigger agent_rates_frozen before update or delete on agent_rates for each row execute function ledger_refuse_change();

-- A member's rate of a product at a moment: as agreed, or nothing; an agent with nobody above has the most.
create function agent_rate_at(p_member bigint, p_type text, p_at bigint) returns integer language sql stable as $$
  select coalesce(
    (select rate from agent_rates where member_id = p_member and game_type = p_type and effective_at <= p_at order by effective_at desc, id desc limit 1),
    (select s.most from members m join merchants o on o.code = m.merchant
      join agent_rebate_settings s on s.merchant = o.brand and s.game_type = p_type
      where m.id = p_member and m.upline_id is null and m.type not in (0, 4, 40)),
    0)
$$;

-- An agent's rate in all categories, at a time.
create function agent_rate(p_member bigint, p_at bigint) returns table (game_type text, rate integer, later integer, gap integer, step integer) language sql stable as $$
  select s.game_type, agent_rate_at(p_member, s.game_type, p_at), agent_rate_at(p_member, s.game_type, 9007199254740991), s.gap, s.step
    from members m
    join merchants o on o.code = m.merchant
    join agent_rebate_settings s on s.merchant = o.brand
    where m.id = p_member
$$;

-- Per merchant: whether a rate may be lowered, and through which day of the platform everything is settled. What was bet before brings nothing.
create table agent_rebate_rules (
  merchant text primary key references merchants,
  lowering boolean not null default false,
  settled_day integer not null
);

-- What an agent is owed beyond whole cents, in ten-thousandths of a cent, and through which day the agent is settled: the lock of a settlement.
create table agent_rebate_remainders (
  member_id bigint primary key references members,
  settled_day integer not null,
  parts bigint not null default 0
);

-- What one day brought one member. Whole cents are paid; what is left over, or owed for bets that turned out to be void, goes to the next day.
create table agent_rebate_payouts (
  member_id bigint not null references members,
  day integer not null,
  merchant text not null references merchants,
  status text not null default 'settled' check (status in ('settled', 'paid', 'cancelled')),
  carried bigint not null,
  earned bigint not null,
  amount bigint not null,
  settled_at bigint not null,
  paid_at bigint,
  primary key (member_id, day),
  check (amount = greatest(0, (carried + earned) / 10000)),
  check ((status = 'paid') = (paid_at is not null))
);
-- Those to pay next.
create index agent_rebate_payouts_open on agent_rebate_payouts (merchant, day) where status = 'settled';

-- What it is made of, by the member who bet and by product: parts = valid_stake x (rate - their_rate). `own` is what a member's own bets bring it,
-- `team` the difference to the rate of the member right below, on the way to the one who bet.
create table agent_rebate_rows (
  id bigint generated always as identity primary key,
  recipient_id bigint not null,
  day integer not null,
  source_id bigint not null references members,
  type text not null check (type in ('own', 'team')),
  depth integer not null check ((depth = 0) = (type = 'own')),
  game_type text not null,
  rate integer not null,
  their_rate integer not null,
  bets integer not null,
  valid_stake bigint not null,
  parts bigint not null,
  foreign key (recipient_id, day) references agent_rebate_payouts deferrable initially deferred,
  check (parts = valid_stake * (rate - their_rate)),
  check (their_rate between 0 and rate)
);
-- An agent's own, newest day first.
create index agent_rebate_rows_recipient on agent_rebate_rows (recipient_id, day desc, id desc);

-- Which bet brought whom what, each at most once, whoever settles when.
create table agent_rebate_bets (
  result_id bigint not null references bet_results,
  recipient_id bigint not null references members,
  type text not null check (type in ('own', 'team')),
  row_id bigint not null references agent_rebate_rows,
  primary key (result_id, recipient_id, type)
);
-- The bets behind a row.
create index agent_rebate_bets_row on agent_rebate_bets (row_id);
-- History does not change.
create trigger agent_rebate_rows_frozen before update or delete on agent_rebate_rows for each row execute function ledger_refuse_change();
-- History does not change.
create trigger agent_rebate_bets_frozen before update or delete on agent_rebate_bets for each row execute function ledger_refuse_change();

-- A payout is decided once; nothing else of it changes.
create function agent_rebate_decided() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.status <> 'settled' or (new.member_id, new.day, new.merchant, new.carried, new.earned, new.amount, new.settled_at)
    is distinct from (old.member_id, old.day, old.merchant, old.carried, old.earned, old.amount, old.settled_at) then
    raise exception 'a rebate that is decided does not change' using errcode = '23514', constraint = 'agent_rebate_decided';
  end if;
  return new;
end $$;
-- A day is settled once, and paid once.
create trigger agent_rebate_payouts_frozen before update or delete on agent_rebate_payouts for each row execute function agent_rebate_decided();

-- How many members right below an agent may have a rate of this level, up to the next one; hundredths of a percent. Without a row: any number.
create table agent_rebate_quotas (
  merchant text not null references merchants,
  game_type text not null,
  rate integer not null check (rate between 1 and 10000),
  most integer not null check (most >= 0),
  primary key (merchant, game_type, rate)
);

-- The same figures again, from the rows that they come from.
create view member_days_from_rows as
  select member_id, day, sum(registered)::smallint as registered, sum(sign_ins)::integer as sign_ins, max(first_deposit)::smallint as first_deposit,
    sum(deposit)::bigint as deposit, sum(withdrawal)::bigint as withdrawal, sum(rebate)::bigint as rebate, sum(reward)::bigint as reward,
    sum(fee)::bigint as fee
  from (
    select id as member_id, platform_day(registered_at) as day, 1 as registered, 0 as sign_ins, 0 as first_deposit,
      0 as deposit, 0 as withdrawal, 0 as rebate, 0 as reward, 0 as fee from members
    union all select member_id, platform_day(at), 0, 1, 0, 0, 0, 0, 0, 0 from sign_ins
    union all select a.member_id, platform_day(min(e.created_at)), 0, 0, 1, 0, 0, 0, 0, 0
      from ledger_entries e join ledger_transfers t on t.id = e.transfer_id join ledger_accounts a on a.id = e.account_id
      where t.kind = 'deposit' and e.amount > 0 and a.member_id is not null group by 1
    union all select a.member_id, platform_day(e.created_at), 0, 0, 0, case figure_of(t.kind, t.key) when 'deposit' then e.amount else 0 end,
        case figure_of(t.kind, t.key) when 'withdrawal' then -e.amount else 0 end, case figure_of(t.kind, t.key) when 'rebate' then e.amount else 0 end,
        case figure_of(t.kind, t.key) when 'reward' then e.amount else 0 end, 0
      from ledger_entries e join ledger_transfers t on t.id = e.transfer_id join ledger_accounts a on a.id = e.account_id
      where figure_counts(figure_of(t.kind, t.key), a.kind) and a.member_id is not null and e.amount <> 0
    union all select fee_payer(t.id, t.kind, t.key), platform_day(e.created_at), 0, 0, 0, 0, 0, 0, 0, e.amount
      from ledger_entries e join ledger_transfers t on t.id = e.transfer_id join ledger_accounts a on a.id = e.account_id
      where a.kind = 'fees' and e.amount <> 0 and fee_payer(t.id, t.kind, t.key) is not null
  ) facts group by 1, 2;

-- A bet that was settled before it became void had its valid stake written.
create view play_days_from_rows as
  select member_id, day, game_type, sum(bets)::integer as bets, sum(stake)::bigint as stake, sum(valid_stake)::bigint as valid_stake,
    sum(payout)::bigint as payout, coalesce(sum(stake) filter (where not bet_counts(stake, valid_stake)), 0)::bigint as uncounted_stake,
    coalesce(sum(payout) filter (where not bet_counts(stake, valid_stake)), 0)::bigint as uncounted_payout
  from (
    select member_id, platform_day(settled_at) as day, game_type, 1 as bets, stake, valid_stake, payout from game_records
      where status = 'settled' or (status = 'cancelled' and valid_stake is not null)
    union all select member_id, void_day(round_id, settled_at), game_type, -1, -stake, -valid_stake, -payout from game_records
      where status = 'cancelled' and valid_stake is not null
  ) facts group by 1, 2, 3;
