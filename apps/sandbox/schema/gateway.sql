-- What the gateway itself needs, shared by all processes, so that several of them may serve one database: keys, calls that have one effect,
-- limits, what is done after a commit, and what operators see.

-- Key pairs of the gateway: a client encrypts secrets of a request with the newest one.
create table crypto_keys (
  kid text primary key,
  spki text not null,
  pkcs8 text not null,
  created_at bigint not null,
  not_after bigint not null
);

-- Values of signed requests that were used: a repeated request is refused until it would be too old anyway.
create table nonces (
  nonce text primary key,
  expires_at bigint not null
);
-- Those that can be removed.
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
  -- Which try holds a key: a try that lost its claim to a later one can neither begin nor settle.
  attempt integer not null default 1,
  primary key (merchant, owner, key)
);
-- The status of a key, whoever sent it.
create index idempotency_lookup on idempotency_keys (merchant, key);

-- Fixed windows, counted before the deed: parallel tries cannot slip through.
create table counters (
  scope text primary key,
  count integer not null,
  resets_at bigint not null
);

-- maintenance, region, latency, faults, clock offset; key is `<setting>` or `<setting>:<merchant>`.
create table console_settings (
  key text primary key,
  value jsonb not null
);

-- What operators and the system did. Outlives a reset of the data.
create table audit_log (
  id bigint generated always as identity primary key,
  at bigint not null,
  actor text not null,
  action text not null,
  merchant text,
  subject text not null default '',
  detail jsonb not null default '{}'
);

-- Sent SMS and e-mails, for the console. Sealed, because a code in a text is as good as a password.
create table outbox (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  channel text not null check (channel in ('sms', 'email')),
  recipient text not null,
  sealed text not null,
  sent_at bigint not null,
  -- What would have been sent if there were such a member: answering nobody takes the same work as answering somebody.
  withheld boolean not null default false
);

-- Secrets that all processes share, made on first use.
create table secrets (
  name text primary key,
  value text not null
);

-- What must happen outside the database once a transaction has committed, such as a payment at a bank: written with it, done after it,
-- again and again under the same key until it is done.
create table effects (
  id bigint generated always as identity primary key,
  kind text not null,
  -- The order's own number: the other side knows a repeated one by it.
  key text not null,
  payload jsonb not null default '{}',
  created_at bigint not null,
  next_at bigint not null,
  attempts integer not null default 0,
  -- Whose it is until when; after that another process may take it.
  lease text,
  leased_until bigint,
  done_at bigint,
  last_error text,
  unique (kind, key)
);
-- What is to be done next.
create index effects_due on effects (next_at) where done_at is null;

-- What an operator should look at, with the rows that it is about; once per key. The operator closes it.
create table desk_cases (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  kind text not null check (kind in ('freshSettlement', 'oppositeBets')),
  key text not null unique,
  rows jsonb not null check (jsonb_typeof(rows) = 'array'),
  opened_at bigint not null,
  closed_at bigint
);
-- What an operator still has to look at, oldest first.
create index desk_cases_open on desk_cases (opened_at, id) where closed_at is null;

-- Pages of sites with content, by the page of the build that each fills: one process renders them for all.
create table rendered_pages (
  built text primary key,
  -- When a process began to look whether the content has changed: the others leave it alone for a minute.
  claimed_at bigint not null,
  -- When one has last finished that.
  checked_at bigint,
  -- The page, when it was made, the public calls that it shows, and a hash of their answers.
  content jsonb
);
