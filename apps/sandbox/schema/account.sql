-- How a member registers, signs in and stays signed in, and whom an account belongs to.

-- The token itself is never stored, only its SHA-256.
create table sessions (
  token_hash text primary key,
  member_id bigint not null references members,
  created_at bigint not null,
  expires_at bigint not null,
  ended_at bigint,
  ended_by text check (ended_by in ('logout', 'replaced')),
  -- Names a session to the tickets and pages that come from it. A session that gets another one (after a change of password)
  -- ends them all and stays open itself. It never leaves the database, so it needs no hash.
  page_key text not null default gen_random_uuid()::text
);
-- A sign-in ends the member's other sessions.
create index sessions_open on sessions (member_id) where ended_at is null;
-- A request names its session by this key.
create unique index sessions_page_key on sessions (page_key);

-- Pictures with digits, each for one attempt.
create table captchas (
  id text primary key,
  merchant text not null,
  digits text not null,
  created_at bigint not null,
  expires_at bigint not null,
  -- What a captcha asks of the machine that solves it: the number that it has to find. Spoken is how often it was read out.
  work_counter integer not null default 0,
  spoken smallint not null default 0
);

-- Sign-ins that were tried, so that guessing passwords can be slowed down.
create table login_attempts (
  id bigint generated always as identity primary key,
  merchant text not null,
  username text not null,
  address text not null,
  outcome text not null,
  at bigint not null
);
-- The newest attempts on a name.
create index login_attempts_name on login_attempts (merchant, username, at desc);

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
-- The defaults of every merchant.
insert into register_rules (field, position, enabled, required, pattern, min_length, max_length, code) values
  ('username', 1, true, true, '^[A-Za-z]\w*$', 4, 16, 'validation.username'),
  ('mobileNum', 2, true, false, '^\d+$', 8, 20, 'validation.mobileLength'),
  ('verificationCode', 3, true, false, '^\d+$', 4, 10, 'verification.code'),
  ('password', 4, true, true, '^(?=.*[A-Za-z])(?=.*\d)[!-~]+$', 6, 16, 'validation.password'),
  ('confirmPassword', 5, true, true, '', 0, 16, 'validation.confirmEmpty'),
  ('paymentPassword', 6, false, false, '^\d+$', 6, 6, 'validation.paymentWeak'),
  ('nickname', 7, false, false, '^[\p{L}\p{M}\p{N} ._-]+$', 2, 20, 'validation.name'),
  ('payeeName', 8, false, false, '^\p{L}[\p{L}\p{M} .''-]*$', 2, 60, 'validation.name'),
  ('email', 9, true, false, '^[\w+-]+(\.[\w+-]+)*@[\w-]+(\.[\w-]+)*\.[A-Za-z]{2,}$', 6, 100, 'validation.email'),
  ('idNumber', 10, false, false, '^\d{11}$', 11, 11, 'validation.cpf'),
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

-- SMS codes: kept as a keyed hash bound to merchant, purpose and number.
create table verification_codes (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  purpose text not null check (purpose in ('register', 'login', 'password', 'identity', 'payment', 'current', 'newMobile', 'newEmail')),
  mobile text not null,
  code_mac text not null,
  tries smallint not null default 0,
  created_at bigint not null,
  expires_at bigint not null,
  used_at bigint
);
-- Only the newest code of a number counts.
create index verification_codes_latest on verification_codes (merchant, purpose, mobile, id desc);

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
-- The defaults of every merchant.
insert into service_contacts (type, position, name_pt, name_en, link) values
  ('ONLINE', 1, 'Chat ao vivo', 'Live chat', 'https://chat.{domain}/'),
  ('WHATSAPP', 2, 'WhatsApp', 'WhatsApp', 'https://wa.me/5511990001000'),
  ('TELEGRAM', 3, 'Telegram', 'Telegram', 'https://t.me/suporte');

