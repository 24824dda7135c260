-- Rebate of a member's own bets: a share of what counts of them, by product and level of the member club.
create table rebate_settings (
  merchant text primary key references merchants,
  -- Less than this is not claimed by hand; the settlement pays any amount.
  min_claim bigint not null default 100 check (min_claim > 0),
  -- Minutes between two claims.
  wait_minutes integer not null default 10,
  -- Days after its settlement that a bet counts.
  expiry_days integer not null default 30 check (expiry_days > 7),
  -- Bets that were settled before bring nothing.
  since bigint not null default (extract(epoch from now()) * 1000)::bigint,
  -- Up to where everything has been paid without a claim.
  settled_at bigint not null default (extract(epoch from now()) * 1000)::bigint
);

create table rebate_rates (
  merchant text not null references merchants,
  game_type text not null,
  level smallint not null,
  -- Hundredths of a percent.
  rate integer not null check (rate between 0 and 10000),
  primary key (merchant, game_type, level)
);

create table rebate_claims (
  claim_no text primary key,
  order_key text unique,
  merchant text not null references merchants,
  member_id bigint not null references members,
  status text not null check (status in ('paid', 'expired')),
  source text not null check (source in ('member', 'settlement')),
  amount bigint not null check (amount > 0),
  created_at bigint not null
);
create index rebate_claims_member on rebate_claims (member_id, created_at desc);

-- A claim by product, frozen: amount = valid_stake x rate, rounded down, - back.
create table rebate_rows (
  id bigint generated always as identity primary key,
  claim_no text not null references rebate_claims,
  member_id bigint not null references members,
  game_type text not null,
  bets integer not null,
  valid_stake bigint not null check (valid_stake >= 0),
  rate integer not null,
  -- Rebate of bets that turned out to be void after it was paid.
  back bigint not null default 0 check (back >= 0),
  amount bigint not null check (amount > 0),
  created_at bigint not null,
  check (amount = valid_stake * rate / 10000 - back)
);
create index rebate_rows_member on rebate_rows (member_id, created_at desc, id desc);

-- Which bet brought which rebate: each at most one, whoever claims when.
create table rebate_bets (
  result_id bigint primary key references bet_results,
  row_id bigint not null references rebate_rows
);
create index rebate_bets_row on rebate_bets (row_id);
create trigger rebate_claims_frozen before update or delete on rebate_claims for each row execute function ledger_refuse_change();
create trigger rebate_rows_frozen before update or delete on rebate_rows for each row execute function ledger_refuse_change();
create trigger rebate_bets_frozen before update or delete on rebate_bets for each row execute function ledger_refuse_change();

-- What of a member's bets brings rebate at a moment, up to another: each result with the rate that it counts at. A bet that was void before
-- it was paid brings nothing; of one that was paid the rebate is taken back, at the rate of then. Bets of before `since` count on neither side.
create function rebate_open(p_member bigint, p_until bigint, p_fresh bigint)
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
      -- Of a bet that lapsed unpaid nothing can be taken back.
      and (c.status is null or c.status = 'paid')
$$;
