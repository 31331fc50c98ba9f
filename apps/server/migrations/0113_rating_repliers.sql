-- Who answered a rating, by their number: two people of one name are two. Null: nobody did, or before 1.5.
alter table ratings add column replied_user integer;
