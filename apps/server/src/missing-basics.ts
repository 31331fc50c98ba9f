import { type Config, NO_SUPPORT_PHONE } from './config.ts';
import { withClient } from './platform/database/with-client.ts';

/**
 * Parts that a new installation may lack. Team and districts are created by commands; mail server and support
 * phone are set by environment variables.
 */
export type MissingBasic = 'team' | 'districts' | 'mail' | 'support-phone';

/** Finds the missing parts, as the system role. */
export function findMissingBasics(
  systemUrl: string,
  { mail, supportPhone }: Pick<Config, 'mail' | 'supportPhone'>,
): Promise<MissingBasic[]> {
  return withClient(systemUrl, async (client) => {
    const { rows } = await client.query<{ hasTeam: boolean; hasDistricts: boolean }>(
      `select exists (select from provider_people) as "hasTeam", exists (select from districts) as "hasDistricts"`,
    );
    const missing: MissingBasic[] = [];
    if (rows[0]?.hasTeam === false) missing.push('team');
    if (rows[0]?.hasDistricts === false) missing.push('districts');
    if (mail.smtpUrl === null) missing.push('mail');
    if (supportPhone === NO_SUPPORT_PHONE) missing.push('support-phone');
    return missing;
  });
}
