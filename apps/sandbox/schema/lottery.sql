-- Lotteries, draws and bets on them. A bet is a row of `game_records` too.

-- Numbers settled orders in the order in which they were settled.
create sequence lottery_settled;

-- Lotteries, their draws, and what members bet on them.
create table lottery_groups (
  code text primary key,
  prize_mode text not null check (prize_mode in ('Lott', 'ZY', 'Elott')),
  position smallint not null,
  name_pt text not null,
  name_en text not null
);

-- What can be bet on, and how often it is drawn.
create table lotteries (
  code text primary key check (code ~ '^[A-Z0-9]+$'),
  group_code text not null references lottery_groups,
  -- Name, picture, category and maintenance are those of its game.
  node_id text not null references games,
  family text not null check (family in ('VN', 'FIVE', 'DICE')),
  position smallint not null,
  -- Divides a day: draws are at the multiples of it since midnight.
  period_ms integer not null check (86400000 % period_ms = 0),
  -- Betting ends so long before the draw; the next one is on sale from then.
  lock_ms integer not null check (lock_ms between 1000 and period_ms - 1000),
  hot boolean not null default false
);

-- One row per draw: when it is sold, when it is drawn, and what it promised before.
create table lottery_draws (
  -- `<code>-<numero>`
  id text primary key,
  lottery text not null references lotteries,
  numero text not null,
  opens_at bigint not null,
  locks_at bigint not null,
  draws_at bigint not null,
  -- The promise: SHA-256 of `<id>:<seed>`, kept before the draw opens.
  hash text not null,
  committed_at bigint not null,
  -- In the vault until the draw; then `seed` tells it and this is gone.
  sealed_seed text,
  seed text,
  winning_number text,
  status text not null default 'open' check (status in ('open', 'settled')),
  unique (lottery, numero),
  check (committed_at <= opens_at and opens_at < locks_at and locks_at < draws_at),
  check ((status = 'open') = (sealed_seed is not null)),
  check ((status = 'settled') = (seed is not null and winning_number is not null))
);
-- Those to draw next.
create index lottery_draws_due on lottery_draws (draws_at) where status = 'open';
-- The newest results of a lottery.
create index lottery_draws_last on lottery_draws (lottery, draws_at desc);

-- What a member bet on one draw in one go.
create table lottery_orders (
  order_no text primary key,
  member_id bigint not null references members,
  merchant text not null references merchants,
  draw_id text not null references lottery_draws,
  -- Cents, without what was cancelled.
  stake bigint not null check (stake >= 0),
  prize bigint not null default 0 check (prize >= 0),
  status text not null default 'open' check (status in ('open', 'won', 'lost', 'cancelled')),
  placed_at bigint not null,
  settled_at bigint,
  -- Order in which settlements became visible: a reader's cursor.
  settled_no bigint unique,
  order_key text unique,
  check ((settled_no is null) = (settled_at is null)),
  check ((status in ('won', 'lost')) = (settled_no is not null))
);
-- A member's orders, newest first.
create index lottery_orders_member on lottery_orders (member_id, placed_at desc, order_no desc);
-- What a draw decides.
create index lottery_orders_draw on lottery_orders (draw_id);
-- What was settled since a member last asked.
create index lottery_orders_settled on lottery_orders (member_id, settled_no) where settled_no is not null;
-- A member's settled orders, newest first.
create index lottery_orders_decided on lottery_orders (member_id, settled_at desc, order_no desc) where settled_at is not null;

-- The single bets of an order.
create table lottery_suborders (
  sub_no text primary key,
  order_no text not null references lottery_orders,
  play text not null,
  numbers text not null,
  unit bigint not null check (unit > 0),
  multiplier integer not null check (multiplier > 0),
  bets integer not null check (bets > 0),
  -- Hundredths, as they were at the time of the bet.
  odds integer not null check (odds > 0),
  stake bigint not null,
  prize bigint not null default 0 check (prize >= 0),
  status text not null default 'open' check (status in ('open', 'won', 'lost', 'cancelled')),
  check (stake = bets * unit * multiplier),
  check ((status = 'won') = (prize > 0))
);
-- The bets of an order.
create index lottery_suborders_order on lottery_suborders (order_no);

-- Nobody bets on a draw that is closed, whatever a program believes.
create function lottery_refuse_late_bet() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from lottery_draws
    where id = new.draw_id and status = 'open' and opens_at <= new.placed_at and new.placed_at < locks_at) then
    raise exception 'draw % is not on sale', new.draw_id using errcode = '23514', constraint = 'lottery_draw_on_sale';
  end if;
  return new;
end $$;
-- Only open bets: seeded history is in the past.
create trigger lottery_on_sale before insert on lottery_orders for each row when (new.status = 'open') execute function lottery_refuse_late_bet();

-- A promise that could be changed afterwards would prove nothing: a draw is drawn once, and nothing else of it ever changes.
create function lottery_keep_promise() returns trigger language plpgsql as $$
begin
  if old.status = 'settled' or row(new.id, new.lottery, new.numero, new.opens_at, new.locks_at, new.draws_at, new.hash, new.committed_at)
    is distinct from row(old.id, old.lottery, old.numero, old.opens_at, old.locks_at, old.draws_at, old.hash, old.committed_at) then
    raise exception 'draw % keeps its promise', old.id using errcode = '23514', constraint = 'lottery_promise_kept';
  end if;
  return new;
end $$;
-- A draw keeps what it promised.
create trigger lottery_promise before update on lottery_draws for each row execute function lottery_keep_promise();
