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
 * What browsers may do with our pages. Styles are inline because the design system writes its variables so; scripts
 * never are, and no text becomes markup or script: trusted types are demanded, and the one policy there may be is the
 * panel's own, which refuses every `<`. Connections go to where the page came from and to `localPrograms` on the
 * operator's machine: origins.
 */
export async function addSecurityHeaders(
  app: FastifyInstance,
  options: { isHttps: boolean; localPrograms: readonly string[] },
): Promise<void> {
  app.addHook('onRequest', (request, reply, done) => {
    // An answer that a browser opens by itself is shown in no frame; pages bring a policy of their own.
    if (request.url.startsWith('/api/')) reply.header('content-security-policy', "frame-ancestors 'none'");
    done();
  });
  await app.register(helmet, {
    // Pages ask for it (see panel-files); answers of the API take the few below.
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
 * The page's own WebSocket address: older browsers do not take it for `'self'`. The Host was checked before (see
 * `isKnownHost`); what would break the header is left out all the same.
 */
function socketOrigin(isHttps: boolean): (request: IncomingMessage) => string {
  return ({ headers }) => `${isHttps ? 'wss' : 'ws'}://${headers.host?.replace(/[^\w.:[\]-]/g, '') ?? ''}`;
}

/** Route option of everything a browser renders that may talk to programs on the operator's machine: the panel. */
export const PAGE = { helmet: { enableCSPNonces: false }, exposeHeadRoute: true };

/**
 * The same of all other pages: no local programs, and pictures of other hosts only where a store's own are shown, which may
 * be named by their address.
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

/** The same of a page of text alone: nothing is loaded, sent or run. */
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
