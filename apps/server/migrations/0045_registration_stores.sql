-- What became of a wish to join: what was answered, why it was closed, and the store made of it.
alter table registration_requests
  add column note         text,
  add column close_reason text,
  add column made_store   integer;
