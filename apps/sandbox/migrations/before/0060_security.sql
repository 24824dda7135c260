-- Withdrawals are held until then: phone, destination or payment password was changed.
alter table members
  add column held_until bigint not null default 0,
  -- YYYY-MM-DD, '' = not told.
  add column birth_date text not null default '';

-- Where withdrawals go. The number is sealed: it is read again when money is paid out.
create table bank_cards (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  member_id bigint not null references members,
  order_key text unique,
  type text not null check (type in ('PIX', 'BANK')),
  pix_key_type text not null default '',
  bank_code text not null default '',
  branch text not null default '',
  sealed text not null,
  -- Keyed hash of type, bank and number, so that the same one is known again.
  fingerprint text not null,
  masked text not null,
  holder text not null,
  is_default boolean not null default false,
  created_at bigint not null,
  removed_at bigint
);
create unique index bank_cards_once on bank_cards (member_id, fingerprint) where removed_at is null;
create unique index bank_cards_default on bank_cards (member_id) where is_default and removed_at is null;

-- Answers are hashed like passwords.
create table security_answers (
  member_id bigint not null references members,
  question text not null,
  answer_hash text not null,
  created_at bigint not null,
  primary key (member_id, question)
);

-- `mobile` is where a code went: a number, or for these an e-mail address.
alter table verification_codes drop constraint verification_codes_purpose_check;
alter table verification_codes add constraint verification_codes_purpose_check
  check (purpose in ('register', 'login', 'password', 'identity', 'payment', 'current', 'newMobile', 'newEmail'));

-- Both fields have rules of their own: see packages/sdk/src/security.
update register_rules set code = 'validation.paymentWeak' where field = 'paymentPassword';
update register_rules set code = 'validation.cpf' where field = 'idNumber';
