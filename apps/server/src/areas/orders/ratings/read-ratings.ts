import type { InputOf } from '@comanda/contract/kit/define-call';
import type { exportRatings, listRatings, Rating } from '@comanda/contract/orders/ratings/ratings.calls';
import { type Question, type Scores, summaryOf } from '@comanda/domain/orders/ratings/rating';
import type { Command } from '../../../platform/command.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { naming } from '../../../platform/http/customer-watch.ts';
import type { Session } from '../../../platform/http/requester.ts';
import type { ReadRunner } from '../../../platform/paged/define-paged.ts';
import { type ReportRequest, reportPeriod } from '../../../platform/period/report-period.ts';
import { zoneOf } from '../../../platform/period/store-period.ts';
import type { SheetColumn } from '../../../platform/spreadsheet/column.ts';
import { sheetFile } from '../../../platform/spreadsheet/sheet-file.ts';
import { findRating, orderAsHtml, type RatingFilter, ratingList, readScores } from './ratings.reads.ts';
import { RATING_SHEET as TEXTS } from './texts.ts';

const EVER = { from: Date.UTC(2000, 0), until: Date.UTC(2100, 0) };
/** Maximum of ratings in one answer to older clients. */
const MAX_AT_ONCE = 1_000;

const { columns: titles } = TEXTS;
const COLUMNS: readonly SheetColumn<Rating>[] = [
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

/** The requested period; from the beginning until now if the request has no period. */
async function periodOf(tx: Transaction, { period, from, to }: ReportRequest, now: number) {
  if (period === '0' || (period === null && from === null && to === null))
    return { days: null, moments: EVER, timeZone: await zoneOf(tx) };
  return reportPeriod(tx, { period, from, to }, now);
}

/** The numbers and averages of the counted ratings of a period. */
export const summaryOfPeriod = async (
  tx: Transaction,
  requested: ReportRequest,
  _session: Session,
  now: number,
) => summary(tx, (await periodOf(tx, requested, now)).moments, now);

/** A page of ratings, newest first. */
export const pageOfPeriod = async (
  tx: Transaction,
  { hasComment, search, after, ...requested }: InputOf<typeof listRatings>,
  _session: Session,
  now: number,
) => {
  const { days, moments } = await periodOf(tx, requested, now);
  const page = await ratingList.page(tx, { ...moments, hasComment, search, after }, { now });
  return naming({ days, orders: page.count }, page);
};

/** The summary and the ratings in one answer, for older clients. */
export async function fullPeriod(tx: Transaction, requested: ReportRequest, now: number) {
  const { days, moments } = await periodOf(tx, requested, now);
  const filter = { ...moments, hasComment: null, search: null };
  const { rows } = await ratingList.first(tx, filter, MAX_AT_ONCE, { now });
  return naming({ days, orders: rows.length }, { ...(await summary(tx, moments, now)), ratings: rows });
}

/** The ratings of a period as a spreadsheet. */
export async function ratingsFile(
  runRead: ReadRunner,
  { hasComment, search, format, ...requested }: InputOf<typeof exportRatings>,
  _session: Session,
  now: number,
) {
  const { days, filter, timeZone, count } = await runRead(async (tx) => {
    const { moments, ...period } = await periodOf(tx, requested, now);
    const wanted = { ...moments, hasComment, search };
    return { ...period, filter: wanted, ...(await ratingList.totals(tx, wanted, { now })) };
  });
  const file = sheetFile({
    ...{ name: TEXTS.file, title: TEXTS.title, format, columns: COLUMNS, timeZone },
    slices: ratingList.all(runRead, filter, { now }),
  });
  return naming({ days, orders: count }, file);
}

/** The rated order as HTML. Throws `ratings.not-found`. */
export const showRatedOrder: Command<{ orderId: number }, { html: string }[]> = async (tx, { orderId }) => {
  if ((await findRating(tx, orderId)) === null) throw new AppError('ratings.not-found');
  return [{ html: await orderAsHtml(tx, orderId) }];
};

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
