import * as calls from '@comanda/contract/money/online-payment/registration.calls';
import { holderOf } from '@comanda/domain/money/online-payment/registration';
import type { Bind } from '../../../../platform/http/bind.ts';
import type { SalesOfStore } from '../../../store/store/public.ts';
import type { Receivers } from '../../payments/public.ts';
import { PATHS } from '../documents/documents.reads.ts';
import { MESSAGES } from '../texts.ts';
import { merchantCategories } from './merchant-categories.ts';
import { findStored, findStoreFacts } from './registration.reads.ts';
import { saveRegistration } from './save-registration.ts';
import { onlineStatusOf, shownRegistration } from './shown-registration.ts';

/** Binds 'Dados Cadastrais', and the state of the store. */
export function bindRegistration(
  bind: Bind,
  { receivers, onlineSales }: { receivers: Receivers; onlineSales: SalesOfStore },
): void {
  bind.inStore(calls.getOnlineStatus, (tx, _input, _session, now) => onlineStatusOf(tx, onlineSales, now));
  bind(calls.listMerchantCategories, () => merchantCategories());
  bind.inStore(calls.getOnlineRegistration, (tx, _input, _session, now) =>
    shownRegistration(tx, { now, path: PATHS.store() }),
  );

  const save = saveRegistration(receivers);
  bind.inStore(calls.saveOnlineRegistration, async (tx, input, session, now) => ({
    version: await save(tx, input, session, now),
    message: MESSAGES.registrationSaved,
  }));

  bind.inStore(calls.getHolder, async (tx) => {
    const stored = await findStored(tx);
    const { document, legalName } = await findStoreFacts(tx);
    return {
      storeId: tx.storeId,
      ...(stored === null ? { document, name: legalName } : holderOf(stored.form)),
    };
  });
}
