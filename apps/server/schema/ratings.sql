-- The rating of an order by its customer, with the reply of the store, its contest and the decision.
create table ratings (
  store_id integer not null,
  order_id bigint not null,
  food smallint not null,
  delivery smallint not null,
  overall smallint not null,
  comment text,
  rated_at timestamp with time zone not null,
  counts_at timestamp with time zone not null,
  reply text,
  replied_at timestamp with time zone,
  replied_by text,
  contested_at timestamp with time zone,
  contested_by text,
  contest_reason text,
  decision text,
  decided_at timestamp with time zone,
  decided_by text,
  decision_words text,
  replied_user integer,
  constraint ratings_pkey PRIMARY KEY (store_id, order_id),
  constraint ratings_store_id_order_id_fkey FOREIGN KEY (store_id, order_id) REFERENCES orders(store_id, order_id),
  constraint ratings_comment_check CHECK ((comment <> ''::text)),
  constraint ratings_contest CHECK (((contested_at IS NULL) = (contest_reason IS NULL))),
  constraint ratings_decision CHECK ((((decision IS NULL) = (decided_at IS NULL)) AND ((decision IS NULL) OR (contested_at IS NOT NULL)))),
  constraint ratings_decision_check CHECK ((decision = ANY (ARRAY['removed'::text, 'kept'::text]))),
  constraint ratings_delivery_check CHECK (((delivery >= 1) AND (delivery <= 5))),
  constraint ratings_food_check CHECK (((food >= 1) AND (food <= 5))),
  constraint ratings_overall_check CHECK (((overall >= 1) AND (overall <= 5))),
  constraint ratings_reply CHECK (((reply IS NULL) = (replied_at IS NULL))),
  constraint ratings_reply_check CHECK ((reply <> ''::text))
);
CREATE INDEX ratings_by_time on ratings USING btree (store_id, rated_at, order_id);
CREATE INDEX ratings_contested on ratings USING btree (contested_at, store_id, order_id) WHERE ((contested_at IS NOT NULL) AND (decision IS NULL));
alter table ratings enable row level security, force row level security;
create policy store_wall on ratings for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on ratings for all to comanda_system using true with check true;
grant insert, select, update on ratings to comanda_app;
grant insert, select, update on ratings to comanda_system;
