import { type AddressesOf, whereItLeads } from '../../../platform/local-host.ts';
import { TEXTS } from '../texts.ts';

/**
 * Address of a service without its last slash; the standard's paths follow it. Only https to a public name, by
 * where it leads, at the usual port, unless services of our own network are allowed: the account's secret goes there, and a
 * cloud's own addresses hand out keys.
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
