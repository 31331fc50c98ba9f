import type { JobReport } from '../queue/print-events.ts';
import { FAULTS } from '../texts.ts';
import type { ReportOutbox } from './report-outbox.ts';

/** Jobs that this agent cannot read. The hello lists them as in hand, so that the server does not send them again. */
export class StrangeJobs {
  readonly #reports = new Map<number, JobReport>();
  readonly #outbox: Pick<ReportOutbox, 'put'>;

  constructor(outbox: Pick<ReportOutbox, 'put'>) {
    this.#outbox = outbox;
  }

  ids(): number[] {
    return [...this.#reports.keys()];
  }

  /** Reports these jobs as failed. */
  add(ids: readonly number[]): void {
    for (const id of ids) {
      const report: JobReport = {
        id,
        estado: 'falhou',
        motivo: FAULTS.notUnderstood,
        impressora: null,
        em: Date.now(),
      };
      this.#reports.set(id, report);
      this.#outbox.put(report);
    }
  }

  /** Reports the jobs again after a new hello, because the server may have given them to other devices. */
  reportAgain(): void {
    for (const report of this.#reports.values()) this.#outbox.put(report);
  }

  forget(ids: readonly number[]): void {
    for (const id of ids) this.#reports.delete(id);
  }
}
