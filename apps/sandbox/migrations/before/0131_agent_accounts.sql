-- A password that an agent made for somebody else: the account acts on nothing until its owner has chosen another.
alter table members add column password_once boolean not null default false;

-- What agents may get and give of valid bets, by product; hundredths of a percent.
create table agent_rebate_settings (
  merchant text not null references merchants,
  game_type text not null,
  -- What the top of a tree has.
  most integer not null check (most between 0 and 10000),
  -- By so much a member has less than the agent above.
  gap integer not null default 5 check (gap >= 0),
  step integer not null default 5 check (step > 0),
  primary key (merchant, game_type)
);

create table agent_rates (
  member_id bigint not null references members,
  game_type text not null,
  rate integer not null check (rate between 0 and 10000),
  set_at bigint not null,
  primary key (member_id, game_type)
);

-- A member's rates: as agreed, or nothing; an agent with nobody above has the most.
create function agent_rate(p_member bigint) returns table (game_type text, rate integer, gap integer, step integer) language sql stable as $$
  select s.game_type, coalesce(r.rate, case when m.upline_id is null and m.type not in (0, 4, 40) then s.most else 0 end), s.gap, s.step
    from members m
    join merchants o on o.code = m.merchant
    join agent_rebate_settings s on s.merchant = o.brand
    left join agent_rates r on r.member_id = m.id and r.game_type = s.game_type
    where m.id = p_member
$$;

-- Links by which members register right below an agent.
create table affiliate_links (
  merchant text not null references merchants,
  code text not null,
  member_id bigint not null references members,
  type text not null check (type in ('player', 'agent')),
  channel text not null check (channel in ('site', 'forum', 'group', 'other')),
  contact text not null default '' check (length(contact) <= 40),
  rates jsonb not null,
  quota integer check (quota > 0),
  used integer not null default 0,
  created_at bigint not null,
  expires_at bigint,
  deleted_at bigint,
  primary key (merchant, code),
  check (quota is null or used <= quota)
);
create index affiliate_links_member on affiliate_links (member_id, created_at desc);
