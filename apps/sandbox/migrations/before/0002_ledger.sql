-- Double entry. Every rule that protects money is here, so that no caller can forget it:
-- entries of a statement sum to zero per transfer, balances follow entries, a player never goes below zero, history never changes.

create table ledger_accounts (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  kind text not null check (kind in ('player', 'house', 'cashier', 'promotion')),
  member_id bigint references members,
  -- Kept for players only: a house balance would be one hot row that all stakes queue for. It is the sum of its entries.
  balance bigint not null default 0,
  check ((kind = 'player') = (member_id is not null)),
  constraint player_never_below_zero check (kind <> 'player' or balance >= 0)
);
create unique index ledger_player on ledger_accounts (member_id) where member_id is not null;
create unique index ledger_house on ledger_accounts (merchant, kind) where member_id is null;

create table ledger_transfers (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  kind text not null check (kind in ('deposit', 'withdrawal', 'stake', 'payout', 'refund', 'bonus', 'adjustment', 'transfer')),
  -- One effect per key: a second transfer with the same key is the first one.
  key text not null unique,
  -- What it was for: `round:…`, `seed`, `console`.
  reference text not null default '',
  created_at bigint not null
);

create table ledger_entries (
  id bigint generated always as identity primary key,
  transfer_id bigint not null references ledger_transfers,
  account_id bigint not null references ledger_accounts,
  amount bigint not null check (amount <> 0),
  -- Filled by the trigger; null for accounts without a kept balance.
  balance_after bigint,
  created_at bigint not null
);
create index ledger_entries_account on ledger_entries (account_id, id desc);
create index ledger_entries_transfer on ledger_entries (transfer_id);

create function ledger_apply_entry() returns trigger language plpgsql as $$
begin
  update ledger_accounts set balance = balance + new.amount
    where id = new.account_id and kind = 'player'
    returning balance into new.balance_after;
  return new;
end $$;
create trigger ledger_apply before insert on ledger_entries for each row execute function ledger_apply_entry();

create function ledger_check_sum() returns trigger language plpgsql as $$
declare broken bigint;
begin
  select transfer_id into broken from added group by transfer_id having sum(amount) <> 0 limit 1;
  if broken is not null then
    raise exception 'entries of transfer % do not sum to zero', broken using errcode = '23514', constraint = 'transfer_sums_to_zero';
  end if;
  return null;
end $$;
create trigger ledger_sum after insert on ledger_entries referencing new table as added
  for each statement execute function ledger_check_sum();

create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only' using errcode = '23514', constraint = 'ledger_append_only';
end $$;
create trigger ledger_frozen before update or delete on ledger_entries for each row execute function ledger_refuse_change();
create trigger ledger_frozen before update or delete on ledger_transfers for each row execute function ledger_refuse_change();
