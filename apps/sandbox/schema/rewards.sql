-- What members are given: the club and its levels, missions, rankings, invitations and red rain.

-- The member club: a level is reached with what was wagered, ever.
create table club_levels (
  merchant text not null references merchants,
  level smallint not null,
  name_pt text not null,
  name_en text not null,
  -- Cents.
  points bigint not null,
  -- Cents: once on reaching the level, every week, every month, in the week of the birthday.
  upgrade_reward bigint not null default 0 check (upgrade_reward >= 0),
  weekly_reward bigint not null default 0 check (weekly_reward >= 0),
  monthly_reward bigint not null default 0 check (monthly_reward >= 0),
  birthday_reward bigint not null default 0 check (birthday_reward >= 0),
  -- How many withdrawals a day members of a level have at least; the merchant's own number where that is more.
  withdrawals smallint not null default 0 check (withdrawals between 0 and 1000),
  primary key (merchant, level)
);

-- What a page says about each level.
create table club_benefits (
  merchant text not null,
  level smallint not null,
  position smallint not null,
  title_pt text not null,
  title_en text not null,
  value_pt text not null,
  value_en text not null,
  primary key (merchant, level, position),
  foreign key (merchant, level) references club_levels
);

-- What members are given, whatever for: one row per event, and so one payment. What they may still claim is not written down: it follows from
-- what they did (bets, sign-ins, levels), and is computed again in the transaction that pays it.
create table rewards (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  member_id bigint not null references members,
  source text not null check (source in ('promotion', 'vip', 'mission', 'ranking', 'redRain', 'referral')),
  -- What it is for (`vip:weekly`), and which turn of it (`2026-W47`); '' for what is given once.
  code text not null,
  period text not null default '',
  title_pt text not null,
  title_en text not null,
  -- Cents.
  amount bigint not null check (amount > 0),
  -- What must be bet before it is cash, in multiples of the amount, and the percent at which each category counts.
  multiple smallint not null default 0 check (multiple between 0 and 100),
  weights jsonb not null default '{}',
  -- Key of the transfer that paid it.
  ledger_key text not null unique,
  paid_at bigint not null,
  unique (code, period, member_id)
);
-- A member's own, newest first.
create index rewards_member on rewards (member_id, id desc);
-- History does not change.
create trigger rewards_frozen before update or delete on rewards for each row execute function ledger_refuse_change();

-- How points are counted at a merchant.
create table club_rules (
  merchant text primary key references merchants,
  -- Days of the platform in which points count; for so many days more a level is kept.
  window_days smallint not null default 30 check (window_days between 1 and 366),
  -- Percent at which a valid stake of each category makes points; categories that are absent make none.
  weights jsonb not null,
  -- Turnover of the club's rewards, in multiples.
  multiple smallint not null default 1 check (multiple between 0 and 100)
);

-- Points that no bet made: given by an operator, or earned before points were counted from bets.
create table club_points (
  id bigint generated always as identity primary key,
  member_id bigint not null references members,
  points bigint not null check (points > 0),
  reason text not null,
  at bigint not null
);
-- A member's points of a period.
create index club_points_member on club_points (member_id, at);

-- What members do for a reward, as data: how far each has come follows from bets, sign-ins and the account, never from what a client says.
create table missions (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  -- Whose turns: every platform day, every week from Monday, once ever, or in the first days after the registration.
  kind text not null check (kind in ('daily', 'weekly', 'once', 'newcomer')),
  position integer not null default 0,
  title_pt text not null,
  title_en text not null,
  condition_pt text not null,
  condition_en text not null,
  -- What is counted: valid stakes (cents), bets, different games, days with a bet, days with a sign-in; or whether something is done.
  goal text not null check (goal in ('stake', 'bets', 'games', 'days', 'visits', 'email', 'mobile', 'identity', 'paymentPassword', 'passkey')),
  -- Null: games of every category.
  game_type text,
  target bigint not null check (target > 0),
  reward bigint not null check (reward > 0),
  multiple smallint not null default 0 check (multiple between 0 and 100),
  weights jsonb not null default '{}',
  check (goal in ('stake', 'bets', 'games', 'days', 'visits') or target = 1)
);
-- The list of a merchant, in its order.
create index missions_shown on missions (merchant, position, id);

-- Ranks by points of the bets that were placed in a week. Prizes in cents, from the first rank on.
create table leader_boards (
  merchant text primary key references merchants,
  title_pt text not null,
  title_en text not null,
  prizes bigint[] not null,
  -- Percent at which a valid stake of each category makes points.
  weights jsonb not null,
  -- A bet placed in the week counts if it settles until so long after its end.
  settle_ms bigint not null default 3600000 check (settle_ms >= 0),
  multiple smallint not null default 0 check (multiple between 0 and 100)
);

