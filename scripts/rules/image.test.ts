import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '@comanda/server/src/config.ts';
import { expect, it } from 'vitest';

// These tests compare the files of image, compose and chart with the code. They need no container engine.

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const PACKAGE = JSON.parse(read('package.json'));
const SCRIPTS: Record<string, string> = PACKAGE.scripts;
const CONTAINERFILE = read('ops/image/Containerfile');
const PROGRAM = read('ops/image/comanda');
const COMPOSE = read('ops/compose/compose.yaml');
const CHART = globSync('ops/helm/comanda/**/*', { cwd: ROOT, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
  .join('\n');
const CONFIG = read('apps/server/src/config.ts');
/** Commands of the image's program that are not scripts of package.json: `servir`, `pronta`, and others. */
const COMMANDS = new Set(PROGRAM.match(/(?<=^ {2})[a-z]+(?=\)$)/gm));
/**
 * Variables of the image itself, of its PostgreSQL or of its S3 service, which are no settings of the server.
 */
const OF_OTHERS = /^(?:NODE_ENV|HOME|POSTGRES_\w+|ROOT_\w+|PANEL_HOST)$/;

it('image, compose file and chart have the version of the package', () => {
  const { version } = PACKAGE;
  expect(CONTAINERFILE).toContain(`org.opencontainers.image.version="${version}"`);
  expect(CONTAINERFILE).toContain(`-t comanda:${version} .`);
  expect(COMPOSE).toContain(`image: comanda:${version}\n`);
  expect(read('ops/helm/comanda/Chart.yaml')).toMatch(
    new RegExp(`^version: ${version}\nappVersion: ${version}$`, 'm'),
  );
});

it('the user is not root, and the same in all three', () => {
  const uid = /^USER (\d+):\1$/m.exec(CONTAINERFILE)?.[1] ?? '';
  expect(Number(uid)).toBeGreaterThan(999);
  expect(CONTAINERFILE).toContain(`--uid ${uid} `);
  expect(CONTAINERFILE).toContain(`install -d -o ${uid} -g ${uid} -m 700 /data`);
  expect(COMPOSE).toContain(`user: '${uid}:${uid}'`);
  for (const field of ['runAsUser', 'runAsGroup', 'fsGroup']) expect(CHART).toContain(`${field}: ${uid}\n`);
});

it('the root is read-only, and only /data and /tmp are written', () => {
  const comanda = COMPOSE.slice(COMPOSE.indexOf('\n  comanda:\n'), COMPOSE.indexOf('\n  postgres:\n'));
  expect(comanda).toMatch(/read_only: true\n.*cap_drop: \[ALL\]/);
  expect(comanda).toContain('tmpfs: [/tmp]');
  expect(comanda).toContain('volumes: [data:/data]');
  expect(CHART).toMatch(/readOnlyRootFilesystem: true\nallowPrivilegeEscalation: false/);
  expect(CONTAINERFILE).toContain('VOLUME /data\n');
  expect(CONTAINERFILE).toMatch(/^ENV .*\bHOME=\/data COMANDA_DATA=\/data\b/m);
});

it('all use one port, which is the default of the server', () => {
  const port = /env\.PORT \|\| '(\d+)'/.exec(CONFIG)?.[1] ?? '';
  expect(CONTAINERFILE).toMatch(new RegExp(`^ENV .*\\bHOST=0\\.0\\.0\\.0 PORT=${port}\\b`, 'm'));
  expect(CONTAINERFILE).toContain(`EXPOSE ${port}\n`);
  expect(CHART).toContain(`containerPort: ${port}`);
  expect(read('ops/compose/nginx.conf')).toContain(`server comanda:${port} `);
});

it('the server of the compose file trusts the network of its proxy, and no other', () => {
  const [trusted] = /(?<=COMANDA_TRUST_PROXY: )\S+/.exec(COMPOSE) ?? [''];
  expect(COMPOSE).toContain(`config: [{ subnet: ${trusted} }]`);
  const proxy = COMPOSE.slice(COMPOSE.indexOf('\n  proxy:\n'));
  expect(COMPOSE.match(/ports:/g)).toEqual(proxy.match(/ports:/g));
});

it('optional services of the compose file are reached by the server only, with settings that it accepts', () => {
  const services = COMPOSE.slice(0, COMPOSE.indexOf('\nnetworks:\n')).split(/\n {2}(?=\w+:\n)/);
  const optional = services.filter((service) => service.includes('profiles:'));
  expect(optional.map((service) => /^\w+: *\n {4}profiles: \[(\w+)\]$/m.exec(service)?.[1])).toEqual([
    's3',
    'redis',
  ]);
  for (const service of optional) {
    expect(service).not.toContain('ports:');
    expect(service).toContain('networks: [inside]');
  }
  const [url = ''] = /(?<=COMANDA_REDIS_URL=)\S+/.exec(COMPOSE) ?? [];
  const env = { COMANDA_REDIS_URL: url, COMANDA_REDIS_SEM_TLS: 'sim' };
  expect(COMPOSE).toContain('COMANDA_REDIS_SEM_TLS=sim');
  expect(readConfig(env).redisUrl).toBe('redis://redis:6379');
});

it('variables exist in the configuration', () => {
  const secrets = new Set(read('apps/server/src/platform/secret-files.ts').match(/(?<=^ {2}')\w+(?=',$)/gm));
  const ofEnv = [...CONTAINERFILE.matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) =>
    line.split(' ').map((pair) => pair.split('=')[0] ?? ''),
  );
  const ofCompose = COMPOSE.match(/(?<=^ {6})[A-Z][A-Z0-9_]+(?=:)/gm) ?? [];
  const ofChart = CHART.match(/\b(?:COMANDA|DATABASE|SMTP|MAIL)_[A-Z0-9_]*[A-Z0-9]\b/g) ?? [];
  expect(ofCompose.length).toBeGreaterThan(6);
  expect(ofChart.length).toBeGreaterThan(4);
  const unknown = [...new Set([...ofEnv, ...ofCompose, ...ofChart])].filter((name) => {
    if (OF_OTHERS.test(name)) return false;
    if (name.endsWith('_FILE')) return !secrets.has(name.slice(0, -5));
    return !new RegExp(`\\b${name}\\b`).test(CONFIG);
  });
  expect(unknown).toEqual([]);
});

