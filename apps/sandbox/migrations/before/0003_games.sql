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
create index games_list on games (game_type, position, node_id) where not lobby;
create index games_vendor on games (vendor, game_type, position);

create table favorites (
  member_id bigint not null references members,
  node_id text not null references games,
  created_at bigint not null,
  primary key (member_id, node_id)
);

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
  used_at bigint
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
  ended_at bigint
);

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
  settled_at bigint
);
create index game_records_member on game_records (member_id, bet_at desc, id desc);
create index game_records_type on game_records (member_id, game_type, bet_at desc);
