import { type AddressesOf, whereItLeads } from '../../../../platform/local-host.ts';
import { TEXTS } from '../texts.ts';

/**
 * Checks the URL of a service and removes its last slash, because the standard's paths are appended. Allows
 * only https at port 443, and host names with public IP addresses. The setting allows services in our own
 * network. Without this check, the account's secret could be sent into our network, where a cloud's internal
 * addresses return credentials.
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
