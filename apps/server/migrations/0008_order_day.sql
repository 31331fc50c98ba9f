-- The whole order day: changes that can be taken back for a moment, customers who write and cancel, addresses put
-- right, and events that say who did what.

alter table orders
  -- What the order was before the last change and until when it can go back: {"status", "kitchenStage", "until"}.
  -- Until then nobody outside the store hears of the change.
  add column undo                   jsonb,
  add column chat_unread            integer not null default 0 check (chat_unread >= 0),
  -- Somebody outside cancelled it; rings until a person says they know.
  add column awaits_acknowledgement boolean not null default false,
  -- True when the delivery address has coordinates.
  add column is_located             boolean not null default false,
  -- Where the address was put right; the document keeps what the customer wrote.
  add column located_address        jsonb;

update orders
   set is_located = document #>> '{address,latitude}' is not null and document #>> '{address,longitude}' is not null,
       is_chat_enabled = true
 where closed_at is null;
alter table orders alter column is_chat_enabled set default true;

-- Whose time is up, over all stores. A status change touches no column of it but the closing.
create index orders_by_acceptance on orders (accept_by) where closed_at is null;

alter table store_events
  add column actor_kind text not null default 'system'
    check (actor_kind in ('user', 'customer', 'system', 'platform', 'courier')),
  add column happened text not null default 'changed';
alter table store_events alter column actor_kind drop default, alter column happened drop default;
