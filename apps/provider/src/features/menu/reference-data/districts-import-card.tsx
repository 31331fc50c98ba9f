import { sendCall } from '@comanda/client/api/send-call.ts';
import type { SendOptions } from '@comanda/client/api/send-form.ts';
import type { GivenFile } from '@comanda/contract/kit/field-types';
import {
  importProviderDistricts,
  LARGEST_DISTRICT_LIST,
} from '@comanda/contract/store/delivery-areas/provider-districts.calls';
import { citiesQuery } from './cities-query.ts';
import { ImportCard } from './import-card.tsx';
import { referenceTexts } from './texts.ts';

const sender = (leavesOutBadLines: boolean) => (file: GivenFile, options: SendOptions) =>
  sendCall(importProviderDistricts, { file, leavesOutBadLines }, options);
const whole = sender(false);
const goodLines = sender(true);

export function DistrictsImportCard() {
  return (
    <ImportCard
      texts={referenceTexts.import}
      whole={whole}
      goodLines={goodLines}
      maxBytes={LARGEST_DISTRICT_LIST}
      refreshes={citiesQuery.queryKey}
    />
  );
}
