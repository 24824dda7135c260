-- Rates have a history: what an agent agrees holds from a moment on, and what a bet brought is never computed anew.
alter table agent_rates drop constraint agent_rates_pkey;
alter table agent_rates rename column set_at to effective_at;
alter table agent_rates
  add column id bigint generated always as identity primary key,
  -- Who agreed it, when, and what it was before; null where nobody did: what the account was opened with.
  add column agent_id bigint references members,
  add column made_at bigint,
  add column before integer check (before between 0 and 10000);
-- Of two for the same moment the later one holds.
create index agent_rates_member on agent_rates (member_id, game_type, effective_at desc, id desc);
create index agent_rates_agent on agent_rates (agent_id, id desc) where agent_id is not null;
create trigger agent_rates_frozen before update or delete on agent_rates for each row execute function ledger_refuse_change();

-- A member's rate of a product at a moment: as agreed, or nothing; an agent with nobody above has the most.
create function agent_rate_at(p_member bigint, p_type text, p_at bigint) returns integer language sql stable as $$
  select coalesce(
    (select rate from agent_rates where member_id = p_member and game_type = p_type and effective_at <= p_at order by effective_at desc, id desc limit 1),
    (select s.most from members m join merchants o on o.code = m.merchant
      join agent_rebate_settings s on s.merchant = o.brand and s.game_type = p_type
      where m.id = p_member and m.upline_id is null and m.type not in (0, 4, 40)),
    0)
$$;

-- Every product of the merchant: the rate at a moment, and what it will be once everything that is agreed holds.
drop function agent_rate(bigint);
create function agent_rate(p_member bigint, p_at bigint) returns table (game_type text, rate integer, later integer, gap integer, step integer) language sql stable as $$
  select s.game_type, agent_rate_at(p_member, s.game_type, p_at), agent_rate_at(p_member, s.game_type, 9007199254740991), s.gap, s.step
    from members m
    join merchants o on o.code = m.merchant
    join agent_rebate_settings s on s.merchant = o.brand
    where m.id = p_member
$$;

-- Per merchant: whether a rate may be lowered, and through which day of the platform everything is settled. What was bet before brings nothing.
create table agent_rebate_rules (
  merchant text primary key references merchants,
  lowering boolean not null default false,
  settled_day integer not null
);

-- What an agent is owed beyond whole cents, in ten-thousandths of a cent, and through which day the agent is settled: the lock of a settlement.
create table agent_rebate_remainders (
  member_id bigint primary key references members,
  settled_day integer not null,
  parts bigint not null default 0
);

-- What one day brought one member. Whole cents are paid; what is left over, or owed for bets that turned out to be void, goes to the next day.
create table agent_rebate_payouts (
  member_id bigint not null references members,
  day integer not null,
  merchant text not null references merchants,
  status text not null default 'settled' check (status in ('settled', 'paid', 'cancelled')),
  carried bigint not null,
  earned bigint not null,
  amount bigint not null,
  settled_at bigint not null,
  paid_at bigint,
  primary key (member_id, day),
  check (amount = greatest(0, (carried + earned) / 10000)),
  check ((status = 'paid') = (paid_at is not null))
);
create index agent_rebate_payouts_open on agent_rebate_payouts (merchant, day) where status = 'settled';

-- What it is made of, by the member who bet and by product: parts = valid_stake x (rate - their_rate). `own` is what a member's own bets bring it,
-- `team` the difference to the rate of the member right below, on the way to the one who bet.
create table agent_rebate_rows (
  id bigint generated always as identity primary key,
  recipient_id bigint not null,
  day integer not null,
  source_id bigint not null references members,
  type text not null check (type in ('own', 'team')),
  depth integer not null check ((depth = 0) = (type = 'own')),
  game_type text not null,
  rate integer not null,
  their_rate integer not null,
  bets integer not null,
  valid_stake bigint not null,
  parts bigint not null,
  foreign key (recipient_id, day) references agent_rebate_payouts deferrable initially deferred,
  check (parts = valid_stake * (rate - their_rate)),
  check (their_rate between 0 and rate)
);
create index agent_rebate_rows_recipient on agent_rebate_rows (recipient_id, day desc, id desc);

