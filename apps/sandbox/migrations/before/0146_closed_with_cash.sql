-- Closed accounts that received money since are listed by account, no longer by the withdrawal that a bank returned.
create index members_closed on members (closed_at) where closed_at is not null;
drop index withdrawals_returned;
