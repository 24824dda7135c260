-- Accounts elsewhere that open an account here.
create table member_identities (
  merchant text not null references merchants,
  channel text not null check (channel in ('facebook', 'google')),
  -- Who it is over there.
  subject text not null,
  member_id bigint not null references members,
  linked_at bigint not null,
  primary key (merchant, channel, subject)
);

-- A code that a third party's service sends, instead of the gateway's own.
alter table verification_codes drop constraint verification_codes_purpose_check;
alter table verification_codes
  add constraint verification_codes_purpose_check check (purpose in ('register', 'login', 'password', 'identity'));
