-- Promotions: what a merchant offers, and who took part.

-- The tabs of the list of promotions.
create table promotion_categories (
  merchant text not null references merchants,
  id text not null,
  position integer not null,
  title_pt text not null,
  title_en text not null,
  icon text not null default '',
  primary key (merchant, id)
);

-- What a merchant offers: a page to read, or something to apply for or to claim.
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
  -- An application that is judged by a picture cannot come without one.
  image_required boolean not null default false,
  -- A promotion whose reward must be bet `multiple` times before it is cash; 0: it is cash at once.
  multiple smallint not null default 0 check (multiple between 0 and 100),
  weights jsonb not null default '{}',
  -- A page among the promotions may be about a bonus that goes with a deposit.
  deposit_promotion_id bigint references deposit_promotions,
  check (mode <> 'join' or (target is not null and reward is not null)),
  check (mode = 'apply' or not image_required)
);
-- The list of a merchant, in its order.
create index promotions_shown on promotions (merchant, position, id);

-- Who applied for a promotion or claimed it, and what was decided.
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
-- A member's own, newest first.
create index promotion_applications_member on promotion_applications (member_id, promotion_id, id desc);
