import type { IncomingMessage } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const OF_EVERY_PAGE = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  fontSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  requireTrustedTypesFor: ["'script'"],
  trustedTypes: ['default'],
};
const OWN_PICTURES = ["'self'", 'data:'];

/**
 * The permissions of our pages in browsers. Styles may be inline, because the design system writes its
 * variables that way; scripts may not. Trusted types are required, so that no text becomes markup or script.
 * The panel's own policy is the only one, and it refuses every `<`. Connections go to the page's own server
 * and to `localPrograms` (origins) on the operator's machine.
 */
export async function addSecurityHeaders(
  app: FastifyInstance,
  options: { isHttps: boolean; localPrograms: readonly string[] },
): Promise<void> {
  app.addHook('onRequest', (request, reply, done) => {
    // A response that a browser opens directly must not appear in a frame. Pages have their own policy.
    if (request.url.startsWith('/api/')) reply.header('content-security-policy', "frame-ancestors 'none'");
    done();
  });
  await app.register(helmet, {
    // Pages request it (see panel-files); API responses get the few headers below.
    global: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        ...OF_EVERY_PAGE,
        imgSrc: [...OWN_PICTURES, 'https:'],
        connectSrc: ["'self'", socketOrigin(options.isHttps), ...options.localPrograms],
      },
    },
    strictTransportSecurity: options.isHttps ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  const always = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), loopback-network=(self)',
    ...(options.isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id).headers(always);
    done();
  });
}

/**
 * The page's own WebSocket address: older browsers do not accept it for `'self'`. The Host was checked before
 * (see `isKnownHost`). Characters that would break the header are removed all the same.
 */
function socketOrigin(isHttps: boolean): (request: IncomingMessage) => string {
  return ({ headers }) => `${isHttps ? 'wss' : 'ws'}://${headers.host?.replace(/[^\w.:[\]-]/g, '') ?? ''}`;
}

/** Route option of pages that may talk to programs on the operator's machine: the panel. */
export const PAGE = { helmet: { enableCSPNonces: false }, exposeHeadRoute: true };

/**
 * Route option of all other pages, which may not talk to local programs. Pictures of other hosts are allowed only on
 * pages that show a store's pictures, because those may be external addresses.
 */
export const pageOfOthers = ({ isHttps, showsStores }: { isHttps: boolean; showsStores: boolean }) => ({
  exposeHeadRoute: true,
  helmet: {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        ...OF_EVERY_PAGE,
        imgSrc: showsStores ? [...OWN_PICTURES, 'https:'] : OWN_PICTURES,
        connectSrc: ["'self'", socketOrigin(isHttps)],
      },
    },
  },
});

/** Route option of a page of text only: it loads, sends and runs nothing. */
export const PAGE_OF_TEXT = {
  exposeHeadRoute: true,
  helmet: {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        styleSrc: ["'unsafe-inline'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
      },
    },
  },
};
