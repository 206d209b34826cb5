import { useDigits } from '@/lib/i18n/client';
import { clockText } from '../live';

/** What writes a time left, `1:47`, in the reader's figures. */
export function useClockText(): (seconds: number) => string {
  const digits = useDigits();
  return (seconds) => digits(clockText(seconds));
}
