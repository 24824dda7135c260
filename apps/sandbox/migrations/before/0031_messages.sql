-- Messages to one member each. A deleted one stays as a row, so that deleting it twice is no error.
create table messages (
  id bigint generated always as identity primary key,
  member_id bigint not null references members,
  title_pt text not null,
  title_en text not null,
  -- HTML.
  content_pt text not null,
  content_en text not null,
  sent_at bigint not null,
  read_at bigint,
  deleted_at bigint
);
create index messages_inbox on messages (member_id, sent_at desc, id desc) where deleted_at is null;
create index messages_unread on messages (member_id) where read_at is null and deleted_at is null;
