import { type Config, ConfigError } from './config.ts';
import { isOnNetwork } from './exposure.ts';
import { withClient } from './platform/database/with-client.ts';

/** Thrown when a network could reach demo stores or people, whose passwords are public. */
export class DemoExposedError extends ConfigError {
  constructor() {
    super(
      [
        'O banco de dados tem lojas ou pessoas da demonstração, com senhas conhecidas de todos, por isso a Comanda não o abre para a rede.',
        'Use outra pasta (COMANDA_DATA) ou outro banco (DATABASE_URL) para uma loja de verdade, ou COMANDA_DEMO_NA_REDE=sim se é isso mesmo que você quer.',
      ].join('\n'),
    );
  }
}

/**
 * Throws {@link DemoExposedError} when a network could reach a demo's stores or console, and the settings do not allow
 * this.
 */
export async function assertDemoIsNotExposed(systemUrl: string, config: Config): Promise<void> {
  if (!isOnNetwork(config) || config.mayExposeDemo) return;
  await withClient(systemUrl, async (client) => {
    for (const table of ['stores', 'provider_people']) {
      const { rowCount } = await client.query(`select from ${table} where is_demo limit 1`);
      if (rowCount !== 0) throw new DemoExposedError();
    }
  });
}
