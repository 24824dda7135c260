-- Money between members: transfers and red envelopes.

-- Money from one member to another.
create table member_transfers (
  transfer_no text primary key,
  -- Of the call; one call may send to several.
  order_key text,
  merchant text not null references merchants,
  sender_id bigint not null references members,
  receiver_id bigint not null references members,
  -- To the agent above, or to a direct member.
  direction text not null check (direction in ('up', 'down')),
  amount bigint not null check (amount > 0),
  purpose text not null check (purpose in ('normal', 'dividend', 'salary', 'reward', 'other')),
  note text not null default '' check (length(note) <= 10),
  transfer_id bigint not null unique references ledger_transfers,
  created_at bigint not null,
  unique (order_key, receiver_id),
  check (sender_id <> receiver_id)
);
-- What a member sent in a day.
create index member_transfers_sender on member_transfers (sender_id, created_at desc);
-- What a member received in a period.
create index member_transfers_receiver on member_transfers (receiver_id, created_at);
-- History does not change.
create trigger member_transfers_frozen before update or delete on member_transfers for each row execute function ledger_refuse_change();

-- Red envelopes of an agent: cash that lies in an account of its own until direct members take it, a packet each, or it goes back.
create table red_envelopes (
  envelope_no text primary key,
  order_key text unique,
  merchant text not null references merchants,
  sender_id bigint not null references members,
  -- Cents.
  amount bigint not null,
  packets integer not null check (packets between 1 and 100),
  split text not null check (split in ('equal', 'random')),
  words text not null default '' check (length(words) <= 80),
  created_at bigint not null,
  expires_at bigint not null check (expires_at > created_at),
  -- When the last packet was taken, or the rest went back.
  ended_at bigint,
  check (amount >= packets)
);
-- What a member sent, newest first.
create index red_envelopes_sender on red_envelopes (sender_id, created_at desc);
-- Those that expire next.
create index red_envelopes_due on red_envelopes (expires_at) where ended_at is null;

-- Fixed when it is sent; who takes which is decided by who comes.
create table red_envelope_packets (
  envelope_no text not null references red_envelopes,
  position integer not null,
  amount bigint not null check (amount > 0),
  taken_by bigint references members,
  taken_at bigint,
  primary key (envelope_no, position),
  unique (envelope_no, taken_by),
  check ((taken_by is null) = (taken_at is null))
);
-- What a member took.
create index red_envelope_packets_member on red_envelope_packets (taken_by, envelope_no) where taken_by is not null;

-- An envelope ends once, and nothing else of it changes.
create function red_envelope_rules() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.ended_at is not null or to_jsonb(new) - 'ended_at' <> to_jsonb(old) - 'ended_at' then
    raise exception 'envelope % stays as it was sent', old.envelope_no using errcode = '23514', constraint = 'red_envelope_kept';
  end if;
  return new;
end $$;
-- Envelopes are not changed.
create trigger red_envelope before update or delete on red_envelopes for each row execute function red_envelope_rules();

-- A packet is taken once, by a member right below the sender, while its envelope is open.
create function red_envelope_packet_rules() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.taken_by is not null
    or row(new.envelope_no, new.position, new.amount) is distinct from row(old.envelope_no, old.position, old.amount)
    or not exists (select 1 from red_envelopes e join members m on m.upline_id = e.sender_id
      where e.envelope_no = new.envelope_no and m.id = new.taken_by and e.ended_at is null and new.taken_at < e.expires_at) then
    raise exception 'a packet of envelope % is not to be taken', old.envelope_no using errcode = '23514', constraint = 'red_envelope_packet_kept';
  end if;
  return new;
end $$;
-- Packets are taken once.
create trigger red_envelope_packet before update or delete on red_envelope_packets for each row execute function red_envelope_packet_rules();
