-- The order that a message to the operator is about: a deposit, a withdrawal, a bet of the same member.
alter table feedback_tickets add column order_no text;
