-- What was read of a row of a restaurant's menu. Servers of 1.4 know only `given`, and would create each product of a
-- menu again, because they find products by barcode only. They refuse rows without `given`.
alter table product_file_rows add column menu_given jsonb;
