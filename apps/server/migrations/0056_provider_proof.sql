-- When somebody of the provider last typed their password in a session, and their code where they have a second factor.
alter table provider_sessions add column proven_at timestamptz;
