-- Whether agents may send money to their direct members.
alter table withdraw_settings add column transfer_down boolean not null default true;
