-- Versions of the terms of use, and who agreed to which.
create table terms_versions (
  merchant text not null references merchants,
  version integer not null check (version > 1),
  published_at bigint not null,
  material boolean not null,
  changes_pt text not null,
  changes_en text not null,
  primary key (merchant, version)
);
create table consents (
  member_id bigint not null references members,
  version integer not null,
  at bigint not null,
  locale text not null check (locale in ('pt-BR', 'en')),
  address text not null,
  text_sha256 text not null default '',
  primary key (member_id, version)
);
