import { timeText } from '@comanda/domain/store/hours/period';
import type { TimeFault } from '@comanda/domain/store/hours/week';

/** The text about an invalid time, the same in form and server. */
export function timeFaultText({ kind, other }: TimeFault): string {
  const opens = timeText(other?.start ?? 0);
  switch (kind) {
    case 'no-opening':
      return 'Informe a hora de abrir.';
    case 'overlap':
      return `Este horário já está no período das ${opens} às ${timeText(other?.end ?? 0)}.`;
    case 'overlap-next-day':
      return `Passa da abertura do dia seguinte, às ${opens}.`;
  }
}
