-- Whether something waits for a second person stands beside an invoice; what it is does not.
grant select (store_id, request_id, invoice_id, decision) on manual_requests to comanda_app;
