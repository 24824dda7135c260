-- Times are epoch milliseconds of the gateway's own clock (the console can move it); money is integer minor units (cents).

create table merchants (
  code text primary key,
  -- The brand it belongs to: itself, or for a trial merchant the real one.
  brand text not null,
  trial boolean not null default false,
  name text not null,
  currency text not null default 'BRL',
  currency_symbol text not null default 'R$',
  -- Answer of /wps/system/settings/consolidated and /wps/system/whitelabel (section 3, "Site config").
  settings jsonb not null default '{}',
  whitelabel jsonb not null default '{}'
);

create table members (
  id bigint generated always as identity (start with 100001) primary key,
  merchant text not null references merchants,
  -- Lower case; a name is unique within its merchant.
  username text not null,
  account text not null,
  nickname text not null default '',
  password_hash text not null,
  type smallint not null default 0 check (type in (0, 1, 2, 4, 40, 41, 42)),
  upline_id bigint references members,
  vip_level smallint not null default 0,
  disabled boolean not null default false,
  first_login boolean not null default false,
  email text,
  mobile text,
  registered_at bigint not null,
  last_login_at bigint,
  unique (merchant, username)
);
create index members_upline on members (upline_id);

-- The token itself is never stored, only its SHA-256.
create table sessions (
  token_hash text primary key,
  member_id bigint not null references members,
  created_at bigint not null,
  expires_at bigint not null,
  ended_at bigint,
  ended_by text check (ended_by in ('logout', 'replaced'))
);
create index sessions_open on sessions (member_id) where ended_at is null;
