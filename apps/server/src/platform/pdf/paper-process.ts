import { setPriority } from 'node:os';
import { drawPaper } from './draw-paper.ts';
import type { Paper } from './paper.ts';

/** What the process answers: the PDF, or what broke. */
export type Drawn = { bytes: Uint8Array } | { fault: string };

// Papers wait for orders, not orders for papers.
setPriority(5);

// One paper after the other, until the server ends the process or goes itself.
process.on('message', (paper: Paper) => {
  const answer = (drawn: Drawn) => process.send?.(drawn);
  drawPaper(paper).then(
    (bytes) => answer({ bytes }),
    (error: unknown) =>
      answer({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
