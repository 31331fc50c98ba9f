import type { ErrorCode } from '@comanda/contract/errors';
import type { AccessChange } from './areas/people/access/public.ts';
import type { Announcement } from './platform/database/announcements.ts';
import type { Bind } from './platform/http/bind.ts';
import type { JournalReader } from './platform/journal/reader.ts';
import type { VisitorPage } from './platform/pages/visitor-pages.ts';
import type { Services } from './services.ts';

/**
 * Events that areas hear. One is a change of access, by any cause. Another is an announcement of a command, on
 * this server or another. The third is that listening began again, so that earlier events are unknown.
 */
export type News = AccessChange | ({ kind: 'announced' } & Announcement) | { kind: 'unheard' };

/** A job until it is stopped; `stop` waits for its current work. */
export interface Running {
  stop(): Promise<void>;
}

/** An area with bound calls. */
export interface OpenArea {
  /** The area's pages for people outside of the store. */
  pages?: readonly VisitorPage[];
  /** The area's readers of each store's journal. */
  readers?: readonly JournalReader[];
  /** Starts its jobs; called when every area is open. Areas are stopped together. */
  jobs?(): readonly Running[];
  /** Called in the order of the areas. Must not throw. */
  hears?(news: News): void;
  /** Called when no job runs any more, before the connections of panels and guests are closed. */
  close?(): void | Promise<void>;
}

export interface Area<Need extends keyof Services = never> {
  /** The name of its folder in every package. */
  name: string;
  /** The tables it writes; no other area does, except in the cases a test names. */
  tables: readonly string[];
  /** Errors for refusals of the database after a race, by the constraint's name. */
  constraints?: Readonly<Record<string, ErrorCode>>;
  /** Programs on users' own machines that its pages may call: origins. */
  localPrograms?: readonly string[];
  /** The services it uses; it gets only these. */
  needs: readonly Need[];
  /** Binds its calls and opens its connections. */
  open(bind: Bind, services: Pick<Services, Need>): OpenArea | Promise<OpenArea>;
}

/** An area as the server opens it, with any services. */
export type AnyArea = Omit<Area, 'needs' | 'open'> & {
  open(bind: Bind, services: Services): OpenArea | Promise<OpenArea>;
};

/** An area for the server: one per area, in its `area.ts`. */
export function defineArea<const Need extends keyof Services>({ needs, ...area }: Area<Need>): AnyArea {
  return {
    ...area,
    open: (bind, services) => {
      const given = Object.fromEntries(needs.map((need) => [need, services[need]]));
      return area.open(bind, given as Pick<Services, Need>);
    },
  };
}
