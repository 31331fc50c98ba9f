import type { MenuCategory } from '@comanda/contract/menu/menu/categories.calls';
import type { PrintDevice } from '@comanda/contract/orders/printing/paired-devices.wire';
import type { DeviceRoutes, FoundPrinter } from '@comanda/domain/orders/printing/print-device';
import { printersFor } from '@comanda/domain/orders/printing/print-device';
import { DEFAULT_STATION, stationOf } from '@comanda/domain/orders/printing/print-job';
import { LONGEST_STATION_NAME, type PrintSettings } from '@comanda/domain/orders/printing/print-settings';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { Skeleton, SkeletonArea } from '@comanda/ui/faces/skeletons.tsx';
import { CheckField } from '@comanda/ui/form/fields/check-field.tsx';
import { SelectField } from '@comanda/ui/form/fields/select-field.tsx';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { IconCategory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { categoriesQuery } from '../api/print-devices.ts';
import { printerOptions } from '../devices/printer-options.ts';
import { fieldTexts, joined, productionTexts } from '../texts.ts';
import type { SectionProps } from './cashier-section.tsx';
import classes from './production-section.module.css';
import { isAnyOf, placesOf } from './station-places.ts';
import { groupingFrom, stationsOf, withGrouping, withStationPrinters } from './stations.ts';

interface ProductionSectionProps extends SectionProps {
  routes: DeviceRoutes;
  printers: readonly FoundPrinter[];
  /** Every computer of the store, with the values on the screen. */
  devices: readonly PrintDevice[];
  onRoutes: (routes: DeviceRoutes) => void;
  /**
   * Called when a category moves from one station to another, because then both stations' printers change on
   * every device.
   */
  onMoved: (move: { from: string; to: string; isFromStillUsed: boolean }) => void;
}

/** The kitchen's tickets: which categories share a ticket, and the ticket's printer on the chosen device. */
export function ProductionSection(props: ProductionSectionProps) {
  const { settings, change } = props;
  const categories = useQuery({ ...categoriesQuery, enabled: settings.printsProduction });
  return (
    <FormCard title={productionTexts.title} hint={productionTexts.hint}>
      <CheckField
        label={fieldTexts.printsProduction}
        value={settings.printsProduction}
        onChange={(printsProduction) => change({ printsProduction })}
      />
      {settings.printsProduction ? (
        <QueryFaces
          query={categories}
          isCompact
          failed={productionTexts.categoriesFailed}
          skeleton={
            <SkeletonArea>
              <div className="stack-12">
                <Skeleton height={44} />
                <Skeleton height={44} />
                <Skeleton height={44} />
              </div>
            </SkeletonArea>
          }
        >
          {(known) => <CategoryList {...props} categories={known} />}
        </QueryFaces>
      ) : null}
    </FormCard>
  );
}

function CategoryList(props: ProductionSectionProps & { categories: readonly MenuCategory[] }) {
  const { settings, categories, routes, devices } = props;
  const named = stationsOf(categories, settings.routes);
  // Items whose category is not on the menu are printed with the default station.
  const rest = { station: DEFAULT_STATION, categories: [productionTexts.rest] };
  const stations = named.some(({ station }) => station === DEFAULT_STATION) ? named : [...named, rest];
  if (categories.length === 0) {
    return (
      <EmptyState
        isCompact
        icon={<IconCategory size={24} stroke={1.75} />}
        title={productionTexts.noCategories}
      >
        {productionTexts.noCategoriesHint}
      </EmptyState>
    );
  }
  return (
    <>
      <p className={`prose-15 ${classes.hint}`}>{productionTexts.listHint}</p>
      <div className="stack">
        <div className={classes.head} aria-hidden="true">
          <span>{productionTexts.category}</span>
          <span>{productionTexts.grouping}</span>
          <span>{productionTexts.printer}</span>
        </div>
        {categories.map((category) => (
          <CategoryRow key={category.categoryId} {...props} category={category} />
        ))}
      </div>
      <div className={classes.result}>
        <h3>{productionTexts.result}</h3>
        <ul>
          {stations.map(({ station, categories: names }) => {
            const places = wordsOfPlaces(station, devices, routes, settings.defaultPrinter);
            return (
              <li key={station}>
                <strong>{station}</strong>
                <span>{joined(names)}</span>
                <span className={classes.where} data-tone={places.length === 0 ? 'pending' : 'neutral'}>
                  {places.length === 0
                    ? devices.length === 0
                      ? productionTexts.nowhereHere
                      : productionTexts.nowhere
                    : productionTexts.goesTo(productionTexts.several(places, isAnyOf(station, devices)))}
                </span>
              </li>
            );
          })}
        </ul>
      </div>
    </>
  );
}

/**
 * Names of the printers that print a station's tickets. In a store with several computers each name includes its
 * computer.
 */
function wordsOfPlaces(
  station: string,
  devices: readonly PrintDevice[],
  routes: DeviceRoutes,
  storeDefault: string,
): readonly string[] {
  // Without computers this browser prints, through its own module.
  if (devices.length === 0) return printersFor(station, routes, storeDefault);
  return placesOf(station, devices, storeDefault).map(({ printer, deviceName }) =>
    devices.length === 1 ? printer : productionTexts.place(printer, deviceName),
  );
}

interface CategoryRowProps extends ProductionSectionProps {
  category: MenuCategory;
  categories: readonly MenuCategory[];
}

function CategoryRow(props: CategoryRowProps) {
  const { category, categories, settings, change, routes, printers, onRoutes, onMoved } = props;
  const { categoryId, name } = category;
  /** The category's station before the user began to type. Its printer is shown until the user stops typing. */
  const [before, setBefore] = useState<string | null>(null);
  const station = before ?? stationOf(categoryId, settings);
  const typed = settings.routes.find((route) => route.categoryId === categoryId)?.station ?? '';
  const own = routes.printersByStation[station] ?? [];
  const others = categories
    .filter((other) => other.categoryId !== categoryId && stationOf(other.categoryId, settings) === station)
    .map((other) => other.name);

  const settle = () => {
    if (before === null) return;
    setBefore(null);
    const known = settings.routes
      .filter((route) => route.categoryId !== categoryId)
      .map((route) => route.station);
    const next = withGrouping(settings.routes, categoryId, groupingFrom(typed, known));
    if (next !== settings.routes) change({ routes: next });
    const to = stationOf(categoryId, { routes: next });
    const isFromStillUsed =
      before === DEFAULT_STATION ||
      categories.some((other) => stationOf(other.categoryId, { routes: next }) === before);
    if (to !== before) onMoved({ from: before, to, isFromStillUsed });
  };
  return (
    <div className={classes.row}>
      <span className={`row ${classes.name}`}>{name}</span>
      <TextField
        isLabelHidden
        label={productionTexts.groupingOf(name)}
        value={typed}
        placeholder={DEFAULT_STATION}
        maxLength={LONGEST_STATION_NAME}
        suggestions={[...new Set(settings.routes.map((route) => route.station))].filter(Boolean)}
        hint={before === null && others.length > 0 ? productionTexts.shared(others) : undefined}
        onFocus={() => setBefore(stationOf(categoryId, settings))}
        onBlur={settle}
        onChange={(text) => change({ routes: withGrouping(settings.routes, categoryId, text) })}
      />
      <SelectField
        isLabelHidden
        label={productionTexts.printerOf(name)}
        value={own.length > 1 ? '' : (own[0] ?? '')}
        options={[
          { value: '', label: firstOption(own, routes, settings) },
          ...printerOptions(printers, own.length === 1 ? own[0] : undefined),
        ]}
        onChange={(printer) =>
          onRoutes(withStationPrinters(routes, station, printer === '' ? [] : [printer]))
        }
      />
    </div>
  );
}

/**
 * Label of the empty option: the station's printers if it has several, otherwise the device's default
 * printer.
 */
function firstOption(own: readonly string[], routes: DeviceRoutes, settings: PrintSettings): string {
  if (own.length > 1) return productionTexts.several(own, false);
  return productionTexts.defaultPrinter(routes.defaultPrinter ?? settings.defaultPrinter);
}