-- Places of an address (the "villages list"): states, and the larger cities within them.
create table villages (
  code text primary key,
  -- '' for a state.
  parent text not null default '',
  name text not null
);
-- The cities of a state, by name.
create index villages_parent on villages (parent, name);
-- The 27 states, and cities of each.
insert into villages (code, parent, name) values
  ('AC', '', 'Acre'),
  ('AL', '', 'Alagoas'),
  ('AP', '', 'Amapá'),
  ('AM', '', 'Amazonas'),
  ('BA', '', 'Bahia'),
  ('CE', '', 'Ceará'),
  ('DF', '', 'Distrito Federal'),
  ('ES', '', 'Espírito Santo'),
  ('GO', '', 'Goiás'),
  ('MA', '', 'Maranhão'),
  ('MT', '', 'Mato Grosso'),
  ('MS', '', 'Mato Grosso do Sul'),
  ('MG', '', 'Minas Gerais'),
  ('PA', '', 'Pará'),
  ('PB', '', 'Paraíba'),
  ('PR', '', 'Paraná'),
  ('PE', '', 'Pernambuco'),
  ('PI', '', 'Piauí'),
  ('RJ', '', 'Rio de Janeiro'),
  ('RN', '', 'Rio Grande do Norte'),
  ('RS', '', 'Rio Grande do Sul'),
  ('RO', '', 'Rondônia'),
  ('RR', '', 'Roraima'),
  ('SC', '', 'Santa Catarina'),
  ('SP', '', 'São Paulo'),
  ('SE', '', 'Sergipe'),
  ('TO', '', 'Tocantins'),
  ('AC-01', 'AC', 'Rio Branco'),
  ('AC-02', 'AC', 'Cruzeiro do Sul'),
  ('AL-01', 'AL', 'Maceió'),
  ('AL-02', 'AL', 'Arapiraca'),
  ('AP-01', 'AP', 'Macapá'),
  ('AP-02', 'AP', 'Santana'),
  ('AM-01', 'AM', 'Manaus'),
  ('AM-02', 'AM', 'Parintins'),
  ('BA-01', 'BA', 'Salvador'),
  ('BA-02', 'BA', 'Feira de Santana'),
  ('BA-03', 'BA', 'Ilhéus'),
  ('BA-04', 'BA', 'Vitória da Conquista'),
  ('CE-01', 'CE', 'Fortaleza'),
  ('CE-02', 'CE', 'Juazeiro do Norte'),
  ('CE-03', 'CE', 'Sobral'),
  ('DF-01', 'DF', 'Brasília'),
  ('ES-01', 'ES', 'Vitória'),
  ('ES-02', 'ES', 'Vila Velha'),
  ('ES-03', 'ES', 'Serra'),
  ('GO-01', 'GO', 'Goiânia'),
  ('GO-02', 'GO', 'Anápolis'),
  ('MA-01', 'MA', 'São Luís'),
  ('MA-02', 'MA', 'Imperatriz'),
  ('MT-01', 'MT', 'Cuiabá'),
  ('MT-02', 'MT', 'Rondonópolis'),
  ('MS-01', 'MS', 'Campo Grande'),
  ('MS-02', 'MS', 'Dourados'),
  ('MG-01', 'MG', 'Belo Horizonte'),
  ('MG-02', 'MG', 'Juiz de Fora'),
  ('MG-03', 'MG', 'Uberlândia'),
  ('MG-04', 'MG', 'Ouro Preto'),
  ('PA-01', 'PA', 'Belém'),
  ('PA-02', 'PA', 'Santarém'),
  ('PB-01', 'PB', 'João Pessoa'),
  ('PB-02', 'PB', 'Campina Grande'),
  ('PR-01', 'PR', 'Curitiba'),
  ('PR-02', 'PR', 'Londrina'),
  ('PR-03', 'PR', 'Maringá'),
  ('PE-01', 'PE', 'Recife'),
  ('PE-02', 'PE', 'Olinda'),
  ('PE-03', 'PE', 'Caruaru'),
  ('PI-01', 'PI', 'Teresina'),
  ('PI-02', 'PI', 'Parnaíba'),
  ('RJ-01', 'RJ', 'Rio de Janeiro'),
  ('RJ-02', 'RJ', 'Niterói'),
  ('RJ-03', 'RJ', 'Petrópolis'),
  ('RJ-04', 'RJ', 'Búzios'),
  ('RN-01', 'RN', 'Natal'),
  ('RN-02', 'RN', 'Mossoró'),
  ('RS-01', 'RS', 'Porto Alegre'),
  ('RS-02', 'RS', 'Caxias do Sul'),
  ('RS-03', 'RS', 'Pelotas'),
  ('RO-01', 'RO', 'Porto Velho'),
  ('RO-02', 'RO', 'Ji-Paraná'),
  ('RR-01', 'RR', 'Boa Vista'),
  ('SC-01', 'SC', 'Florianópolis'),
  ('SC-02', 'SC', 'Joinville'),
  ('SC-03', 'SC', 'Blumenau'),
  ('SP-01', 'SP', 'São Paulo'),
  ('SP-02', 'SP', 'Campinas'),
  ('SP-03', 'SP', 'Santos'),
  ('SP-04', 'SP', 'Ribeirão Preto'),
  ('SP-05', 'SP', 'Sorocaba'),
  ('SE-01', 'SE', 'Aracaju'),
  ('SE-02', 'SE', 'Lagarto'),
  ('TO-01', 'TO', 'Palmas'),
  ('TO-02', 'TO', 'Araguaína');

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

