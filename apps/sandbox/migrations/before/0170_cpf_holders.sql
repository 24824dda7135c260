-- The account that a CPF belongs to, one per merchant. The number is here only as a keyed hash: existing members are entered at start,
-- because the key is not in the database's language.
create table cpf_holders (
  merchant text not null references merchants,
  cpf_hash text not null,
  member_id bigint not null unique references members,
  since bigint not null,
  primary key (merchant, cpf_hash)
);

-- The account typed a CPF of which another one is the holder: it may not deposit. `taken`: the other one proved it, and this account
-- withdraws only what its own payments brought.
alter table members add column cpf_conflict text check (cpf_conflict in ('claimed', 'taken'));
create index members_cpf_conflict on members (id) where cpf_conflict is not null;

-- Keys of companies as destinations of members with an accepted identity.
alter table withdraw_settings add column company_keys boolean not null default false;

-- Whether a person deposited before, with an account that is closed now.
create index members_id_number on members (merchant, id_number) where id_number <> '';
