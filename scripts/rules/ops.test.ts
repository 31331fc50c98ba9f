import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const RULES = read('ops/prometheus/comanda.rules.yml');
/** Endings that Prometheus adds to the name of a histogram. */
const OF_HISTOGRAM = /_(?:count|sum|bucket)$/;
/** Ending that `addQueueGauges` adds to the name of a queue. */
const OF_QUEUE = /_oldest_seconds$/;
/** Ending of a variable that contains the path of a secret's file instead of the secret. */
const OF_FILE = /_FILE$/;

/** Names of metrics that the server's sources declare. */
const declared = new Set(
  globSync('apps/server/src/**/*.ts', { cwd: ROOT })
    .filter((path) => !path.includes('.test.'))
    .flatMap((path) => read(path).match(/(?<=name: ')comanda_\w+/g) ?? []),
);
/** Source files that declare the metrics of Node.js. */
const OF_NODE = globSync('node_modules/@prometheus-io/client/lib/metrics/*.js', { cwd: ROOT })
  .map(read)
  .join();

const unknownIn = (text: string) =>
  [...new Set(text.match(/\bcomanda_\w+/g))].filter(
    (name) =>
      ![name, name.replace(OF_HISTOGRAM, ''), name.replace(OF_QUEUE, '')].some((each) => declared.has(each)),
  );

it('alerts read metrics that the server has', () => {
  expect(declared.size).toBeGreaterThan(20);
  expect(unknownIn(RULES)).toEqual([]);
  expect(unknownIn('comanda_no_such_metric')).toEqual(['comanda_no_such_metric']);
});

interface Panel {
  title: string;
  description?: string;
  targets?: { expr: string }[];
}

it('the Grafana page reads metrics that exist, and shows the figure of each alert', () => {
  const { panels } = JSON.parse(read('ops/grafana/comanda.json')) as { panels: Panel[] };
  const queries = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)).join('\n');
  expect(unknownIn(queries)).toEqual([]);
  const ofNode = queries.match(/\b(?:nodejs|process)_\w+/g) ?? [];
  expect(ofNode.filter((name) => !OF_NODE.includes(`'${name}'`))).toEqual([]);
  const named = panels.flatMap(({ description = '' }) => description.match(/Comanda\w+/g) ?? []);
  const alerts = [...RULES.matchAll(/alert: (\w+)/g)].map(([, name]) => name ?? '');
  // The alert about a missing database has no panel of its own, because without a database all figures are
  // missing.
  const shown = alerts.filter((name) => name !== 'ComandaDatabaseAway');
  expect([...new Set(named)].toSorted()).toEqual(shown.toSorted());
});

it('each alert has a test and a section in the runbook that its link leads to', () => {
  const alerts = [...RULES.matchAll(/alert: (\w+)/g)].map(([, name]) => name ?? '');
  const links = [...RULES.matchAll(/runbook: docs\/runbook\.md#(\w+)/g)].map(([, anchor]) => anchor);
  expect(links).toEqual(alerts.map((name) => name.toLowerCase()));
  const sections = [...read('docs/runbook.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
  expect(sections).toEqual(alerts);
  const tested = read('ops/prometheus/comanda.rules.test.yml');
  expect(alerts.filter((name) => !tested.includes(name))).toEqual([]);
});

it('variables of the examples are known', () => {
  const configure = read('docs/configure.md');
  const examples = globSync('ops/**/*', { cwd: ROOT, withFileTypes: true }).filter((entry) => entry.isFile());
  const variables = examples.flatMap(
    (entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8').match(/\bCOMANDA_[A-Z0-9_]+/g) ?? [],
  );
  expect(
    [...new Set(variables)].filter((name) => !configure.includes(`\`${name.replace(OF_FILE, '')}\``)),
  ).toEqual([]);
});
