import { getOperatorGrants, saveOperatorGrants } from '@comanda/contract/access/operator-grants.calls';
import type { Bind } from '../../platform/http/mount-calls.ts';
import type { AccessDeps } from './access-services.ts';
import { findGrants } from './grants/operator-grants.writes.ts';
import { saveGrants } from './grants/save-grants.ts';

/** Binds what administrators do with the people of their store. */
export function bindPeople(bind: Bind, { database, clock }: AccessDeps): void {
  bind(getOperatorGrants, (_input, { session }) => database.inStore(session.storeId, findGrants));
  bind(saveOperatorGrants, (chosen, { session }) =>
    database.inStore(session.storeId, (tx) => saveGrants(tx, chosen, session, clock.now())),
  );
}
