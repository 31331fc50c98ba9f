import { useOrderParts } from '../order-parts.ts';
import { useLatePapers } from './late-papers.ts';

/** Stays while a paper is owed: nothing but the paper itself, or somebody who gives it up, takes it away. */
export function PrintAlarmBar({ isSmall = false }: { isSmall?: boolean }) {
  const orders = useLatePapers();
  const { PrintAlarm } = useOrderParts();
  return orders.length === 0 || !PrintAlarm ? null : <PrintAlarm orders={orders} isSmall={isSmall} />;
}
