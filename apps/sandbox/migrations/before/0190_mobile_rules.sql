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

-- Numbers that were stored with the trunk's 0 are found again by the cleaned number.
update members m set mobile = regexp_replace(mobile, '^550', '55')
where mobile ~ '^550\d{11}$'
  and not exists (select 1 from members o where o.merchant = m.merchant and o.mobile = regexp_replace(m.mobile, '^550', '55'));

-- Names of scripts that write vowels as marks.
update register_rules set pattern = '^\p{L}[\p{L}\p{M} .''-]*$' where field = 'payeeName' and pattern = '^\p{L}[\p{L} .''-]*$';
update register_rules set pattern = '^[\p{L}\p{M}\p{N} ._-]+$' where field = 'nickname' and pattern = '^[\p{L}\p{N} ._-]+$';
