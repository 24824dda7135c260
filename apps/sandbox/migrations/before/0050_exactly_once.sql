-- Which try holds a key: a try that lost its claim to a later one can neither begin nor settle.
alter table idempotency_keys add column attempt integer not null default 1;

-- An order is unique by merchant, owner and key, even where the claim of its key is gone: `<merchant>:<owner>:<key>`.
alter table game_records add column order_key text unique;
alter table lottery_orders add column order_key text unique;
