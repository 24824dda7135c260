-- What registration asks beside name and password. `mobile` of members is a proven one: dialing code and number, digits only.
alter table members
  add column payee_name text not null default '',
  add column id_number text not null default '',
  -- Unproven mobile, qq, facebook, wechat, line, whatsapp, zalo: shown, never used to sign in.
  add column contacts jsonb not null default '{}',
  add column payment_password_hash text,
  add column recommender_id bigint references members,
  -- H5, APP, PWA or WEBCLIP.
  add column registered_by text not null default '',
  -- A picture of the platform's own set, '' = none.
  add column icon text not null default '',
  add column last_login_device text not null default '',
  -- The sign-in before this one, so that a member can spot a stranger's.
  add column previous_login_at bigint,
  add column previous_login_device text not null default '';
create unique index members_mobile on members (merchant, mobile) where mobile is not null;

-- What each account field must look like; rows of merchant '' are the defaults, a merchant's own row replaces one.
create table register_rules (
  merchant text not null default '',
  field text not null,
  position smallint not null,
  enabled boolean not null default true,
  required boolean not null default false,
  pattern text not null default '',
  min_length smallint not null default 0,
  -- 0 = no limit.
  max_length smallint not null default 0,
  -- Error code; names the text to show.
  code text not null default 'validation',
  primary key (merchant, field)
);

insert into register_rules (field, position, enabled, required, pattern, min_length, max_length, code) values
  ('username', 1, true, true, '^[A-Za-z]\w*$', 4, 16, 'validation.username'),
  ('mobileNum', 2, true, false, '^\d+$', 8, 20, 'validation.mobileLength'),
  ('verificationCode', 3, true, false, '^\d+$', 4, 10, 'verification.code'),
  ('password', 4, true, true, '^(?=.*[A-Za-z])(?=.*\d)[!-~]+$', 6, 16, 'validation.password'),
  ('confirmPassword', 5, true, true, '', 0, 16, 'validation.confirmEmpty'),
  ('paymentPassword', 6, false, false, '^\d+$', 6, 6, 'validation.password'),
  ('nickname', 7, false, false, '^[\p{L}\p{N} ._-]+$', 2, 20, 'validation.name'),
  ('payeeName', 8, false, false, '^\p{L}[\p{L} .''-]*$', 2, 60, 'validation.name'),
  ('email', 9, true, false, '^[\w+-]+(\.[\w+-]+)*@[\w-]+(\.[\w-]+)*\.[A-Za-z]{2,}$', 6, 100, 'validation.email'),
  ('idNumber', 10, false, false, '^\d{11}$', 11, 11, 'validation'),
  ('qqNum', 11, false, false, '^\d+$', 5, 15, 'validation'),
  ('facebook', 12, false, false, '^[\w.@-]+$', 2, 60, 'validation'),
  ('wechat', 13, false, false, '^[\w.@-]+$', 2, 60, 'validation'),
  ('line', 14, false, false, '^[\w.@-]+$', 2, 60, 'validation'),
  ('whatsapp', 15, false, false, '^\+?\d+$', 8, 20, 'validation.mobile'),
  ('zalo', 16, false, false, '^[\w.@-]+$', 2, 60, 'validation'),
  ('recommenderId', 17, true, false, '^\d+$', 1, 15, 'register.referrer'),
  ('affiliateCode', 18, true, false, '^\w+$', 1, 32, 'register.invitation'),
  ('captcha', 19, true, true, '^\d+$', 1, 6, 'validation.captcha'),
  ('loginUsername', 30, true, true, '^\w+$', 3, 20, 'validation.username'),
  ('loginPassword', 31, true, true, '', 6, 20, 'validation.password'),
  ('loginMobileNum', 32, true, true, '^\d+$', 8, 20, 'validation.mobileLength');

-- Invitation codes. An agent has one from the start: the own name in capitals.
create table affiliates (
  merchant text not null references merchants,
  code text not null,
  member_id bigint not null references members,
  primary key (merchant, code)
);

create function affiliates_of_agent() returns trigger language plpgsql as $$
begin
  if new.type not in (0, 4, 40) then
    insert into affiliates (merchant, code, member_id) values (new.merchant, upper(new.username), new.id) on conflict do nothing;
  end if;
  return new;
end $$;
create trigger members_affiliate after insert or update of type on members for each row execute function affiliates_of_agent();
insert into affiliates (merchant, code, member_id) select merchant, upper(username), id from members where type not in (0, 4, 40);

-- SMS codes: kept as a keyed hash bound to merchant, purpose and number.
create table verification_codes (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  purpose text not null check (purpose in ('register', 'login', 'password')),
  mobile text not null,
  code_mac text not null,
  tries smallint not null default 0,
  created_at bigint not null,
  expires_at bigint not null,
  used_at bigint
);
create index verification_codes_latest on verification_codes (merchant, purpose, mobile, id desc);

-- Sent SMS and e-mails, for the console. Sealed, because a code in a text is as good as a password.
create table outbox (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  channel text not null check (channel in ('sms', 'email')),
  recipient text not null,
  sealed text not null,
  sent_at bigint not null
);

-- Sent by e-mail; becomes the password when it is used, else the old one stays.
create table temporary_passwords (
  member_id bigint primary key references members,
  password_hash text not null,
  expires_at bigint not null
);

-- Ways to customer service; rows of merchant '' are the defaults. `{domain}` is the merchant's.
create table service_contacts (
  merchant text not null default '',
  type text not null check (type in ('ONLINE', 'WHATSAPP', 'TELEGRAM')),
  position smallint not null,
  name_pt text not null,
  name_en text not null,
  link text not null,
  primary key (merchant, type)
);
insert into service_contacts (type, position, name_pt, name_en, link) values
  ('ONLINE', 1, 'Chat ao vivo', 'Live chat', 'https://chat.{domain}/'),
  ('WHATSAPP', 2, 'WhatsApp', 'WhatsApp', 'https://wa.me/5511990001000'),
  ('TELEGRAM', 3, 'Telegram', 'Telegram', 'https://t.me/suporte');

-- Secrets that all processes share, made on first use.
create table secrets (
  name text primary key,
  value text not null
);
