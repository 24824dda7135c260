-- Payments out that changed are read in the order of their changes; what has arrived is asked for one by one no more.
create index bank_payouts_changed on bank_payouts (changed_at, key) where status <> 'sent';
drop index withdrawals_asked;
create index withdrawals_asked on withdrawals (asked_at) where status = 'sending';
-- What the bank gave back to an account that had been closed waits for an operator.
create index withdrawals_returned on withdrawals (changed_at) where status = 'returned';
