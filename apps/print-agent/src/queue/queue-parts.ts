import type { Journal } from '../journal/journal.ts';
import type { Printers } from '../printers/printers.ts';
import type { Drawing } from './draw-document.ts';
import type { PrintEvents } from './print-events.ts';

export interface QueueParts {
  journal: Journal;
  printers: Printers;
  draw: Drawing;
  events: PrintEvents;
  now(): number;
  /** Milliseconds before each further attempt, while a printer refuses. */
  retryPausesMs?: readonly number[];
}
