import { type NextRequest, NextResponse } from 'next/server';
import { PAGE_STATUS, pageStatus } from '@/lib/http';

/**
 * What a page may load and run. Every page is rendered for its request, so each has a nonce of its own, which Next
 * reads out of the request's copy of the header and gives to its scripts: no other inline script runs. Styles may
 * be inline because React writes style attributes (widths of bars, places of tiles), which have no nonce.
 */
function contentSecurityPolicy(nonce: string, framers: string): string {
  // React's tools for development compile code in the page.
  const forDevelopment = process.env.NODE_ENV === 'development' ? " 'unsafe-eval'" : '';
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${forDevelopment}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    // The engine of the analysis runs beside the page.
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    // A frame over ours could press a host's buttons.
    `frame-ancestors ${framers}`,
  ].join('; ');
}

/** What other sites may show in a frame: a board to look at. Cookies do not come along there, so it is nobody's own. */
const FOR_FRAMES = /^\/e\/[^/]+\/embed$/;

export async function proxy(request: NextRequest): Promise<NextResponse> {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  const isForFrames = FOR_FRAMES.test(request.nextUrl.pathname);
  const policy = contentSecurityPolicy(nonce, isForFrames ? '*' : "'self'");
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  const status = await pageStatus(request.nextUrl, (name) => request.headers.get(name)).catch(() => 200);
  headers.set(PAGE_STATUS, String(status));
  const response = NextResponse.next({ request: { headers }, status });
  response.headers.set('content-security-policy', policy);
  return response;
}

/** Pages, and whatever else Next may answer with one; not the interface, nor files, which run nothing. */
export const config = { matcher: ['/((?!api/|_next/|lexicons/|pictures/|favicon).*)'] };
