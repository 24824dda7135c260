-- Who offers and who pays belongs to what was agreed: an offer changes nothing about the periods before it.
alter table contract_terms
  add column offerer_id bigint references members,
  add column payer text check (payer in ('upline', 'house'));
alter table contract_terms disable trigger contract_terms_frozen;
update contract_terms t set offerer_id = c.offerer_id, payer = c.payer from contracts c where c.id = t.contract_id;
alter table contract_terms enable trigger contract_terms_frozen;
alter table contract_terms alter column payer set not null, add check (payer = 'house' or offerer_id is not null);

-- Offers of somebody else than who has offered what is in force.
create index contracts_proposer on contracts ((proposal->>'offererId')) where proposal ? 'offererId';
