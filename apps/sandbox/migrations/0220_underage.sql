-- When a member stated an age under the minimum.
alter table members add column underage_at bigint;
