-- Names a session to the tickets and pages that come from it. A session that gets another one (after a change of password)
-- ends them all and stays open itself. It never leaves the database, so it needs no hash.
alter table sessions add column page_key text not null default gen_random_uuid()::text;
create unique index sessions_page_key on sessions (page_key);

-- What was launched before this rule has no session to end with, so it ends now.
alter table launch_tickets add column page_key text not null default '';
alter table launch_tickets alter column page_key drop default;
alter table play_sessions add column page_key text not null default '';
alter table play_sessions alter column page_key drop default;
