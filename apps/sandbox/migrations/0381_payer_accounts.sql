-- Who paid is known by the account, where the payment service reports it, and not only by the person.
alter table deposit_payments add column payer_account text not null default '';
create index deposit_payments_account on deposit_payments (member_id, payer_account) where payer_account <> '';
-- What masks to this is no CPF: a company, which may pay for many, links no one. Today neither of its prints is written.
update deposit_payments set payer_fingerprint = '' where payer_cpf in ('', '••••') and payer_fingerprint <> '';
