import { z } from 'zod';
import { OperatorError } from '@/lib/ops';

export interface OidcSettings {
  /** without a last `/` */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** what the button says */
  name: string;
}

const schema = z.object({
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, '')),
  OIDC_CLIENT_ID: z.string().trim().min(1),
  OIDC_CLIENT_SECRET: z.string().trim().min(1),
  OIDC_NAME: z.string().trim().min(1).max(40).default('single sign-on'),
});

/** The variables of an OpenID Connect server; undefined when none is set, an `OperatorError` when some are. */
export function oidcSettings(
  source: Record<string, string | undefined> = process.env,
): OidcSettings | undefined {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME } = source;
  if (!OIDC_ISSUER && !OIDC_CLIENT_ID && !OIDC_CLIENT_SECRET) return undefined;
  const read = schema.safeParse({ ...source, OIDC_NAME: OIDC_NAME || undefined });
  if (!read.success) {
    const names = read.error.issues.map((issue) => String(issue.path[0]));
    throw new OperatorError(
      `Settings: ${names.join(', ')} missing or wrong beside the other OIDC_ variables.`,
    );
  }
  const v = read.data;
  return {
    issuer: v.OIDC_ISSUER,
    clientId: v.OIDC_CLIENT_ID,
    clientSecret: v.OIDC_CLIENT_SECRET,
    name: v.OIDC_NAME,
  };
}
