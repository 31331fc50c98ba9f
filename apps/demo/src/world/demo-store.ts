import type { TypedDay } from '@comanda/domain/store/hours/week';
import type { NewStore } from '@comanda/domain/store/store/new-store';
import type { Catalogue } from './catalogue.ts';
import type { Town } from './town.ts';

/** The document of `npm run loja:criar -- --json`, with all fields. */
export interface StoreDocument extends NewStore {
  logo: string;
  symbol: string;
  intakeKey: string;
  /** Marks the store as a demo. A server with such a store refuses to listen on a network. */
  isDemo: true;
}

/** The number of orders at each time. Hours and days are in the store's time zone. */
export interface Rhythm {
  /** Orders on an ordinary day. */
  ordersPerDay: number;
  /** Factors for the number of orders on each weekday, Sunday first. */
  weekdays: readonly number[];
  /** Share of each hour in a day's orders, as a weight. Hours without sales are missing. */
  hours: Readonly<Record<number, number>>;
  /** Orders per hour while the demo runs. */
  livePerHour: number;
  /** Orders that are pending when the panel is first opened. */
  liveAtStart: number;
}

/** A category of the menu with its station. */
export interface MenuSection {
  categoryId: number;
  name: string;
  /** The station that prints its items. */
  station: string;
}

export interface DemoStore {
  /** Short name of the store, which is also the seed of its random streams. */
  key: string;
  merchantId: string;
  intakeKey: string;
  name: string;
  timeZone: string;
  /** Minutes east of UTC. They are constant, because Brazil has had no summer time since 2019. */
  utcOffsetMinutes: number;
  town: Town;
  catalogue: Catalogue;
  /** Categories in the order of the store's menu. */
  sections: readonly MenuSection[];
  rhythm: Rhythm;
  /** The store's hours, Sunday first. */
  week: readonly TypedDay[];
  /** Minutes promised to customers. */
  promiseMinutes: readonly [number, number];
  customerCount: number;
  /** Names of the store's users, as in the history of an order. */
  staff: readonly string[];
  coupon: string;
  /** Makes the document of the store. `now` in epoch milliseconds dates its invoices. */
  document(now: number): StoreDocument;
}
