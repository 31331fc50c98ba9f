-- The provider asks for the stores of the last days: few of many.
create index stores_by_creation on stores (created_at);
