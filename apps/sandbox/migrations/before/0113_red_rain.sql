-- Red rain: money that falls at a time announced before, for members who are there. Where it comes again and again.
create table rain_plans (
  merchant text primary key references merchants,
  title_pt text not null,
  title_en text not null,
  -- Opens every so many minutes, for so many seconds.
  every_minutes integer not null check (every_minutes between 2 and 10080),
  open_seconds integer not null check (open_seconds between 10 and 600),
  -- Cents.
  pool bigint not null,
  packets integer not null check (packets between 1 and 500),
  -- Valid stakes of the last days that it takes to take part, in cents; 0 = none.
  stake bigint not null default 0 check (stake >= 0),
  multiple smallint not null default 0 check (multiple between 0 and 100),
  weights jsonb not null default '{}',
  check (pool >= packets),
  check (open_seconds < every_minutes * 60)
);

create table rain_sessions (
  id text primary key,
  merchant text not null references merchants,
  title_pt text not null,
  title_en text not null,
  opens_at bigint not null,
  closes_at bigint not null check (closes_at > opens_at),
  pool bigint not null,
  packets integer not null check (packets between 1 and 500),
  stake bigint not null default 0 check (stake >= 0),
  multiple smallint not null default 0 check (multiple between 0 and 100),
  weights jsonb not null default '{}',
  -- What is published of the list before: its ends, and how many packets are between two amounts.
  smallest bigint not null check (smallest > 0),
  largest bigint not null,
  bands jsonb not null,
  -- The promise, SHA-256 of `<id>:<pool>:<packets>:<seed>`, and what was promised: sealed until the draw.
  hash text not null,
  committed_at bigint not null,
  sealed_seed text,
  seed text,
  list_digest text,
  drawn_at bigint,
  check (pool >= packets),
  check ((drawn_at is null) = (seed is null) and (drawn_at is null) = (list_digest is null) and (seed is null) <> (sealed_seed is null)),
  check (committed_at <= opens_at)
);
create index rain_sessions_merchant on rain_sessions (merchant, opens_at);
create index rain_sessions_due on rain_sessions (closes_at) where drawn_at is null;

create table rain_tickets (
  session_id text not null references rain_sessions,
  member_id bigint not null references members,
  ticket text not null unique,
  taken_at bigint not null,
  -- From 1; null until the draw. Cents, 0 = nothing.
  rank integer,
  amount bigint check (amount >= 0),
  primary key (session_id, member_id)
);
create index rain_tickets_member on rain_tickets (member_id, session_id);

-- A promise that could be changed afterwards would prove nothing: a rain is drawn once, and nothing else of it ever changes.
create function rain_keep_promise() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.drawn_at is not null
    or to_jsonb(new) - array['sealed_seed', 'seed', 'list_digest', 'drawn_at'] <> to_jsonb(old) - array['sealed_seed', 'seed', 'list_digest', 'drawn_at'] then
    raise exception 'rain % keeps its promise', old.id using errcode = '23514', constraint = 'rain_promise_kept';
  end if;
  return new;
end $$;
create trigger rain_promise before update or delete on rain_sessions for each row execute function rain_keep_promise();

-- A ticket is given while its rain is open, and decided once.
create function rain_ticket_rules() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if exists (select 1 from rain_sessions where id = new.session_id and (drawn_at is not null or new.taken_at < opens_at or new.taken_at >= closes_at)) then
      raise exception 'rain % gives no ticket now', new.session_id using errcode = '23514', constraint = 'rain_open';
    end if;
  elsif old.rank is not null or row(new.session_id, new.member_id, new.ticket, new.taken_at) is distinct from row(old.session_id, old.member_id, old.ticket, old.taken_at) then
    raise exception 'a ticket of rain % is decided', old.session_id using errcode = '23514', constraint = 'rain_ticket_kept';
  end if;
  return new;
end $$;
create trigger rain_ticket before insert or update on rain_tickets for each row execute function rain_ticket_rules();
