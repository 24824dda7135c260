-- A team's balance is all that its members have, in their other wallets too: the index on lines leaves out only what is owed and the merchant's own.
drop index ledger_line;
create index ledger_line on ledger_accounts (line) where kind in ('cash', 'bonus', 'wallet');
