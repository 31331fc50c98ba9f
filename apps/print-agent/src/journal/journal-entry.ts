import { agentConfig, agentJob } from '@comanda/contract/orders/printing/print-agent-events';
import * as z from 'zod/mini';

const jobId = z.int();

/**
 * One line of the journal. A job is `taken` once it is on this disk. Each copy is `begun` right before its
 * first byte is sent, and `done` when the printer has it. A job has `ended` when the agent has finished it. A
 * job is `heard` when the server has confirmed the report of its end.
 */
export const journalEntry = z.discriminatedUnion('t', [
  z.object({ t: z.literal('config'), config: agentConfig }),
  /** UUID of the server's database, which a restore changes. A restored server no longer knows how jobs ended. */
  z.object({ t: z.literal('epoch'), epoch: z.string() }),
  /** `deadline`: epoch milliseconds of this machine's clock. After that, the ticket is useless. */
  z.object({ t: z.literal('taken'), job: agentJob, deadline: z.number() }),
  z.object({ t: z.literal('begun'), id: jobId, copy: z.string() }),
  /** The copy had begun, but certainly no byte reached the printer. */
  z.object({ t: z.literal('untouched'), id: jobId, copy: z.string() }),
  z.object({ t: z.literal('done'), id: jobId, copy: z.string() }),
  z.object({
    t: z.literal('ended'),
    id: jobId,
    estado: z.enum(['impresso', 'expirado']),
    motivo: z.nullable(z.string()),
    impressora: z.nullable(z.string()),
    /** Epoch milliseconds. */
    em: z.number(),
    devolvida: z.optional(z.enum(['intacta', 'talvez'])),
    /** The ticket was printed under another id, before a restore of the server's database. */
    ja_impressa: z.optional(z.boolean()),
  }),
  z.object({ t: z.literal('heard'), id: jobId }),
  /**
   * Tickets of ended jobs: name, time in epoch milliseconds, true if the whole ticket was printed, and the
   * hash of its items. The name survives a restore of the server's database.
   */
  z.object({
    t: z.literal('papers'),
    papers: z.array(z.tuple([z.string(), z.number(), z.boolean(), z.optional(z.string())])),
  }),
  /** The server gave the job to another device. */
  z.object({ t: z.literal('forgotten'), id: jobId }),
]);
export type JournalEntry = z.infer<typeof journalEntry>;

/** Reads one line. Returns null for an incomplete or unknown line. */
export function readJournalLine(line: string): JournalEntry | null {
  try {
    return z.parse(journalEntry, JSON.parse(line));
  } catch {
    return null;
  }
}
