'use client';
import { QrCode, useJoinAddress } from '@/lib/client/screen';
import { Code, Icon } from '@/lib/client/ui';
import { CopyButton } from './copy-button';

/** How people come in: address, code and its picture. */
export function JoinCard({ code }: { code: string }) {
  const address = useJoinAddress(code);
  return (
    <section aria-label="How to join" className="rounded-ui border border-line bg-sheet p-4 sm:p-6">
      <div className="flex flex-col items-center gap-5 sm:flex-row sm:items-stretch sm:gap-8">
        <div className="min-w-0 grow self-stretch">
          <p className="text-quiet">Go to</p>
          <p className="text-xl font-bold break-all sm:text-2xl">{address?.site ?? '\u00a0'}</p>
          <p className="mt-4 text-quiet">and type</p>
          <Code value={code} className="block text-5xl leading-tight sm:text-6xl xl:text-7xl" />
          {address ? <CopyButton className="mt-4" text={address.url} label="Copy the link" /> : null}
        </div>
        <div className="w-48 shrink-0 sm:w-56 xl:w-64">
          {address ? (
            <QrCode text={address.url} label={`QR code of ${address.url}`} className="w-full rounded-ui" />
          ) : (
            <div className="aspect-square" />
          )}
        </div>
      </div>
      {address && !address.reachable ? (
        <p className="mt-4 flex items-start gap-2 text-sm font-semibold text-alert">
          <Icon name="alert" className="mt-0.5 shrink-0" />
          <span>
            This address works on this machine only. Open this page by the machine's address in the network,
            and the code will lead others here.
          </span>
        </p>
      ) : null}
    </section>
  );
}
