-- A page among the promotions may be about a bonus that goes with a deposit.
alter table promotions add column deposit_promotion_id bigint references deposit_promotions;
