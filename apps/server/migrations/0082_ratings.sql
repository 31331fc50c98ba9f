-- Reserved (numbers have no gap): replace this line and the next by the migration of that name.
select 1;
