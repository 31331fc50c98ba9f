-- The conversation of an order. Messages are numbered without gaps, so that whoever was away knows what is missing.

create table chat_messages (
  store_id    integer not null,
  order_id    bigint not null,
  message_no  integer not null check (message_no > 0),
  author      text not null check (author in ('merchant', 'customer')),
  -- Made by the author: the same message sent again is found, not kept twice.
  message_id  uuid not null,
  author_name text,
  text        text not null check (text <> ''),
  created_at  timestamptz not null,
  primary key (store_id, order_id, message_no),
  constraint chat_messages_once unique (store_id, order_id, author, message_id),
  foreign key (store_id, order_id) references orders (store_id, order_id)
);

alter table chat_messages enable row level security;
alter table chat_messages force row level security;
create policy store_wall on chat_messages for all to comanda_app
  using (store_id = nullif(current_setting('app.store_id', true), '')::integer)
  with check (store_id = nullif(current_setting('app.store_id', true), '')::integer);
create policy system_work on chat_messages for all to comanda_system using (true) with check (true);
-- What was said stays said.
grant select, insert on chat_messages to comanda_app;
grant select, insert, update, delete on chat_messages to comanda_system;
