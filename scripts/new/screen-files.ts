import { globSync } from 'node:fs';
import { join } from 'node:path';
import { type Edits, editsOf } from './edit-file.ts';
import type { ScreenNames } from './names.ts';
import * as templates from './screen-templates.ts';

/** Every file of a screen with one paged list, by path: new files, and the lists that contain them. */
export function screenFiles(root: string, names: ScreenNames): Record<string, string> {
  const edits = editsOf(root);
  const area = `apps/server/src/areas/${names.path}`;
  const feature = `apps/panel/src/features/${names.path}`;
  if (!edits.has(`${area}/area.ts`)) throw new Error(`${area} is no area: npm run new -- area ${names.path}`);
  edits.add(`packages/contract/src/${names.path}/${names.names}.calls.ts`, templates.calls(names));
  edits.add(`apps/server/migrations/${nextMigration(root)}_${names.snakes}.sql`, templates.migration(names));
  edits.add(`${area}/${names.names}.reads.ts`, templates.reads(names));
  edits.add(`${area}/${names.names}.routes.ts`, templates.routes(names));
  edits.add(`${area}/${names.names}.test.ts`, templates.test(names));
  edits.add(`${feature}/${names.names}-texts.ts`, templates.texts(names));
  edits.add(`${feature}/${names.names}-screen.tsx`, templates.screen(names));
  edits.add(`${feature}/testing/${names.names}.faces.ts`, templates.faces(names));
  // The schema test fills it.
  edits.add(`apps/server/schema/${names.snakes}.sql`, '');
  listInArea(edits, `${area}/area.ts`, names);
  listInSample(edits, `${area}/testing/sample.ts`, names);
  edits.put(
    'apps/server/src/testing/row-meanings.ts',
    /^};/m,
    (match) => `  ${names.snakes}: 'A row of the screen ${names.title}.',\n${match}`,
  );
  edits.put(
    'apps/panel/src/app/screens.ts',
    / {2}\{\n {4}path: '\/minha-conta'/,
    (match) => templates.screenRow(names) + match,
  );
  return edits.files;
}

function nextMigration(root: string): string {
  const numbers = globSync('*.sql', { cwd: join(root, 'apps/server/migrations') }).map((file) =>
    Number.parseInt(file, 10),
  );
  return String(Math.max(...numbers) + 1).padStart(4, '0');
}

function listInArea(edits: Edits, file: string, { names, Pascals, snakes }: ScreenNames): void {
  edits.put(file, /^import /m, (match) => `import { bind${Pascals} } from './${names}.routes.ts';\n${match}`);
  edits.put(file, /\btables: \[/, (match) => `${match}'${snakes}', `);
  edits.put(
    file,
    /\bopen\((?:bind\b)?([^\n]*)\{\n/,
    (match) => `${match.replace(/\((?:bind)?/, '(bind')}    bind${Pascals}(bind);\n`,
  );
}

/** One more row in the sample of the area, or a sample with this row. */
function listInSample(edits: Edits, file: string, names: ScreenNames): void {
  if (!edits.has(file)) edits.add(file, templates.sample(names));
  else
    edits.put(file, /export const sample: Sample = async \((?:\{[^}]*\})?\) => \{\n/, (match) => {
      const requested =
        /\{([^}]*)\}/
          .exec(match)?.[1]
          ?.split(',')
          .map((word) => word.trim()) ?? [];
      const all = [...new Set([...requested, 'run'])].join(', ');
      return `export const sample: Sample = async ({ ${all} }) => {\n${templates.sampleRow(names)}`;
    });
}
