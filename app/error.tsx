'use client';
import { Failed } from '@/lib/client/notice';

/** A page that failed. */
export default function ErrorPage({ error, reset }: { error: Error & { digest?: string }; reset(): void }) {
  return <Failed digest={error.digest} again={reset} />;
}
