import type { ErrorCode } from '@comanda/contract/errors';
import type { AccessChange } from './areas/people/access/public.ts';
import type { Announcement } from './platform/database/announcements.ts';
import type { Bind } from './platform/http/bind.ts';
import type { JournalReader } from './platform/journal/reader.ts';
import type { VisitorPage } from './platform/pages/visitor-pages.ts';
import type { Services } from './services.ts';

/**
 * What an area hears: a change of who may do what, by whatever way it came about; something a command announced, on this
 * server or another; and that listening has begun (again), so that what happened before went unheard.
 */
export type News = AccessChange | ({ kind: 'announced' } & Announcement) | { kind: 'unheard' };

/** Something under way until it is stopped; `stop` waits for what it is just doing. */
export interface Running {
  stop(): Promise<void>;
}

/** An area whose calls are bound. */
export interface OpenArea {
  /** Its pages for people who are not of the store. */
  pages?: readonly VisitorPage[];
  /** What it does with the entries of each store's journal. */
  readers?: readonly JournalReader[];
  /** Begins what it does by itself; called when every area is open. Areas are stopped together. */
  jobs?(): readonly Running[];
  /** Called in the order of the areas. Must not throw. */
  hears?(news: News): void;
  /** Called when no job runs any more, before the connections of panels and guests are cut. */
  close?(): void | Promise<void>;
}

export interface Area<Need extends keyof Services = never> {
  /** Its folder in every room. */
  name: string;
  /** The tables it writes; nobody else does, but for the exceptions a test names. */
  tables: readonly string[];
  /** What to answer when the database refuses what a race made impossible, by the name of the constraint. */
  constraints?: Readonly<Record<string, ErrorCode>>;
  /** Programs on people's own machines that its pages may talk to: origins. */
  localPrograms?: readonly string[];
  /** The services it works with: it is given these and no others. */
  needs: readonly Need[];
  /** Binds its calls, opens its doors. */
  open(bind: Bind, services: Pick<Services, Need>): OpenArea | Promise<OpenArea>;
}

/** An area as the server opens it, whatever it needs. */
export type AnyArea = Omit<Area, 'needs' | 'open'> & {
  open(bind: Bind, services: Services): OpenArea | Promise<OpenArea>;
};

/** What an area offers to the server: one per area, in its `area.ts`. */
export function defineArea<const Need extends keyof Services>({ needs, ...area }: Area<Need>): AnyArea {
  return {
    ...area,
    open: (bind, services) => {
      const given = Object.fromEntries(needs.map((need) => [need, services[need]]));
      return area.open(bind, given as Pick<Services, Need>);
    },
  };
}
