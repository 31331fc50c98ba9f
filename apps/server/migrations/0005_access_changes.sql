-- Whoever ends a session, blocks a person, changes a store or withdraws a key, by whatever way (another server, a
-- command line, SQL), every server hears of it at the commit. All of it is rare: the hot paths of orders notify nobody.

create function tell_access_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('access_changed', jsonb_strip_nulls(jsonb_build_object(
    'kind', tg_argv[0],
    'storeId', old.store_id,
    'userId', to_jsonb(old) -> 'user_id',
    'sessionId', to_jsonb(old) -> 'session_id'))::text);
  return null;
end
$$;

create trigger session_ended after update of revoked_at, expires_at on sessions for each row
  when ((old.revoked_at is null and new.revoked_at is not null) or new.expires_at < old.expires_at)
  execute function tell_access_change('session-ended');

create trigger session_deleted after delete on sessions for each row
  when (old.revoked_at is null and old.expires_at > now())
  execute function tell_access_change('session-ended');

create trigger user_changed after update of is_active, roles, name on users for each row
  when ((old.is_active, old.roles, old.name) is distinct from (new.is_active, new.roles, new.name))
  execute function tell_access_change('user-changed');

create trigger store_changed after update of is_suspended, suspension_text, name, time_zone, logo, symbol, company
  on stores for each row
  when ((old.is_suspended, old.suspension_text, old.name, old.time_zone, old.logo, old.symbol, old.company)
    is distinct from
    (new.is_suspended, new.suspension_text, new.name, new.time_zone, new.logo, new.symbol, new.company))
  execute function tell_access_change('store-changed');

create trigger intake_key_ended after update of revoked_at on intake_keys for each row
  when (old.revoked_at is null and new.revoked_at is not null)
  execute function tell_access_change('key-ended');

create trigger intake_key_deleted after delete on intake_keys for each row
  when (old.revoked_at is null)
  execute function tell_access_change('key-ended');
