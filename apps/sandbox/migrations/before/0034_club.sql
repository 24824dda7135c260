-- The member club: a level is reached with what was wagered, ever.
create table club_levels (
  merchant text not null references merchants,
  level smallint not null,
  name_pt text not null,
  name_en text not null,
  -- Cents.
  wagered bigint not null,
  primary key (merchant, level)
);

create table club_benefits (
  merchant text not null,
  level smallint not null,
  position smallint not null,
  title_pt text not null,
  title_en text not null,
  value_pt text not null,
  value_en text not null,
  primary key (merchant, level, position),
  foreign key (merchant, level) references club_levels
);

-- What a member had wagered before the records begin.
create table club_wagers (
  member_id bigint primary key references members,
  wagered bigint not null
);
