-- What a merchant shows: announcements, matches and help.

-- Banners, notices and popups of a merchant.
create table announcements (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  -- B banner, PL notice, PU popup, PR promotion, A agents only, LB lobby notice (`contentLobby`).
  kind text not null check (kind in ('B', 'PL', 'PU', 'PR', 'A', 'LB', 'LN')),
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
-- What a page shows, in its order.
create index announcements_shown on announcements (merchant, kind, group_name, position, id);

-- Matches on the home page.
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
-- What the home page shows, in its order.
create index hot_matches_merchant on hot_matches (merchant, position);

-- The help centre, in reading order: the app finds an item by its place.
create table help_items (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  position integer not null,
  title_pt text not null,
  title_en text not null,
  -- HTML.
  content_pt text not null,
  content_en text not null,
  unique (merchant, position)
);

-- Up to when a member has seen the announcements; what is newer is unread.
create table announcements_seen (
  member_id bigint primary key references members,
  seen_at bigint not null
);
