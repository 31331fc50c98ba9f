export interface ModuleLinks {
  importedIds: string[];
  dynamicallyImportedIds: string[];
}

type LinksOf = (id: string) => ModuleLinks | null;

/** Module ids of the entry files of the login page, the panel and its orders screen. */
interface Beginnings {
  login: string;
  panel: string;
  board: string;
  /** Late modules of the first view. `frameLate` is for every screen, `boardLate` for the orders screen. */
  frameLate: readonly string[];
  boardLate: readonly string[];
}

/**
 * Libraries stay with the bundler, because only the bundler knows which parts of a library a screen uses.
 * Icons are an exception: each icon has its own file.
 */
const isOfLibrary = (id: string) => id.includes('node_modules') && !id.includes('@tabler/icons-react');

/** Returns `from` and all modules that these import statically; `late` also follows dynamic imports. */
function reach(
  from: readonly string[],
  linksOf: LinksOf,
  { late = false, found = new Set<string>() }: { late?: boolean; found?: Set<string> } = {},
): Set<string> {
  const open = [...from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id) || isOfLibrary(id)) continue;
    found.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = linksOf(id) ?? {};
    open.push(...importedIds, ...(late ? dynamicallyImportedIds : []));
  }
  return found;
}

type Part = 'base' | 'base-late' | 'start' | 'board-parts' | 'shared-late' | 'frame-late' | 'board-late';

/**
 * Chooses the output file of a module. The bundler alone would make a hundred small files, and a browser
 * loads only six at a time. Files for the first load: `base` (also for the login page), `board-parts` (for
 * the orders screen and others), `start` (the rest). Files for later parts of the first view: `frame-late`
 * (every screen), `board-late` (orders screen), `shared-late` (several screens). `base-late` is also for
 * later steps of the login page. Null leaves a module to the bundler: modules that the first view does not
 * need, and modules of the orders screen alone.
 */
export function partsOfPages(
  { login, panel, board, frameLate, boardLate }: Beginnings,
  linksOf: LinksOf,
): (id: string) => Part | null {
  const ofLogin = reach([login], linksOf);
  const ofLoginLater = reach([login], linksOf, { late: true });
  const ofStart = reach([panel], linksOf);
  const ofBoard = reach([board], linksOf);
  const ofFrameLater = reach(frameLate, linksOf);
  const ofBoardLater = reach(boardLate, linksOf);

  // Modules that only other views need. Modules that the orders screen reaches are excluded: moved out of its
  // file, they would leave parts of libraries there, and the two files would import each other.
  const first = new Set([board, ...frameLate, ...boardLate]);
  const ofOthers = new Set<string>();
  for (const id of reach([panel], linksOf, { late: true, found: new Set([board]) }))
    for (const root of (id !== board && linksOf(id)?.dynamicallyImportedIds) || [])
      if (!first.has(root)) reach([root], linksOf, { found: ofOthers });

  return (id) => {
    const isFirst = ofStart.has(id) || ofBoard.has(id) || ofFrameLater.has(id) || ofBoardLater.has(id);
    if (!isFirst) return null;
    if (ofLogin.has(id)) return 'base';
    if (ofLoginLater.has(id)) return 'base-late';
    if (ofStart.has(id)) return 'start';
    if (ofBoard.has(id)) return ofOthers.has(id) || ofFrameLater.has(id) ? 'board-parts' : null;
    if (ofOthers.has(id)) return 'shared-late';
    return ofFrameLater.has(id) ? 'frame-late' : 'board-late';
  };
}
