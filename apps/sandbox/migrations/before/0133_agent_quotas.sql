-- How many members right below an agent may have a rate of this level, up to the next one; hundredths of a percent. Without a row: any number.
create table agent_rebate_quotas (
  merchant text not null references merchants,
  game_type text not null,
  rate integer not null check (rate between 1 and 10000),
  most integer not null check (most >= 0),
  primary key (merchant, game_type, rate)
);
