-- Random id of the server process to which the agent introduced itself last. Null: the agent has not spoken to a server of 1.5.
alter table print_devices add column server_id uuid;
