-- How many withdrawals a day members of a level have at least; the merchant's own number where that is more.
alter table club_levels add column withdrawals smallint not null default 0 check (withdrawals between 0 and 1000);
