-- An e-mail in the outgoing queue, or already ended, with its state, attempts and sealed content.
create table mails_out (
  store_id integer not null,
  mail_id uuid not null,
  kind text not null,
  shown_to text not null,
  sealed bytea,
  state text not null default 'waiting'::text,
  queued_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  tried_until timestamp with time zone not null,
  attempts integer not null default 0,
  fault text,
  fault_codes text,
  ended_at timestamp with time zone,
  claimed_by uuid,
  claimed_until timestamp with time zone,
  constraint mails_out_pkey PRIMARY KEY (store_id, mail_id),
  constraint mails_out_fault_check CHECK ((fault = ANY (ARRAY['refused'::text, 'unreachable'::text, 'unknown'::text, 'not-set-up'::text, 'unreadable'::text]))),
  constraint mails_out_kind_check CHECK ((kind <> ''::text)),
  constraint mails_out_sealed CHECK (((sealed IS NULL) = (state = ANY (ARRAY['sent'::text, 'expired'::text, 'dropped'::text])))),
  constraint mails_out_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'given-up'::text, 'expired'::text, 'dropped'::text])))
);
CREATE INDEX mails_out_by_age on mails_out USING btree (queued_at);
CREATE INDEX mails_out_of_store on mails_out USING btree (store_id, queued_at);
CREATE INDEX mails_out_open on mails_out USING btree (claimed_until) WHERE (state = ANY (ARRAY['waiting'::text, 'given-up'::text]));
alter table mails_out enable row level security, force row level security;
create policy store_wall on mails_out for all to comanda_app using (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer) with check (store_id = (NULLIF(current_setting('app.store_id'::text, true), ''::text))::integer);
create policy system_work on mails_out for all to comanda_system using true with check true;
grant delete, insert, select, update on mails_out to comanda_system;
grant insert on mails_out to comanda_app;
