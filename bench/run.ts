import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bigList } from './scenarios/big-list.ts';
import { boardLatency } from './scenarios/board-latency.ts';
import { browserPaint } from './scenarios/browser-paint.ts';
import { bulkUpload } from './scenarios/bulk-upload.ts';
import { bundle } from './scenarios/bundle.ts';
import { catchUp } from './scenarios/catch-up.ts';
import { chat } from './scenarios/chat.ts';
import { comparators } from './scenarios/comparators.ts';
import { costPerCall } from './scenarios/cost-per-call.ts';
import { costPerDelivery } from './scenarios/cost-per-delivery.ts';
import { costPerOrder } from './scenarios/cost-per-order.ts';
import { dearCalls } from './scenarios/dear-calls.ts';
import { deliveryAreas } from './scenarios/delivery-areas.ts';
import { exports } from './scenarios/exports.ts';
import { fridayNight } from './scenarios/friday-night.ts';
import { interactions } from './scenarios/interactions.ts';
import { lighthouse } from './scenarios/lighthouse.ts';
import { lists } from './scenarios/lists.ts';
import { login } from './scenarios/login.ts';
import { longShift } from './scenarios/long-shift.ts';
import { manyPanels } from './scenarios/many-panels.ts';
import { menuScreen } from './scenarios/menu-screen.ts';
import { money } from './scenarios/money.ts';
import { neighbours } from './scenarios/neighbours.ts';
import { orderSize } from './scenarios/order-size.ts';
import { pageSpeed } from './scenarios/page-speed.ts';
import { plainCall } from './scenarios/plain-call.ts';
import { printing } from './scenarios/printing.ts';
import { reportPaint } from './scenarios/report-paint.ts';
import { reports } from './scenarios/reports.ts';
import { severalServers } from './scenarios/several-servers.ts';
import { startAndMemory } from './scenarios/start-and-memory.ts';
import { storeSearch } from './scenarios/store-search.ts';
import { sumsRebuilt } from './scenarios/sums-rebuilt.ts';
import { throughput } from './scenarios/throughput.ts';
import { startBench } from './support/bench.ts';
import { cellsOf, type Figure } from './support/figure.ts';
import { describeMachine } from './support/machine.ts';
import { mergeSections, type Section } from './support/results-file.ts';
import type { Scenario } from './support/scenario.ts';

// `npm run bench [-- names…] [--quick]` measures the named scenarios and writes them to RESULTS.md. Without
// names, it runs all scenarios that need no network (`comparators` and `lighthouse` install their tools under
// .data). `--quick` only tests the benches: it is shorter and smaller, and records nothing.

const SCENARIOS: Scenario[] = [
  bundle,
  startAndMemory,
  catchUp,
  lists,
  exports,
  money,
  reports,
  sumsRebuilt,
  reportPaint,
  login,
  throughput,
  costPerOrder,
  costPerCall,
  costPerDelivery,
  severalServers,
  orderSize,
  manyPanels,
  plainCall,
  neighbours,
  dearCalls,
  comparators,
  boardLatency,
  chat,
  printing,
  fridayNight,
  browserPaint,
  pageSpeed,
  lighthouse,
  interactions,
  bigList,
  deliveryAreas,
  menuScreen,
  bulkUpload,
  storeSearch,
  longShift,
];
const RESULTS = join(import.meta.dirname, 'RESULTS.md');
const TITLE = `# How fast, and how much memory

Measured by \`npm run bench\`; bars as demanded of the product, ceilings from the same run. Never asserted in tests:
another machine, or a busy one, gives other figures.`;

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isQuick = process.argv.includes('--quick');
const unknown = wanted.filter((name) => !SCENARIOS.some((scenario) => scenario.name === name));
if (unknown.length > 0) {
  throw new Error(
    `unknown: ${unknown.join(', ')}; there are ${SCENARIOS.map(({ name }) => name).join(', ')}`,
  );
}

const bench = await startBench({ isQuick });
const sections: Section[] = [];
const failed: string[] = [];
try {
  const machine = describeMachine(await bench.postgresVersion());
  console.log(machine);
  for (const scenario of SCENARIOS.filter(isWanted)) {
    console.log(`\n▸ ${scenario.name}`);
    const circumstances = `${new Date().toISOString().slice(0, 16)} UTC · \`npm run bench -- ${scenario.name}\` · ${machine}`;
    try {
      const { figures, notes } = await scenario.run(bench);
      console.log(tableOf(figures));
      for (const note of notes) console.log(note);
      sections.push({ name: scenario.name, circumstances, figures, notes });
    } catch (error) {
      console.error(error);
      failed.push(scenario.name);
    }
  }
} finally {
  await bench.close();
}
if (!isQuick && sections.length > 0) {
  const before = existsSync(RESULTS) ? readFileSync(RESULTS, 'utf8') : '';
  writeFileSync(RESULTS, mergeSections(before, TITLE, sections));
}
if (failed.length > 0) console.error(`not measured: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);

function isWanted({ name, onlyByName }: Scenario): boolean {
  return wanted.length === 0 ? onlyByName !== true : wanted.includes(name);
}

function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map(cellsOf);
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n');
}
