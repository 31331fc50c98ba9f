import type { Sample } from '../../../../testing/sample.ts';

/** A week that was saved by a user, and a special date. */
export const sample: Sample = async ({ run }) => {
  await run(
    `insert into opening_hours (store_id, days, opens_by_itself, closes_by_itself, version, changed_at)
     select $1, jsonb_agg('{"isOpen": false, "periods": []}'::jsonb), false, false, 1, now() from generate_series(1, 7)`,
  );
  await run(
    "insert into special_dates (store_id, on_date, name, version, changed_at) values ($1, '2030-12-24', 'Frase Marcada', 1, now())",
  );
  return {};
};
