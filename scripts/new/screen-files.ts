import { globSync } from 'node:fs';
import { join } from 'node:path';
import { type Edits, editsOf } from './edit-file.ts';
import { menuPlaceOf } from './menu-place.ts';
import type { ScreenNames } from './names.ts';
import * as templates from './screen-templates.ts';

/** The place of a screen in the menu, and its table. */
export interface ScreenOptions {
  /**
   * Address of the screen above the new screen. The new screen gets its permission and menu group. Default:
   * above 'Minha conta'.
   */
  after?: string;
  /** Name of an existing table. Default: creates a table with the name of the list. */
  over?: string;
}

/** Returns every file of a screen with one paged list, by path: new files, and changed lists of files. */
export function screenFiles(
  root: string,
  names: ScreenNames,
  options: ScreenOptions = {},
): Record<string, string> {
  const edits = editsOf(root);
  const area = `apps/server/src/areas/${names.path}`;
  const feature = `apps/panel/src/features/${names.path}`;
  if (!edits.has(`${area}/area.ts`)) throw new Error(`${area} is no area: npm run new -- area ${names.path}`);
  const place = menuPlaceOf(root, names.title, options.after);
  const table = options.over ?? names.snakes;
  edits.add(`packages/contract/src/${names.path}/${names.names}.calls.ts`, templates.calls(names, place));
  edits.add(`${area}/${names.names}.reads.ts`, templates.reads(names, table));
  edits.add(`${area}/${names.names}.routes.ts`, templates.routes(names));
  edits.add(`${area}/${names.names}.test.ts`, templates.test(names, table));
  edits.add(`${feature}/${names.names}-texts.ts`, templates.texts(names));
  edits.add(`${feature}/${names.names}-screen.tsx`, templates.screen(names));
  edits.add(`${feature}/testing/${names.names}.faces.ts`, templates.faces(names));
  listInArea(edits, `${area}/area.ts`, names);
  if (options.over === undefined) addTable(edits, root, names);
  else if (!edits.has(`apps/server/schema/${table}.sql`)) throw new Error(`there is no table ${table}`);
  edits.put('apps/panel/src/app/screens.ts', place.row, (match) =>
    place.isBelow ? match + templates.screenRow(names, place) : templates.screenRow(names, place) + match,
  );
  return edits.files;
}

/** Adds a table: its migration, its file in the schema folder, its sample row, and its description. */
function addTable(edits: Edits, root: string, names: ScreenNames): void {
  const { path, snakes, title } = names;
  const area = `apps/server/src/areas/${path}`;
  edits.add(`apps/server/migrations/${nextMigration(root)}_${snakes}.sql`, templates.migration(names));
  // The schema test writes the contents of this file.
  edits.add(`apps/server/schema/${snakes}.sql`, '');
  edits.put(`${area}/area.ts`, /\btables: \[/, (match) => `${match}'${snakes}', `);
  listInSample(edits, `${area}/testing/sample.ts`, names);
  edits.put(
    'apps/server/src/testing/row-meanings.ts',
    /^};/m,
    (match) => `  ${snakes}: 'An entry of the list that the screen ${title} shows.',\n${match}`,
  );
}

function nextMigration(root: string): string {
  const numbers = globSync('*.sql', { cwd: join(root, 'apps/server/migrations') }).map((file) =>
    Number.parseInt(file, 10),
  );
  return String(Math.max(...numbers) + 1).padStart(4, '0');
}

function listInArea(edits: Edits, file: string, { names, Pascals }: ScreenNames): void {
  edits.put(file, /^import /m, (match) => `import { bind${Pascals} } from './${names}.routes.ts';\n${match}`);
  edits.put(
    file,
    /\bopen\((?:bind\b)?([^\n]*)\{\n/,
    (match) => `${match.replace(/\((?:bind)?/, '(bind')}    bind${Pascals}(bind);\n`,
  );
}

/** Adds a row to the area's sample. Creates the sample with this row if there is none. */
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
