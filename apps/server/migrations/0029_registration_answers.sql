-- Requests of future stores are answered by the provider, and closed.
alter table registration_requests
  add column answered_at timestamptz,
  add column closed_at   timestamptz,
  add column handled_by  text;
