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
}

/** Everything a module brings from the start, itself included; with `late` also what it brings later. */
function reach(
  from: string,
  linksOf: LinksOf,
  { late = false, found = new Set<string>() }: { late?: boolean; found?: Set<string> } = {},
): Set<string> {
  const open = [from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = linksOf(id) ?? {};
    open.push(...importedIds, ...(late ? dynamicallyImportedIds : []));
  }
  return found;
}

/**
 * Names the file of a module where the bundler's own answer would be a dozen tiny ones, which a browser fetches six at a
 * time: `start` for what the panel always needs and the login page never does, `board-parts` for what the orders screen
 * shares with screens that come later. Null leaves a module to the bundler: what the login page may need must stay
 * small, what only the orders screen and its own late parts need is one file anyway, and a library's pieces are as small
 * as they are.
 */
export function partsOfPages(
  { login, panel, board }: Beginnings,
  linksOf: LinksOf,
): (id: string) => 'start' | 'board-parts' | null {
  const ofLogin = reach(login, linksOf, { late: true });
  const ofStart = reach(panel, linksOf);
  const ofBoard = reach(board, linksOf);
  const ofOthers = new Set<string>();
  // Not through the board: its own late parts find it loaded. Were what they share with it taken out of its file, the
  // libraries' pieces of that would stay behind, and the two files need each other.
  for (const id of reach(panel, linksOf, { late: true, found: new Set([board]) }))
    for (const root of (id !== board && linksOf(id)?.dynamicallyImportedIds) || [])
      if (root !== board) reach(root, linksOf, { found: ofOthers });
  return (id) => {
    if (ofLogin.has(id)) return null;
    if (ofStart.has(id)) return 'start';
    return ofBoard.has(id) && ofOthers.has(id) && !id.includes('node_modules') ? 'board-parts' : null;
  };
}
