import { sql } from '../platform/database/sql.ts';
import type { Directory, World } from './installation-row.ts';

/** The contents of a database, and what this start asks for. */
export interface Contents {
  world: World;
  /** The database has stores or people of the demo. */
  hasDemo: boolean;
  /** The database has stores, people or districts of a real installation. */
  hasReal: boolean;
  /** True if this start would create a demo in an empty database. */
  wantsDemo: boolean;
}

/**
 * Decides if the data are a demo. Existing data decide first; `wantsDemo` applies only to an empty database.
 * Stores that are added to a demo later do not change the decision.
 */
export function decideKind({ world, hasDemo, hasReal, wantsDemo }: Contents): World {
  if (!hasDemo && !hasReal) return wantsDemo ? 'demo' : null;
  return world ?? (hasDemo ? 'demo' : 'real');
}

/** Finds out if the database has demo data and real data. */
export async function findContents(directory: Directory): Promise<Pick<Contents, 'hasDemo' | 'hasReal'>> {
  const [[stores], [people], [districts]] = await Promise.all([
    directory<Pick<Contents, 'hasDemo' | 'hasReal'>>(sql`
      select exists (select 1 from stores where is_demo) as "hasDemo",
             exists (select 1 from stores where not is_demo) as "hasReal"`),
    directory<Pick<Contents, 'hasDemo' | 'hasReal'>>(sql`
      select exists (select from provider_people where is_demo) as "hasDemo",
             exists (select from provider_people where not is_demo) as "hasReal"`),
    directory<Pick<Contents, 'hasReal'>>(sql`select exists (select from districts) as "hasReal"`),
  ]);
  return {
    hasDemo: stores?.hasDemo === true || people?.hasDemo === true,
    hasReal: [stores, people, districts].some((found) => found?.hasReal === true),
  };
}
