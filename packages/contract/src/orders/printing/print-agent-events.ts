import type { PrintKind } from '@comanda/domain/orders/printing/print-job';
import { PRINT_KINDS } from '@comanda/domain/orders/printing/print-job';
import { FONT_NAMES, PAGE_WIDTHS } from '@comanda/domain/orders/printing/print-settings';
import * as z from 'zod/mini';
import type { ErrorCode } from '../../errors.ts';
import type { LeavingPushes } from '../../realtime/leaving.ts';
import { deviceRoutes, foundPrinters } from './print-device.wire.ts';
import { ticketWire } from './ticket.wire.ts';

// Messages between the print agent and the server on the agent's own connection.

/** Namespace of the agents; `auth.token` is the token from pairing. */
export const AGENT_NAMESPACE = '/agente';

const jobNumber = z.int().check(z.positive());

/** Event 'apresentar': the agent sends it after every connection, and after changes of its printers. */
export const agentHello = z.object({
  /** Version of the agent, which the list of devices shows. */
  versao: z.string().check(z.maxLength(40)),
  sistema: z.string().check(z.maxLength(80)),
  impressoras: foundPrinters.wire,
  /**
   * Jobs that the agent has not finished, or whose result is not confirmed. A delivered job that is missing here was
   * lost.
   */
  em_maos: z.array(jobNumber).check(z.maxLength(5_000)),
  /** True: the agent has more jobs than the message can list, so a job that is not listed may still exist. */
  em_maos_incompleto: z.optional(z.boolean()),
});
export type AgentHello = z.infer<typeof agentHello>;

const pageWire = z.object({
  largura: z.enum(PAGE_WIDTHS),
  linhas_inicio: z.int(),
  margem_esquerda: z.number(),
  margem_direita: z.number(),
  fonte: z.enum(FONT_NAMES),
  /** Font size in points; production tickets are two points larger. */
  tamanho: z.number(),
});
export type AgentPage = z.infer<typeof pageWire>;

/** A print job in the form that the agent gets. */
export const agentJob = z.object({
  id: jobNumber,
  tipo: z.enum(PRINT_KINDS),
  estacao: z.string(),
  /** Target printers; each prints `copias` copies. */
  impressoras: z.array(z.string()),
  copias: z.int(),
  comanda: ticketWire,
  pagina: pageWire,
  /** Pause in milliseconds after the ticket, if a driver prints it. */
  pausa: z.int(),
  /** Epoch milliseconds; after this time the ticket must not be printed any more. */
  expira: z.number(),
  /**
   * Names the order and its content also after a restore of the database, which gives its tickets other ids.
   * Absent for test pages, and from servers of 1.4.
   */
  chave: z.optional(z.string().check(z.maxLength(60))),
  /**
   * Hash of the positions of the ticket's items in the order. A restore may bring back other routes, which
   * give a station other items. Absent without `chave`.
   */
  itens: z.optional(z.string().check(z.maxLength(60))),
  /** True: a person requested the ticket, which is printed even if it was printed before. */
  pedida: z.optional(z.boolean()),
});
export type AgentJob = z.infer<typeof agentJob>;
export type AgentJobKind = PrintKind;

/**
 * Event 'buscar': requests the next jobs, the oldest first. The server marks these jobs as 'enviado' to this
 * agent.
 */
export const agentFetch = z.object({ ate: z.int().check(z.gte(1), z.lte(50)) });

/**
 * Event 'relatar': reports results of jobs. `falhou` means that the agent still tries again. A repeated
 * report has no effect.
 */
export const agentReport = z.object({
  trabalhos: z
    .array(
      z.object({
        id: jobNumber,
        estado: z.enum(['impresso', 'falhou', 'expirado']),
        /** The reason for people: 'sem papel', 'impressora desligada'. */
        motivo: z.nullable(z.string().check(z.maxLength(300))),
        impressora: z.nullable(z.string().check(z.maxLength(120))),
        /** Epoch milliseconds of the agent's clock. */
        em: z.number(),
        /**
         * Set if the agent gave the job back on request. 'intacta': no part was printed. 'talvez': a part may
         * be printed.
         */
        devolvida: z.optional(z.enum(['intacta', 'talvez'])),
        /**
         * True: the ticket was printed under another id, before the database was restored. Agents of release
         * 1.4 do not send this field.
         */
        ja_impressa: z.optional(z.boolean()),
      }),
    )
    .check(z.maxLength(200)),
});
export type AgentReport = z.infer<typeof agentReport>;

export interface AgentRefusal {
  status: false;
  motivo: ErrorCode;
  erro: string;
  tente_em?: number;
}

/** The server's settings for the agent's printers. */
export const agentConfig = z.object({
  loja: z.string(),
  dispositivo: z.string(),
  rotas: deviceRoutes.wire,
});
export type AgentConfig = z.infer<typeof agentConfig>;

export interface AgentRequests {
  apresentar(
    hello: AgentHello,
    /** `epoca` changes when the database is restored from a backup. Servers of release 1.4 send no `epoca`. */
    answer: (configured: ({ status: true; epoca?: string } & AgentConfig) | AgentRefusal) => void,
  ): void;
  buscar(
    wanted: z.infer<typeof agentFetch>,
    /** `mais` is true if the server has more jobs. */
    answer: (given: { status: true; trabalhos: AgentJob[]; mais: boolean } | AgentRefusal) => void,
  ): void;
  relatar(report: AgentReport, answer: (received: { status: true } | AgentRefusal) => void): void;
}

export interface AgentPushes extends LeavingPushes {
  /** The agent should fetch new jobs. */
  trabalhos(): void;
  /** The printers of stations, their options or the store's settings changed. */
  configuracao(config: AgentConfig): void;
  /**
   * These jobs now belong to other printers. The agent gives back the jobs that are not printed, reported as `expirado`
   * and `devolvida`.
   */
  devolver(which: { ids: number[] }): void;
  /** The server has withdrawn these jobs, because the order was cancelled before they were printed. */
  retirar(which: { ids: number[] }): void;
}
