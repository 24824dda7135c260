-- Whether a member was excluded, closing or closed at a moment: what a team brings then is the house's.
create function away_at(p_member bigint, p_at bigint) returns boolean language sql stable as $$
  select coalesce((select state in ('excluded', 'closing', 'closed') and coalesce(return_at > p_at, true)
    from protection_changes where member_id = p_member and at <= p_at order by id desc limit 1), false)
$$;
