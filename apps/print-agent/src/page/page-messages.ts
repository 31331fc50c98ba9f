import type { AgentPage } from '@comanda/contract/orders/printing/print-agent-events';
import type { Ticket } from '@comanda/domain/orders/printing/ticket/ticket';

/** A request of the agent to the process that draws pages. */
export interface PageRequest {
  number: number;
  ticket: Ticket;
  page: AgentPage;
}

/** The answer: the PDF, or the reason for the failure. */
export type PageAnswer = { number: number; bytes: Uint8Array } | { number: number; error: string };
