-- A hold after a restore beside one of the proof: each is released by itself.
alter table book_holds
  -- Since this time a restore holds the settlements; null: no restore does.
  add column restored_at timestamptz,
  -- The proof's hold was released while the restore still holds.
  add column book_released_at timestamptz;
