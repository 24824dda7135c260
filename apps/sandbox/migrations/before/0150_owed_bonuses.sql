-- The bonus of a deposit belongs to the transaction of its credit: granted there, or owed until the pool pays it. An owed one binds the wallet as
-- an open one does, and is refused once money has left since that credit.
alter table deposit_bonuses
  add column state text not null default 'granted' check (state in ('owed', 'granted', 'refused')),
  alter column granted_at drop not null,
  add constraint deposit_bonuses_granted check ((state = 'granted') = (granted_at is not null));
create index deposit_bonuses_owed on deposit_bonuses (member_id) where state = 'owed';

-- Those that were waiting for their pool.
insert into deposit_bonuses (order_no, member_id, promotion_id, first_only, end_to_end_id, amount, granted_at, state)
select o.order_no, o.member_id, o.promotion_id, (o.promotion->>'first_only')::boolean, p.end_to_end_id,
    least((o.promotion->>'max_bonus')::bigint, p.amount * (o.promotion->>'percent')::bigint / 100), null, 'owed'
  from effects e join deposit_orders o on o.order_no = e.key join deposit_payments p on p.end_to_end_id = e.payload->>'endToEndId'
  where e.kind = 'depositBonus' and e.done_at is null and o.promotion is not null and p.status = 'credited'
    and p.amount >= (o.promotion->>'min_amount')::bigint and least((o.promotion->>'max_bonus')::bigint, p.amount * (o.promotion->>'percent')::bigint / 100) > 0
    and not ((o.promotion->>'first_only')::boolean and exists (select 1 from deposit_payments other
      where other.member_id = o.member_id and other.status = 'credited' and other.order_no <> o.order_no and other.credited_at <= p.credited_at))
  on conflict do nothing;
