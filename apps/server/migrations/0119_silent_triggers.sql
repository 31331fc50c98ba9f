-- Commands of 1.5 notify of their changes themselves. The triggers remain for servers of 1.4 and for changes in SQL.
create or replace function tell_access_change() returns trigger language plpgsql as $$
begin
  if current_setting('app.notifies', true) = 'on' then return null; end if;
  perform pg_notify('access_changed', jsonb_strip_nulls(jsonb_build_object(
    'kind', tg_argv[0],
    'storeId', old.store_id,
    'userId', to_jsonb(old) -> 'user_id',
    'sessionId', to_jsonb(old) -> 'session_id'))::text);
  return null;
end
$$;

create or replace function tell_store_change() returns trigger language plpgsql as $$
begin
  if current_setting('app.notifies', true) = 'on' then return null; end if;
  perform pg_notify('access_changed', jsonb_build_object(
    'kind', tg_argv[0], 'storeId', coalesce(to_jsonb(new), to_jsonb(old)) -> 'store_id')::text);
  return null;
end
$$;

create or replace function tell_link_ended() returns trigger language plpgsql as $$
begin
  if current_setting('app.notifies', true) = 'on' then return null; end if;
  perform pg_notify('access_changed', jsonb_build_object(
    'kind', 'link-ended', 'storeId', new.store_id, 'orderId', new.order_id)::text);
  return null;
end
$$;

create or replace function end_sessions_of_blocked() returns trigger language plpgsql as $$
begin
  if current_setting('app.notifies', true) = 'on' then return null; end if;
  update sessions set revoked_at = now()
   where store_id = new.store_id and user_id = new.user_id and revoked_at is null;
  return null;
end
$$;