-- Which bet brought whom what, each at most once, whoever settles when.
create table agent_rebate_bets (
  result_id bigint not null references bet_results,
  recipient_id bigint not null references members,
  type text not null check (type in ('own', 'team')),
  row_id bigint not null references agent_rebate_rows,
  primary key (result_id, recipient_id, type)
);
create index agent_rebate_bets_row on agent_rebate_bets (row_id);
create trigger agent_rebate_rows_frozen before update or delete on agent_rebate_rows for each row execute function ledger_refuse_change();
create trigger agent_rebate_bets_frozen before update or delete on agent_rebate_bets for each row execute function ledger_refuse_change();

-- A payout is decided once; nothing else of it changes.
create function agent_rebate_decided() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.status <> 'settled' or (new.member_id, new.day, new.merchant, new.carried, new.earned, new.amount, new.settled_at)
    is distinct from (old.member_id, old.day, old.merchant, old.carried, old.earned, old.amount, old.settled_at) then
    raise exception 'a rebate that is decided does not change' using errcode = '23514', constraint = 'agent_rebate_decided';
  end if;
  return new;
end $$;
create trigger agent_rebate_payouts_frozen before update or delete on agent_rebate_payouts for each row execute function agent_rebate_decided();

-- Who has nothing but a bet that became void on a day is found, too.
create index bet_results_void on bet_results (at) where void;

-- A bet brings its player one rebate: what the member claims by hand, or what an agent agreed.
create or replace function rebate_open(p_member bigint, p_until bigint, p_fresh bigint)
  returns table (result_id bigint, game_type text, valid_stake bigint, at bigint, paid_rate integer, expired boolean) language sql stable as $$
  select r.id, r.game_type, r.valid_stake, r.at, case when r.void then c.rate end, coalesce(f.at, r.at) < p_fresh
    from bet_results r
    join members m on m.id = r.member_id
    join merchants o on o.code = m.merchant
    join rebate_settings s on s.merchant = o.brand
    left join bet_results f on r.void and f.record_id = r.record_id and not f.void
    left join lateral (
      select w.rate, k.status from rebate_bets b join rebate_rows w on w.id = b.row_id join rebate_claims k on k.claim_no = w.claim_no where b.result_id = f.id
    ) c on true
    where r.member_id = p_member and r.valid_stake <> 0 and r.at < p_until and coalesce(f.at, r.at) >= s.since
      and not exists (select 1 from rebate_bets b where b.result_id = r.id)
      and not exists (select 1 from agent_rebate_bets b where b.result_id in (r.id, f.id) and b.type = 'own')
      -- Of a bet that lapsed unpaid nothing can be taken back.
      and (c.status is null or c.status = 'paid')
$$;

-- A kind of its own, so that a record says what came from a team. The others stay as they are, whichever they are by now.
do $$
declare v_check text := pg_get_constraintdef((select oid from pg_constraint where conname = 'ledger_transfers_kind_check'));
begin
  alter table ledger_transfers drop constraint ledger_transfers_kind_check;
  execute 'alter table ledger_transfers add constraint ledger_transfers_kind_check ' || replace(v_check, '''rebate''::text', '''rebate''::text, ''agentRebate''::text');
end $$;

create or replace function figure_of(p_kind text, p_key text) returns text language sql immutable as $$
  select case when p_kind in ('bonus', 'reward', 'forfeit') or (p_kind = 'clawback' and p_key like 'clawback:%:bonus') then 'reward'
    when p_kind in ('deposit', 'clawback') then 'deposit' when p_kind in ('rebate', 'agentRebate') then 'rebate' when p_kind = 'withdrawal' then p_kind end
$$;
