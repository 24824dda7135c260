-- Opposite bets of two accounts that belong together risk nothing, so they do not count. Accounts belong together by a device that both signed in
-- on, or an account that pays or receives money of both.

-- A device is known by the key in the token that its sign-ins leave on it.
create table member_devices (
  member_id bigint not null references members,
  device_key text not null,
  seen_at bigint not null,
  primary key (member_id, device_key)
);
create index member_devices_key on member_devices (device_key);

-- Keyed hash of who paid, '' for payments before this.
alter table deposit_payments add column payer_fingerprint text not null default '';
create index deposit_payments_payer on deposit_payments (member_id, payer_fingerprint) where payer_fingerprint <> '';

-- Settled bets that do not count, and the member with the other side. The members see their own.
create table opposite_bets (
  record_id bigint primary key references game_records,
  member_id bigint not null references members,
  other_id bigint not null references members,
  reason text not null check (reason in ('device', 'account'))
);
create index opposite_bets_member on opposite_bets (member_id, record_id desc);
