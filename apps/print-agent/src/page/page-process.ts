import { drawPage } from './draw-page.ts';
import type { PageAnswer, PageWish } from './page-messages.ts';

// A separate process: pdfkit and fonts take as much memory as the rest of the agent, and are seldom needed.

process.on('message', (wish: PageWish) => {
  const answer = (said: PageAnswer) => process.send?.(said);
  drawPage(wish.ticket, wish.page).then(
    (bytes) => answer({ number: wish.number, bytes }),
    (error: unknown) => answer({ number: wish.number, error: String(error) }),
  );
});
process.once('disconnect', () => process.exit(0));