it('the program starts the server like npm start, and each command like npm run', () => {
  const flags = /^node (.*) scripts\/start\.ts$/.exec(SCRIPTS.start ?? '')?.[1];
  expect(PROGRAM).toContain(`node=(node ${flags})`);
  // The image's program finds the file of a command by this pattern.
  const ofCli = Object.entries(SCRIPTS).filter(([, line]) => line.includes('apps/server/src/cli/'));
  expect(ofCli.length).toBeGreaterThan(8);
  const odd = ofCli.filter(
    ([name, line]) =>
      !/^[a-z:-]+$/.test(name) || !/^node --import \S+ apps\/server\/src\/cli\/[a-z-]+\.ts$/.test(line),
  );
  expect(odd).toEqual([]);
});

it('image and chart use commands of the program, and end the server orderly', () => {
  const used = [
    /^CMD \["(\w+)"\]/m.exec(CONTAINERFILE)?.[1],
    /^HEALTHCHECK .*CMD \["comanda", "(\w+)"\]/m.exec(CONTAINERFILE)?.[1],
    ...[...CHART.matchAll(/args: \[(\w+)\]/g)].map(([, name]) => name),
    /command: \[comanda, (\w+)\]/.exec(CHART)?.[1],
  ];
  expect(used).toEqual(expect.arrayContaining(['servir', 'pronta', 'migrar']));
  expect(used.filter((name = '') => !COMMANDS.has(name) && SCRIPTS[name] === undefined)).toEqual([]);
  expect(CONTAINERFILE).toContain('STOPSIGNAL SIGTERM\n');
  const seconds = (name: string) => Number(new RegExp(`${name}: (\\d+)`).exec(CHART)?.[1]);
  expect(seconds('withinSeconds')).toBeGreaterThanOrEqual(seconds('beforeSeconds') + 30);
  expect(CHART).toMatch(/helm\.sh\/hook: pre-install,pre-upgrade\n[\s\S]*parallelism: 1\n/);
  expect(CHART).toMatch(/kind: PodDisruptionBudget\n[\s\S]*maxUnavailable: 1\n/);
});

it('the chart uses values that it declares', () => {
  const values = read('ops/helm/comanda/values.yaml');
  const blocks = new Map(
    values.split(/^(?=[a-zA-Z])/m).map((block) => [/^\w+/.exec(block)?.[0] ?? '', block]),
  );
  const used = [...new Set(CHART.match(/(?<=\.Values\.)[\w.]+/g))].map((path) => path.split('.'));
  expect(used.length).toBeGreaterThan(12);
  const unknown = used.filter(([group = '', name]) => {
    const block = blocks.get(group);
    // Values below `env` may have any name, because they are the server's own variables.
    return (
      block === undefined ||
      (name !== undefined && group !== 'env' && !new RegExp(`^  ${name}:`, 'm').test(block))
    );
  });
  expect(unknown).toEqual([]);
});

it('programs with a part for amd64 have one for arm64', () => {
  const names = Object.keys(JSON.parse(read('package-lock.json')).packages).map((path) =>
    path.replace(/^.*node_modules\//, ''),
  );
  const server = ['sharp', 'argon2', 'libvips'];
  const native = names.filter((name) => /linux-x64(?:-gnu)?$/.test(name));
  const ofServer = native.filter((name) => server.some((each) => name.includes(each)));
  expect(ofServer.length).toBe(server.length);
  expect(ofServer.filter((name) => !names.includes(name.replace('linux-x64', 'linux-arm64')))).toEqual([]);
});
