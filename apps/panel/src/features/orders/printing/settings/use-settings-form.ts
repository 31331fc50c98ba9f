import { ApiError } from '@comanda/client/api/api-error.ts';
import { failureText } from '@comanda/client/api/failure-text.ts';
import { isSameValue } from '@comanda/client/form/merge-changes.ts';
import { formTexts } from '@comanda/client/form/texts.ts';
import type { PrintDevice } from '@comanda/contract/orders/printing/paired-devices.wire';
import type { StoredPrintSettings } from '@comanda/contract/orders/printing/print-settings.wire';
import { NOTHING_SAVED } from '@comanda/contract/orders/printing/print-settings.wire';
import type { DeviceRoutes } from '@comanda/domain/orders/printing/print-device';
import { DEFAULT_PRINT_SETTINGS, type PrintSettings } from '@comanda/domain/orders/printing/print-settings';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { toast } from '@comanda/ui/toast/toast.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { printDevicesQuery } from '../../../../shared/printing/devices-query.ts';
import { sendDeviceChange } from '../api/print-devices.ts';
import { fetchPrintSettings, sendAdoption, sendSettings, settingsQuery } from '../api/print-settings.ts';
import { readStoredPrinting, savePrinting } from '../storage/stored-printing.ts';
import { printingTexts } from '../texts.ts';

const SAVED_TOAST_MS = 5000;

/** A paired computer's id, or this browser, which prints through the print module of its computer. */
export type DeviceKey = number | 'local';

/** Two versions of the settings; the person must choose between them. */
export interface SettingsConflict {
  here: PrintSettings;
  cloud: StoredPrintSettings;
}

interface SettingsFormSetting {
  storeId: number;
  devices: readonly PrintDevice[];
  /** Operators may not change the cloud's automatic acceptance. */
  mayChangeAutoAccept: boolean;
}

