import pg from 'pg';

/** What an installation cannot do without, and only a command brings: somebody of the provider, and districts. */
export type MissingBasic = 'team' | 'districts';

/** What of it is not there yet; as the system role. */
export async function findMissingBasics(systemUrl: string): Promise<MissingBasic[]> {
  const client = new pg.Client({ connectionString: systemUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ hasTeam: boolean; hasDistricts: boolean }>(
      `select exists (select from provider_people) as "hasTeam", exists (select from districts) as "hasDistricts"`,
    );
    const missing: MissingBasic[] = [];
    if (rows[0]?.hasTeam === false) missing.push('team');
    if (rows[0]?.hasDistricts === false) missing.push('districts');
    return missing;
  } finally {
    await client.end();
  }
}
