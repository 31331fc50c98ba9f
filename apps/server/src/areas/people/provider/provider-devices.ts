import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Browsers store a cookie for at most 400 days. Every login renews it. */
const LIFE_SECONDS = 400 * 24 * 3_600;
const FORM = /^(\d{1,10})\.([\w-]{22})\.([\w-]{43})$/;

/**
 * Recognises browsers that a person of the provider has used before. Their cookie grants no access. Wrong
 * passwords and codes in a known browser are counted separately, so that other people cannot block the owner.
 */
export interface ProviderDevices {
  /** Returns an id of the person's browser; null when the person never logged in with this browser. */
  deviceOf(request: FastifyRequest, personId: number): string | null;
  /** Makes this browser known for the person. */
  remember(reply: FastifyReply, personId: number): void;
}

/**
 * Creates the service. Cookies are signed with a key derived from `secret`, so that only the server can make
 * a browser known.
 */
export function createProviderDevices({
  secret,
  isHttps,
}: {
  secret: string;
  isHttps: boolean;
}): ProviderDevices {
  const key = createHmac('sha256', secret).update('provider.devices').digest();
  const macOf = (personId: number, device: string) =>
    createHmac('sha256', key).update(`${personId}\n${device}`).digest();
  // `__Host-` binds the cookie to this origin. Browsers accept it only over HTTPS.
  const name = isHttps ? '__Host-aparelho-equipe' : 'aparelho-equipe';
  const deviceOf = ({ cookies }: FastifyRequest, personId: number): string | null => {
    const [, ownerId, device = '', mac = ''] = FORM.exec(cookies[name] ?? '') ?? [];
    if (Number(ownerId) !== personId) return null;
    return timingSafeEqual(macOf(personId, device), Buffer.from(mac, 'base64url')) ? device : null;
  };
  return {
    deviceOf,
    remember: (reply, personId) => {
      const device = deviceOf(reply.request, personId) ?? randomBytes(16).toString('base64url');
      const mac = macOf(personId, device).toString('base64url');
      void reply.setCookie(name, `${personId}.${device}.${mac}`, {
        path: '/',
        httpOnly: true,
        sameSite: 'strict',
        secure: isHttps,
        maxAge: LIFE_SECONDS,
      });
    },
  };
}
