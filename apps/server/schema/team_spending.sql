-- The amount that a person of the provider moved without a second person on one operational day.
create table team_spending (
  person_id integer not null,
  day date not null,
  cents bigint not null,
  constraint team_spending_pkey PRIMARY KEY (person_id, day),
  constraint team_spending_person_id_fkey FOREIGN KEY (person_id) REFERENCES provider_people(person_id)
);
grant insert, select, update on team_spending to comanda_system;
