-- A contract whose period cannot be settled is tried again, and set aside in the end: until an operator has looked at it nothing of it is
-- settled, and it keeps nobody from closing an account.
alter table contracts
  -- In a row.
  add column failures integer not null default 0 check (failures >= 0),
  add column retry_at bigint,
  add column failure text not null default '' check (length(failure) <= 400),
  add column set_aside_at bigint;
