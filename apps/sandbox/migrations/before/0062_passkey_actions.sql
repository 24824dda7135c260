-- What a challenge confirms: it serves for that alone.
alter table passkey_challenges add column action text not null default '';
