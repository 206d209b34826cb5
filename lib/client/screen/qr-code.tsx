'use client';
import { useMemo } from 'react';
import { drawQr } from './qr';

/** A QR code, dark on white in both themes: scanners want it so. As wide as its parent. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const { size, path } = useMemo(() => drawQr(text), [text]);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width={size} height={size} rx="1.5" fill="#fff" />
      <path d={path} fill="#10201b" />
    </svg>
  );
}
