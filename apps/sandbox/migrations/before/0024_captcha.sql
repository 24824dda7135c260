-- What a captcha asks of the machine that solves it: the number that it has to find. Spoken is how often it was read out.
alter table captchas
  add column work_counter integer not null default 0,
  add column spoken smallint not null default 0;

-- What would have been sent if there were such a member: answering nobody takes the same work as answering somebody.
alter table outbox add column withheld boolean not null default false;
