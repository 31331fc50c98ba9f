import type { TypedDay } from '@comanda/domain/hours/week';
import type { NewStore } from '@comanda/domain/store/new-store';
import type { Catalogue } from './catalogue.ts';
import type { Town } from './town.ts';

/** The document `npm run loja:criar -- --json` takes; a store of the demonstration leaves nothing out. */
export interface StoreDocument extends NewStore {
  logo: string;
  symbol: string;
  intakeKey: string;
  /** The server keeps it from networks. */
  isDemo: true;
}

/** How busy a store is when. Hours and days are those of its own clock. */
export interface Rhythm {
  /** Orders on an ordinary day. */
  ordersPerDay: number;
  /** Sunday first. */
  weekdays: readonly number[];
  /** Weight of each hour it sells in. */
  hours: Readonly<Record<number, number>>;
  /** Orders its customers place per hour while the demo runs. */
  livePerHour: number;
  /** Orders waiting for whoever opens the panel first. */
  liveAtStart: number;
}

/** A category of the menu, and who makes what is in it. */
export interface MenuSection {
  categoryId: number;
  name: string;
  /** Whose tickets its items stand on. */
  station: string;
}

export interface DemoStore {
  /** Names its streams of chance. */
  key: string;
  merchantId: string;
  intakeKey: string;
  name: string;
  timeZone: string;
  /** Minutes east of UTC; Brazil has had no summer time since 2019. */
  utcOffsetMinutes: number;
  town: Town;
  catalogue: Catalogue;
  /** In the order of its menu. */
  sections: readonly MenuSection[];
  rhythm: Rhythm;
  /** When it sells, Sunday first. */
  week: readonly TypedDay[];
  /** Minutes promised to customers. */
  promiseMinutes: readonly [number, number];
  customerCount: number;
  /** Names as the history of an order shows them. */
  staff: readonly string[];
  coupon: string;
  /** `now` in epoch milliseconds dates the invoices. */
  document(now: number): StoreDocument;
}
