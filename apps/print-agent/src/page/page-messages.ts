import type { AgentPage } from '@comanda/contract/printing/print-agent-events';
import type { Ticket } from '@comanda/domain/printing/ticket/ticket';

/** What the agent asks of the process that draws its pages. */
export interface PageWish {
  number: number;
  ticket: Ticket;
  page: AgentPage;
}

/** What it answers: the PDF, or why there is none. */
export type PageAnswer = { number: number; bytes: Uint8Array } | { number: number; error: string };
