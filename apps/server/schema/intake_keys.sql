-- A key (stored as a hash) that a partner uses to send orders to one store.
create table intake_keys (
  key_hash bytea not null,
  store_id integer not null,
  label text not null,
  created_at timestamp with time zone not null default now(),
  revoked_at timestamp with time zone,
  constraint intake_keys_pkey PRIMARY KEY (key_hash)
);
CREATE TRIGGER intake_key_deleted AFTER DELETE on intake_keys FOR EACH ROW WHEN ((old.revoked_at IS NULL)) EXECUTE FUNCTION tell_access_change('key-ended');
CREATE TRIGGER intake_key_ended AFTER UPDATE OF revoked_at on intake_keys FOR EACH ROW WHEN (((old.revoked_at IS NULL) AND (new.revoked_at IS NOT NULL))) EXECUTE FUNCTION tell_access_change('key-ended');
grant delete, insert, select, update on intake_keys to comanda_system;
grant select on intake_keys to comanda_app;
