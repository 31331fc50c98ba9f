import type { RegistrationRequest } from '@comanda/contract/access/registration.wire';
import { sql } from '../../platform/database/sql.ts';
import type { Database } from '../../platform/database/transaction.ts';

export async function insertRegistrationRequest(
  database: Database,
  request: RegistrationRequest,
): Promise<void> {
  await database.directory(
    sql`insert into registration_requests (name, store_name, mobile, email)
        values (${request.name}, ${request.storeName}, ${request.mobile}, ${request.email})`,
  );
}
