-- Merchants and their members: what everything else belongs to.
--
-- Of every file: times are epoch milliseconds of the gateway's own clock (the console can move it); money is integer minor units (cents).
-- Begin with ledger.sql. Files are executed in the order of `apps/sandbox/src/db/createTables.ts`.

-- A brand, or a trial merchant of one.
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
  whitelabel jsonb not null default '{}',
  -- A bonus or prize below this is cash at once, in cents: its turnover would bind more than it is worth.
  min_bonus bigint not null default 100 check (min_bonus >= 0),
  -- In which the frames of its members' limits begin, as the market says.
  time_zone text not null default 'America/Sao_Paulo'
);

-- Whoever signs in at a merchant: players, agents and trial members, with what they said about themselves.
-- Triggers in other files: agents.sql (members_affiliate, team_grows, team_attached, team_counts, team_line, team_attached_line).
create table members (
  id bigint generated always as identity (start with 100001) primary key,
  merchant text not null references merchants,
  -- Lower case; a name is unique within its merchant.
  username text not null,
  account text not null,
  nickname text not null default '',
  password_hash text not null,
  -- 0 player, 1 agent, 2 top agent, 4 trial, 40 test player, 41 and 42 agents without dividends and contracts.
  type smallint not null default 0 check (type in (0, 1, 2, 4, 40, 41, 42)),
  -- The agent right above.
  upline_id bigint references members,
  disabled boolean not null default false,
  first_login boolean not null default false,
  email text,
  -- A proven one: dialing code and number, digits only.
  mobile text,
  registered_at bigint not null,
  last_login_at bigint,
  -- Real name and CPF.
  payee_name text not null default '',
  id_number text not null default '',
  -- Unproven mobile, qq, facebook, wechat, line, whatsapp, zalo: shown, never used to sign in.
  contacts jsonb not null default '{}',
  payment_password_hash text,
  -- Who invited the member.
  recommender_id bigint references members,
  -- H5, APP, PWA or WEBCLIP.
  registered_by text not null default '',
  -- A picture of the platform's own set, '' = none.
  icon text not null default '',
  last_login_device text not null default '',
  -- The sign-in before this one, so that a member can spot a stranger's.
  previous_login_at bigint,
  previous_login_device text not null default '',
  -- Withdrawals are held until then: phone, destination or payment password was changed.
  held_until bigint not null default 0,
  -- YYYY-MM-DD, '' = unknown.
  birth_date text not null default '',
  -- Devices that were known before are strangers.
  devices_since bigint not null default 0,
  closed_at bigint,
  -- An operator stopped the member's withdrawals.
  withdrawals_frozen boolean not null default false,
  -- The ids of everybody above, the first of all first, then the own one, eight bytes each. A team is everybody whose line begins
  -- with the one of its head: a range of an index on days and lines, instead of a look at each member of the team. The first hundred of a line
  -- are written; teams further down are found by their pairs.
  line bytea not null default '',
  -- The inviter had used the same address: the friend counts once the identity is accepted.
  referral_flagged boolean not null default false,
  -- A password that an agent made for somebody else: the account acts on nothing until its owner has chosen another.
  password_once boolean not null default false,
  -- The account typed a CPF of which another one is the holder: it may not deposit. `taken`: the other one proved it, and this account
  -- withdraws only what its own payments brought.
  cpf_conflict text check (cpf_conflict in ('claimed', 'taken')),
  -- The member stated an age under the minimum then: only an accepted identity lets the account play and deposit again.
  underage_at bigint,
  -- What the account is not open for; null = open. Whether a pause or an exclusion is over is decided by `protected_until` and `return_at`, not by
  -- the moment at which a clock clears them.
  protection text check (protection in ('paused', 'excluded', 'closing', 'impeded')),
  -- End of a pause; from when a return from an exclusion may be requested, null without an end.
  protected_until bigint,
  -- A requested return opens the account then.
  return_at bigint,
  -- A registration in a market that accepts an identity before play: steps are left, or a check. The last one ends it.
  registering boolean not null default false,
  -- The e-mail address of such a registration, until a code has proven it.
  stated_email text not null default '',
  gender text check (gender in ('female', 'male', 'nonBinary', 'unstated')),
  unique (merchant, username),
  -- Whoever invites was there before: nobody invites oneself, and no circle of invitations can be closed.
  constraint members_invited_by_earlier check (recommender_id < id)
);
-- The direct members of an agent.
create index members_upline on members (upline_id);
-- A proven number belongs to one member of a merchant.
create unique index members_mobile on members (merchant, mobile) where mobile is not null;
-- The newest of a large team are found from the newest of all.
create index members_newest on members (registered_at desc, id desc);
-- Agents are a few of the members: those of a team are counted without a look at the rest.
create index members_with_team on members (id) where type not in (0, 4, 40);
-- The friends of a member.
create index members_invited on members (recommender_id, id) where recommender_id is not null;
-- Closed accounts that received money since, for the operator who pays it out.
create index members_closed on members (closed_at) where closed_at is not null;
-- The few accounts with a conflict.
create index members_cpf_conflict on members (id) where cpf_conflict is not null;
-- Whether a person deposited before, with an account that is closed now.
create index members_id_number on members (merchant, id_number) where id_number <> '';
-- Those that a clock looks at.
create index members_protected on members (protection, id) where protection is not null;

-- Where a member lives.
create table member_addresses (
  member_id bigint primary key references members,
  postal_code text not null,
  street text not null,
  number text not null default '',
  complement text not null default '',
  district text not null default '',
  city text not null,
  -- Two letters in Brazil.
  state text not null,
  set_at bigint not null
);
