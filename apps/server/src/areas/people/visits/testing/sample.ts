import type { Sample } from '../../../../testing/sample.ts';

/** A finished visit of the provider. */
export const sample: Sample = async ({ run }) => {
  await run(
    `insert into support_visits (store_id, visit_id, person_id, person_name, reason, asked_at, ticket_hash, ticket_until,
                                 ended_at, ended_by)
     values ($1, 1, 1, 'Rita', 'Balcão Marcado', now(), '\\x00', now(), now(), 'time')`,
  );
  return { numbers: { id_visita: 1 } };
};
