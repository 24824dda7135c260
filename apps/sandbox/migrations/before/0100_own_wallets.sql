-- A merchant may give its members wallets beside the main one (cash and grants). Money there is the member's, and neither bet nor withdrawn
-- until it comes back: available money, and so every row of the record, stays that of the main wallet.
create table merchant_wallets (
  merchant text not null references merchants,
  wallet text not null check (wallet <> 'main'),
  name_pt text not null,
  name_en text not null,
  position smallint not null,
  primary key (merchant, wallet)
);

-- One account per member and wallet, `name` is the wallet.
alter table ledger_accounts drop constraint ledger_accounts_kind_check;
alter table ledger_accounts drop constraint ledger_accounts_owner;
alter table ledger_accounts drop constraint player_never_below_zero;
alter table ledger_accounts
  add constraint ledger_accounts_kind_check
    check (kind in ('cash', 'bonus', 'wallet', 'receivable', 'house', 'cashier', 'promotion', 'fees', 'rain', 'settlement')),
  add constraint ledger_accounts_owner check ((kind in ('cash', 'bonus', 'wallet', 'receivable')) = (member_id is not null)),
  add constraint player_never_below_zero check (kind not in ('cash', 'bonus', 'wallet') or debits_pending + debits_posted <= credits_posted);

create or replace function ledger_apply_entry() returns trigger language plpgsql as $$
begin
  update ledger_accounts set
    debits_posted = debits_posted + greatest(-new.amount, 0), credits_posted = credits_posted + greatest(new.amount, 0),
    debits_pending = debits_pending + new.debit_pending, credits_pending = credits_pending + new.credit_pending
    where id = new.account_id and kind in ('cash', 'bonus', 'wallet', 'receivable', 'promotion', 'rain')
    returning balance into new.balance_after;
  return new;
end $$;
