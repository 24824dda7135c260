-- Registration in steps: what a registration still lacks, and the facts that it did not have before.
alter table members add column registering boolean not null default false;
alter table members add column stated_email text not null default '';
alter table members add column gender text check (gender in ('female', 'male', 'nonBinary', 'unstated'));
create table member_addresses (
  member_id bigint primary key references members,
  postal_code text not null,
  street text not null,
  number text not null default '',
  complement text not null default '',
  district text not null default '',
  city text not null,
  state text not null,
  set_at bigint not null
);
