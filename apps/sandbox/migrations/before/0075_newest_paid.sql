-- What the desk shows of them: the newest few of very many.
create index withdrawals_newest_paid on withdrawals (created_at desc) where status = 'paid';
