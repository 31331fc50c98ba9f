import type { ErrorCode } from '@comanda/contract/errors';
import type { AfterRestore } from './platform/database/after-restore.ts';
import type { Announcement } from './platform/database/announcements.ts';
import type { Change } from './platform/database/changes.ts';
import type { Bind } from './platform/http/bind.ts';
import type { JournalReader } from './platform/journal/reader.ts';
import type { VisitorPage } from './platform/pages/visitor-pages.ts';
import type { RepeatedWork } from './platform/repeated-work.ts';
import type { Floors, Platform, Services } from './services.ts';

/**
 * Events for areas: a change, an announcement from any server, or a restart of listening. Notifications
 * before a restart may be lost.
 */
export type AreaEvent = Change | ({ kind: 'announced' } & Announcement) | { kind: 'unheard' };

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
  /** Handles an event. Areas are called in their order. Must not throw. */
  onEvent?(event: AreaEvent): void;
  /** Called after all jobs have stopped, and before the connections of panels and guests are closed. */
  close?(): void | Promise<void>;
}

/** All services by their names: the services of the platform, and of each group of areas. */
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
  /** Name of the area's folder, the same in all packages. */
  name: string;
  /** Tables that only this area writes. A test lists the exceptions. */
  tables: readonly string[];
  /**
   * Errors for violations of constraints, by the constraint's name. These violations are races of concurrent
   * requests.
   */
  constraints?: Readonly<Record<string, ErrorCode>>;
  /** Origins of local programs that the area's pages may call. */
  localPrograms?: readonly string[];
  /** The area's work after a restore of the database. */
  restored?: AfterRestore;
  /** Names of the services that the area gets. */
  needs: readonly Need[];
  /** Binds the area's calls and opens its connections. */
  open(bind: Bind, services: Pick<NamedServices, Need>): OpenArea | Promise<OpenArea>;
}

/** An area whose `open` takes all services, as the server passes them. */
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
