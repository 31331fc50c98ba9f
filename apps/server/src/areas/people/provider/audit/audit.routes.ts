import { ALL_CALLS } from '@comanda/contract/all-calls';
import * as calls from '@comanda/contract/people/audit/provider-audit.calls';
import type { Database } from '../../../../platform/database/transaction.ts';
import type { Bind } from '../../../../platform/http/bind.ts';
import { readerOfAll, readRunnerOfAll } from '../../../../platform/paged/define-paged.ts';
import { listAuditedPeople, providerAudit } from './audit.reads.ts';
import { auditSheet } from './audit-sheet.ts';

/** The calls that are recorded in the audit log, for the list's filter. */
const RECORDED = ALL_CALLS.filter(
  ({ path, method, isRecorded }) => path.startsWith('provedor/') && (method !== 'GET' || isRecorded === true),
);

/** Binds the audit log of the provider's team, for all stores. */
export function bindProviderAudit(bind: Bind, { system }: { system: Database }): void {
  const allStores = readerOfAll(system);
  bind(calls.listProviderAudit, (input) => providerAudit.page(allStores, input));
  bind(calls.exportProviderAudit, async (input) => auditSheet(readRunnerOfAll(system), input));
  bind(calls.listAuditChoices, async () => ({
    people: (await listAuditedPeople(system)).map(({ personId, name }) => ({
      value: String(personId),
      label: name,
    })),
    calls: RECORDED.map(({ name, summary }) => ({ value: name, label: summary })).sort((one, other) =>
      one.label.localeCompare(other.label, 'pt-BR'),
    ),
  }));
}
