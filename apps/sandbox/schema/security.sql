-- What protects an account: devices, passkeys, identity checks, and the destinations of withdrawals.

-- Where withdrawals go. The number is sealed: it is read again when money is paid out.
create table bank_cards (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  member_id bigint not null references members,
  order_key text unique,
  type text not null check (type in ('PIX', 'BANK')),
  pix_key_type text not null default '',
  bank_code text not null default '',
  branch text not null default '',
  sealed text not null,
  -- Keyed hash of type, bank and number, so that the same one is known again.
  fingerprint text not null,
  masked text not null,
  holder text not null,
  is_default boolean not null default false,
  created_at bigint not null,
  removed_at bigint
);
-- A destination is bound once.
create unique index bank_cards_once on bank_cards (member_id, fingerprint) where removed_at is null;
-- One of them is the default.
create unique index bank_cards_default on bank_cards (member_id) where is_default and removed_at is null;

-- Answers are hashed like passwords.
create table security_answers (
  member_id bigint not null references members,
  question text not null,
  answer_hash text not null,
  created_at bigint not null,
  primary key (member_id, question)
);

-- Identity checks: three pictures, decided at the console. A refused one leaves room for another try.
create table kyc_requests (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  member_id bigint not null references members,
  status text not null default 'draft' check (status in ('draft', 'sent', 'review', 'accepted', 'refused')),
  reason text not null default '',
  created_at bigint not null,
  sent_at bigint,
  decided_at bigint
);
-- One check at a time; a refused one leaves room for the next.
create unique index kyc_requests_open on kyc_requests (member_id) where status <> 'refused';

-- What a member can recognize as the own sign-in, or as a stranger's.
-- Triggers in other files: agents.sql (team_counts).
create table sign_ins (
  id bigint generated always as identity primary key,
  member_id bigint not null references members,
  session text not null,
  method text not null,
  device text not null,
  address text not null,
  at bigint not null
);
-- A member's sign-ins, newest first.
create index sign_ins_member on sign_ins (member_id, id desc);

-- Keys of devices that sign in or confirm without a password.
create table passkeys (
  credential_id text primary key,
  merchant text not null references merchants,
  member_id bigint not null references members,
  public_key bytea not null,
  -- How often the key was used, as it says itself; a copy of it counts otherwise.
  counter bigint not null,
  transports jsonb not null default '[]',
  name text not null,
  created_at bigint not null,
  last_used_at bigint
);
-- A member's own.
create index passkeys_member on passkeys (member_id, created_at);

-- What a browser signs, once.
create table passkey_challenges (
  challenge_hash text primary key,
  merchant text not null,
  member_id bigint references members,
  purpose text not null check (purpose in ('add', 'confirm', 'signIn')),
  expires_at bigint not null,
  -- What a challenge confirms: it serves for that alone.
  action text not null default ''
);

-- Opposite bets of two accounts that belong together risk nothing, so they do not count. Accounts belong together by a device that both signed in
-- on, or an account that pays or receives money of both.

-- A device is known by the key in the token that its sign-ins leave on it.
create table member_devices (
  member_id bigint not null references members,
  device_key text not null,
  seen_at bigint not null,
  primary key (member_id, device_key)
);
-- Who else uses a device.
create index member_devices_key on member_devices (device_key);

-- Devices that sign in without the password: a key of the device, and a token that changes at each use.
create table remembered_devices (
  id text primary key,
  merchant text not null references merchants,
  member_id bigint not null references members,
  -- SPKI, base64url.
  device_key text not null,
  -- The session that it signed in last.
  session text not null,
  device text not null,
  address text not null,
  last_used_at bigint not null,
  expires_at bigint not null,
  unique (member_id, device_key)
);
-- Those that can be removed.
create index remembered_devices_end on remembered_devices (expires_at);

-- Hashes of the tokens of a device, also the used ones: a token that comes back with another successor is a copy.
create table refresh_tokens (
  token_hash text primary key,
  device_id text not null references remembered_devices on delete cascade,
  successor_hash text,
  created_at bigint not null
);
-- The tokens of a device.
create index refresh_tokens_device on refresh_tokens (device_id);
