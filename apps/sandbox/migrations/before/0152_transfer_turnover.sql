-- How many times a deposit must be bet before it leaves by a transfer or an envelope; 0 = not at all. What was credited before was under no
-- such rule.
alter table withdraw_settings add column transfer_turnover smallint not null default 1 check (transfer_turnover between 0 and 100);
alter table deposit_payments add column transfer_turnover smallint not null default 0 check (transfer_turnover between 0 and 100);

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
create index desk_cases_open on desk_cases (opened_at, id) where closed_at is null;
