-- Contracts between a member and whoever is right above: dividends, daily and hourly salaries.

-- What a payment of a contract is in the ledger, and in the records of the two. Whatever else there is stays as it was.
do $$
declare v_check text;
begin
  select pg_get_constraintdef(oid) into v_check from pg_constraint
    where conname = 'ledger_transfers_kind_check' and conrelid = 'ledger_transfers'::regclass;
  alter table ledger_transfers drop constraint ledger_transfers_kind_check;
  execute 'alter table ledger_transfers add constraint ledger_transfers_kind_check '
    || replace(v_check, '''settlement''::text', '''settlement''::text, ''dividend''::text, ''salary''::text');
end $$;
alter function wallet_row_type(text, bigint) rename to wallet_row_type_without_contracts;
create function wallet_row_type(p_kind text, p_amount bigint) returns text language sql immutable as $$
  select case when p_kind in ('dividend', 'salary') then p_kind || case when p_amount < 0 then 'Out' else 'In' end
    else wallet_row_type_without_contracts(p_kind, p_amount) end
$$;

-- What a merchant allows. Money in cents, rates in hundred-thousandths.
create table contract_settings (
  merchant text primary key references merchants,
  payer text not null default 'upline' check (payer in ('upline', 'house')),
  -- A member is active whose stakes of a period are more than this.
  active_stake bigint not null default 50000 check (active_stake >= 0),
  most_tiers integer not null default 10 check (most_tiers between 1 and 50),
  most_rate integer not null default 100000 check (most_rate between 10 and 100000),
  most_amount bigint not null default 10000000 check (most_amount > 0),
  -- Steps below the top of a tree down to which members may have contracts.
  most_level integer not null default 10 check (most_level > 0)
);

create table contracts (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  kind text not null check (kind in ('dividend', 'daily', 'hourly')),
  -- Whom it pays.
  member_id bigint not null references members,
  -- Who offered it; null where it was the house.
  offerer_id bigint references members,
  payer text not null check (payer in ('upline', 'house')),
  -- Counts the steps.
  revision integer not null default 1,
  -- What waits for an answer: { action, terms }.
  proposal jsonb,
  proposed_at bigint,
  -- The last proposal was rejected, and why.
  rejected boolean not null default false,
  reason text not null default '' check (length(reason) <= 400),
  changed_at bigint not null,
  -- The period that is settled next, and what the one before left below zero; null while nothing is agreed.
  next_from bigint,
  next_to bigint,
  carry bigint not null default 0 check (carry <= 0),
  unique (member_id, kind),
  check (member_id <> offerer_id),
  check ((payer = 'house') or offerer_id is not null),
  check ((proposal is null) = (proposed_at is null)),
  check ((next_from is null) = (next_to is null))
);
create index contracts_offerer on contracts (offerer_id, kind, changed_at desc, id desc) where offerer_id is not null;
create index contracts_due on contracts (next_to) where next_to is not null;

-- What was agreed, from the beginning of a period on; null terms: it ended there. Of two for the same moment the later one holds.
create table contract_terms (
  id bigint generated always as identity primary key,
  contract_id bigint not null references contracts,
  starts_at bigint not null,
  terms jsonb,
  accepted_at bigint not null
);
create index contract_terms_contract on contract_terms (contract_id, starts_at desc, id desc);
create trigger contract_terms_frozen before update or delete on contract_terms for each row execute function ledger_refuse_change();

-- A closed period with all that its amount was computed from.
create table contract_settlements (
  id bigint generated always as identity primary key,
  contract_id bigint not null references contracts,
  merchant text not null references merchants,
  kind text not null,
  member_id bigint not null references members,
  offerer_id bigint references members,
  payer text not null,
  period_from bigint not null,
  period_to bigint not null check (period_to > period_from),
  terms jsonb not null,
  active_stake bigint not null,
  stake bigint not null,
  valid_stake bigint not null,
  payout bigint not null,
  rebate bigint not null,
  reward bigint not null,
  fee bigint not null,
  active integer not null check (active >= 0),
  tier integer not null check (tier >= 0),
  carry_in bigint not null check (carry_in <= 0),
  base bigint not null,
  due bigint not null check (due >= 0),
  carry_out bigint not null check (carry_out <= 0),
  state text not null check (state in ('open', 'paid', 'none')),
  settled_at bigint not null,
  paid_at bigint,
  order_no text unique,
  transfer_id bigint unique references ledger_transfers,
  unique (contract_id, period_from),
  check ((state = 'none') = (due = 0)),
  check ((state = 'paid') = (paid_at is not null and order_no is not null and transfer_id is not null))
);
create index contract_settlements_member on contract_settlements (member_id, kind, period_from desc, id desc);
create index contract_settlements_offerer on contract_settlements (offerer_id, kind, period_from desc, id desc) where offerer_id is not null;

-- Only whether and how it was paid may change, once.
create function contract_settlement_written() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.state <> 'open'
    or to_jsonb(old) - '{state,paid_at,order_no,transfer_id}'::text[] <> to_jsonb(new) - '{state,paid_at,order_no,transfer_id}'::text[] then
    raise exception 'settlement % is written', old.id using errcode = '23514', constraint = 'contract_settlement_written';
  end if;
  return new;
end $$;
create trigger contract_settlements_frozen before update or delete on contract_settlements
  for each row execute function contract_settlement_written();

-- The members behind its figures: who did nothing has no line.
create table contract_settlement_members (
  settlement_id bigint not null references contract_settlements,
  member_id bigint not null references members,
  stake bigint not null,
  valid_stake bigint not null,
  payout bigint not null,
  rebate bigint not null,
  reward bigint not null,
  fee bigint not null,
  active boolean not null,
  primary key (settlement_id, member_id)
);
create trigger contract_settlement_members_frozen before update or delete on contract_settlement_members
  for each row execute function ledger_refuse_change();

-- Bets of an hour are found without a look at each member: they are written in the order of their times, more or less.
create index bet_results_at on bet_results using brin (at);
