create table feedback_tickets (
  id bigint generated always as identity primary key,
  -- Told to the member.
  ticket_no text not null unique,
  member_id bigint not null references members,
  type text not null check (type in ('suggestion', 'problem', 'payment', 'game', 'account')),
  status text not null default 'open' check (status in ('open', 'answered', 'closed')),
  created_at bigint not null,
  updated_at bigint not null
);
create index feedback_tickets_member on feedback_tickets (member_id, updated_at desc, id desc);

create table feedback_entries (
  id bigint generated always as identity primary key,
  ticket_id bigint not null references feedback_tickets,
  author text not null check (author in ('member', 'operator')),
  -- Plain text, as it was typed.
  content text not null,
  sent_at bigint not null
);
create index feedback_entries_ticket on feedback_entries (ticket_id, id);

alter table uploads add column entry_id bigint references feedback_entries;
create index uploads_entry on uploads (entry_id, sequence);
