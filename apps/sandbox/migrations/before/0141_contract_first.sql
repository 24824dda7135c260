-- Whether a contract that waits for the member's answer keeps withdrawals in.
alter table withdraw_settings add column contract_first boolean not null default false;
