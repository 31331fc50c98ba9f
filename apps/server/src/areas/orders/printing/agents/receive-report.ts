import type { AgentReport } from '@comanda/contract/orders/printing/print-agent-events';
import { tidyName, withoutUnseen } from '@comanda/domain/kit/text/tidy-name';
import { SYSTEM } from '../../orders/public.ts';
import { changeJobs } from '../jobs/change-jobs.ts';
import { findJobs } from '../jobs/print-jobs.writes.ts';
import type { PrintingDeps } from '../printing-services.ts';
import { applyReport, applyReports, type PrintReport } from '../tickets/job-rules.ts';
import type { Agent } from './print-agents.ts';

const STATES = { impresso: 'printed', falhou: 'failed', expirado: 'expired' } as const;

/**
 * Saves the reported results of jobs, and their effects on orders. A report that changes nothing sends one query.
 * Unknown jobs and jobs of other devices are ignored.
 */
export async function receiveReport(
  deps: PrintingDeps,
  { storeId, deviceId }: Agent,
  { trabalhos }: AgentReport,
): Promise<void> {
  const reports = trabalhos.map(reportOf);
  const byJob = new Map(reports.map((report) => [report.jobId, report]));
  const jobs = await deps.database.inStore(storeId, (tx) => findJobs(tx, [...byJob.keys()]));
  const now = deps.clock.now();
  const changed = jobs.filter((job) => {
    const report = byJob.get(job.jobId);
    return report !== undefined && applyReport(job, report, deviceId, now) !== null;
  });
  await changeJobs(deps, { storeId, actor: SYSTEM }, changed, (tickets, around) =>
    applyReports(tickets, byJob, deviceId, around),
  );
}

const GIVEN_BACK = { intacta: 'untouched', talvez: 'perhaps-printed' } as const;

function reportOf({
  id,
  estado,
  motivo,
  impressora,
  em,
  devolvida,
  ja_impressa,
}: AgentReport['trabalhos'][number]): PrintReport {
  return {
    jobId: id,
    state: STATES[estado],
    reason: motivo === null ? null : tidyName(motivo) || null,
    printer: impressora === null ? null : withoutUnseen(impressora) || null,
    at: em,
    givenBack: devolvida === undefined || estado !== 'expirado' ? null : GIVEN_BACK[devolvida],
    wasPrintedBefore: ja_impressa === true,
  };
}
