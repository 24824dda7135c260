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

-- LN: news of the game lobby.
alter table announcements drop constraint announcements_kind_check;
alter table announcements add constraint announcements_kind_check check (kind in ('B', 'PL', 'PU', 'PR', 'A', 'LB', 'LN'));

-- Up to when a member has seen the announcements; what is newer is unread.
create table announcements_seen (
  member_id bigint primary key references members,
  seen_at bigint not null
);
