create table promotion_categories (
  merchant text not null references merchants,
  id text not null,
  position integer not null,
  title_pt text not null,
  title_en text not null,
  icon text not null default '',
  primary key (merchant, id)
);

create table promotions (
  id bigint generated always as identity (start with 501) primary key,
  merchant text not null references merchants,
  title_pt text not null,
  title_en text not null,
  -- HTML.
  content_pt text not null,
  content_en text not null,
  -- Pictures in order; the first is the cover.
  images_pt text[] not null,
  images_en text[] not null,
  categories text[] not null,
  -- info: to read. join: bets count from joining on, until `target` is wagered. apply: by a form, decided by the operator.
  mode text not null check (mode in ('info', 'join', 'apply')),
  starts_at bigint not null,
  -- Null: long term.
  ends_at bigint,
  -- Cents, and which category of games counts (null: all of them).
  target bigint check (target > 0),
  game_type text,
  reward bigint check (reward > 0),
  position integer not null default 0,
  check (mode <> 'join' or (target is not null and reward is not null))
);
create index promotions_shown on promotions (merchant, position, id);

create table promotion_applications (
  id bigint generated always as identity primary key,
  -- Told to the member.
  application_no text not null unique,
  promotion_id bigint not null references promotions,
  member_id bigint not null references members,
  status text not null check (status in ('applying', 'rejected', 'issued', 'joined', 'claimed')),
  comment text not null default '',
  reason_pt text not null default '',
  reason_en text not null default '',
  created_at bigint not null,
  decided_at bigint
);
-- Whoever was rejected may try again; nobody takes part twice.
create unique index promotion_applications_once on promotion_applications (promotion_id, member_id) where status <> 'rejected';
create index promotion_applications_member on promotion_applications (member_id, promotion_id, id desc);

-- Pictures that members sent. Nothing serves them but the console: what they show is nobody else's business.
create table uploads (
  id bigint generated always as identity primary key,
  member_id bigint not null references members,
  application_id bigint references promotion_applications,
  sequence smallint not null,
  mime text not null check (mime in ('image/png', 'image/jpeg')),
  size integer not null,
  sha256 text not null,
  content bytea not null,
  created_at bigint not null
);
create index uploads_application on uploads (application_id, sequence);
