-- Letters, messages and feedback, with the pictures that members send.

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
-- What an agent wrote, newest first.
create index letters_sender on letters (sender_id, sent_at desc, id desc);

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
  deleted_at bigint,
  letter_id bigint references letters
);
-- A member's inbox, newest first.
create index messages_inbox on messages (member_id, sent_at desc, id desc) where deleted_at is null;
-- The number on the bell.
create index messages_unread on messages (member_id) where read_at is null and deleted_at is null;
-- Who got a letter, and has read it.
create index messages_letter on messages (letter_id) where letter_id is not null;

-- A conversation of a member with the merchant.
create table feedback_tickets (
  id bigint generated always as identity primary key,
  -- Told to the member.
  ticket_no text not null unique,
  member_id bigint not null references members,
  type text not null check (type in ('deposit', 'withdrawal', 'game', 'promotion', 'account', 'bug', 'idea', 'complaint')),
  status text not null default 'open' check (status in ('open', 'answered', 'closed')),
  created_at bigint not null,
  updated_at bigint not null,
  -- The order that a message to the operator is about: a deposit, a withdrawal, a bet of the same member.
  order_no text
);
-- A member's own, newest first.
create index feedback_tickets_member on feedback_tickets (member_id, updated_at desc, id desc);

-- What either side wrote in it.
create table feedback_entries (
  id bigint generated always as identity primary key,
  ticket_id bigint not null references feedback_tickets,
  author text not null check (author in ('member', 'operator')),
  -- Plain text, as it was typed.
  content text not null,
  sent_at bigint not null
);
-- A conversation in its order.
create index feedback_entries_ticket on feedback_entries (ticket_id, id);

-- Pictures that members sent. Nothing serves them but the console: what they show is nobody else's business.
create table uploads (
  id bigint generated always as identity primary key,
  member_id bigint not null references members,
  application_id bigint references promotion_applications,
  sequence smallint not null,
  mime text not null check (mime in ('image/png', 'image/jpeg')),
  size integer not null,
  sha256 text not null,
  content bytea not null,
  created_at bigint not null,
  entry_id bigint references feedback_entries,
  kyc_id bigint references kyc_requests,
  kyc_side text check (kyc_side in ('front', 'back', 'selfie')),
  deposit_order text references deposit_orders
);
-- The pictures of an application, in their order.
create index uploads_application on uploads (application_id, sequence);
-- The pictures of an entry, in their order.
create index uploads_entry on uploads (entry_id, sequence);
-- One picture of each side.
create unique index uploads_kyc on uploads (kyc_id, kyc_side) where kyc_id is not null;
-- The receipts of an order, in their order.
create index uploads_deposit on uploads (deposit_order, sequence) where deposit_order is not null;
