-- What the order day still lacked: orders for later, problems on the way that wait for the store's word, quoted prices,
-- and invoices panels hear of.

-- When the customer wants it, of an order for later.
alter table orders
  add column scheduled_for         timestamptz,
  add column awaits_courier_answer boolean not null default false;

update orders set scheduled_for = to_timestamp((document ->> 'scheduledFor')::float8 / 1000)
 where closed_at is null and jsonb_typeof(document -> 'scheduledFor') = 'number';

alter table courier_requests
  -- The last one told: {"reason", "words", "at", "canFinish", "needsStore", "answer", "isAnswerTaken"}.
  add column problem            jsonb,
  -- Percent above the list price a person agreed to, when the service named its price before.
  add column additional_percent real check (additional_percent between 0 and 1000);

create trigger invoices_changed after insert or update or delete on invoices for each row
  execute function tell_store_change('store-changed');
