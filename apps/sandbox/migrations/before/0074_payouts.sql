alter table withdrawals
  -- When the bank was last asked about it: whoever was asked about longest ago comes next.
  add column asked_at bigint not null default 0,
  -- Sealed: whom it goes to and where, as of its request. '' = of the destination, in those from before.
  add column payee text not null default '';
create index withdrawals_asked on withdrawals (asked_at) where status in ('sending', 'paid');
