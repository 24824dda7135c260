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
create index effects_due on effects (next_at) where done_at is null;
