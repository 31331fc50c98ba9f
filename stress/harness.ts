import { HAPPENINGS, isInTimeline } from '@comanda/domain/kit/journal/kinds';
import {
  type CourierStatus,
  isLegalEdge,
  ORDER_STATUSES,
  type OrderStatus,
} from '@comanda/domain/orders/orders/order-status';
import type { AcknowledgedOrders } from './support/acknowledged-orders.ts';
import type { LivePanel } from './support/live-panel.ts';
import type { StressWorld } from './support/stress-world.ts';
import { until } from './support/until.ts';

/** The report of a fault: figures to read, and violations. */
export interface FaultReport {
  lines: ReportLine[];
  /** Violations of the rules about data. Any entry is a defect of the product. */
  violations: string[];
}

export interface ReportLine {
  what: string;
  demanded: string;
  measured: string;
  isMet: boolean;
}

/** Milliseconds without a change that mean rest. Longer than the interval of background work. */
const STILL_MS = 1_500;

/** Makes a line of the report: a figure with an upper limit. */
export function atMost(what: string, measured: number, limit: number, unit: string): ReportLine {
  return {
    what,
    demanded: `≤ ${limit} ${unit}`.trim(),
    measured: `${Math.round(measured * 10) / 10} ${unit}`.trim(),
    isMet: measured <= limit,
  };
}

/** Makes a line of the report: a figure without a limit. */
export function fact(what: string, measured: number | string): ReportLine {
  return { what, demanded: '', measured: String(measured), isMet: true };
}

interface TrueOrder {
  externalId: string;
  status: OrderStatus;
  version: number;
  isClosed: boolean;
  courierStatus: CourierStatus | null;
  chatUnread: number;
}

interface StoreTruth {
  seq: number;
  orders: Map<number, TrueOrder>;
}

/**
 * Compares acknowledged orders, the database and the panels. No acknowledged order is missing, and every
 * order exists once. The events of every store are numbered 1..n without a gap, one event per change. No
 * history has an illegal step, and every panel is equal to the database.
 */
export async function verifyWorld(
  world: StressWorld,
  acknowledged: AcknowledgedOrders,
  panels: readonly LivePanel[],
): Promise<string[]> {
  await settle(world);
  const truths = await readTruths(world);
  const violations = [...(await numberingViolations(world)), ...(await historyViolations(world))];
  for (const [storeId, externalIds] of acknowledged.read()) {
    const stored = [...(truths.get(storeId)?.orders.values() ?? [])].map((order) => order.externalId);
    const known = new Set(stored);
    for (const id of externalIds)
      if (!known.has(id)) violations.push(`order ${id} of store ${storeId} is lost`);
    if (known.size !== stored.length) violations.push(`store ${storeId} has an order twice`);
  }
  for (const panel of panels) {
    const truth = truths.get(panel.storeId);
    if (truth !== undefined) violations.push(...(await panelViolations(panel, truth)));
  }
  return violations;
}

/**
 * Waits for changes in progress. In long runs, it also extends the time limits of open orders during the
 * comparison.
 */
async function settle(world: StressWorld): Promise<void> {
  const due = await world.rows(
    `update orders set accept_by = now() + interval '1 day'
      where closed_at is null and accept_by < now() + interval '2 minutes' returning order_id`,
  );
  if (due.length === 0) return;
  const seq = async () =>
    (await world.rows<{ total: string }>('select sum(event_seq) as total from store_counters'))[0]?.total;
  let before = await seq();
  let stillSince = performance.now();
  await until('nothing happens any more', async () => {
    const now = await seq();
    if (now !== before) stillSince = performance.now();
    before = now;
    return performance.now() - stillSince > STILL_MS;
  });
}

async function readTruths(world: StressWorld): Promise<Map<number, StoreTruth>> {
  const counters = await world.rows<{ store_id: number; event_seq: string }>(
    'select store_id, event_seq from store_counters',
  );
  const truths = new Map<number, StoreTruth>(
    counters.map((row) => [row.store_id, { seq: Number(row.event_seq), orders: new Map() }]),
  );
  const orders = await world.rows<{
    store_id: number;
    order_id: string;
    external_id: string;
    status: OrderStatus;
    version: number;
    is_closed: boolean;
    courier_status: CourierStatus | null;
    chat_unread: number;
  }>(
    `select store_id, order_id, external_id, status, version, closed_at is not null as is_closed, courier_status,
            chat_unread
       from orders`,
  );
  for (const row of orders) {
    truths.get(row.store_id)?.orders.set(Number(row.order_id), {
      externalId: row.external_id,
      status: row.status,
      version: row.version,
      isClosed: row.is_closed,
      courierStatus: row.courier_status,
      chatUnread: row.chat_unread,
    });
  }
  return truths;
}

