-- What of an order's subtotal is no product, and whether a commission was agreed on for it; sums of both. Facts and sums are made again
-- by the rules of 1.5, in the background.
alter table order_facts
  add column other_fees_cents bigint not null default 0,
  add column has_terms boolean not null default false;
-- Orders somebody agreed on a commission for, and what the store sold with them.
alter table sales_days
  add column other_fees_cents bigint not null default 0,
  add column terms_orders bigint not null default 0,
  add column terms_sales_cents bigint not null default 0;
