import { sql } from '../platform/database/sql.ts';
import type { Directory, World } from './installation-row.ts';

/** Contents of a database, and the wanted world for an empty one. */
export interface Contents {
  world: World;
  /** Stores or people of the demonstration. */
  hasDemo: boolean;
  /** Stores, people or districts of an installation in use. */
  hasReal: boolean;
  /** This start would make the demonstration. */
  wantsDemo: boolean;
}

/**
 * Decides whether the data are the demonstration's. The data decide; the request counts only in an empty database.
 * A store added to the demonstration does not change it.
 */
export function decideWorld({ world, hasDemo, hasReal, wantsDemo }: Contents): World {
  if (!hasDemo && !hasReal) return wantsDemo ? 'demo' : null;
  return world ?? (hasDemo ? 'demo' : 'real');
}

/** Reads the contents of the database. */
export async function findContents(directory: Directory): Promise<Pick<Contents, 'hasDemo' | 'hasReal'>> {
  const [found] = await directory<Pick<Contents, 'hasDemo' | 'hasReal'>>(sql`
    select exists (select from stores where is_demo) or exists (select from provider_people where is_demo) as "hasDemo",
           exists (select from stores where not is_demo) or exists (select from provider_people where not is_demo)
             or exists (select from districts) as "hasReal"`);
  return found ?? { hasDemo: false, hasReal: false };
}
