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
 * Adds the security headers of our pages. Styles may be inline, because the design system writes its
 * variables as inline styles; scripts may not. Trusted types are required, so that no text becomes markup or
 * script: only the panel's own policy exists, and it refuses every `<`. Connections are allowed to the page's
 * own server and to `localPrograms` (origins) on the user's machine.
 */
export async function addSecurityHeaders(
  app: FastifyInstance,
  options: { isHttps: boolean; localPrograms: readonly string[] },
): Promise<void> {
  app.addHook('onRequest', (request, reply, done) => {
    // No frame may show a response of the API. Pages have their own policy.
    if (request.url.startsWith('/api/')) reply.header('content-security-policy', "frame-ancestors 'none'");
    done();
  });
  await app.register(helmet, {
    // Pages request this policy in their route options (see panel-files). Responses of the API get only the few headers
    // below.
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
 * The page's own WebSocket URL, because older browsers do not include it in `'self'`. The Host was checked before (see
 * `isKnownHost`). Characters that could break the header are still removed.
 */
function socketOrigin(isHttps: boolean): (request: IncomingMessage) => string {
  return ({ headers }) => `${isHttps ? 'wss' : 'ws'}://${headers.host?.replace(/[^\w.:[\]-]/g, '') ?? ''}`;
}

/** Route option of the panel's pages. They may connect to local programs on the user's machine. */
export const PAGE = { helmet: { enableCSPNonces: false }, exposeHeadRoute: true };

/**
 * Route option of all other pages. They cannot connect to local programs. `showsStores`: the page may show
 * pictures from other hosts.
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

/** Route option of a text-only page. The page cannot load, send or run anything. */
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
