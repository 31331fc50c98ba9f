import { sql } from '../platform/database/sql.ts';
import type { Directory, World } from './installation-row.ts';

/** What a database holds, and what is wanted where it holds nothing. */
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
 * Whose data these are. The data decide: what is asked for counts in an empty database only. A store that somebody adds
 * to the demonstration does not make it another thing.
 */
export function decideWorld({ world, hasDemo, hasReal, wantsDemo }: Contents): World {
  if (!hasDemo && !hasReal) return wantsDemo ? 'demo' : null;
  return world ?? (hasDemo ? 'demo' : 'real');
}

/** What the database holds. */
export async function findContents(directory: Directory): Promise<Pick<Contents, 'hasDemo' | 'hasReal'>> {
  const [found] = await directory<Pick<Contents, 'hasDemo' | 'hasReal'>>(sql`
    select exists (select from stores where is_demo) or exists (select from provider_people where is_demo) as "hasDemo",
           exists (select from stores where not is_demo) or exists (select from provider_people where not is_demo)
             or exists (select from districts) as "hasReal"`);
  return found ?? { hasDemo: false, hasReal: false };
}
