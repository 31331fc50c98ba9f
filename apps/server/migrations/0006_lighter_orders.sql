-- What an order costs to write. Numbers of stores with panels are compared instead of kept in an outbox; indexes
-- hold no column that a status change touches, so that accepting or sending an order rewrites none of them.

drop table event_outbox;

drop index orders_open;
create index orders_open on orders (store_id, order_id) where closed_at is null;

drop index orders_by_time;
create index orders_by_time on orders (store_id, created_at) include (total_cents);

-- Events are written in the statement that writes their order, and go after some days.
alter table store_events drop constraint store_events_store_id_order_id_fkey;

-- Room on each page for the next versions of its orders; documents stay out of it.
alter table orders set (fillfactor = 70);
alter table store_counters set (fillfactor = 50);
