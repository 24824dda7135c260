-- A play session: from its first act until a while without one. What was bet in it is read from the records.
alter table limit_states
  add column play_from bigint,
  add column acted_at bigint,
  add column checked_at bigint,
  add column check_ms integer check (check_ms > 0);
