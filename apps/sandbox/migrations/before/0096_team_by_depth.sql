-- Who is right below is found without a look at everybody further down.
create index team_paths_depth on team_paths (ancestor_id, depth, descendant_id);
-- Agents are a few of the members: those of a team are counted without a look at the rest.
create index members_with_team on members (id) where type not in (0, 4, 40);
