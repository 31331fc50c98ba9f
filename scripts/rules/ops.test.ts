import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const RULES = read('ops/prometheus/comanda.rules.yml');
/** Prometheus adds these to the name of a histogram. */
const OF_HISTOGRAM = /_(?:count|sum|bucket)$/;
/** `addQueueGauges` adds this to the name of a queue. */
const OF_QUEUE = /_oldest_seconds$/;
/** The variable with the path of a secret's file has this after the secret's name. */
const OF_FILE = /_FILE$/;

it('alerts read metrics that the server has', () => {
  const sources = globSync('apps/server/src/**/*.ts', { cwd: ROOT }).filter(
    (path) => !path.includes('.test.'),
  );
  const named = new Set(sources.flatMap((path) => read(path).match(/(?<=name: ')comanda_\w+/g) ?? []));
  const used = new Set(RULES.match(/\bcomanda_\w+/g));
  const unknown = [...used].filter(
    (name) =>
      ![name, name.replace(OF_HISTOGRAM, ''), name.replace(OF_QUEUE, '')].some((each) => named.has(each)),
  );
  expect(used.size).toBeGreaterThan(10);
  expect(unknown).toEqual([]);
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
