-- Games, launches and bets.

-- Who makes games; a vendor in maintenance is shown, but not launched.
create table vendors (
  -- The wire's `vassalage`.
  code text primary key,
  name text not null,
  maintenance boolean not null default false
);

-- Which categories a merchant shows, in which order.
create table game_categories (
  merchant text not null references merchants,
  game_type text not null check (game_type in ('SPORTS', 'LIVE', 'FISH', 'RNG', 'PVP', 'LOTT', 'ELOTT', 'INHOUSE')),
  position smallint not null,
  name_pt text not null,
  name_en text not null,
  icon text not null default '',
  primary key (merchant, game_type)
);

-- A vendor within a category: the vendor tile. `node_id` launches its lobby where it has one.
create table vendor_categories (
  vendor text not null references vendors,
  game_type text not null,
  position smallint not null,
  node_id text not null default '',
  game_id text not null default '',
  large_icon text not null default '',
  small_icon text not null default '',
  primary key (vendor, game_type)
);

-- What a member can launch, for all merchants.
create table games (
  node_id text primary key,
  vendor text not null references vendors,
  game_type text not null,
  game_id text not null,
  room_id text not null default '',
  name_pt text not null,
  name_en text not null,
  -- Both names, lower case, without accents (`fold` in src/games): what a search looks in.
  search text not null,
  -- Vendor-supplied classes of section 4 ("Game list").
  classes text[] not null default '{}',
  min_bet bigint not null default 0,
  -- Return to player in hundredths of a percent: 9650 = 96.5 %.
  rtp integer not null default 9600,
  is_new boolean not null default false,
  -- 1 is hottest; null = not hot.
  hot_rank smallint,
  position integer not null default 0,
  icon text not null,
  -- A lobby is launched, but is no tile of a list.
  lobby boolean not null default false,
  support_play boolean not null default true,
  maintenance boolean not null default false
);
-- Pages of a category.
create index games_list on games (game_type, position, node_id) where not lobby;
-- Pages of a vendor within a category.
create index games_vendor on games (vendor, game_type, position);

-- Games that a member marked.
create table favorites (
  member_id bigint not null references members,
  node_id text not null references games,
  created_at bigint not null,
  primary key (member_id, node_id)
);

-- Games that a member launched, once each.
create table recent_games (
  member_id bigint not null references members,
  node_id text not null references games,
  played_at bigint not null,
  primary key (member_id, node_id)
);

-- Opens one play session, once, within 60 s. Only the hash is stored.
create table launch_tickets (
  ticket_hash text primary key,
  member_id bigint not null references members,
  node_id text not null references games,
  back_url text not null,
  language text not null check (language in ('PT', 'EN')),
  expires_at bigint not null,
  used_at bigint,
  -- The session that launched it: it ends with that.
  page_key text not null,
  -- Of a ticket that only shows this round again.
  round_id text
);

-- May stake from and pay into one wallet for one game, nothing else.
create table play_sessions (
  id bigint generated always as identity primary key,
  token_hash text not null unique,
  member_id bigint not null references members,
  node_id text not null references games,
  back_url text not null,
  language text not null check (language in ('PT', 'EN')),
  created_at bigint not null,
  expires_at bigint not null,
  ended_at bigint,
  page_key text not null
);

-- One row per bet or round, of vendors and of the lottery alike: what was staked, what it paid, and how it ended.
-- Triggers in other files: turnover.sql (turnover_added, turnover_changed, turnover_lost_added, turnover_lost_changed, grants_lose_added,
-- grants_lose_changed); agents.sql (team_counts, team_counted_anew); limits.sql (limit_days_placed, limit_days_decided).
create table game_records (
  id bigint generated always as identity primary key,
  member_id bigint not null references members,
  merchant text not null references merchants,
  node_id text not null references games,
  vendor text not null,
  game_type text not null,
  play_session_id bigint references play_sessions,
  -- The vendor's own number of the round, shown to the player.
  round_id text not null unique,
  stake bigint not null check (stake >= 0),
  payout bigint not null default 0 check (payout >= 0),
  status text not null check (status in ('open', 'settled', 'cancelled')),
  detail jsonb not null default '{}',
  bet_at bigint not null,
  settled_at bigint,
  -- An order is unique by merchant, owner and key, even where the claim of its key is gone: `<merchant>:<owner>:<key>`.
  order_key text unique,
  -- What counts of a bet: written once, when it is settled, and read by everything after. Void, opposite and covering bets count nothing.
  valid_stake bigint check (valid_stake between 0 and stake),
  -- When a settled bet turned out to be void.
  voided_at bigint
);
-- A member's bets, newest first.
create index game_records_member on game_records (member_id, bet_at desc, id desc);
-- The same within a category.
create index game_records_type on game_records (member_id, game_type, bet_at desc);
-- Records can be asked for by the day on which bets were settled.
create index game_records_decided on game_records (member_id, settled_at desc, id desc) where settled_at is not null;
-- Lists of a team are pages of many members' rows by time: without an order of all of them each page would sort a whole period.
create index game_records_time on game_records (bet_at desc, id desc);
-- The newest settled bets of a team.
create index game_records_decided_time on game_records (settled_at desc, id desc) where settled_at is not null;
-- What a week's ranking adds up.
create index game_records_board on game_records (merchant, bet_at) where status = 'settled';
-- What a closing waits for.
create index game_records_open on game_records (member_id) where status = 'open';

