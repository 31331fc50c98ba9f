import { editsOf } from './edit-file.ts';
import type { AreaNames } from './names.ts';

const LIST = 'apps/server/src/all-areas.ts';

/** Returns the files of a new area without tables and calls, by path. Includes the changed list of areas. */
export function areaFiles(root: string, { path, area, camel }: AreaNames): Record<string, string> {
  const edits = editsOf(root);
  edits.add(
    `apps/server/src/areas/${path}/area.ts`,
    `import { defineArea } from '../../../define-area.ts';

export const ${camel} = defineArea({
  name: '${area}',
  needs: [],
  tables: [],
  open() {
    return {};
  },
});
`,
  );
  edits.put(LIST, /^import /m, (match) => `import { ${camel} } from './areas/${path}/area.ts';\n${match}`);
  // Retention must stay the last area, because it deletes rows of all other areas.
  edits.put(LIST, / {2}retention,\n\];/, (match) => `  ${camel},\n${match}`);
  return edits.files;
}