-- Inviting friends. Who invited is written at the registration; everything else follows from what the friends do, and never from a deposit.
create table referral_rules (
  merchant text primary key references merchants,
  -- A friend counts after valid stakes of so many cents in so many days from the registration.
  stake bigint not null check (stake > 0),
  days smallint not null default 30 check (days between 1 and 366),
  -- Hundredths of a percent of the valid stakes of friends, then of friends' friends.
  rates smallint[] not null default '{}' check (cardinality(rates) <= 2),
  -- An income of a day can be claimed for so many days after it.
  claim_days smallint not null default 30 check (claim_days between 1 and 90),
  -- Turnover of what the ladder pays, in multiples.
  multiple smallint not null default 1 check (multiple between 0 and 100),
  weights jsonb not null default '{}'
);

-- What a member gets for a number of friends.
create table referral_steps (
  merchant text not null references referral_rules,
  friends integer not null check (friends > 0),
  -- Cents.
  reward bigint not null check (reward > 0),
  primary key (merchant, friends)
);

-- Red rain: money that falls at a time announced before, for members who are there. Where it comes again and again.
create table rain_plans (
  merchant text primary key references merchants,
  title_pt text not null,
  title_en text not null,
  -- Opens every so many minutes, for so many seconds.
  every_minutes integer not null check (every_minutes between 2 and 10080),
  open_seconds integer not null check (open_seconds between 10 and 600),
  -- Cents.
  pool bigint not null,
  packets integer not null check (packets between 1 and 500),
  -- Valid stakes of the last days that it takes to take part, in cents; 0 = none.
  stake bigint not null default 0 check (stake >= 0),
  multiple smallint not null default 0 check (multiple between 0 and 100),
  weights jsonb not null default '{}',
  check (pool >= packets),
  check (open_seconds < every_minutes * 60)
);

-- One rain: when, how much, for whom, and what it promised before.
create table rain_sessions (
  id text primary key,
  merchant text not null references merchants,
  title_pt text not null,
  title_en text not null,
  opens_at bigint not null,
  closes_at bigint not null check (closes_at > opens_at),
  pool bigint not null,
  packets integer not null check (packets between 1 and 500),
  stake bigint not null default 0 check (stake >= 0),
  multiple smallint not null default 0 check (multiple between 0 and 100),
  weights jsonb not null default '{}',
  -- What is published of the list before: its ends, and how many packets are between two amounts.
  smallest bigint not null check (smallest > 0),
  largest bigint not null,
  bands jsonb not null,
  -- The promise, SHA-256 of `<id>:<pool>:<packets>:<seed>`, and what was promised: sealed until the draw.
  hash text not null,
  committed_at bigint not null,
  sealed_seed text,
  seed text,
  list_digest text,
  drawn_at bigint,
  check (pool >= packets),
  check ((drawn_at is null) = (seed is null) and (drawn_at is null) = (list_digest is null) and (seed is null) <> (sealed_seed is null)),
  check (committed_at <= opens_at)
);
-- The rains of a merchant by time.
create index rain_sessions_merchant on rain_sessions (merchant, opens_at);
-- Those to draw next.
create index rain_sessions_due on rain_sessions (closes_at) where drawn_at is null;

-- Who takes part in a rain, and what it brought.
create table rain_tickets (
  session_id text not null references rain_sessions,
  member_id bigint not null references members,
  ticket text not null unique,
  taken_at bigint not null,
  -- From 1; null until the draw. Cents, 0 = nothing.
  rank integer,
  amount bigint check (amount >= 0),
  primary key (session_id, member_id)
);
-- A member's own.
create index rain_tickets_member on rain_tickets (member_id, session_id);

-- A promise that could be changed afterwards would prove nothing: a rain is drawn once, and nothing else of it ever changes.
create function rain_keep_promise() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.drawn_at is not null
    or to_jsonb(new) - array['sealed_seed', 'seed', 'list_digest', 'drawn_at'] <> to_jsonb(old) - array['sealed_seed', 'seed', 'list_digest', 'drawn_at'] then
    raise exception 'rain % keeps its promise', old.id using errcode = '23514', constraint = 'rain_promise_kept';
  end if;
  return new;
end $$;
-- A rain keeps what it promised.
create trigger rain_promise before update or delete on rain_sessions for each row execute function rain_keep_promise();

-- A ticket is given while its rain is open, and decided once.
create function rain_ticket_rules() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if exists (select 1 from rain_sessions where id = new.session_id and (drawn_at is not null or new.taken_at < opens_at or new.taken_at >= closes_at)) then
      raise exception 'rain % gives no ticket now', new.session_id using errcode = '23514', constraint = 'rain_open';
    end if;
  elsif old.rank is not null or row(new.session_id, new.member_id, new.ticket, new.taken_at) is distinct from row(old.session_id, old.member_id, old.ticket, old.taken_at) then
    raise exception 'a ticket of rain % is decided', old.session_id using errcode = '23514', constraint = 'rain_ticket_kept';
  end if;
  return new;
end $$;
-- A ticket is taken while the rain is open, and gets its amount at the draw.
create trigger rain_ticket before insert or update on rain_tickets for each row execute function rain_ticket_rules();