async function numberingViolations(world: StressWorld): Promise<string[]> {
  const rows = await world.rows<{ store_id: number }>(`
    select c.store_id
      from store_counters c
      left join (select store_id, count(*) as events, min(seq) as first, max(seq) as last
                   from store_events group by store_id) e using (store_id)
      left join (select store_id, sum(version) as changes from orders group by store_id) o using (store_id)
     where coalesce(e.events, 0) <> c.event_seq or coalesce(e.last, 0) <> c.event_seq
        or coalesce(e.first, 1) <> 1 or coalesce(o.changes, 0) <> c.event_seq`);
  return rows.map((row) => `the events of store ${row.store_id} are not numbered 1..n, one for each change`);
}

async function historyViolations(world: StressWorld): Promise<string[]> {
  const steps = await world.rows<{
    store_id: number;
    order_id: string;
    version: number;
    status: string;
    happened: string;
    before: string | null;
  }>(`
    select store_id, order_id, version, status, happened, lag(status) over life as before
      from order_timeline window life as (partition by store_id, order_id order by version)`);
  const violations = await holesInHistory(world);
  for (const step of steps) {
    const name = `order ${step.order_id} of store ${step.store_id}`;
    const [from, to] = [statusOf(step.before), statusOf(step.status)];
    const isLegal = from === null ? to === 'pending' : to !== null && isLegalStep(from, to, step.happened);
    if (!isLegal) violations.push(`${name} went from ${step.before} to ${step.status}`);
  }
  return violations;
}

/** True if a step is legal. An undo reverses the previous step. */
function isLegalStep(from: OrderStatus, to: OrderStatus, happened: string): boolean {
  return happened === 'undone' ? isLegalEdge(to, from) : from === to || isLegalEdge(from, to);
}

/**
 * Finds changes without an entry in the history. Every change of an order has a version and an entry in its
 * timeline, except passing events.
 */
async function holesInHistory(world: StressWorld): Promise<string[]> {
  const passing = HAPPENINGS.filter((happening) => !isInTimeline(happening));
  const holes = await world.rows<{ store_id: number; order_id: string }>(
    `select distinct store_id, order_id
       from (select store_id, order_id, version from order_timeline) t
       full join (select store_id, order_id, happened, version as said,
                         row_number() over (partition by store_id, order_id order by seq) as version
                    from store_events where order_id is not null) e using (store_id, order_id, version)
      where e.happened is null or e.said <> version or (t is null) <> (e.happened = any($1))`,
    [passing],
  );
  return holes.map((row) => `the history of order ${row.order_id} of store ${row.store_id} has a hole`);
}

function statusOf(word: string | null): OrderStatus | null {
  return ORDER_STATUSES.find((status) => status === word) ?? null;
}

async function panelViolations(panel: LivePanel, truth: StoreTruth): Promise<string[]> {
  const name = `a panel of store ${panel.storeId}`;
  try {
    await until(`${name} reaches event ${truth.seq}`, () => (panel.seq() ?? -1) >= truth.seq);
  } catch {
    return [`${name} stands at event ${panel.seq()} of ${truth.seq}`];
  }
  const violations: string[] = [];
  const shown = panel.orders();
  for (const [orderId, order] of truth.orders) {
    const card = shown.get(orderId);
    // Orders closed on an earlier operational day are not on the board.
    if (card === undefined && order.isClosed) continue;
    if (card?.status !== order.status || card.version !== order.version) {
      violations.push(`${name} shows order ${orderId} as ${card?.status ?? 'absent'}, it is ${order.status}`);
    } else if (card.courierStatus !== order.courierStatus || card.chatUnread !== order.chatUnread) {
      violations.push(`${name} shows another courier, or other messages, of order ${orderId}`);
    }
  }
  for (const { orderId } of shown.values()) {
    if (!truth.orders.has(orderId)) violations.push(`${name} shows order ${orderId}, which does not exist`);
  }
  return violations;
}
