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
create index remembered_devices_end on remembered_devices (expires_at);

-- Hashes of the tokens of a device, also the used ones: a token that comes back with another successor is a copy.
create table refresh_tokens (
  token_hash text primary key,
  device_id text not null references remembered_devices on delete cascade,
  successor_hash text,
  created_at bigint not null
);
create index refresh_tokens_device on refresh_tokens (device_id);
