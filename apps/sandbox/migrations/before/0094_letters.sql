-- What agents write: to the one right above, to a member right below, to all of those. Each of them gets a message of their own.
create table letters (
  id bigint generated always as identity primary key,
  sender_id bigint not null references members,
  target text not null check (target in ('upline', 'member', 'direct')),
  title text not null,
  -- HTML, made from plain text.
  content text not null,
  sent_at bigint not null
);
create index letters_sender on letters (sender_id, sent_at desc, id desc);
alter table messages add column letter_id bigint references letters;
create index messages_letter on messages (letter_id) where letter_id is not null;
