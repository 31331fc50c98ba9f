import { createPool } from '../../../../platform/database/pools.ts';
import { createDatabase } from '../../../../platform/database/transaction.ts';
import type { Sample } from '../../../../testing/sample.ts';
import { importDistricts } from '../provider/import-districts.ts';

/** Makes one delivery area in Campinas. */
export const sample: Sample = async ({ server, admin }) => {
  const url = server.urls.system;
  const pool = createPool({ url, max: 1, applicationName: 'test', onError: () => undefined });
  await importDistricts(createDatabase(pool), [{ state: 'SP', city: 'Campinas', district: 'Cambuí' }]);
  await pool.end();
  const { bairros } = (await admin.get('estabelecimentobairros/listar')).body as unknown as {
    bairros: [{ id_bairro: number }];
  };
  const { body } = await admin.post(`estabelecimentobairros/habilitarBairro/${bairros[0].id_bairro}`);
  return {
    numbers: { lote: (body as unknown as { lote: string }).lote },
    inputs: { 'delivery-areas.find-cities': { busca: 'Camp' } },
  };
};
