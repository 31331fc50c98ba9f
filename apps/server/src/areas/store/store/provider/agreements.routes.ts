import * as calls from '@comanda/contract/store/store/provider-agreements.calls';
import { messageCommand, orRefuse } from '../../../../platform/command.ts';
import { invalidField } from '../../../../platform/errors/app-error.ts';
import type { Bind } from '../../../../platform/http/bind.ts';
import {
  agreementBody,
  cancelAgreement,
  createAgreement,
  findAgreementText,
  listAgreements,
} from './agreements.ts';

/** Binds the console's calls about documents to sign. */
export function bindProviderAgreements(bind: Bind): void {
  bind.inKnownStore(calls.listStoreAgreements, listAgreements);
  bind.inKnownStore(
    calls.readStoreAgreement,
    orRefuse('provider.unknown-agreement', (tx, { agreementId }) => findAgreementText(tx, agreementId)),
  );
  bind(calls.previewAgreement, agreementBody);
  bind.inKnownStore(calls.createStoreAgreement, async (tx, { storeId: _storeId, ...agreement }, actor) => {
    const created = await createAgreement(tx, { ...agreement, link: agreement.link || null }, actor);
    if (!('fault' in created)) return created;
    const { field, fault } = created;
    throw invalidField(WIRE_NAMES[field], fault);
  });
  bind.inKnownStore(
    calls.cancelStoreAgreement,
    messageCommand(null, orRefuse('agreement.not-pending', cancelAgreement)),
  );
}

const WIRE_NAMES = { title: 'titulo', text: 'texto', link: 'link', campaignSponsor: 'campanha_de' } as const;
