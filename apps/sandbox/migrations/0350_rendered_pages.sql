-- Pages of sites with content, by the page of the build that each fills: one process renders them for all.
create table rendered_pages (
  built text primary key,
  -- When a process began to look whether the content has changed: the others leave it alone for a minute.
  claimed_at bigint not null,
  -- When one has last finished that.
  checked_at bigint,
  -- The page, when it was made, the public calls that it shows, and a hash of their answers.
  content jsonb
);
