-- Blocking a person ends their sessions for good, whoever blocks and by whatever way: unblocking within the day must not
-- bring them back. Every server hears of each end, as of any other (see 0005).

create function end_sessions_of_blocked() returns trigger language plpgsql as $$
begin
  update sessions set revoked_at = now()
   where store_id = new.store_id and user_id = new.user_id and revoked_at is null;
  return null;
end
$$;

create trigger user_blocked after update of is_active on users for each row
  when (old.is_active and not new.is_active)
  execute function end_sessions_of_blocked();

-- Those who are blocked already. The owner, too, is behind the wall.
alter table users no force row level security;
alter table sessions no force row level security;
update sessions s set revoked_at = now() from users u
 where u.store_id = s.store_id and u.user_id = s.user_id and not u.is_active and s.revoked_at is null;
alter table sessions force row level security;
alter table users force row level security;
