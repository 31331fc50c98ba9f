import type { Sample } from '../../../../testing/sample.ts';

/** A checked file with one row. */
export const sample: Sample = async ({ run }) => {
  await run(
    `insert into product_files (store_id, file_id, file_name, reading, should_update, waits_for_yes, state, total,
                                new_count, sent_by, sent_by_id, sent_at)
     values ($1, 1, 'Arquivo Marcado', '{"columns":{"name":1}}', true, true, 'checked', 1, 1, 'Ana', 1, now())`,
  );
  await run(
    `insert into product_file_rows (store_id, file_id, row_no, line, cells, outcome)
     values ($1, 1, 1, 2, '["Linha Marcada"]', 'refused')`,
  );
  return {
    marks: ['Arquivo Marcado', 'Linha Marcada'],
    numbers: { fileId: 1, id_linha: 1 },
    inputs: { 'bulk-upload.*': { id: 1 } },
  };
};
