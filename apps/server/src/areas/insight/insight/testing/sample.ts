import type { Sample } from '../../../../testing/sample.ts';

/** An administrator with the daily summary and a silenced finding, and recounted sums. */
export const sample: Sample = async ({ run }) => {
  await run(
    "insert into daily_summaries (store_id, user_id, takes_empty_days, told_day) values ($1, 1, true, '2026-11-19')",
  );
  await run(
    "insert into silenced_findings (store_id, user_id, rule, until) values ($1, 1, 'late', '2030-01-01')",
  );
  await run('insert into sales_recounts (store_id, counted_at, orders) values ($1, now(), 0)');
  return {
    inputs: {
      'insight.save-daily-summary': { ligado: true, dias_sem_pedidos: false },
      'insight.silence-finding': { regra: 'late', silenciar: true },
    },
  };
};
