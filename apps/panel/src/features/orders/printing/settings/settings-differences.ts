import { isSameValue } from '@comanda/client/form/merge-changes.ts';
import { stationOf } from '@comanda/domain/orders/printing/print-job';
import {
  LAYOUT_NAMES,
  METHOD_NAMES,
  PAPER_NAMES,
  type PrintSettings,
} from '@comanda/domain/orders/printing/print-settings';
import { fieldTexts } from '../texts.ts';

export type SettingsField = keyof PrintSettings;

/** A field that differs between this browser and the cloud, as text. */
export interface SettingsDifference {
  field: SettingsField;
  label: string;
  here: string;
  cloud: string;
}

interface NamedCategory {
  categoryId: number;
  name: string;
}

const yesNoText = (value: boolean) => (value ? fieldTexts.yes : fieldTexts.no);
const millimetres = (value: number) => `${value} mm`;

/** Writes the value of each field as text. The fields are in the sequence of the screen. */
const wordsOf: { [Field in Exclude<SettingsField, 'routes'>]: (value: PrintSettings[Field]) => string } = {
  defaultPrinter: String,
  layout: (layout) => LAYOUT_NAMES[layout],
  printsCustomerCopy: yesNoText,
  printsStoreCopy: yesNoText,
  groupsItems: yesNoText,
  printsLogo: yesNoText,
  method: (method) => METHOD_NAMES[method],
  copies: String,
  delayMs: fieldTexts.seconds,
  width: (width) => PAPER_NAMES[width],
  linesSkipped: String,
  marginLeft: millimetres,
  marginRight: millimetres,
  fontName: String,
  fontSize: String,
  printsProduction: yesNoText,
  acceptsAutomatically: yesNoText,
};

const labels: Record<SettingsField, string> = {
  ...fieldTexts,
  delayMs: fieldTexts.delay,
};

function differenceAt<Field extends Exclude<SettingsField, 'routes'>>(
  field: Field,
  here: PrintSettings,
  cloud: PrintSettings,
): SettingsDifference | null {
  if (here[field] === cloud[field]) return null;
  const inWords = wordsOf[field];
  return { field, label: labels[field], here: inWords(here[field]), cloud: inWords(cloud[field]) };
}

/** The differences, field by field. All groupings are one field, which lists only categories that differ. */
export function settingsDifferences(
  here: PrintSettings,
  cloud: PrintSettings,
  categories: readonly NamedCategory[],
): SettingsDifference[] {
  const fields = Object.keys(wordsOf) as (keyof typeof wordsOf)[];
  const found = fields.map((field) => differenceAt(field, here, cloud)).filter((each) => each !== null);
  return isSameValue(byCategory(here), byCategory(cloud))
    ? found
    : [...found, routesDifference(here, cloud, categories)];
}

function byCategory({ routes }: PrintSettings): Record<string, string> {
  return Object.fromEntries(routes.map(({ categoryId, station }) => [categoryId, station]));
}

function routesDifference(
  here: PrintSettings,
  cloud: PrintSettings,
  categories: readonly NamedCategory[],
): SettingsDifference {
  const ids = [...new Set([...here.routes, ...cloud.routes].map(({ categoryId }) => categoryId))];
  const differing = ids.filter((id) => stationOf(id, here) !== stationOf(id, cloud));
  const nameOf = (id: number) =>
    categories.find(({ categoryId }) => categoryId === id)?.name ?? `Categoria ${id}`;
  const inWords = (settings: PrintSettings) =>
    differing.map((id) => `${nameOf(id)}: ${stationOf(id, settings)}`).join('\n');
  return { field: 'routes', label: fieldTexts.routes, here: inWords(here), cloud: inWords(cloud) };
}

/** The cloud's settings with the chosen fields of this browser. */
export function mergedSettings(
  here: PrintSettings,
  cloud: PrintSettings,
  fieldsFromHere: ReadonlySet<SettingsField>,
): PrintSettings {
  const chosen = Object.fromEntries(
    Object.entries(here).filter(([field]) => fieldsFromHere.has(field as SettingsField)),
  );
  return { ...cloud, ...chosen };
}