-- The account that a CPF belongs to, one per merchant. The number is here only as a keyed hash: existing members are entered at start,
-- because the key is not in the database's language.
create table cpf_holders (
  merchant text not null references merchants,
  cpf_hash text not null,
  member_id bigint not null unique references members,
  since bigint not null,
  -- When it is free, for an account that was closed in a pause.
  until bigint,
  primary key (merchant, cpf_hash)
);
-- What the clock frees.
create index cpf_holders_until on cpf_holders (until) where until is not null;

-- Changes of a merchant's terms of use. Those that it opened with are version 1, which has no row.
create table terms_versions (
  merchant text not null references merchants,
  version integer not null check (version > 1),
  published_at bigint not null,
  -- Members agree to it before they go on.
  material boolean not null,
  changes_pt text not null,
  changes_en text not null,
  primary key (merchant, version)
);

-- The text of a version as the merchant's site shows it: an agreement to another text is refused. Absent: any is accepted.
create table terms_texts (
  merchant text not null references merchants,
  version integer not null,
  locale text not null check (locale in ('pt-BR', 'en')),
  text_sha256 text not null,
  primary key (merchant, version, locale)
);

-- Who agreed to which terms. Purpose: proof of the contract; kept as long as the account, and after it is closed until claims lapse.
-- Members from before this table agreed to version 1.
create table consents (
  member_id bigint not null references members,
  version integer not null,
  at bigint not null,
  locale text not null check (locale in ('pt-BR', 'en')),
  address text not null,
  -- Of the text that the device showed; '' from a client that does not say.
  text_sha256 text not null default '',
  primary key (member_id, version)
);

-- The mobile numbers that a merchant accepts, per country: an SMS to a number that cannot exist costs money and reaches nobody. Rows of merchant ''
-- are the defaults. Brazil: the 67 area codes, 9 and eight digits. The others have the lengths and first digits of libphonenumber's metadata for
-- mobiles (November 2026), without its allocated ranges: a new range must not lock its players out.
create table mobile_rules (
  merchant text not null default '',
  country_code text not null,
  -- Regular expression of the national digits.
  pattern text not null,
  primary key (merchant, country_code)
);
-- The defaults of every merchant.
insert into mobile_rules (country_code, pattern) values
  ('BR', '^([14689][1-9]|2[12478]|3[1-578]|5[13-5]|7[13-579])9\d{8}$'),
  ('AR', '^9[1-9]\d{9}$'),
  ('BO', '^[5-7]\d{7}$'),
  ('CL', '^[2-9]\d{8}$'),
  ('CO', '^[39]\d{9}$'),
  ('EC', '^9\d{8}$'),
  ('PY', '^9\d{8}$'),
  ('PE', '^9\d{8}$'),
  ('UY', '^9[1-9]\d{6}$'),
  ('VE', '^4[12]\d{8}$'),
  ('PT', '^[169]\d{8}$'),
  ('AO', '^9\d{8}$'),
  ('MZ', '^8[2-9]\d{7}$'),
  ('CV', '^[359]\d{6}$'),
  ('MX', '^[2-9]\d{9}$'),
  ('US', '^[2-9]\d\d[2-9]\d{6}$'),
  ('CA', '^[2-9]\d\d[2-9]\d{6}$'),
  ('GB', '^7\d{9}$'),
  ('ES', '^[679]\d{8}$'),
  ('FR', '^[67]\d{8}$'),
  ('DE', '^1[567]\d{8,9}$'),
  ('IT', '^[34]\d{8,9}$'),
  ('JP', '^[6-9]0[1-9]\d{7}$'),
  ('VN', '^[135789]\d{8}$');
