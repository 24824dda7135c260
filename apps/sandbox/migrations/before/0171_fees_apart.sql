-- Fees count neither for nor against a member any more. What was settled before stays as it was: its net loss has the fees.
alter table contract_settlements add column fees_count boolean not null default true;
alter table contract_settlements alter column fees_count set default false;
