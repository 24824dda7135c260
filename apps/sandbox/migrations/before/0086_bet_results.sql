-- What bets brought, at the moment that decided it: profit and loss reads these rows. A bet counts where it settles. One that turns out to be
-- void later is taken back where that happens, by a row below zero: no period that is over changes.
alter table game_records add column voided_at bigint;

create table bet_results (
  id bigint generated always as identity primary key,
  record_id bigint not null references game_records,
  member_id bigint not null references members,
  game_type text not null,
  void boolean not null,
  stake bigint not null,
  valid_stake bigint not null,
  payout bigint not null,
  at bigint not null,
  unique (record_id, void)
);
insert into bet_results (record_id, member_id, game_type, void, stake, valid_stake, payout, at)
select id, member_id, game_type, false, stake, valid_stake, payout, coalesce(settled_at, bet_at) from game_records where status = 'settled' order by id;
create index bet_results_member on bet_results (member_id, at, id);
create index bet_results_type on bet_results (member_id, game_type, at, id);
create trigger bet_results_frozen before update or delete on bet_results for each row execute function ledger_refuse_change();

create function bet_result() returns trigger language plpgsql as $$
begin
  if new.status = 'settled' then
    insert into bet_results (record_id, member_id, game_type, void, stake, valid_stake, payout, at)
    values (new.id, new.member_id, new.game_type, false, new.stake, new.valid_stake, new.payout, coalesce(new.settled_at, new.bet_at));
  elsif old.status = 'settled' then
    insert into bet_results (record_id, member_id, game_type, void, stake, valid_stake, payout, at)
    values (new.id, new.member_id, new.game_type, true, -old.stake, -old.valid_stake, -old.payout, coalesce(new.voided_at, new.settled_at, new.bet_at));
  end if;
  return null;
end $$;
create trigger bet_result_added after insert on game_records for each row when (new.status = 'settled') execute function bet_result();
create trigger bet_result_changed after update on game_records for each row when (new.status <> old.status) execute function bet_result();
