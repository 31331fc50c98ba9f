import { sendCall } from '@comanda/client/api/send-call.ts';
import { CallFormDialog } from '@comanda/client/form/call-form-dialog.tsx';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import type { GivenFile } from '@comanda/contract/kit/field-types';
import { areaSheet, importCoverageAreas } from '@comanda/contract/orders/courier/provider-couriers.calls';
import { PickFile } from '../../../shared/pick-file.tsx';
import { couriersQuery } from './couriers-query.ts';
import { courierTexts } from './texts.ts';

const texts = courierTexts.sheet;

/** Dialog that imports many areas from a spreadsheet. If one row is invalid, none is imported. */
export function SheetDialog({ storeId, onClose }: { storeId: number; onClose: () => void }) {
  const form = useCallForm<{ sheet: GivenFile | null }, { areas: number }>({
    saved: { sheet: null },
    send: ({ sheet }) =>
      sendCall(importCoverageAreas, { storeId, sheet: sheet ?? { name: '', bytes: new Uint8Array() } }),
    record: areaSheet,
    refreshes: [couriersQuery(storeId).queryKey],
    savedText: ({ areas }) => courierTexts.areas.imported(areas),
    onSaved: onClose,
  });
  const { error, 'data-path': path } = form.field('sheet');
  return (
    <CallFormDialog
      form={form}
      title={texts.title}
      submitText={texts.submit}
      confirmsClosing={false}
      onClose={onClose}
    >
      <p className="prose-15">{texts.about}</p>
      <PickFile
        label={texts.file}
        accept=".csv,text/csv"
        error={error}
        data-path={path}
        onPick={async (file) =>
          form.change({ sheet: { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) } })
        }
      />
    </CallFormDialog>
  );
}
