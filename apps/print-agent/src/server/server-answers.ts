import {
  type AgentConfig,
  type AgentJob,
  agentConfig,
  agentJob,
} from '@comanda/contract/orders/printing/print-agent-events';
import * as z from 'zod/mini';

const refusal = z.object({
  status: z.literal(false),
  motivo: z.string(),
  erro: z.string(),
  tente_em: z.optional(z.number()),
});
const fetched = z.object({ status: z.literal(true), trabalhos: z.array(z.unknown()), mais: z.boolean() });
const introduced = z.object({ epoca: z.optional(z.string()) });
const numbered = z.object({ id: z.int() });
const withdrawn = z.object({ ids: z.array(z.int()) });

/** The server received a request and refused it. */
export class Refused extends Error {
  override name = 'Refused';
  readonly code: string;
  readonly retryMs: number | null;

  constructor(code: string, text: string, retryMs: number | null) {
    super(text);
    this.code = code;
    this.retryMs = retryMs;
  }
}

/** Throws {@link Refused} if an answer is a refusal. */
export function assertAccepted(answer: unknown): void {
  const reply = z.safeParse(refusal, answer);
  if (reply.success) throw new Refused(reply.data.motivo, reply.data.erro, reply.data.tente_em ?? null);
}

/** Reads the agent's configuration. Throws if it is invalid. */
export function readConfig(configured: unknown): AgentConfig {
  return z.parse(agentConfig, configured);
}

/**
 * Reads the UUID of the server's database from the answer to 'apresentar'. Null for a server of release 1.4,
 * which sends none.
 */
export function readEpoch(configured: unknown): string | null {
  const read = z.safeParse(introduced, configured);
  return read.success ? (read.data.epoca ?? null) : null;
}

/** Reads the answer to 'buscar': the jobs, and the ids of jobs that this agent cannot read. */
export function readJobs(answer: unknown): { jobs: AgentJob[]; strangeIds: number[]; hasMore: boolean } {
  const { trabalhos, mais } = z.parse(fetched, answer);
  const jobs: AgentJob[] = [];
  const strangeIds: number[] = [];
  for (const sent of trabalhos) {
    const job = z.safeParse(agentJob, sent);
    if (job.success) jobs.push(job.data);
    else strangeIds.push(...idsOf(sent));
  }
  return { jobs, strangeIds, hasMore: mais };
}

/** Reads the ids of withdrawn jobs. The list is empty if the message is invalid. */
export function readWithdrawn(configured: unknown): number[] {
  const which = z.safeParse(withdrawn, configured);
  return which.success ? which.data.ids : [];
}

function idsOf(sent: unknown): number[] {
  const job = z.safeParse(numbered, sent);
  return job.success ? [job.data.id] : [];
}
