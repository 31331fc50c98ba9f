import type { HistoryOrder } from '@comanda/contract/insight/sales-history/sales-history.calls';
import type { Tone } from '@comanda/ui/tone.ts';

export function toneOf({ status }: Pick<HistoryOrder, 'status'>): Tone {
  if (status === 'delivered') return 'delivered';
  return status === 'cancelled' ? 'late' : 'pending';
}
