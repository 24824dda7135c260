-- Money between a member and the agent above, both ways: kinds of their own, so that a record says who it came from.
alter table ledger_transfers drop constraint ledger_transfers_kind_check;
alter table ledger_transfers add constraint ledger_transfers_kind_check check (kind in ('deposit', 'withdrawal', 'stake', 'payout', 'refund',
  'bonus', 'adjustment', 'transfer', 'transferUp', 'transferDown', 'budget', 'clearing', 'forfeit', 'clawback', 'repayment', 'takeback', 'rebate',
  'reward', 'fee', 'settlement'));

create or replace function wallet_row_type(p_kind text, p_amount bigint) returns text language sql immutable as $$
  select case p_kind
    when 'stake' then 'bet'
    when 'payout' then 'win'
    when 'refund' then 'betCancel'
    when 'takeback' then 'prizeReversal'
    when 'withdrawal' then case when p_amount < 0 then 'withdrawal' else 'withdrawalReturn' end
    when 'bonus' then 'promotion'
    when 'forfeit' then 'bonusEnd'
    when 'clawback' then 'depositReversal'
    when 'adjustment' then case when p_amount < 0 then 'manualDeduct' else 'manualAdd' end
    when 'transfer' then case when p_amount < 0 then 'transferOut' else 'transferIn' end
    when 'transferUp' then case when p_amount < 0 then 'toUpline' else 'fromDownline' end
    when 'transferDown' then case when p_amount < 0 then 'toDownline' else 'fromUpline' end
    when 'settlement' then case when p_amount < 0 then 'settlementOut' else 'settlementIn' end
    else p_kind end
$$;

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
create index member_transfers_sender on member_transfers (sender_id, created_at desc);
create trigger member_transfers_frozen before update or delete on member_transfers for each row execute function ledger_refuse_change();

-- What one transfer may be.
alter table withdraw_settings
  add column transfer_min bigint not null default 1000 check (transfer_min > 0),
  add column transfer_max bigint not null default 5000000,
  add constraint withdraw_settings_transfer check (transfer_max >= transfer_min);
