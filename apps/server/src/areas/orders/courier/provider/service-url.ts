import { type AddressesOf, whereItLeads } from '../../../../platform/local-host.ts';
import { TEXTS } from '../texts.ts';

/**
 * Reads a service's address without its last slash; the standard's paths follow it. Allows only https at the
 * usual port, to a name that resolves to public addresses. Services in our own network need the setting. The
 * account's secret is sent there, and internal addresses of a cloud return credentials.
 */
export async function readServiceUrl(
  text: string,
  allowed: { mayUseLocalServices: boolean },
  addressesOf?: AddressesOf,
): Promise<{ url: string } | { fault: string }> {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isPlain =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.username === '' &&
    url.password === '' &&
    url.search === '' &&
    url.hash === '';
  if (!isPlain) return { fault: TEXTS.badUrl };
  const isUsual = url.protocol === 'https:' && url.port === '';
  if (!allowed.mayUseLocalServices) {
    const leads = isUsual ? await whereItLeads(url.hostname, addressesOf) : 'local';
    if (leads !== 'public') return { fault: leads === 'local' ? TEXTS.localUrl : TEXTS.unknownHost };
  }
  return { url: url.href.replace(/\/+$/, '') };
}
