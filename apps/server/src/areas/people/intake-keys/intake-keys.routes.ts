import {
  listStoreKeys,
  makeStoreKey,
  withdrawStoreKey,
} from '@comanda/contract/people/intake-keys/provider-intake-keys.calls';
import { messageCommand, orRefuse } from '../../../platform/command.ts';
import type { Bind } from '../../../platform/http/bind.ts';
import { listIntakeKeys, makeIntakeKey, withdrawIntakeKey } from './intake-keys.ts';

/** Binds the console's calls about the partners' API keys. */
export function bindProviderKeys(bind: Bind): void {
  bind.inKnownStore(listStoreKeys, listIntakeKeys);
  bind.inKnownStore(makeStoreKey, makeIntakeKey);
  bind.inKnownStore(
    withdrawStoreKey,
    messageCommand(null, orRefuse('provider.unknown-key', withdrawIntakeKey)),
  );
}