/**
 * The store's settings and every computer's printers as one form: the changes, the saving, and the differences between
 * this browser and the cloud. No change is lost when a save fails.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: save, sync and conflict read and replace one draft.
export function useSettingsForm({ storeId, devices, mayChangeAutoAccept }: SettingsFormSetting) {
  const queries = useQueryClient();
  const stored = useMemo(() => readStoredPrinting(storeId), [storeId]);
  const query = useMemo(() => settingsQuery(storeId, () => readStoredPrinting(storeId).version), [storeId]);
  const cloud = useQuery(query);
  /** The edited settings; null: no difference from the cloud. */
  const [draft, setDraft] = useState<PrintSettings | null>(null);
  const [localRoutes, setLocalRoutes] = useState(stored.routes);
  const [changedRoutes, setChangedRoutes] = useState<ReadonlyMap<DeviceKey, DeviceRoutes>>(new Map());
  const [conflict, setConflict] = useState<SettingsConflict | null>(null);
  /**
   * The version that this form has loaded. A different version in the cloud means that another user made a
   * change.
   */
  const seenVersion = useRef<number | null>(null);

  const base = cloud.data?.settings ?? stored.settings ?? DEFAULT_PRINT_SETTINGS;
  const settings = draft ?? base;
  const savedRoutesOf = (device: DeviceKey): DeviceRoutes | undefined =>
    device === 'local' ? localRoutes : devices.find(({ deviceId }) => deviceId === device)?.routes;
  const dirtyRoutes = [...changedRoutes].filter(([device, routes]) => {
    const saved = savedRoutesOf(device);
    return saved !== undefined && !isSameValue(saved, routes);
  });
  const areSettingsChanged = !isSameValue(settings, base);

  /** Takes the cloud's settings as the saved settings, and saves them in this browser. */
  const take = (fresh: StoredPrintSettings | null) => {
    seenVersion.current = fresh?.version ?? null;
    queries.setQueryData(query.queryKey, fresh && { ...fresh, isSynced: true });
    if (fresh) savePrinting(storeId, { settings: fresh.settings, version: fresh.version });
  };
  /**
   * Compares this browser's settings with the cloud's. Asks for a choice if they differ; otherwise uses the
   * cloud's settings.
   */
  const compare = (here: PrintSettings, fresh: StoredPrintSettings) => {
    const comparable = mayChangeAutoAccept
      ? here
      : { ...here, acceptsAutomatically: fresh.settings.acceptsAutomatically };
    if (isSameValue(comparable, fresh.settings)) {
      setDraft(null);
      take(fresh);
    } else {
      setConflict({ here: comparable, cloud: fresh });
    }
  };

  const { data } = cloud;
  const applyCloud = useEffectEvent((answer: StoredPrintSettings | null) => {
    const seen = seenVersion.current;
    seenVersion.current = answer?.version ?? null;
    if (answer === null) void alertDialog({ title: printingTexts.attention, text: NOTHING_SAVED });
    else if (seen === null && !answer.isSynced && stored.settings !== null) compare(stored.settings, answer);
    else if (seen !== null && seen !== answer.version && draft !== null) compare(draft, answer);
    else savePrinting(storeId, { settings: answer.settings, version: answer.version });
  });
  // Runs for each new answer of the server, not for each change of the draft.
  useEffect(() => {
    if (data !== undefined) applyCloud(data);
  }, [data]);

  const saveAll = async () => {
    if (areSettingsChanged || cloud.data === null) {
      take(await sendSettings({ settings, version: cloud.data?.version ?? null }));
      setDraft(null);
    }
    for (const [device, routes] of dirtyRoutes) {
      if (device === 'local') {
        savePrinting(storeId, { routes });
        setLocalRoutes(routes);
      } else {
        const name = devices.find(({ deviceId }) => deviceId === device)?.name ?? '';
        queries.setQueryData(
          printDevicesQuery.queryKey,
          await sendDeviceChange({ deviceId: device, name, routes }),
        );
      }
    }
    setChangedRoutes(new Map());
  };
  const saving = useMutation({
    mutationFn: saveAll,
    meta: { silent: true },
    onSuccess: () => toast.success(printingTexts.saved, { durationMs: SAVED_TOAST_MS }),
    onError: async (failure) => {
      if (failure instanceof ApiError && failure.code === 'printing.settings-changed') {
        const fresh = await fetchPrintSettings(null).catch(() => null);
        if (fresh) return compare(settings, fresh);
      }
      if (failure instanceof ApiError && failure.status === 401) return;
      await alertDialog({ text: failureText(failure, formTexts) });
    },
  });

  const syncing = useMutation({
    mutationFn: sendAdoption,
    meta: { silent: true },
    onSuccess: (fresh) => {
      if (fresh === null) {
        void alertDialog({ title: printingTexts.attention, text: NOTHING_SAVED });
      } else if (draft !== null && !isSameValue(draft, fresh.settings)) {
        compare(draft, fresh);
      } else {
        setDraft(null);
        take(fresh);
        toast.success(printingTexts.synced);
      }
    },
    onError: (failure) => {
      if (failure instanceof ApiError && failure.status === 401) return;
      void alertDialog({ text: failureText(failure, formTexts) });
    },
  });

  return {
    cloud,
    settings,
    change: (part: Partial<PrintSettings>) => setDraft({ ...settings, ...part }),
    routesOf: (device: DeviceKey): DeviceRoutes | undefined =>
      changedRoutes.get(device) ?? savedRoutesOf(device),
    changeRoutes: (changes: readonly (readonly [DeviceKey, DeviceRoutes])[]) =>
      setChangedRoutes((before) => new Map([...before, ...changes])),
    isChanged: areSettingsChanged || dirtyRoutes.length > 0,
    isSaving: saving.isPending,
    /** Blocked during a conflict, because a save would overwrite the version the person has to choose from. */
    save: () => {
      if (conflict === null) saving.mutate();
    },
    isSyncing: syncing.isPending,
    sync: () => syncing.mutate(),
    conflict,
    /** Applies the person's choice between this browser and the cloud. Null changes nothing. */
    settle: (chosen: PrintSettings | null) => {
      if (conflict === null) return;
      setConflict(null);
      if (chosen === null) return;
      const isClouds = isSameValue(chosen, conflict.cloud.settings);
      take(conflict.cloud);
      setDraft(isClouds ? null : chosen);
      if (isClouds) syncing.mutate();
    },
  };
}
