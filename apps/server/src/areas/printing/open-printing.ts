import type { Files } from '../../platform/files/files.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { openAgentDoor } from './agents/agent-door.ts';
import { createTicketLogos } from './logo/ticket-logos.ts';
import { PaperJob } from './papers/paper-job.ts';
import { bindPrintJobs } from './print-jobs.routes.ts';
import type { PrintService } from './print-service.ts';
import { bindPrintSettings } from './print-settings.routes.ts';
import type { PrintingDeps, PrintingServices } from './printing-services.ts';

/** Printing as the server sees it. */
export interface Printing {
  /** Settings or devices of a store changed, or with `null` may have anywhere. */
  changed(storeId: number | null): void;
  /** There is something to fetch that no order tells of. */
  wake(storeId: number): void;
  start(): void;
  /** Waits for what is under way. */
  stop(): Promise<void>;
}

/** Binds the calls of printing and opens the agents' door. */
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
  const agents = openAgentDoor(own);
  const services: PrintingServices = { ...own, agents };
  const papers = new PaperJob(services);
  const changed = (storeId: number | null) => {
    plans.forget(storeId);
    void agents.tellAnew(storeId);
  };
  bindPrintSettings(bind, {
    ...services,
    isConnected: agents.isConnected,
    releaseHeld: (storeId, deviceId) => papers.release({ storeId, deviceId }),
    changed: (storeId) => {
      deps.profiles.forget(storeId);
      changed(storeId);
    },
  });
  bindPrintJobs(bind, services);
  return {
    changed,
    wake: agents.wake,
    start: () => papers.start(),
    stop: () => papers.stop(),
  };
}
