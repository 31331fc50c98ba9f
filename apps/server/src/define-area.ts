import type { ErrorCode } from '@comanda/contract/errors';
import type { AccessChange } from './areas/people/access/public.ts';
import type { AfterRestore } from './platform/database/after-restore.ts';
import type { Announcement } from './platform/database/announcements.ts';
import type { Bind } from './platform/http/bind.ts';
import type { JournalReader } from './platform/journal/reader.ts';
import type { VisitorPage } from './platform/pages/visitor-pages.ts';
import type { RepeatedWork } from './platform/repeated-work.ts';
import type { Floors, Platform, Services } from './services.ts';

/**
 * Events for areas: a change of access, an announcement from any server, or a restart of listening. Notifications
 * before a restart may be lost.
 */
export type AreaEvent = AccessChange | ({ kind: 'announced' } & Announcement) | { kind: 'unheard' };

/** A running job; `stop` waits for its current work. */
export interface Running {
  /** The area's repeated jobs, for records and metrics. */
  rounds: readonly RepeatedWork[];
  stop(): Promise<void>;
}

/** An area with bound calls. */
export interface OpenArea {
  /** The area's pages for people outside the store. */
  pages?: readonly VisitorPage[];
  /** The area's readers of each store's journal. */
  readers?: readonly JournalReader[];
  /** Starts the area's jobs, after all areas are open. All jobs are stopped together. */
  jobs?(): readonly Running[];
  /** Handles an event, in the order of the areas. Must not throw. */
  onEvent?(event: AreaEvent): void;
  /** Called after all jobs stopped, before the connections of panels and guests are closed. */
  close?(): void | Promise<void>;
}

/** The services by their names, of platform and floors. */
export type NamedServices = Platform &
  Floors['people'] &
  Floors['store'] &
  Floors['menu'] &
  Floors['orders'] &
  Floors['money'] &
  Floors['insight'];

export const named = ({
  people,
  store,
  menu,
  orders,
  money,
  insight,
  ...platform
}: Services): NamedServices => ({
  ...platform,
  ...people,
  ...store,
  ...menu,
  ...orders,
  ...money,
  ...insight,
});

export interface Area<Need extends keyof NamedServices = never> {
  /** Name of the area's folder in every package. */
  name: string;
  /** Tables that only this area writes. A test names the exceptions. */
  tables: readonly string[];
  /** Errors for races that a constraint prevented, by name of the constraint. */
  constraints?: Readonly<Record<string, ErrorCode>>;
  /** Origins of local programs that the area's pages may call. */
  localPrograms?: readonly string[];
  /** Work after a restore of the database. */
  restored?: AfterRestore;
  /** Names of the services that the area gets. */
  needs: readonly Need[];
  /** Binds the area's calls and opens its connections. */
  open(bind: Bind, services: Pick<NamedServices, Need>): OpenArea | Promise<OpenArea>;
}

/** An area as the server opens it. `open` then gets all services. */
export type AnyArea = Omit<Area, 'needs' | 'open'> & {
  open(bind: Bind, services: Services): OpenArea | Promise<OpenArea>;
};

/** Declares an area in its `area.ts`. */
export function defineArea<const Need extends keyof NamedServices>({ needs, ...area }: Area<Need>): AnyArea {
  return {
    ...area,
    open: (bind, services) => {
      const all = named(services);
      const given = Object.fromEntries(needs.map((need) => [need, all[need]]));
      return area.open(bind, given as Pick<NamedServices, Need>);
    },
  };
}
