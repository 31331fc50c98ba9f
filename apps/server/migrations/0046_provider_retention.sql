-- What the provider's people did, and their sessions, are kept for a time, as what people of stores did is.
grant delete on provider_sessions, provider_audit to comanda_system;
