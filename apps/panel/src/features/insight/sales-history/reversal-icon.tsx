import type { HistoryOrder } from '@comanda/contract/insight/sales-history/sales-history.calls';
import { IconCircleCheck, IconCircleX, IconClockExclamation } from '@tabler/icons-react';
import { reversalOf } from './reversal-of.ts';
import classes from './sales-history.module.css';
import { historyTexts as texts } from './texts.ts';

const ICONS = { requested: IconClockExclamation, approved: IconCircleCheck, rejected: IconCircleX } as const;

/** The state of a fine's reversal request, as an icon with a text; empty without a request. */
export function ReversalIcon({ order }: { order: HistoryOrder }) {
  const state = reversalOf(order);
  if (state === 'none') return null;
  const Icon = ICONS[state];
  const reason = order.reversalWords === null ? '' : `: ${order.reversalWords}`;
  const words = `${texts.reversals[state]}${reason}`;
  return (
    <span className={classes.reversal} data-state={state} role="img" aria-label={words} title={words}>
      <Icon size={22} stroke={2} aria-hidden="true" />
    </span>
  );
}
