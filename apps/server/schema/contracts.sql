-- A document that the provider asks a store to sign, with its text and its last signing link.
create table contracts (
  store_id integer not null,
  contract_id integer not null,
  title text not null,
  body text not null,
  link text,
  is_mandatory boolean not null default false,
  created_at timestamp with time zone not null,
  cancelled_at timestamp with time zone,
  sent_to text,
  sent_at timestamp with time zone,
  link_hash bytea,
  link_expires_at timestamp with time zone,
  campaign_sponsor text,
  campaign_coupon text,
  campaign_until date,
  constraint contracts_pkey PRIMARY KEY (store_id, contract_id),
  constraint contracts_link_hash UNIQUE (store_id, link_hash),
  constraint contracts_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(store_id),
  constraint contracts_body_check CHECK ((body <> ''::text)),
  constraint contracts_link_check CHECK ((link ~ '^https?://'::text)),
  constraint contracts_sent CHECK ((((sent_to IS NULL) = (sent_at IS NULL)) AND ((link_hash IS NULL) = (link_expires_at IS NULL)))),
  constraint contracts_title_check CHECK ((title <> ''::text))
);
CREATE TRIGGER contract_changed AFTER INSERT OR UPDATE OF cancelled_at on contracts FOR EACH ROW EXECUTE FUNCTION tell_store_change('store-changed');
alter table contracts enable row level security, force row level security;
create policy store_wall on contracts for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on contracts for all to comanda_system using true with check true;
grant insert, select, update on contracts to comanda_system;
grant select on contracts to comanda_app;
