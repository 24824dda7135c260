-- What a closing waits for is read every few seconds.
create index game_records_open on game_records (member_id) where status = 'open';
-- A receipt does not keep an order open that a pause, an exclusion or a closing ends.
create or replace function deposit_never_goes_back() returns trigger language plpgsql as $$
declare v_next text[] := case old.status
  when 'created' then '{waiting,expired,cancelled,failed}'
  when 'waiting' then '{review,expired,cancelled,failed}'
  when 'review' then '{cancelled,failed}'
  when 'expired' then '{review}'
  else '{}' end;
begin
  if new.status <> all (v_next || array['credited', 'returning', 'returned', 'clawedBack'])
    or (new.status = 'returned' and old.status = 'credited') then
    raise exception 'deposit % cannot go from % to %', old.order_no, old.status, new.status using errcode = '23514', constraint = 'deposit_never_goes_back';
  end if;
  return new;
end $$;
