import { barcodeOf, productFile, sendProductFile } from '@comanda/testkit/running/product-file';
import type { RunningStore } from '@comanda/testkit/running/running-stores';
import { atMost, type FaultReport, fact } from '../harness.ts';
import type { StressWorld } from '../support/stress-world.ts';
import { until } from '../support/until.ts';

/** One in this many products is already on the menu, with another price. */
const CURRENT_EVERY = 10;
const price = '7,50';

interface UploadStatus {
  state: string;
  checked: number;
  written: number;
  kept: number;
}

/**
 * R13: the server is killed `kills` times while it reads, checks and writes an upload of `rows` products.
 * Each product is created or changed exactly once, and the reported numbers are true. Uploading the same file
 * again changes nothing.
 */
export async function uploadKilled(
  world: StressWorld,
  { kills, rows }: { kills: number; rows: number },
): Promise<FaultReport> {
  const store = await world.openStore();
  const { storeId } = store;
  await fillMenu(world, store, rows);
  const send = () =>
    sendProductFile(
      { url: world.url, token: store.adminToken },
      productFile(rows, () => price),
    );
  const fileId = await send();
  const goneOn: number[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const before = ((kill + 0.5) / kills) * rows * 3;
    await until(`kill ${kill}`, async () => {
      const status = await statusOf(world, storeId, fileId);
      return workDone(status) >= before || status.state === 'finished';
    });
    await world.server().kill();
    const done = workDone(await statusOf(world, storeId, fileId));
    const startedAt = performance.now();
    await world.start();
    await until(`gone on after kill ${kill}`, async () => {
      const status = await statusOf(world, storeId, fileId);
      return workDone(status) > done || status.state === 'finished';
    });
    goneOn.push(performance.now() - startedAt);
  }
  await untilFinished(world, storeId, fileId);
  const violations = await violationsOf(world, storeId, fileId, rows);
  const again = await send();
  await untilFinished(world, storeId, again);
  violations.push(...(await violationsOf(world, storeId, fileId, rows)));
  const [rerun] = await world.rows<{ unchanged: number }>(
    'select unchanged_count as unchanged from product_files where store_id = $1 and file_id = $2',
    [storeId, again],
  );
  if (rerun?.unchanged !== rows) violations.push(`the file again left ${rerun?.unchanged} of ${rows} alone`);
  return {
    lines: [
      fact('R13 kills during an upload', kills),
      fact('R13 rows of it', rows),
      atMost('R13 restart to the upload going on, longest', Math.max(...goneOn), 20_000, 'ms'),
    ],
    violations: violations.map((text) => `R13 ${text}`),
  };
}

/** Number of finished steps. Each row is read, checked and written. */
const workDone = ({ kept, checked, written }: UploadStatus) => kept + checked + written;

async function statusOf(world: StressWorld, storeId: number, fileId: number): Promise<UploadStatus> {
  const [status] = await world.rows<UploadStatus & Record<string, unknown>>(
    `select state, checked, written, (select count(*)::integer from product_file_rows r
        where r.store_id = f.store_id and r.file_id = f.file_id) as kept
       from product_files f where store_id = $1 and file_id = $2`,
    [storeId, fileId],
  );
  if (status === undefined) throw new Error('the upload is gone');
  return status;
}

const untilFinished = (world: StressWorld, storeId: number, fileId: number) =>
  until('the upload is finished', async () => (await statusOf(world, storeId, fileId)).state === 'finished');

async function fillMenu(world: StressWorld, { storeId }: RunningStore, rows: number): Promise<void> {
  const status = Array.from({ length: rows / CURRENT_EVERY }, (_, at) => barcodeOf(at * CURRENT_EVERY));
  await world.rows(
    'insert into menu_categories (store_id, category_id, name, position) values ($1, 1, $2, 0)',
    [storeId, 'Bebidas'],
  );
  await world.rows(
    `insert into menu_products (store_id, product_id, category_id, name, price_cents, left_count, barcode, changed_at)
     select $1, at, 1, 'Antes', 100, 1, code, now() from unnest($2::text[]) with ordinality as given(code, at)`,
    [storeId, status],
  );
  await world.rows(
    `insert into record_numbers (store_id, counter, last) values ($1, 'menu-category', 1), ($1, 'menu-product', $2)`,
    [storeId, status.length],
  );
}

async function violationsOf(
  world: StressWorld,
  storeId: number,
  fileId: number,
  rows: number,
): Promise<string[]> {
  const [menu] = await world.rows<Record<'products' | 'codes' | 'once' | 'right', number>>(
    `select count(*)::integer as products, count(distinct barcode)::integer as codes,
            count(*) filter (where version = case when product_id <= $2 then 2 else 1 end)::integer as once,
            count(*) filter (where price_cents = 750)::integer as right
       from menu_products where store_id = $1 and deleted_at is null`,
    [storeId, rows / CURRENT_EVERY],
  );
  const [file] = await world.rows<Record<'total' | 'written' | 'made' | 'changed' | 'done' | 'kept', number>>(
    `select total, written, new_count as made, changed_count as changed,
            (select count(*) filter (where is_done)::integer from product_file_rows r
              where r.store_id = f.store_id and r.file_id = f.file_id) as done,
            (select count(*)::integer from product_file_rows r
              where r.store_id = f.store_id and r.file_id = f.file_id) as kept
       from product_files f where store_id = $1 and file_id = $2`,
    [storeId, fileId],
  );
  const changed = rows / CURRENT_EVERY;
  const wanted = { products: rows, codes: rows, once: rows, right: rows };
  const counts = { total: rows, written: rows, made: rows - changed, changed, done: rows, kept: rows };
  return [...faults('the menu', wanted, menu ?? {}), ...faults('the upload', counts, file ?? {})];
}

const faults = (owner: string, wanted: Record<string, number>, is: Record<string, number>) =>
  Object.entries(wanted).flatMap(([what, count]) =>
    is[what] === count ? [] : [`${owner} has ${is[what]} ${what} instead of ${count}`],
  );
