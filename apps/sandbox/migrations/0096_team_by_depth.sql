-- Who is right below is found without a look at everybody further down.
create index team_paths_depth on team_paths (ancestor_id, depth, descendant_id);
