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
create table referral_steps (
  merchant text not null references referral_rules,
  friends integer not null check (friends > 0),
  -- Cents.
  reward bigint not null check (reward > 0),
  primary key (merchant, friends)
);

-- Whoever invites was there before: nobody invites oneself, and no circle of invitations can be closed.
alter table members add constraint members_invited_by_earlier check (recommender_id < id);
-- The inviter had used the same address: the friend counts once the identity is accepted.
alter table members add column referral_flagged boolean not null default false;
create index members_invited on members (recommender_id, id) where recommender_id is not null;
