import { setPriority } from 'node:os';
import { drawPaper } from './draw-paper.ts';
import type { Paper } from './paper.ts';

/** The process's answer: the PDF, or the error. */
export type Drawn = { bytes: Uint8Array } | { fault: string };

// A lower priority: orders must not wait for papers.
setPriority(5);

// Draws one paper after the other, until the server ends the process or ends itself.
process.on('message', (paper: Paper) => {
  const answer = (drawn: Drawn) => process.send?.(drawn);
  drawPaper(paper).then(
    (bytes) => answer({ bytes }),
    (error: unknown) =>
      answer({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
