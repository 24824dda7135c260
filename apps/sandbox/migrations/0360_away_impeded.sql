-- An impeded member too earns nothing more: what a team brings then is the house's.
create or replace function away_at(p_member bigint, p_at bigint) returns boolean language sql stable as $$
  select coalesce((select state in ('excluded', 'closing', 'impeded', 'closed') and coalesce(return_at > p_at, true)
    from protection_changes where member_id = p_member and at <= p_at order by id desc limit 1), false)
$$;
create index contract_terms_offerer on contract_terms (offerer_id, contract_id) where terms is not null;
-- Those whose money is returned are looked at again, where some has come since.
drop index impediments_due;
create index impediments_due on impediments (next_at);
