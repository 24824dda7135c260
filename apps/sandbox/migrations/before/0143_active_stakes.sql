-- Tiers of a salary may name what a member must stake to be active, and a salary may pay the lower of its own tiers and the merchant's standard.

-- The standard by kind of salary, as answers have it: { daily: { basis, rateType, tiers } }.
alter table contract_settings add column standard jsonb not null default '{}' check (jsonb_typeof(standard) = 'object');

-- How many members were above each amount that the terms named: an input of the settlement like the others. None of those before named any.
alter table contract_settlements add column actives jsonb not null default '[]' check (jsonb_typeof(actives) = 'array');
