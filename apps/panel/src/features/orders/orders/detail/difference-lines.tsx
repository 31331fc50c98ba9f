import type { OrderDifference } from '@comanda/domain/orders/orders/order-difference';
import { IconEqualNot } from '@tabler/icons-react';
import { differenceWords } from '../difference-words.ts';
import classes from './difference-lines.module.css';

/** Below an item or an amount: its differences from the store's settings. */
export function DifferenceLines({ of: differences }: { of: readonly OrderDifference[] }) {
  return differences.map((difference) => (
    <span key={`${difference.kind} ${difference.name}`} className={classes.line}>
      <IconEqualNot size={16} stroke={1.75} aria-hidden="true" />
      {differenceWords(difference)}
    </span>
  ));
}
