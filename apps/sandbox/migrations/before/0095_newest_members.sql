-- The newest of a large team are found from the newest of all.
create index members_newest on members (registered_at desc, id desc);
