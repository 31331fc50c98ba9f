import type { ReportedState } from '@comanda/domain/money/online-payment/receiver-state';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { RegistrationForm, StoredRegistration } from './registration.reads.ts';

/** Saves a registration with its version. The primary key refuses the second of two concurrent first saves. */
export async function writeRegistration(
  tx: Transaction,
  { form, registeredOn, standing, version, changedBy, changedAt }: StoredRegistration,
): Promise<void> {
  const { personType, companyDocument, ownerDocument, legalName, ...details } = form;
  const input = JSON.stringify(details);
  const at = new Date(changedAt);
  await tx.rows(
    version === 1
      ? sql`insert into online_registrations (store_id, person_type, company_document, owner_document, legal_name, details,
                                              registered_on, state, state_at, reasons, version, changed_at, changed_by)
            values (${tx.storeId}, ${personType}, ${companyDocument}, ${ownerDocument}, ${legalName}, ${input}::jsonb,
                    ${registeredOn}::date, ${standing.state}, ${new Date(standing.at)}, ${standing.reasons}, 1, ${at},
                    ${changedBy})`
      : sql`update online_registrations
               set person_type = ${personType}, company_document = ${companyDocument}, owner_document = ${ownerDocument},
                   legal_name = ${legalName}, details = ${input}::jsonb, state = ${standing.state},
                   state_at = ${new Date(standing.at)}, reasons = ${standing.reasons}, version = ${version},
                   changed_at = ${at}, changed_by = ${changedBy}
             where store_id = ${tx.storeId}`,
  );
}

/** Saves the payment provider's state. The form and its version stay unchanged. */
export async function saveState(tx: Transaction, { state, at, reasons }: ReportedState): Promise<void> {
  await tx.rows(sql`
    update online_registrations set state = ${state}, state_at = ${new Date(at)}, reasons = ${reasons}
     where store_id = ${tx.storeId}`);
}

/** Names of the fields that differ between two forms. */
export function changedFields(before: RegistrationForm | null, after: RegistrationForm) {
  const names = Object.keys(after) as (keyof RegistrationForm)[];
  return names.filter((name) => before?.[name] !== after[name]);
}
