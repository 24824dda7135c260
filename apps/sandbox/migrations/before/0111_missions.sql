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
create index game_records_board on game_records (merchant, bet_at) where status = 'settled';
