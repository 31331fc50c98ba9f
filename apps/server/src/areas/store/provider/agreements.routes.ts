import {
  cancelStoreAgreement,
  createStoreAgreement,
  listStoreAgreements,
  previewAgreement,
  readStoreAgreement,
} from '@comanda/contract/provider/agreements.calls';
import type { Clock } from '../../../platform/clock.ts';
import { inKnownStore } from '../../../platform/database/in-known-store.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Bind } from '../../../platform/http/mount-calls.ts';
import {
  agreementBody,
  cancelAgreement,
  createAgreement,
  findAgreementText,
  listAgreements,
} from './agreements.ts';

/** Documents the provider wants stores to sign, for the console. */
export function bindProviderAgreements(
  bind: Bind,
  { system, clock }: { system: Database; clock: Clock },
): void {
  bind(listStoreAgreements, ({ storeId }) => inKnownStore(system, storeId, listAgreements));

  bind(readStoreAgreement, async ({ storeId, agreementId }) => {
    const agreement = await inKnownStore(system, storeId, (tx) => findAgreementText(tx, agreementId));
    if (agreement === null) throw new AppError('provider.unknown-agreement');
    return agreement;
  });

  bind(previewAgreement, (text) => Promise.resolve(agreementBody(text)));

  bind(createStoreAgreement, async ({ storeId, ...agreement }, { provider }) => {
    const actor = { operator: provider.login, now: clock.now() };
    const link = agreement.link || null;
    const created = await inKnownStore(system, storeId, (tx) =>
      createAgreement(tx, { ...agreement, link }, actor),
    );
    if ('fault' in created) {
      const { field, fault } = created;
      throw new AppError('request.invalid', { fields: [{ campo: WIRE_NAMES[field], mensagem: fault }] });
    }
    return created;
  });

  bind(cancelStoreAgreement, async ({ storeId, agreementId }, { provider }) => {
    const actor = { operator: provider.login, now: clock.now() };
    const isCancelled = await inKnownStore(system, storeId, (tx) => cancelAgreement(tx, agreementId, actor));
    if (!isCancelled) throw new AppError('agreement.not-pending');
    return { message: null };
  });
}

const WIRE_NAMES = { title: 'titulo', text: 'texto', link: 'link' } as const;
