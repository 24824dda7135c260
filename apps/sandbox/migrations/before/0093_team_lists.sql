-- Lists of a team are pages of many members' rows by time: without an order of all of them each page would sort a whole period.
create index game_records_time on game_records (bet_at desc, id desc);
create index game_records_decided_time on game_records (settled_at desc, id desc) where settled_at is not null;
create index bet_results_time on bet_results (at desc, id desc);
create index wallet_rows_all_time on wallet_rows (created_at desc, id desc);
-- Stakes, prizes and refunds are most of the ledger, and bets of their own.
create index ledger_transfers_figures on ledger_transfers (kind, created_at desc)
  where kind in ('deposit', 'clawback', 'withdrawal', 'rebate', 'bonus', 'reward', 'forfeit', 'fee');
