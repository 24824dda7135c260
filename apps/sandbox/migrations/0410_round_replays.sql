-- A ticket that shows a round again opens no play session.
alter table launch_tickets add column round_id text;
