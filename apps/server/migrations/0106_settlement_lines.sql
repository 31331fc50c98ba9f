-- The lines of a repasse by their names, of each receivable in it; null in rows of before. Sold − fee − commission − kept by others
-- − refund − blocked + covered = net.
alter table settlement_orders
  add column sold_subtotal_cents       bigint,
  add column sold_delivery_cents       bigint,
  add column sold_store_discount_cents bigint,
  add column sold_sponsored_cents      bigint,
  add column sold_fee_cents            bigint,
  add column sold_commission_cents     bigint,
  add column kept_by_others_cents      bigint,
  -- Refunds and lost disputes, less the commission and fee that came back with them.
  add column refund_cents              bigint,
  -- Contested and not judged then.
  add column blocked_cents             bigint,
  -- By the current account.
  add column covered_cents             bigint;
