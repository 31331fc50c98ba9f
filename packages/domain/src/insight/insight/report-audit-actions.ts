import type { ActionRows } from '../../people/audit/action-row.ts';

/** Audit log: repairs of the reports' sums. */
export const REPORT_ACTIONS = {
  'reports.sums-repaired': { area: 'finance', describe: () => 'Refez as somas dos relatórios da loja' },
} as const satisfies ActionRows;
