-- A promise that could be changed afterwards would prove nothing: a draw is drawn once, and nothing else of it ever changes.
create function lottery_keep_promise() returns trigger language plpgsql as $$
begin
  if old.status = 'settled' or row(new.id, new.lottery, new.numero, new.opens_at, new.locks_at, new.draws_at, new.hash, new.committed_at)
    is distinct from row(old.id, old.lottery, old.numero, old.opens_at, old.locks_at, old.draws_at, old.hash, old.committed_at) then
    raise exception 'draw % keeps its promise', old.id using errcode = '23514', constraint = 'lottery_promise_kept';
  end if;
  return new;
end $$;
create trigger lottery_promise before update on lottery_draws for each row execute function lottery_keep_promise();
