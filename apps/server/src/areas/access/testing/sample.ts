import type { Sample } from '../../../testing/sample.ts';

/** Somebody who was invited, beside those who are logged in. */
export const sample: Sample = async ({ admin, store, run }) => {
  const { body } = await admin.post('users/merchant-create', {
    name: 'Pessoa Marcada',
    email: `marcada@loja${store.storeId}.example.com`,
    access_group_merchant: 'operator',
    convite: true,
  });
  const [session] = await run<{ id: string }>(
    'select session_id as id from sessions where store_id = $1 and revoked_at is null limit 1',
  );
  return {
    marks: ['Pessoa Marcada'],
    numbers: { id_sessao: session?.id },
    asks: { 'people.*': { id: Number(body.data.id) } },
  };
};
