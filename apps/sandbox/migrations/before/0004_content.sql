create table announcements (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  -- B banner, PL notice, PU popup, PR promotion, A agents only, LB lobby notice (`contentLobby`).
  kind text not null check (kind in ('B', 'PL', 'PU', 'PR', 'A', 'LB')),
  group_name text not null default 'm_home',
  -- Popups: A signed in, B signed out, F first login (section 4).
  execution text check (execution in ('A', 'B', 'F')),
  promotion_type text,
  title_pt text not null default '',
  title_en text not null default '',
  -- HTML.
  content_pt text not null default '',
  content_en text not null default '',
  -- Banners: picture per language, and where a tap leads (route of ours or https).
  image_pt text not null default '',
  image_en text not null default '',
  link text not null default '',
  position integer not null default 0,
  starts_at bigint not null default 0,
  ends_at bigint
);
create index announcements_shown on announcements (merchant, kind, group_name, position, id);

create table hot_matches (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  home_team_pt text not null,
  home_team_en text not null,
  away_team_pt text not null,
  away_team_en text not null,
  home_team_image text not null,
  away_team_image text not null,
  league_pt text not null,
  league_en text not null,
  -- Match time relative to the start of the gateway's day, so that a seeded match never lies in the past.
  day_offset smallint not null default 0,
  minute_of_day smallint not null,
  vendor text not null references vendors,
  room_id text not null default '',
  node_id text not null references games,
  position integer not null default 0
);
create index hot_matches_merchant on hot_matches (merchant, position);
