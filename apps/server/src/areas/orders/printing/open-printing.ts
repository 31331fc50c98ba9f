import type { Files } from '../../../platform/files/files.ts';
import type { Bind } from '../../../platform/http/bind.ts';
import type { RepeatedWork } from '../../../platform/repeated-work.ts';
import { openAgentNamespace } from './agents/agent-namespace.ts';
import { isDeviceAlive } from './agents/is-device-alive.ts';
import { createTicketLogos } from './logo/ticket-logos.ts';
import { bindPrintJobs } from './print-jobs.routes.ts';
import type { PrintService } from './print-service.ts';
import { bindPrintSettings } from './print-settings.routes.ts';
import type { PrintingDeps, PrintingServices } from './printing-services.ts';
import { PrintWork } from './tickets/print-work.ts';

/** The functions of the printing area that the rest of the server uses. */
export interface Printing {
  /** Call this after settings or devices of a store changed. Null: any store may have changed. */
  changed(storeId: number | null): void;
  /** Asks agents to fetch tickets that no order event announces. */
  wake(storeId: number): void;
  start(): void;
  rounds: readonly RepeatedWork[];
  /** Waits until current work is finished. */
  stop(): Promise<void>;
}

/** Binds the calls of printing and opens the agents' socket. */
export function openPrinting(
  bind: Bind,
  {
    printing,
    files,
    ...deps
  }: Omit<PrintingDeps, 'plans' | 'signals' | 'logos'> & {
    printing: PrintService;
    files: Files;
  },
): Printing {
  const { plans, signals } = printing;
  const logos = createTicketLogos({ ...deps, files });
  const own = { ...deps, plans, signals, logos };
  const agents = openAgentNamespace(own);
  const services: PrintingServices = { ...own, agents };
  const printWork = new PrintWork(services);
  const changed = (storeId: number | null) => {
    plans.forget(storeId);
    void agents.notifyAgain(storeId);
  };
  bindPrintSettings(bind, {
    ...services,
    isAlive: (storeId, device) => isDeviceAlive(services, storeId, device),
    releaseHeld: (storeId, deviceId) => printWork.release({ storeId, deviceId }),
    changed: (storeId) => {
      deps.profiles.forget(storeId);
      changed(storeId);
    },
  });
  bindPrintJobs(bind, services);
  return {
    changed,
    wake: agents.wake,
    start: () => printWork.start(),
    rounds: printWork.rounds,
    stop: () => printWork.stop(),
  };
}
