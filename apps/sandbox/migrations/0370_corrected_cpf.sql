-- A member with another CPF does not play before the register has answered for it.
create or replace function registry_of_member() returns trigger language plpgsql as $$
begin
  insert into registry_states (member_id, merchant) values (new.id, new.merchant)
  on conflict (member_id) do update set answer = null, answered_at = null, failures = 0, next_at = 0;
  -- Only one who registers waits for the first answer.
  if tg_op = 'UPDATE' and old.id_number <> '' then
    update members set registering = true where id = new.id;
  end if;
  return null;
end $$;
