-- Deliveries that come back to the store, and orders nobody brings any more, are told as such.
alter table orders
  drop constraint orders_courier_status_check,
  add constraint orders_courier_status_check check (courier_status in
    ('searching', 'waiting-collect', 'with-delivery', 'returning', 'returned', 'dropped', 'finished'));

alter table courier_requests
  drop constraint courier_requests_status_check,
  drop constraint courier_requests_ended,
  add constraint courier_requests_status_check check (status in
    ('asking', 'searching', 'waiting-collect', 'with-delivery', 'returning', 'returned', 'finished', 'cancelled', 'rejected')),
  add constraint courier_requests_ended check
    ((ended_at is not null) = (status in ('returned', 'finished', 'cancelled', 'rejected')));
