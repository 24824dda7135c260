-- A CPF stays held for the rest of a pause in which its account was closed.
alter table cpf_holders add column until bigint;
create index cpf_holders_until on cpf_holders (until) where until is not null;
