import { formTexts } from '@comanda/client/form/texts.ts';
import { useLeaveGuard } from '@comanda/client/form/use-leave-guard.ts';
import { NO_ROUTES } from '@comanda/domain/orders/printing/print-device';
import { can } from '@comanda/domain/people/access/permissions';
import { Button } from '@comanda/ui/button/button.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { FormPage } from '@comanda/ui/form/form-page.tsx';
import { SaveBar } from '@comanda/ui/form/save-bar.tsx';
import { Tabs } from '@comanda/ui/form/tabs.tsx';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { useMediaQuery } from '@comanda/ui/use-media-query.ts';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { printDevicesQuery } from '../../../../shared/printing/devices-query.ts';
import type { StoredSession } from '../../../../shared/session/stored-session.ts';
import { categoriesQuery } from '../api/print-devices.ts';
import { DeviceList } from '../devices/device-list.tsx';
import { PrintersSection } from '../devices/printers-section.tsx';
import { printsRawOnly } from '../devices/raw-printers.ts';
import { useLocalPrinters } from '../local/use-local-printers.ts';
import { QzSection } from '../qz/qz-section.tsx';
import { printingTexts } from '../texts.ts';
import { AutoAcceptSection } from './auto-accept-section.tsx';
import { CashierSection } from './cashier-section.tsx';
import { PaperSection } from './paper-section.tsx';
import classes from './printing-screen.module.css';
import { ProductionSection } from './production-section.tsx';
import { SettingsSkeleton } from './settings-skeleton.tsx';
import { moveStation } from './stations.ts';
import { type DeviceKey, useSettingsForm } from './use-settings-form.ts';

const layoutTab = createLazyPart(async () => (await import('../preview/layout-tab.tsx')).LayoutTab, {
  loading: <SettingsSkeleton />,
});
const sidePreview = createLazyPart(async () => (await import('../preview/side-preview.tsx')).SidePreview);
const differences = createLazyPart(async () => (await import('./differences-dialog.tsx')).DifferencesDialog);

const tabs = [
  { tab: 'printers', title: printingTexts.printersTab },
  { tab: 'layout', title: printingTexts.layoutTab },
] as const;
const devicesEveryMs = 10_000;
/** From this width on, the preview is beside the fields. */
const roomForPreview = '(min-width: 1200px)';

/** The print settings of the store: computers and their printers, tickets, paper, and a preview. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: it hands one form and one device to all its sections.
export function PrintingScreen({ session }: { session: StoredSession }) {
  const isAdmin = can(session, 'software.manage');
  const [tab, setTab] = useState<(typeof tabs)[number]['tab']>('printers');
  const devices = useQuery({ ...printDevicesQuery, refetchInterval: devicesEveryMs });
  const known = devices.data ?? [];
  const form = useSettingsForm({
    storeId: session.storeId,
    devices: known,
    mayChangeAutoAccept: isAdmin,
  });
  const { data: categories = [] } = useQuery({ ...categoriesQuery, enabled: form.conflict !== null });
  /** The chosen device; null: the user has not chosen a device yet. */
  const [chosen, setChosen] = useState<DeviceKey | null>(null);
  const suggested = known.find(({ isConnected }) => isConnected) ?? known[0];
  const isChosenThere = chosen === 'local' || known.some(({ deviceId }) => deviceId === chosen);
  const device: DeviceKey = chosen !== null && isChosenThere ? chosen : (suggested?.deviceId ?? 'local');
  const local = useLocalPrinters(form.settings.method, !devices.isPending && device === 'local');
  useLeaveGuard(form.isChanged);
  const isWide = useMediaQuery(roomForPreview);

  const { settings, change } = form;
  const routes = form.routesOf(device) ?? NO_ROUTES;
  const own = known.find(({ deviceId }) => deviceId === device) ?? null;
  const printers = own?.printers ?? local.printers;
  const isRawOnly = own !== null && printsRawOnly(printers, routes, settings.defaultPrinter);
  /** The devices as the screen shows them, with unsaved changes. */
  const asShown = known.map((each) => ({ ...each, routes: form.routesOf(each.deviceId) ?? each.routes }));
  const moveEverywhere = (move: Parameters<typeof moveStation>[1]) => {
    const all: DeviceKey[] = ['local', ...known.map(({ deviceId }) => deviceId)];
    form.changeRoutes(
      all.map((each) => [each, moveStation(form.routesOf(each) ?? NO_ROUTES, move)] as const),
    );
  };
  return (
    <FormPage
      title={printingTexts.title}
      actions={
        form.cloud.data === undefined ? null : (
          <Button
            variant="default"
            className={classes.sync}
            icon={<IconRefresh size={18} stroke={1.75} aria-hidden="true" />}
            isBusy={form.isSyncing}
            onClick={form.sync}
          >
            {printingTexts.sync}
          </Button>
        )
      }
    >
      <QueryFaces query={form.cloud} failed={printingTexts.loadFailed} skeleton={<SettingsSkeleton />}>
        {() => (
          <>
            <Tabs label={printingTexts.tabs} tabs={tabs} current={tab} onChange={setTab}>
              {tab === 'printers' ? (
                <div className={`grid-16 ${classes.columns}`}>
                  <div className={`stack-16 ${classes.sections}`}>
                    <DeviceList devices={devices} chosen={device} onChoose={setChosen} isAdmin={isAdmin} />
                    <PrintersSection
                      key={device}
                      device={own}
                      others={asShown.filter(({ deviceId }) => deviceId !== device)}
                      local={local}
                      settings={settings}
                      routes={routes}
                      onRoutes={(next) => form.changeRoutes([[device, next]])}
                      onLocalDefault={(defaultPrinter) => {
                        // In a store with print computers, a printer of this browser must not become the store's
                        // default.
                        if (known.length === 0) change({ defaultPrinter });
                      }}
                    />
                    <CashierSection settings={settings} change={change} />
                    <ProductionSection
                      settings={settings}
                      change={change}
                      routes={routes}
                      printers={printers}
                      onRoutes={(next) => form.changeRoutes([[device, next]])}
                      onMoved={moveEverywhere}
                      devices={asShown}
                    />
                    <PaperSection settings={settings} change={change} isRawOnly={isRawOnly} />
                    {settings.method === 'qz' ? <QzSection mayChange={isAdmin} /> : null}
                    <AutoAcceptSection
                      settings={settings}
                      change={change}
                      mayChange={isAdmin}
                      devices={devices.data}
                    />
                  </div>
                  {isWide ? (
                    <sidePreview.Part
                      settings={settings}
                      storeName={session.storeName}
                      isRaw={isRawOnly || settings.method === 'qz'}
                      onMore={() => setTab('layout')}
                    />
                  ) : null}
                </div>
              ) : (
                <div className={classes.preview}>
                  <layoutTab.Part
                    storeName={session.storeName}
                    settings={settings}
                    change={change}
                    devices={known}
                    device={device}
                    onDevice={setChosen}
                    routes={routes}
                    local={local}
                  />
                </div>
              )}
            </Tabs>
            <SaveBar
              isChanged={form.isChanged}
              isSaving={form.isSaving}
              onSave={form.save}
              texts={{ ...formTexts, save: printingTexts.save }}
            />
          </>
        )}
      </QueryFaces>
      {form.conflict ? (
        <differences.Part conflict={form.conflict} categories={categories} onSettle={form.settle} />
      ) : null}
    </FormPage>
  );
}
