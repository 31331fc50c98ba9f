import { drawPage } from './draw-page.ts';
import type { PageAnswer, PageRequest } from './page-messages.ts';

// Runs as a separate process. pdfkit and fonts take as much memory as the rest of the agent, and are seldom needed.

process.on('message', (request: PageRequest) => {
  const answer = (reply: PageAnswer) => process.send?.(reply);
  drawPage(request.ticket, request.page).then(
    (bytes) => answer({ number: request.number, bytes }),
    (error: unknown) => answer({ number: request.number, error: String(error) }),
  );
});
process.once('disconnect', () => process.exit(0));
