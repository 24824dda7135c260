-- Shared by all processes, so that several of them may serve one database.

create table crypto_keys (
  kid text primary key,
  spki text not null,
  pkcs8 text not null,
  created_at bigint not null,
  not_after bigint not null
);

create table nonces (
  nonce text primary key,
  expires_at bigint not null
);
create index nonces_expiry on nonces (expires_at);

-- `owner` is the member's id, or the address of a guest.
create table idempotency_keys (
  merchant text not null,
  owner text not null,
  key text not null,
  call text not null,
  payload_hash text not null,
  status text not null default 'running' check (status in ('running', 'done')),
  -- A process that died holds its claim no longer than this.
  locked_until bigint not null,
  http_status smallint,
  answer text,
  -- Whether the effect was applied: answers getTransactionStatus.
  applied boolean not null default false,
  created_at bigint not null,
  primary key (merchant, owner, key)
);
create index idempotency_lookup on idempotency_keys (merchant, key);

create table captchas (
  id text primary key,
  merchant text not null,
  digits text not null,
  created_at bigint not null,
  expires_at bigint not null
);

-- Fixed windows, counted before the deed: parallel tries cannot slip through.
create table counters (
  scope text primary key,
  count integer not null,
  resets_at bigint not null
);

create table login_attempts (
  id bigint generated always as identity primary key,
  merchant text not null,
  username text not null,
  address text not null,
  outcome text not null,
  at bigint not null
);
create index login_attempts_name on login_attempts (merchant, username, at desc);

-- maintenance, region, latency, faults, clock offset; key is `<setting>` or `<setting>:<merchant>`.
create table console_settings (
  key text primary key,
  value jsonb not null
);

create table audit_log (
  id bigint generated always as identity primary key,
  at bigint not null,
  actor text not null,
  action text not null,
  merchant text,
  subject text not null default '',
  detail jsonb not null default '{}'
);
