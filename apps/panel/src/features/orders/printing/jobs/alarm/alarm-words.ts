import { jobName } from '../job-words.ts';
import { alarmTexts, troubleTexts } from '../texts.ts';
import type { PrintAlarm } from './print-alarms.ts';

/** Maximum number of orders that a text names; further orders are only counted. */
const MAX_CODES = 3;

/** The cause of the delay: 'FORNO sem papel', 'Balcão desligado ou sem internet'. */
export function causeWords({ cause, printer, deviceName, trouble, reason }: PrintAlarm): string {
  switch (cause) {
    case 'printer':
      if (printer === null) return reason ?? alarmTexts.queue;
      if (trouble !== null) return alarmTexts.printer(printer, troubleTexts[trouble]);
      // The agent's own text may already contain the printer's name.
      return reason === null || reason.includes(printer)
        ? (reason ?? alarmTexts.printer(printer, alarmTexts.printsNot))
        : `${printer}: ${reason}`;
    case 'device-off':
      return alarmTexts.deviceOff(deviceName ?? '');
    case 'no-printer':
      return alarmTexts.noPrinter;
    case 'expired':
      return reason ?? alarmTexts.timeIsUp;
    case 'waiting':
      return alarmTexts.queue;
  }
}

/** The cause in a few words, as a title: 'FORNO não imprime'. */
export function shortCauseWords(alarm: PrintAlarm): string {
  const { cause, printer, trouble } = alarm;
  return cause === 'printer' && printer !== null && trouble === null
    ? alarmTexts.printer(printer, alarmTexts.printsNot)
    : causeWords(alarm);
}

/** Lists the tickets, e.g. 'Cozinha, Via do cliente'. A kitchen ticket has the name of its station. */
export function ticketsWords({ jobs }: Pick<PrintAlarm, 'jobs'>): string {
  return jobs
    .map((job) => (job.kind === 'production' || job.kind === 'cancellation' ? job.station : jobName(job)))
    .join(', ');
}

/** '8 comandas esperam: #A1, #B2, #C3 e mais 5.' */
export function waitingWords({ orders, jobs }: Pick<PrintAlarm, 'orders' | 'jobs'>): string {
  const codes = orders.slice(0, MAX_CODES).map(({ code }) => `#${code}`);
  const more = orders.length - codes.length;
  return alarmTexts.waits(Math.max(jobs.length, orders.length), codes.join(', '), more);
}
