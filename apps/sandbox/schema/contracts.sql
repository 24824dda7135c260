-- Contracts between a member and whoever is right above: dividends, daily and hourly salaries.

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
  most_level integer not null default 10 check (most_level > 0),
  -- Tiers of a salary may name what a member must stake to be active, and a salary may pay the lower of its own tiers and the merchant's standard.
  -- The standard by kind of salary, as answers have it: { daily: { basis, rateType, tiers } }.
  standard jsonb not null default '{}' check (jsonb_typeof(standard) = 'object'),
  -- The house pays what the cash of an agent who leaves does not cover.
  covers_leaving boolean not null default false
);

-- An agreement between a member and whoever is right above, one of each kind.
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
  -- A contract whose period cannot be settled is tried again, and set aside in the end: until an operator has looked at it nothing of it is
  -- settled, and it keeps nobody from closing an account.
  -- In a row.
  failures integer not null default 0 check (failures >= 0),
  retry_at bigint,
  failure text not null default '' check (length(failure) <= 400),
  set_aside_at bigint,
  -- A contract counts a failure only where others settle: the newest settlement when it began to fail. What began before somebody else settled is
  -- its own fault; what nobody got over since is everybody's.
  failing_after bigint,
  unique (member_id, kind),
  check (member_id <> offerer_id),
  check ((payer = 'house') or offerer_id is not null),
  check ((proposal is null) = (proposed_at is null)),
  check ((next_from is null) = (next_to is null))
);
-- What an agent offered.
create index contracts_offerer on contracts (offerer_id, kind, changed_at desc, id desc) where offerer_id is not null;
-- Those to settle next.
create index contracts_due on contracts (next_to) where next_to is not null;
-- Offers of somebody else than who has offered what is in force.
create index contracts_proposer on contracts ((proposal->>'offererId')) where proposal ? 'offererId';

-- What was agreed, from the beginning of a period on; null terms: it ended there. Of two for the same moment the later one holds.
create table contract_terms (
  id bigint generated always as identity primary key,
  contract_id bigint not null references contracts,
  starts_at bigint not null,
  terms jsonb,
  accepted_at bigint not null,
  -- Who offers and who pays belongs to what was agreed: an offer changes nothing about the periods before it.
  offerer_id bigint references members,
  payer text not null check (payer in ('upline', 'house')),
  check (payer = 'house' or offerer_id is not null)
);
-- What was agreed when, newest first.
create index contract_terms_contract on contract_terms (contract_id, starts_at desc, id desc);
-- Contracts that a member has paid by.
create index contract_terms_offerer on contract_terms (offerer_id, contract_id) where terms is not null;
-- What was agreed does not change.
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
  state text not null check (state in ('open', 'paid', 'none', 'byHand', 'unpaid')),
  settled_at bigint not null,
  paid_at bigint,
  order_no text unique,
  transfer_id bigint unique references ledger_transfers,
  -- How many members were above each amount that the terms named: an input of the settlement like the others. None of those before named any.
  actives jsonb not null default '[]' check (jsonb_typeof(actives) = 'array'),
  -- What is due to or from a closed account is paid outside, and ended with the reference of that payment.
  reference text check (length(reference) between 1 and 100),
  -- Whether its net loss has the fees, as in old settlements: today they count neither for nor against a member.
  fees_count boolean not null default false,
  -- Whether its figures have bets that do not count, as in settlements of older versions, which do not name the column.
  uncounted_too boolean not null default true,
  -- What was there of an amount whose payer has left; the rest stays unpaid.
  part bigint not null default 0 constraint contract_settlements_part check (part between 0 and due and (part = 0 or state = 'unpaid')),
  unique (contract_id, period_from),
  check ((state = 'none') = (due = 0)),
  check ((state = 'paid') = (paid_at is not null and order_no is not null and transfer_id is not null)),
  check ((state = 'byHand') = (reference is not null)),
  check (state <> 'byHand' or (paid_at is not null and transfer_id is null))
);
-- What a member gets, newest first.
create index contract_settlements_member on contract_settlements (member_id, kind, period_from desc, id desc);
-- What an agent pays, newest first.
create index contract_settlements_offerer on contract_settlements (offerer_id, kind, period_from desc, id desc) where offerer_id is not null;
-- Those to pay next.
create index contract_settlements_open on contract_settlements (settled_at, id) where state = 'open';

-- Only whether and how it was paid may change, once.
create function contract_settlement_written() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.state <> 'open'
    or to_jsonb(old) - '{state,paid_at,order_no,transfer_id,reference,part}'::text[] <> to_jsonb(new) - '{state,paid_at,order_no,transfer_id,reference,part}'::text[] then
    raise exception 'settlement % is written', old.id using errcode = '23514', constraint = 'contract_settlement_written';
  end if;
  return new;
end $$;
-- What was settled changes only by its payment.
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
-- History does not change.
create trigger contract_settlement_members_frozen before update or delete on contract_settlement_members
  for each row execute function ledger_refuse_change();
