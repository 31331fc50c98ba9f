import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import {
  type CourierSetup,
  type CoverageArea,
  switchCoverageArea,
} from '@comanda/contract/orders/courier/provider-couriers.calls';
import { Button } from '@comanda/ui/button/button.tsx';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { SwitchField } from '@comanda/ui/form/fields/switch-field.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { DataTable } from '@comanda/ui/table/data-table.tsx';
import type { Column } from '@comanda/ui/table/table-declaration.ts';
import { IconMapPin, IconPlus, IconUpload } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { couriersQuery } from './couriers-query.ts';
import { courierTexts } from './texts.ts';

const texts = courierTexts.areas;

const areaDialog = createLazyPart(async () => (await import('./area-dialog.tsx')).AreaDialog);
const sheetDialog = createLazyPart(async () => (await import('./sheet-dialog.tsx')).SheetDialog);

interface AreasCardProps {
  storeId: number;
  setup: CourierSetup;
  mayChange: boolean;
}

const rowKey = ({ areaId }: CoverageArea) => areaId;
const rowName = ({ name, city }: CoverageArea) => `${name} (${city})`;
const plain: readonly Column<CoverageArea>[] = [
  { id: 'bairro', title: texts.name, value: ({ name }) => name, minWidth: 180, grow: 2 },
  { id: 'cidade', title: texts.city, value: ({ city }) => city },
  { id: 'preco', title: texts.price, value: ({ priceCents }) => priceCents, kind: 'money' },
];

/** Areas and prices of the courier service. */
export function AreasCard({ storeId, setup: { areas, city }, mayChange }: AreasCardProps) {
  const [open, setOpen] = useState<'area' | 'sheet' | null>(null);
  const { run, input } = useCallMutation(switchCoverageArea, {
    savedText: texts.switched,
    refreshes: [couriersQuery(storeId).queryKey],
  });
  const columns = useMemo<readonly Column<CoverageArea>[]>(
    () => [
      ...plain,
      {
        id: 'oferecido',
        title: texts.offered,
        value: ({ isEnabled }) => (isEnabled ? 'sim' : 'não'),
        onCard: 'corner',
        ...(mayChange
          ? {
              cell: (area: CoverageArea) => (
                <SwitchField
                  isLabelHidden
                  label={texts.offer(rowName(area))}
                  value={input?.areaId === area.areaId ? input.isEnabled : area.isEnabled}
                  onChange={(isEnabled) => run({ storeId, areaId: area.areaId, isEnabled })}
                />
              ),
            }
          : {}),
      },
    ],
    [mayChange, storeId, run, input],
  );
  const buttons = mayChange ? (
    <>
      <Button
        variant="default"
        icon={<IconUpload size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => setOpen('sheet')}
      >
        {texts.sheet}
      </Button>
      <Button
        variant="default"
        icon={<IconPlus size={18} stroke={2} aria-hidden="true" />}
        onClick={() => setOpen('area')}
      >
        {texts.add}
      </Button>
    </>
  ) : null;
  return (
    <FormCard title={texts.title} hint={texts.hint} actions={buttons}>
      {areas.length === 0 ? (
        <EmptyState
          isCompact
          icon={<IconMapPin size={24} stroke={1.75} aria-hidden="true" />}
          title={texts.noneTitle}
        >
          {texts.noneHint}
        </EmptyState>
      ) : (
        <DataTable
          label={texts.table}
          noun={texts.noun}
          rows={areas}
          rowKey={rowKey}
          rowName={rowName}
          columns={columns}
          searchText={rowName}
          searchLabel={texts.search}
        />
      )}
      {open === 'area' ? (
        <areaDialog.Part storeId={storeId} city={city} onClose={() => setOpen(null)} />
      ) : null}
      {open === 'sheet' ? <sheetDialog.Part storeId={storeId} onClose={() => setOpen(null)} /> : null}
    </FormCard>
  );
}
