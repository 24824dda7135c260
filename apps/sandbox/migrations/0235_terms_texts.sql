-- What the text of a version of the terms of use is, as the merchant's site shows it: an agreement to another text is refused.
create table terms_texts (
  merchant text not null references merchants,
  version integer not null,
  locale text not null check (locale in ('pt-BR', 'en')),
  text_sha256 text not null,
  primary key (merchant, version, locale)
);