-- A bet counts in full, unless whoever settles it says less, and what was written stays.
create function game_records_valid_stake() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.valid_stake is not null and new.valid_stake is distinct from old.valid_stake then
    raise exception 'the valid stake of % is written', new.round_id using errcode = '23514', constraint = 'valid_stake_once';
  end if;
  if new.status = 'settled' then new.valid_stake := coalesce(new.valid_stake, new.stake); end if;
  return new;
end $$;
-- Only where something is missing: most bets are inserted open.
create trigger game_records_settled before insert on game_records for each row
  when (new.status = 'settled' and new.valid_stake is null) execute function game_records_valid_stake();
-- Only where it may be written or changed.
create trigger game_records_valid_stake before update on game_records for each row
  when (new.status = 'settled' or new.valid_stake is distinct from old.valid_stake) execute function game_records_valid_stake();

-- What bets brought, at the moment that decided it: profit and loss reads these rows. A bet counts where it settles. One that turns out to be
-- void later is taken back where that happens, by a row below zero: no period that is over changes.
create table bet_results (
  id bigint generated always as identity primary key,
  record_id bigint not null references game_records,
  member_id bigint not null references members,
  game_type text not null,
  void boolean not null,
  stake bigint not null,
  valid_stake bigint not null,
  payout bigint not null,
  at bigint not null,
  unique (record_id, void)
);
-- A member's results of a period.
create index bet_results_member on bet_results (member_id, at, id);
-- The same within a category.
create index bet_results_type on bet_results (member_id, game_type, at, id);
-- The newest results of a team.
create index bet_results_time on bet_results (at desc, id desc);
-- Who has nothing but a bet that became void on a day is found, too.
create index bet_results_void on bet_results (at) where void;
-- Bets of an hour are found without a look at each member: they are written in the order of their times, more or less.
create index bet_results_at on bet_results using brin (at);
-- History does not change.
create trigger bet_results_frozen before update or delete on bet_results for each row execute function ledger_refuse_change();

-- A result is a row as soon as there is one.
create function bet_result() returns trigger language plpgsql as $$
begin
  if new.status = 'settled' then
    insert into bet_results (record_id, member_id, game_type, void, stake, valid_stake, payout, at)
    values (new.id, new.member_id, new.game_type, false, new.stake, new.valid_stake, new.payout, coalesce(new.settled_at, new.bet_at));
  elsif old.status = 'settled' then
    insert into bet_results (record_id, member_id, game_type, void, stake, valid_stake, payout, at)
    values (new.id, new.member_id, new.game_type, true, -old.stake, -old.valid_stake, -old.payout, coalesce(new.voided_at, new.settled_at, new.bet_at));
  end if;
  return null;
end $$;
-- Bets that are inserted with their result.
create trigger bet_result_added after insert on game_records for each row when (new.status = 'settled') execute function bet_result();
-- Bets that are settled or voided later.
create trigger bet_result_changed after update on game_records for each row when (new.status <> old.status) execute function bet_result();

-- Settled bets that do not count, and the member with the other side. The members see their own.
create table opposite_bets (
  record_id bigint primary key references game_records,
  member_id bigint not null references members,
  other_id bigint not null references members,
  reason text not null check (reason in ('device', 'account'))
);
-- A member's own, newest first.
create index opposite_bets_member on opposite_bets (member_id, record_id desc);
