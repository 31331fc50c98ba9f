import type { Store } from '@comanda/contract/store/store/store.calls';
import { can, type Granted } from '@comanda/domain/people/access/permissions';
import { type DeliveryEstimate, ESTIMATE_PRESETS } from '@comanda/domain/store/store/estimate';
import { IconClock, IconDoorEnter } from '@tabler/icons-react';
import type { PaletteEntry } from './palette-entry.ts';
import { paletteTexts } from './texts.ts';

interface StoreCommands {
  /** Opens the store, or asks how long to close it, like the switch in the header. */
  pressSwitch: () => void;
  changeEstimate: (estimate: DeliveryEstimate) => void;
}

/** Actions on the store that this user may run now. A suspended store cannot be opened. */
export function storeEntries(
  store: Store,
  who: Granted,
  { pressSwitch, changeEstimate }: StoreCommands,
): PaletteEntry[] {
  const entries: PaletteEntry[] = [];
  if (can(who, 'store.open-close') && !store.isSuspended) {
    entries.push({
      id: 'store:switch',
      group: 'store',
      label: store.isOpen ? paletteTexts.closeStore : paletteTexts.openStore,
      search: 'pausar loja aberta fechada',
      Icon: IconDoorEnter,
      run: pressSwitch,
    });
  }
  if (!can(who, 'store.change-estimate')) return entries;
  return [
    ...entries,
    ...ESTIMATE_PRESETS.map((preset): PaletteEntry => {
      const isCurrent = preset.minMinutes === store.minMinutes && preset.maxMinutes === store.maxMinutes;
      return {
        id: `estimate:${preset.minMinutes}`,
        group: 'store',
        label: paletteTexts.estimate(`${preset.minMinutes}–${preset.maxMinutes}`),
        detail: isCurrent ? paletteTexts.currentEstimate : undefined,
        search: 'tempo de entrega minutos',
        Icon: IconClock,
        run: () => {
          if (!isCurrent) changeEstimate(preset);
        },
      };
    }),
  ];
}
