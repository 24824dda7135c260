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
create unique index kyc_requests_open on kyc_requests (member_id) where status <> 'refused';
alter table uploads
  add column kyc_id bigint references kyc_requests,
  add column kyc_side text check (kyc_side in ('front', 'back', 'selfie'));
create unique index uploads_kyc on uploads (kyc_id, kyc_side) where kyc_id is not null;

-- What a member can recognize as the own sign-in, or as a stranger's.
create table sign_ins (
  id bigint generated always as identity primary key,
  member_id bigint not null references members,
  session text not null,
  method text not null,
  device text not null,
  address text not null,
  at bigint not null
);
create index sign_ins_member on sign_ins (member_id, id desc);

alter table members
  -- Devices that were known before are strangers.
  add column devices_since bigint not null default 0,
  add column closed_at bigint;

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
create index passkeys_member on passkeys (member_id, created_at);

-- What a browser signs, once.
create table passkey_challenges (
  challenge_hash text primary key,
  merchant text not null,
  member_id bigint references members,
  purpose text not null check (purpose in ('add', 'confirm', 'signIn')),
  expires_at bigint not null
);
