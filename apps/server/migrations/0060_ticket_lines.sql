-- The first things in an order, as a ticket says them: '2× Pizza grande'. Written when it comes; orders of before have none.
alter table orders add column ticket_lines text[] not null default '{}';
