import type { RegistrationRequest } from '@comanda/contract/people/access/registration.wire';
import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

export async function insertRegistrationRequest(
  tx: Transaction,
  request: RegistrationRequest,
): Promise<void> {
  await tx.rows(
    sql`insert into registration_requests (name, store_name, mobile, email)
        values (${request.name}, ${request.storeName}, ${request.mobile}, ${request.email})`,
  );
}
