import type { PrintJob } from '@comanda/contract/orders/printing/print-jobs.wire';
import {
  giveUpPrint as giveUpCall,
  listOrderPrints,
  listOrderTickets,
  listOwedPrints,
  listPrintLog,
  printOrder as printOrderCall,
  printTestPage as printTestCall,
} from '@comanda/contract/orders/printing/printing.calls';
import type { Command } from '../../../platform/command.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Bind } from '../../../platform/http/bind.ts';
import { actorOf } from '../orders/public.ts';
import { giveUpPrint } from './jobs/give-up-print.ts';
import { listJobsOfOrder, listLastJobs, listOwedJobs } from './jobs/print-jobs.reads.ts';
import { printTestPage } from './jobs/print-test-page.ts';
import type { PrintingServices } from './printing-services.ts';
import { listLocalTickets } from './tickets/local-tickets.ts';
import { notePastTicket } from './tickets/note-past-ticket.ts';
import { printOrder } from './tickets/print-order.ts';
import { withWaits } from './tickets/print-waits.ts';

export function bindPrintJobs(bind: Bind, services: PrintingServices): void {
  const { database, profiles, clock } = services;

  const jobsOf: Command<{ orderId: number }, PrintJob[]> = async (tx, { orderId }) => {
    const jobs = await listJobsOfOrder(tx, orderId);
    if (jobs === null) throw new AppError('order.not-found');
    return withWaits(tx, services, jobs);
  };

  bind(printOrderCall, async (input, { session, address }) => {
    await printOrder(services, { session, address }, input);
    return database.readInStore(session.storeId, (tx) => jobsOf(tx, input, session, clock.now()));
  });

  bind.readInStore(listOrderPrints, jobsOf);

  bind(listOrderTickets, async ({ orderId }, { session, address }) => {
    const store = await profiles.get(session.storeId);
    const now = clock.now();
    return database.inStore(session.storeId, async (tx) => {
      const listed = await listLocalTickets(tx, orderId, { store, logos: services.logos }, now);
      if (listed.isCustomerHidden) {
        services.pastOrders.count(session, orderId);
        await notePastTicket(tx, { session, address, orderId }, now);
      }
      return listed.tickets;
    });
  });

  bind.readInStore(listPrintLog, async (tx) => withWaits(tx, services, await listLastJobs(tx)));

  bind.readInStore(listOwedPrints, async (tx) => withWaits(tx, services, await listOwedJobs(tx)));

  bind(printTestCall, async (input, { session }) => [await printTestPage(services, session, input)]);

  bind(giveUpCall, async ({ jobId }, { session }) => {
    const { storeId } = session;
    await giveUpPrint(services, { storeId, actor: actorOf(session) }, jobId);
    return { message: null };
  });
}
