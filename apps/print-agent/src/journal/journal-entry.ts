import { agentConfig, agentJob } from '@comanda/contract/orders/printing/print-agent-events';
import * as z from 'zod/mini';

const jobId = z.int();

/**
 * One line of the journal. A job is `taken` once it is on this disk. Each copy is `begun` right before its
 * first byte leaves and `done` when the printer has it. The job has `ended` when the agent has finished with
 * it. It is `heard` when the server knows that.
 */
export const journalEntry = z.discriminatedUnion('t', [
  z.object({ t: z.literal('config'), config: agentConfig }),
  /** `deadline`: epoch milliseconds of this machine's clock; the job is not wanted after it. */
  z.object({ t: z.literal('taken'), job: agentJob, deadline: z.number() }),
  z.object({ t: z.literal('begun'), id: jobId, copy: z.string() }),
  /** It had begun, and certainly no byte reached the paper. */
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
  }),
  z.object({ t: z.literal('heard'), id: jobId }),
  /** The server gave it to another device. */
  z.object({ t: z.literal('forgotten'), id: jobId }),
]);
export type JournalEntry = z.infer<typeof journalEntry>;

/** Reads one line; null when it is torn or not ours. */
export function readJournalLine(line: string): JournalEntry | null {
  try {
    return z.parse(journalEntry, JSON.parse(line));
  } catch {
    return null;
  }
}
