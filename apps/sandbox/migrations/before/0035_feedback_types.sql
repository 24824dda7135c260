alter table feedback_tickets drop constraint feedback_tickets_type_check;
update feedback_tickets set type = case type when 'payment' then 'deposit' when 'problem' then 'bug' when 'suggestion' then 'idea' else type end;
alter table feedback_tickets add constraint feedback_tickets_type_check
  check (type in ('deposit', 'withdrawal', 'game', 'promotion', 'account', 'bug', 'idea', 'complaint'));
