-- A message in the conversation of an order, written by the merchant or the customer.
create table chat_messages (
  store_id integer not null,
  order_id bigint not null,
  message_no integer not null,
  author text not null,
  message_id uuid not null,
  author_name text,
  text text not null,
  created_at timestamp with time zone not null,
  constraint chat_messages_pkey PRIMARY KEY (store_id, order_id, message_no),
  constraint chat_messages_once UNIQUE (store_id, order_id, author, message_id),
  constraint chat_messages_store_id_order_id_fkey FOREIGN KEY (store_id, order_id) REFERENCES orders(store_id, order_id),
  constraint chat_messages_author_check CHECK ((author = ANY (ARRAY['merchant'::text, 'customer'::text]))),
  constraint chat_messages_message_no_check CHECK ((message_no > 0)),
  constraint chat_messages_text_check CHECK ((text <> ''::text))
);
alter table chat_messages enable row level security, force row level security;
create policy store_wall on chat_messages for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on chat_messages for all to comanda_system using true with check true;
grant delete, insert, select, update on chat_messages to comanda_system;
grant insert, select on chat_messages to comanda_app;
