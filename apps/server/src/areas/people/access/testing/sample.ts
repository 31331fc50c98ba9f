import type { Sample } from '../../../../testing/sample.ts';

/**
 * An invited user, a mail address that waits for its code, and a known device. The test's store already has
 * logged-in users.
 */
export const sample: Sample = async ({ admin, store, run }) => {
  const { body } = await admin.post('users/merchant-create', {
    name: 'Pessoa Marcada',
    email: `marcada@loja${store.storeId}.example.com`,
    access_group_merchant: 'operator',
    convite: true,
  });
  await run(
    `insert into email_changes (store_id, user_id, email, code_mac, expires_at)
     values ($1, 1, 'marcada@example.com', '\\x00', '2030-01-01')`,
  );
  await run(
    "insert into known_devices (store_id, user_id, device_hash, created_at, last_seen_at) values ($1, 1, '\\x00', now(), now())",
  );
  const [session] = await run<{ id: string }>(
    'select session_id as id from sessions where store_id = $1 and revoked_at is null limit 1',
  );
  return {
    marks: ['Pessoa Marcada'],
    numbers: { id_sessao: session?.id },
    inputs: { 'people.*': { id: Number(body.data.id) } },
  };
};
