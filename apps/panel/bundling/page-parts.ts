/** What is known of a module while files are made of modules. */
export interface ModuleLinks {
  importedIds: string[];
  dynamicallyImportedIds: string[];
}

type LinksOf = (id: string) => ModuleLinks | null;

/** Where the login page, the panel and its orders screen begin: ids of modules. */
interface Beginnings {
  login: string;
  panel: string;
  board: string;
  /** What the first view brings a moment later: around any screen, and on the orders screen. */
  frameLate: readonly string[];
  boardLate: readonly string[];
}

/**
 * A library's own files name all of it, used or not: what a screen takes of it only the bundler knows. Icons are a file each.
 */
const isOfLibrary = (id: string) => id.includes('node_modules') && !id.includes('@tabler/icons-react');

/** Everything modules bring from the start, themselves included; with `late` also what they bring later. */
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
 * Names the file of a module where the bundler's own answer would be a hundred tiny ones, which a browser fetches six at a
 * time. Of what the panel needs at once: `base` what the login page needs as well, `start` the rest, `board-parts` what the
 * orders screen shares with others. Of what its first view brings a moment later: `frame-late` around any screen,
 * `board-late` on the orders screen, `shared-late` and `base-late` what other screens, or the login page's later steps, need
 * of it. Null leaves a module to the bundler: what the first view does not need, and what only the orders screen does.
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

  // What anything but the first view needs. Not through the board: its own late parts find it loaded. Were what they share
  // with it taken out of its file, the libraries' pieces of that would stay behind, and the two files need each other.
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
