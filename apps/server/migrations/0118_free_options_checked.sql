-- outside a transaction
alter table option_groups validate constraint option_groups_free_check;
