import type { Journal } from '../journal/journal.ts';
import type { Printers } from '../printers/printers.ts';
import type { Drawing } from './draw-paper.ts';
import type { PrintNews } from './print-news.ts';

export interface QueueParts {
  journal: Journal;
  printers: Printers;
  draw: Drawing;
  news: PrintNews;
  now(): number;
  /** Milliseconds before each further attempt of a printer that refuses. */
  retryPausesMs?: readonly number[];
}
