import * as calls from '@comanda/contract/orders/ratings/ratings.calls';
import type { Clock } from '../../../platform/clock.ts';
import { messageCommand } from '../../../platform/command.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import type { Bind } from '../../../platform/http/bind.ts';
import { readerOfAll } from '../../../platform/paged/define-paged.ts';
import {
  contestRating,
  decideContest,
  removeTemplate,
  replyToRating,
  saveTemplate,
} from './answer-rating.ts';
import { ownRating, rateOrder } from './rate-order.ts';
import { contestedRatings, listTemplates } from './ratings.reads.ts';
import { fullPeriod, pageOfPeriod, ratingsFile, showRatedOrder, summaryOfPeriod } from './read-ratings.ts';

interface Deps {
  database: Database;
  system: Database;
  clock: Clock;
}

const NO_DAYS = { from: null, to: null };

export function bindRatings(bind: Bind, { database, system, clock }: Deps): void {
  bind.readInStore(calls.readRatingSummary, summaryOfPeriod);
  bind.readInStore(calls.listRatings, pageOfPeriod);
  bind.fileInStore(calls.exportRatings, ratingsFile);
  bind.readInStore(calls.listRatingsOfAll, (tx, _input, _session, now) =>
    fullPeriod(tx, { period: '0', ...NO_DAYS }, now),
  );
  bind.readInStore(calls.listRatingsOfPeriod, (tx, { period, days }, _session, now) =>
    fullPeriod(tx, { period, ...(days ?? NO_DAYS) }, now),
  );
  bind.inStore(calls.replyToRating, replyToRating);
  bind.inStore(calls.contestRating, contestRating);
  bind.readInStore(calls.showRatedOrder, showRatedOrder);
  bind.inStore(calls.listReplyTemplates, listTemplates);
  bind.inStore(calls.saveReplyTemplate, saveTemplate);
  bind.inStore(calls.removeReplyTemplate, removeTemplate);

  bind(calls.getOwnRating, (_input, { linkedOrder: { storeId, orderId } }) =>
    database.readInStore(storeId, (tx) => ownRating(tx, orderId, clock.now())),
  );
  bind(calls.rateOrder, (given, { linkedOrder: { storeId, orderId } }) =>
    database.inStore(storeId, (tx) => rateOrder(tx, orderId, given, clock.now())),
  );

  bind.asProvider(calls.listContestedRatings, (input, { now }) =>
    contestedRatings.page(readerOfAll(system), input, { now }),
  );
  bind.inKnownStore(calls.decideContestedRating, messageCommand(null, decideContest));
}
