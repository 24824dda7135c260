-- Records can be asked for by the day on which bets were settled.
create index game_records_decided on game_records (member_id, settled_at desc, id desc) where settled_at is not null;
create index lottery_orders_decided on lottery_orders (member_id, settled_at desc, order_no desc) where settled_at is not null;
