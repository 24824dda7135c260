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
create index rewards_member on rewards (member_id, id desc);
create trigger rewards_frozen before update or delete on rewards for each row execute function ledger_refuse_change();

-- Promotions that were paid before.
insert into rewards (merchant, member_id, source, code, title_pt, title_en, amount, multiple, weights, ledger_key, paid_at)
select m.merchant, a.member_id, 'promotion', 'promotion:' || p.id, p.title_pt, p.title_en,
    coalesce((select sum(e.amount) from ledger_transfers t join ledger_entries e on e.transfer_id = t.id join ledger_accounts l on l.id = e.account_id
      where t.key = 'promotion:' || a.id and l.member_id = a.member_id), p.reward), p.multiple, p.weights, 'promotion:' || a.id, coalesce(a.decided_at, a.created_at)
  from promotion_applications a join promotions p on p.id = a.promotion_id join members m on m.id = a.member_id
  where a.status in ('issued', 'claimed') and p.reward is not null order by a.id;

-- The member club: a level is reached with points, and points are of the last days only. A point is R$ 1 of valid stakes.
alter table club_levels rename column wagered to points;
update club_levels set points = points / 100;
-- Cents: once on reaching the level, every week, every month, in the week of the birthday.
alter table club_levels
  add column upgrade_reward bigint not null default 0 check (upgrade_reward >= 0),
  add column weekly_reward bigint not null default 0 check (weekly_reward >= 0),
  add column monthly_reward bigint not null default 0 check (monthly_reward >= 0),
  add column birthday_reward bigint not null default 0 check (birthday_reward >= 0);

create table club_rules (
  merchant text primary key references merchants,
  -- Days of the platform in which points count; for so many days more a level is kept.
  window_days smallint not null default 30 check (window_days between 1 and 366),
  -- Percent at which a valid stake of each category makes points; categories that are absent make none.
  weights jsonb not null,
  -- Turnover of the club's rewards, in multiples.
  multiple smallint not null default 1 check (multiple between 0 and 100)
);

-- Points that no bet made: given by an operator, or brought along from the count of before.
create table club_points (
  id bigint generated always as identity primary key,
  member_id bigint not null references members,
  points bigint not null check (points > 0),
  reason text not null,
  at bigint not null
);
create index club_points_member on club_points (member_id, at);
insert into club_points (member_id, points, reason, at)
select member_id, wagered / 100, 'before', (extract(epoch from now()) * 1000)::bigint from club_wagers where wagered >= 100;
drop table club_wagers;
-- The level follows from the points; no second place says what it is.
alter table members drop column vip_level;
