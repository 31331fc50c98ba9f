-- outside a transaction

alter table manual_requests validate constraint manual_requests_kinds;
