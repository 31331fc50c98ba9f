import * as calls from '@comanda/contract/orders/ratings/ratings.calls';
import { type Question, type Scores, summaryOf } from '@comanda/domain/orders/ratings/rating';
import type { Clock } from '../../../platform/clock.ts';
import { saying } from '../../../platform/command.ts';
import type { Database, Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Bind } from '../../../platform/http/bind.ts';
import { naming } from '../../../platform/http/customer-watch.ts';
import { readerOfAll } from '../../../platform/paged/define-paged.ts';
import { zoneOf } from '../../../platform/period/store-period.ts';
import type { SheetColumn } from '../../../platform/spreadsheet/column.ts';
import { sheetFile } from '../../../platform/spreadsheet/sheet-file.ts';
import { type AskedPeriod, reportPeriod } from '../../insight/insight/public.ts';
import {
  contestRating,
  decideContest,
  removeTemplate,
  replyToRating,
  saveTemplate,
} from './answer-rating.ts';
import { ownRating, rateOrder } from './rate-order.ts';
import {
  contestedRatings,
  findRating,
  listTemplates,
  orderAsHtml,
  type RatingFilter,
  ratingList,
  readScores,
} from './ratings.reads.ts';
import { RATING_SHEET as TEXTS } from './texts.ts';

interface Deps {
  database: Database;
  system: Database;
  clock: Clock;
}

const NO_DAYS = { from: null, to: null };
const EVER = { from: Date.UTC(2000, 0), until: Date.UTC(2100, 0) };
/** Maximum of ratings in one answer to older clients. */
const MOST_AT_ONCE = 1_000;

const { columns: titles } = TEXTS;
const COLUMNS: readonly SheetColumn<calls.Rating>[] = [
  { title: titles.code, kind: 'text', value: ({ code }) => code },
  { title: titles.orderedAt, kind: 'moment', value: ({ orderedAt }) => orderedAt },
  { title: titles.ratedAt, kind: 'moment', value: ({ ratedAt }) => ratedAt },
  { title: titles.food, kind: 'count', value: ({ food }) => food },
  { title: titles.delivery, kind: 'count', value: ({ delivery }) => delivery },
  { title: titles.overall, kind: 'count', value: ({ overall }) => overall },
  { title: titles.comment, kind: 'text', value: ({ comment }) => comment },
  { title: titles.reply, kind: 'text', value: ({ reply }) => reply },
  { title: titles.state, kind: 'text', value: ({ state }) => TEXTS.states[state] },
];

export function bindRatings(bind: Bind, { database, system, clock }: Deps): void {
  /** The requested period; all time if none is given. */
  const periodOf = async (tx: Transaction, asked: AskedPeriod, now: number) => {
    const isEver =
      asked.period === '0' || (asked.period === null && asked.from === null && asked.to === null);
    return isEver ? { days: null, moments: EVER, timeZone: await zoneOf(tx) } : reportPeriod(tx, asked, now);
  };
  const whole = async (tx: Transaction, asked: AskedPeriod, now: number) => {
    const { days, moments } = await periodOf(tx, asked, now);
    const filter = { ...moments, hasComment: null, search: null };
    const { rows } = await ratingList.first(tx, filter, MOST_AT_ONCE, { now });
    return naming({ days, orders: rows.length }, { ...(await summary(tx, moments, now)), ratings: rows });
  };

  bind.readInStore(calls.readRatingSummary, async (tx, asked, _session, now) =>
    summary(tx, (await periodOf(tx, asked, now)).moments, now),
  );
  bind.readInStore(calls.listRatings, async (tx, { hasComment, search, after, ...asked }, _session, now) => {
    const { days, moments } = await periodOf(tx, asked, now);
    const page = await ratingList.page(tx, { ...moments, hasComment, search, after }, { now });
    return naming({ days, orders: page.count }, page);
  });
  bind.fileInStore(calls.exportRatings, async (reading, input, _session, now) => {
    const { hasComment, search, format, ...asked } = input;
    const { days, filter, timeZone, count } = await reading(async (tx) => {
      const { moments, ...period } = await periodOf(tx, asked, now);
      const wanted = { ...moments, hasComment, search };
      return { ...period, filter: wanted, ...(await ratingList.totals(tx, wanted, { now })) };
    });
    const file = sheetFile({
      ...{ name: TEXTS.file, title: TEXTS.title, format, columns: COLUMNS, timeZone },
      slices: ratingList.all(reading, filter, { now }),
    });
    return naming({ days, orders: count }, file);
  });
  bind.readInStore(calls.listRatingsOfAll, (tx, _input, _session, now) =>
    whole(tx, { period: '0', ...NO_DAYS }, now),
  );
  bind.readInStore(calls.listRatingsOfPeriod, (tx, { period, days }, _session, now) =>
    whole(tx, { period, ...(days ?? NO_DAYS) }, now),
  );
  bind.inStore(calls.replyToRating, replyToRating);
  bind.inStore(calls.contestRating, contestRating);
  bind.readInStore(calls.showRatedOrder, async (tx, { orderId }) => {
    if ((await findRating(tx, orderId)) === null) throw new AppError('ratings.not-found');
    return [{ html: await orderAsHtml(tx, orderId) }];
  });
  bind.inStore(calls.listReplyTemplates, listTemplates);
  bind.inStore(calls.saveReplyTemplate, saveTemplate);
  bind.inStore(calls.removeReplyTemplate, removeTemplate);

  bind(calls.getOwnRating, (_input, { linkedOrder: { storeId, orderId } }) =>
    database.readInStore(storeId, (tx) => ownRating(tx, orderId, clock.now())),
  );
  bind(calls.rateOrder, (given, { linkedOrder: { storeId, orderId } }) =>
    database.inStore(storeId, (tx) => rateOrder(tx, orderId, given, clock.now())),
  );

  bind.asProvider(calls.listContestedRatings, (asked, { now }) =>
    contestedRatings.page(readerOfAll(system), asked, { now }),
  );
  bind.inKnownStore(calls.decideContestedRating, saying(null, decideContest));
}

const SCORES = [5, 4, 3, 2, 1];

async function summary(tx: Transaction, moments: Pick<RatingFilter, 'from' | 'until'>, now: number) {
  const { rows, processing } = await readScores(tx, moments, now);
  const counts = (question: Question) =>
    SCORES.map((score) => ({
      score,
      count: rows.find((row) => row.question === question && row.score === score)?.count ?? 0,
    }));
  const [foodCounts, deliveryCounts, overallCounts] = [counts('food'), counts('delivery'), counts('overall')];
  const sum = (of: readonly { score: number; count: number }[]) =>
    of.reduce((total, { score, count }) => total + score * count, 0);
  const count = foodCounts.reduce((total, each) => total + each.count, 0);
  const totals: Scores = {
    food: sum(foodCounts),
    delivery: sum(deliveryCounts),
    overall: sum(overallCounts),
  };
  const { mean, ...means } = summaryOf({ count, ...totals });
  return { foodCounts, deliveryCounts, overallCounts, totals: means, mean, processing };
}
