import { formTexts } from '@comanda/client/form/texts.ts';
import { useLeaveGuard } from '@comanda/client/form/use-leave-guard.ts';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { FormPage } from '@comanda/ui/form/form-page.tsx';
import { SaveBar } from '@comanda/ui/form/save-bar.tsx';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { printDevicesQuery } from '../../../../shared/printing/devices-query.ts';
import type { StoredSession } from '../../../../shared/session/stored-session.ts';
import { printingTexts, softwareTexts } from '../texts.ts';
import { AutoAcceptSection } from './auto-accept-section.tsx';
import classes from './printing-screen.module.css';
import { SettingsSkeleton } from './settings-skeleton.tsx';
import { useSettingsForm } from './use-settings-form.ts';

const differences = createLazyPart(async () => (await import('./differences-dialog.tsx')).DifferencesDialog);

interface SoftwareScreenProps {
  session: StoredSession;
  /** Information on the programs that send orders. */
  below: ReactNode;
}

/** The administrator's switch: accept and print new orders automatically. */
export function SoftwareScreen({ session, below }: SoftwareScreenProps) {
  const form = useSettingsForm({
    storeId: session.storeId,
    devices: [],
    mayChangeAutoAccept: true,
  });
  const devices = useQuery(printDevicesQuery);
  useLeaveGuard(form.isChanged);
  return (
    <FormPage title={softwareTexts.title}>
      <QueryFaces query={form.cloud} failed={printingTexts.loadFailed} skeleton={<SettingsSkeleton />}>
        {() => (
          <div className={`stack-16 ${classes.sections}`}>
            <AutoAcceptSection
              settings={form.settings}
              change={form.change}
              mayChange
              devices={devices.data}
            />
          </div>
        )}
      </QueryFaces>
      {below}
      {form.cloud.data !== undefined ? (
        <SaveBar
          isChanged={form.isChanged}
          isSaving={form.isSaving}
          onSave={form.save}
          texts={{ ...formTexts, save: printingTexts.save }}
        />
      ) : null}
      {form.conflict ? (
        <differences.Part conflict={form.conflict} categories={[]} onSettle={form.settle} />
      ) : null}
    </FormPage>
  );
}
